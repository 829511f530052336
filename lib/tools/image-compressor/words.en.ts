import { words as compressImage } from "../compress-image/words.en";
import { pictureLabels } from "../pictures";
import { pictures } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  name: "Image Converter",
  title: "Image Converter | To JPG, PNG, WEBP, AVIF or TIFF, Free",
  description:
    "Convert HEIC, WEBP, AVIF, PSD, SVG, BMP and other pictures to the format you choose. Up to 20 MB per file. Free, no sign-up, no watermark.",
  keywords: ["image converter", "convert image", "heic to webp", "image to tiff", "psd to jpg", "bmp to png"],
  heading: "Image Converter",
  subtitle: `Convert ${pictureLabels.length} picture formats to JPG, PNG, WEBP, AVIF or TIFF`,
  compressor: compressImage.name,
  targets: {
    jpg: "Small files for photos. Transparent areas turn white.",
    jpeg: "The same as JPG, with the extension .jpeg. Transparent areas turn white.",
    png: "Lossless, with transparency. Photos take up much more space than as JPG.",
    webp: "Small files for websites, with transparency and animation.",
    avif: "The smallest files, with transparency. Some programs can't open them.",
    tiff: "Lossless, for print shops and archives. Takes up a lot of space.",
  },
  messages: {
    wrong: "Please select valid image files (max 20MB).",
    none: "Please select at least one image.",
  },
  dropZone: {
    prompt: "Drag & drop images here",
    dragging: "Drop your images here",
    or: "or",
    button: "Select Images",
    hint: `${pictures.or}, up to 20MB each`,
  },
  action: "Convert",
  steps: ["Reading your images...", "Converting your images...", "Optimizing quality...", "Almost done..."],
  howToTitle: "How to convert images",
  howTo: [
    {
      name: "Select your images",
      text: "Pictures of different formats can go into one list. Each can be up to 20 MB.",
    },
    { name: "Choose the format", text: "JPG, PNG, JPEG, WEBP, AVIF or TIFF. Then press 'Convert'." },
    { name: "Download your images", text: "Save them one by one, or all at once as a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "One page for every picture format",
        blocks: [
          `Use this converter for a mix of pictures, or for a pair of formats that has no page of its own. It reads ${pictures.and}, all in one list, and writes the format you choose.`,
          "If you want to keep the format and only make files smaller, use [Compress Image](/compress-image).",
        ],
      },
      {
        heading: "Which format to choose",
        blocks: [
          {
            caption: "What each format does to a picture",
            head: ["Format", "Quality", "Transparency", "Good for"],
            rows: [
              ["JPG", "85", "Turns white", "Sharing, printing"],
              ["JPEG", "Same as JPG, with the extension .jpeg", "Turns white", "Forms that insist on .jpeg"],
              ["PNG", "Lossless", "Kept", "Editing, graphics"],
              ["WEBP", "80", "Kept", "Websites"],
              ["AVIF", "48 to 60, depending on the picture", "Kept", "Websites, smallest files"],
              ["TIFF", "Lossless (LZW)", "Kept", "Print shops, archives"],
            ],
          },
          "You can't compare quality numbers between formats: 48 in AVIF looks about as good as 80 in WEBP. In our tests, a 12-megapixel JPG of 1.7 MB became an AVIF of 297 KB, a WEBP of 475 KB or a TIFF of 10.8 MB.",
        ],
      },
      {
        heading: "What you get from design files, icons and drawings",
        blocks: [
          {
            caption: "Files that hold more than one flat picture",
            head: ["Your file", "Your result"],
            rows: [
              ["PSD, PSB", "The picture Photoshop saved beside the layers, with all of them merged"],
              ["SVG, SVGZ", "The drawing at its own size, enlarged to 1024 pixels if it is smaller"],
              ["ICO, CUR", "The largest picture in the file"],
              ["BMP, TGA", "Every pixel, with transparency if the file has any"],
            ],
          },
          "Photoshop saves the merged picture if 'Maximize Compatibility' is on. A file without that picture is refused, because it would come out white. CMYK and Lab files are converted to sRGB, and a duotone becomes gray.",
          "For a larger picture of a drawing, use [SVG to PNG](/svg-to-png).",
        ],
      },
      {
        heading: "Good to know",
        blocks: [
          {
            list: [
              "Your browser doesn't redraw anything. The original file is converted.",
              "Animated GIFs and WEBPs stay animated as WEBP. In any other format, you get the first frame.",
              "You get the first page of a TIFF that has several.",
              "16-bit PNGs and TIFFs keep their 16 bits as PNG or TIFF.",
              "Screenshots and text get finer color than photos when you convert them to AVIF.",
              "Pictures come out right side up, in sRGB, even from CMYK. Camera data and location are removed.",
            ],
          },
          "Each file can be up to 20 MB and 100 megapixels. An animation can have up to 256 frames, with 100 megapixels in total. WEBP allows 16,383 pixels per side and AVIF 16,384.",
        ],
      },
    ],
    questions: [
      {
        question: "Which format is best for my website?",
        answer:
          "WEBP works in every recent browser. AVIF is smaller, but some programs can't open it. Use JPG for social media previews and email.",
      },
      {
        question: "Can I set the quality?",
        answer: "Only when you convert [PNG to JPG](/png-to-jpg). That page has a quality slider.",
      },
      {
        question: "Can I convert .heif files?",
        answer: "Yes, just like .heic files from an iPhone.",
      },
      {
        question: "Does a JPG get better as PNG or TIFF?",
        answer: "No. It won't lose any more quality, but it takes up several times the space.",
      },
      {
        question: "Can I convert the same files to another format?",
        answer: "Yes. Your list stays. Choose the next format and press 'Convert' again.",
      },
      {
        question: "Can I get the layers of a PSD?",
        answer:
          "No, only the merged picture. To get a layer, hide the others in Photoshop and save the file again.",
      },
    ],
  },
} satisfies ToolWords<"any-format">;
