import { counted } from "../format";

/** The search over the tools. */
export const search = {
  label: "Search the tools",
  placeholder: "heic to pdf",
  enter: "Enter",
  found: counted({ one: "One tool found.", other: "{n} tools found." }),
  none: "No tool matches “{query}”. You'll find all tools further down this page.",
};

/** What else the search finds a tool by; nobody reads it. `{format}` is what a visitor has, `{target}` what it becomes. */
export const aliases = {
  icon: ["favicon", "favicon generator"],
  resize: ["image resizer", "change image size"],
  smaller: "compress {format}",
  resized: "resize {format}",
  searchable: "ocr {format}",
  converted: "{format} to {target}",
};
