import { counted } from "../format";

/** The search over the tools. */
export const search = {
  label: "Search the tools",
  placeholder: "heic to pdf",
  enter: "Enter",
  found: counted({ one: "One tool found.", other: "{n} tools found." }),
  none: "No tool matches “{query}”. You'll find all tools further down this page.",
};
