import { pictures } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  name: "Resize Image",
  title: "Resize Image | Pixels, Percent, Print Sizes, Free",
  description:
    "Resize pictures by pixels, percent or longest side, or to photo, passport and social media sizes. Crop, fit or add borders. Free, no sign-up.",
  keywords: ["resize image", "image resizer", "photo resizer", "passport photo size", "resize gif"],
  heading: "Resize Image",
  subtitle:
    "Change the size of your pictures in pixels or percent, or to fit a photo print, a passport or a post",
  messages: { wrong: "Only pictures can be resized here.", none: "Select at least one picture." },
  dropZone: {
    prompt: "Drag & drop pictures here",
    dragging: "Drop your pictures here",
    or: "or",
    button: "Select Pictures",
    hint: `${pictures.or}, up to 100 files and 100 MB in total`,
  },
  action: "Resize",
  howToTitle: "How to resize a picture",
  howTo: [
    { name: "Select pictures", text: "One or many. They can be of different sizes and formats." },
    {
      name: "Choose the size",
      text: "Enter pixels or percent, or choose a photo print, a passport photo or a post. You see the result's pixels first.",
    },
    { name: "Resize and download", text: "Save your pictures one by one, or all at once as a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Four ways to say the size",
        blocks: [
          {
            list: [
              "Width and height: they start at the picture's own size. Change one of them, and the other follows. Turn off 'Keep proportions' to enter both.",
              "Percentage: 50% makes each side half as long, which leaves a quarter of the pixels.",
              "Longest side: good for a mix of portrait and landscape pictures.",
              "Ready-made size: photo prints and paper at 300 dpi, passport photos, and pictures for social media.",
            ],
          },
          "Before you press 'Resize', each file shows how many pixels it has and how many it will have.",
        ],
      },
      {
        heading: "If the picture has another shape",
        blocks: [
          {
            caption: "A 4000 × 3000 photo resized to 1080 × 1080",
            head: ["Choice", "Result", "What you see"],
            rows: [
              ["Crop to fill", "1080 × 1080", "The part you choose; you can move and enlarge it"],
              ["Fit inside", "1080 × 810", "The whole picture"],
              ["Add borders", "1080 × 1080", "The whole picture, with borders in a color you choose"],
            ],
          },
          "Pictures are never stretched. They aren't enlarged either, unless you turn that on: new pixels can only be guessed, so an enlarged picture looks soft.",
        ],
      },
      {
        heading: "Passport photos and prints",
        blocks: [
          {
            caption: "Passport photo sizes, width × height",
            head: ["Country", "On paper", "Pixels at 300 dpi"],
            rows: [
              ["United States", "2 × 2 in (51 × 51 mm)", "600 × 600"],
              ["United Kingdom, Germany, Japan", "35 × 45 mm", "413 × 531"],
              ["Canada", "50 × 70 mm", "591 × 827"],
              ["China", "33 × 48 mm", "390 × 567"],
              ["Finland", "36 × 47 mm", "425 × 555"],
            ],
          },
          "This sets the size only. Government offices also have rules for the head, the background and the age of the photo, so check theirs before you apply.",
          "JPG, PNG and TIFF store the resolution, so that programs print them at the right size. If a photo has too few pixels for 300 dpi, it keeps its size on paper with a lower resolution.",
        ],
      },
      {
        heading: "Sharp details, right brightness",
        blocks: [
          "Photos are made smaller with a Lanczos filter in linear light, the way light itself adds up. Many programs average the stored numbers instead, which darkens fine bright details such as stars, snow or city lights. Screenshots and drawings are averaged as stored, because that keeps thin dark letters dark.",
          {
            list: [
              "Photos are turned the right way up first.",
              "Animated GIFs and WEBPs keep their frames and timing if the result is a GIF or WEBP.",
              "Colors become sRGB. Camera data and location are removed.",
              "A file that needs no change isn't sent at all: you get it back exactly as it was, with its camera data.",
              "16-bit PNGs and TIFFs keep their 16 bits.",
              "Pictures and results can have up to 100 megapixels. The frames of an animation count together.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Does resizing make the file smaller?",
        answer:
          "Usually, because there are fewer pixels to store. If it has to be below a certain size, turn on 'Fit a file size limit': the pixels stay as you chose them, and the quality is lowered until the file fits. To keep all pixels and save space, use [Compress Image](/compress-image).",
      },
      {
        question: "Can I enlarge a picture?",
        answer:
          "Yes. Turn on 'Enlarge smaller pictures', or enter more than 100%. It won't show more detail than before.",
      },
      {
        question: "Can I choose what is cropped?",
        answer:
          "Yes. Choose 'Crop to fill', then press 'Adjust crop' beside a file. Drag the frame, or move it with the arrow keys.",
      },
      {
        question: "What does dpi mean?",
        answer:
          "Dots per inch: how many pixels are printed on an inch of paper. It changes the size on paper, not the picture on a screen.",
      },
      {
        question: "Which format do I get?",
        answer:
          "The same as your file, unless you choose another one. HEIC photos become JPGs. BMP, ICO, TGA, PSD and SVG files become PNGs.",
      },
      {
        question: "Can I resize many pictures at once?",
        answer: "Yes, up to 100 files and 100 MB together. Each one can have a crop of its own.",
      },
    ],
  },
} satisfies ToolWords<"resize">;
