import { counted } from "../format";

/** The search over the tools, on the home page, the 404 page and in the header. */
export const search = {
  label: "Search the tools",
  placeholder: "heic to pdf",
  enter: "Enter",
  found: counted({ one: "One tool found.", other: "{n} tools found." }),
  near: "No exact match. The closest tools:",
  none: "No tool matches “{query}”. You'll find all tools further down this page.",
  /** In the header. */
  finder: {
    name: "Find a tool",
    about: "Type two formats, or what you want to do, such as “compress pdf”.",
    /** Names the list of tools that were found. */
    results: "Tools",
    popular: "Popular tools",
    none: "No tool matches “{query}”. These are popular:",
    failed: "We couldn't load the list of tools. Press Enter to search on the home page.",
  },
};

/**
 * What else the search finds a tool by; nobody reads it. `{format}` is what a visitor has, `{target}` what it becomes.
 * `tools`: by path.
 */
export const aliases = {
  tools: {
    "/png-to-ico": ["favicon", "favicon generator"],
    "/heic-to-jpg": ["iphone photo"],
    "/resize-image": ["image resizer", "change image size", "crop image"],
    "/remove-exif": [
      "remove metadata",
      "exif remover",
      "exif viewer",
      "strip gps from photo",
      "remove location from photo",
    ],
    "/image-to-text": ["extract text", "ocr image", "image to word"],
    "/ocr-pdf": ["searchable pdf", "scan to text", "ocr scan"],
    "/pdf-to-word": ["scan to word"],
    "/pdf-to-excel": [
      "pdf table",
      "extract table from pdf",
      "pdf to spreadsheet",
      "pdf to xls",
      "scan to excel",
    ],
    "/pdf-to-csv": ["pdf data", "pdf to text table"],
    "/image-to-excel": ["photo of a table", "screenshot to excel", "image to table", "image to csv"],
    "/merge-pdf": ["combine pdf", "join pdf", "pdf merger", "add pages to pdf", "append pdf"],
    "/split-pdf": ["separate pdf", "cut pdf", "divide pdf", "pdf splitter", "pdf cutter"],
    "/organize-pdf": [
      "rearrange pdf pages",
      "reorder pdf pages",
      "sort pdf pages",
      "move pdf pages",
      "edit pdf pages",
    ],
    "/rotate-pdf": ["rotate pdf pages", "turn pdf pages", "flip pdf"],
    "/delete-pdf-pages": ["remove pdf pages", "remove blank pages"],
    "/extract-pdf-pages": ["save pdf pages", "pick pdf pages"],
    "/image-to-pdf": ["merge image", "combine image", "scan to pdf"],
    "/jpg-to-gif": ["gif maker"],
    "/psd-to-jpg": ["photoshop to jpg", "psb to jpg"],
    "/raw-to-jpg": [
      "camera raw",
      "dng to jpg",
      "cr2 to jpg",
      "cr3 to jpg",
      "nef to jpg",
      "arw to jpg",
      "raf to jpg",
    ],
    "/jxl-to-jpg": ["jpeg xl to jpg"],
    "/jp2-to-jpg": ["jpeg 2000 to jpg", "j2k to jpg"],
    "/bmp-to-jpg": ["bitmap to jpg"],
    "/ico-to-png": ["icon to png", "favicon to png"],
  } as Readonly<Record<string, readonly string[]>>,
  smaller: "compress {format}",
  resized: "resize {format}",
  searchable: "ocr {format}",
  converted: "{format} to {target}",
};
