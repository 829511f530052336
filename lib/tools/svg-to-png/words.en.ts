import { refusals } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "SVG to PNG",
  title: "SVG to PNG Converter | Up to 8192 Pixels, Free",
  description:
    "Turn SVG logos, icons and drawings into sharp PNGs with transparency, up to 8192 pixels wide. Many files at once. Free, no sign-up, no watermark.",
  keywords: ["svg to png", "convert svg to png", "svg to image", "vector to png", "svgz to png"],
  heading: "SVG to PNG Converter",
  subtitle: "Draw logos, icons and diagrams as PNGs, as large and as sharp as you need them",
  choice: {
    label: "Longer side",
    texts: {
      "": "Its own size, 1024 to 4096 pixels",
      "256": "256 pixels",
      "512": "512 pixels",
      "1024": "1024 pixels",
      "2048": "2048 pixels",
      "4096": "4096 pixels",
      "8192": "8192 pixels",
    },
  },
  messages: fillAll(refusals, { from: "SVG" }),
  dropZone: {
    prompt: "Drag & drop SVG files here",
    dragging: "Drop your SVG files here",
    or: "or",
    button: "Select SVG Files",
    hint: "SVG or SVGZ, up to 100 files and 100 MB in total, each up to 20 MB",
  },
  action: "Convert to PNG",
  steps: ["Reading your images...", "Drawing your SVGs...", "Optimizing quality...", "Almost done..."],
  success: "PNG file(s) ready to download!",
  howTo: [
    { name: "Select your SVG files", text: "Logos, icons, charts or diagrams, one or many." },
    { name: "Choose how large", text: "Keep the size of the drawing, or set the pixels of the longer side." },
    { name: "Convert and download", text: "Save the PNGs one by one, or all of them in a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "How many pixels does a drawing have?",
        blocks: [
          "None. An SVG describes lines, shapes and letters, and every program decides how large to draw them. That's why a PNG made from it can be any size and is sharp at each of them, while an enlarged PNG turns soft.",
          {
            caption: "Which size to choose",
            head: ["What it's for", "Longer side"],
            rows: [
              ["Favicon or small icon", "256 pixels"],
              ["App icon, profile picture", "512 or 1024 pixels"],
              ["Presentation or document", "2048 pixels"],
              ["Print, 13 inches wide at 300 dpi", "4096 pixels"],
              ["Poster, 27 inches wide at 300 dpi", "8192 pixels"],
            ],
          },
          "More pixels make a larger file: in our tests, a drawing of 15 KB became a PNG of 89 KB at 1024 pixels, 530 KB at 4096 and 1.3 MB at 8192.",
          "If you choose none, the file decides. Its width and height count in CSS pixels, of which 96 make an inch; without them, its view box counts. A drawing below 1024 pixels is enlarged to that, because an icon of 24 pixels is rarely what you want, and one above 4096 is reduced.",
        ],
      },
      {
        heading: "What the PNG looks like",
        blocks: [
          {
            list: [
              "Where nothing is drawn, the PNG is transparent. For a white background, open the result in [PNG to JPG](/png-to-jpg).",
              "Gradients, masks, clipping, filters and style sheets inside the file are drawn.",
              "Animations stand still, as they are before they start.",
              "HTML inside a drawing (foreignObject) is left out. Some diagram programs put their labels there; export those as paths or plain text.",
            ],
          },
        ],
      },
      {
        heading: "Fonts and linked pictures",
        blocks: [
          "A drawing only names its fonts. If our server doesn't have one, another takes its place, and the words may get wider or narrower. For a logo, convert the text to paths before you export it: 'Object to Path' in Inkscape, 'Create Outlines' in Illustrator.",
          "Pictures that are embedded in the file are drawn. Links to other files or websites aren't followed, and scripts aren't run, so a drawing from a stranger can't fetch anything.",
        ],
      },
    ],
    questions: [
      {
        question: "Why does my PNG look different from the browser?",
        answer:
          "Most often a font is missing, or the drawing uses HTML or a script. Convert its text to paths, and save it as a plain SVG.",
      },
      {
        question: "Can I convert .svgz files?",
        answer: "Yes. That's an SVG compressed with gzip. It can have up to 20 MB when it's unpacked.",
      },
      {
        question: "Can I turn a PNG back into an SVG?",
        answer:
          "No. A PNG doesn't know its shapes any more, so they would have to be traced. Keep the SVG for later changes.",
      },
      {
        question: "How do I make a JPG or WEBP of an SVG?",
        answer:
          "With the [Image Converter](/image-compressor). It draws SVGs at their own size, with white behind a JPG.",
      },
      {
        question: "Why did a drawing take too long?",
        answer:
          "Large blurs and thousands of transparent layers take the most time. We stop after 30 seconds; a smaller size often helps.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
