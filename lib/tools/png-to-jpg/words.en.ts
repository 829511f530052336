import { simplePng } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PNG to JPG",
  title: "Advanced PNG to JPG Converter | High Quality Conversion",
  description:
    "Convert PNG to JPG with adjustable quality, background color, and transparency options. Fast and secure conversion.",
  keywords: [
    "png to jpg",
    "convert png to jpg",
    "png to jpeg",
    "transparent png to white background",
    "png to jpg quality",
  ],
  heading: "Advanced PNG to JPG Converter",
  headingParts: [{ text: "Advanced ", advanced: true }, { text: "PNG to JPG Converter" }],
  subtitle: "Professional-grade image conversion with complete control",
  simpleSubtitle: "Turn all your PNGs into JPGs at once, with nothing to set",
  messages: {
    drop: "{file name} is not a PNG file",
    select: "{file name} is not a PNG file",
    none: "Please select at least one PNG file.",
    tooLarge: "{file name} exceeds 10MB limit",
  },
  dropZone: {
    prompt: "Drag & drop PNG files here",
    dragging: "Drop your PNG files here",
    or: "or click to browse your files",
    button: "Select PNG Files",
    hint: "Supports multiple files (Max 10MB each)",
  },
  action: "Convert to JPG",
  simple: fillAll(simplePng, { to: "JPG" }),
  howTo: [
    {
      name: "Select your PNG files",
      text: "Drop them on the page or use the button.",
    },
    {
      name: "Choose Advanced or Simple",
      text: "In Advanced, you set the quality and a background color for transparent parts. Each PNG can be up to 10 MB. Simple converts at quality 85 on white and takes larger PNGs, up to 100 MB in total.",
    },
    { name: "Download your JPGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "What changes when a PNG becomes a JPG",
        blocks: [
          "A PNG stores every pixel exactly. A JPG leaves out fine detail that you hardly notice, so photos take up far less space. Width and height stay the same.",
          "Our server converts the colors to sRGB, fills transparent parts and writes the JPG. Text notes, camera data and location are removed.",
        ],
      },
      {
        heading: "Where to set the slider",
        blocks: [
          {
            caption: "What the slider does",
            head: ["Quality", "Good for", "Keep in mind"],
            rows: [
              ["60 to 75", "Thumbnails, previews, chat", "Edges get a faint halo"],
              ["85", "Photos for websites and email", "The default"],
              ["90 to 95", "Print, red text, thin colored lines", "Color keeps its full resolution"],
              ["100", "Pictures you'll edit again", "Much larger, but still not lossless"],
            ],
          },
          "Below 90, color is stored at half the resolution. You won't see that in photos, but thin red letters on white get soft edges.",
          {
            caption: "A detail of a photo. At quality 30, the sky breaks into blocks and the edges blur.",
            pictures: [
              {
                path: "/figures/png-to-jpg-85.jpg",
                label: "Quality 85",
                alt: "An orange kite in front of a smooth blue sky.",
                width: 300,
                height: 225,
                bytes: 5_452,
              },
              {
                path: "/figures/png-to-jpg-30.jpg",
                label: "Quality 30",
                alt: "The same kite with smudged edges, in front of a blocky sky.",
                width: 300,
                height: 225,
                bytes: 2_083,
              },
            ],
          },
        ],
      },
      {
        heading: "Transparent background to white, or any color",
        blocks: [
          "JPG has no transparency. With 'Remove transparency' on, transparent parts are filled with the background color you choose, and shadows and soft edges blend into it. Choose the color of the page where you'll use the picture.",
          "If you turn the option off, nothing is blended. You see whatever color is stored under the transparent parts, often black.",
          {
            caption: "The squares stand for the transparent background of the PNG. The JPG has a white one.",
            pictures: [
              {
                path: "/figures/transparent.png",
                label: "PNG",
                alt: "A drawing of hills, a sun and five kites on a transparent background.",
                width: 560,
                height: 420,
                bytes: 37_801,
                transparent: true,
              },
              {
                path: "/figures/png-to-jpg-white.jpg",
                label: "JPG",
                alt: "The same drawing on a white background.",
                width: 560,
                height: 420,
                bytes: 17_133,
              },
            ],
          },
        ],
      },
      {
        heading: "When to stay with PNG",
        blocks: [
          "Screenshots, logos and line art have flat areas and hard edges. They look worse as JPG and are often smaller as PNG. If your PNG is too large, try [Compress Image](/compress-image), or [PNG to WEBP](/png-to-webp), which keeps transparency.",
          "Each PNG can have up to 100 megapixels. Advanced takes up to 10 MB per file, and Simple takes up to 100 MB in total. Download your JPGs within {retention}. After that, our server deletes them.",
        ],
      },
    ],
    questions: [
      {
        question: "Why is my JPG larger than the PNG?",
        answer:
          "The PNG is probably a drawing or screenshot with few colors, which PNG stores very well. Lower the quality, or keep the PNG.",
      },
      {
        question: "What is the Simple layout for?",
        answer:
          "It converts all files in one go, at quality 85 on white, with no options to set. The switch above the drop zone keeps the files you've selected.",
      },
      {
        question: "Can I get the transparency back later?",
        answer:
          "No. If you convert [from JPG to PNG](/jpg-to-png), the background stays solid. Keep the original PNG.",
      },
      {
        question: "What happens to an animated PNG?",
        answer: "You get a single still picture, usually the first frame.",
      },
    ],
  },
} satisfies ToolWords<"advanced">;
