import type { ScreenWords, ToolWords } from "../words";

/** What the main tool and its variants share. */
export const screen = {
  messages: {
    wrong: "Please select valid images (JPG, PNG, WebP, AVIF).",
    none: "Please select image(s) to compress.",
  },
  dropZone: {
    prompt: "Drag & drop images here",
    dragging: "Drop your images here",
    or: "or",
    button: "Choose Image(s)",
    hint: "JPG, PNG, WEBP or AVIF",
  },
  action: "Compress",
  success: "Compression complete! Download the ZIP below.",
} satisfies ScreenWords["compressor"];

export const words = {
  ...screen,
  name: "Compress Image",
  title: "Compress Images Online | Smaller, Same Look, Free",
  description:
    "Make JPG, PNG, WEBP and AVIF files smaller with no visible difference, and compare before and after. Free, no sign-up, files deleted automatically.",
  keywords: ["compress image", "image compressor", "reduce image size", "compress jpg", "compress png"],
  heading: "Compress Images",
  subtitle: "Make pictures smaller with no visible difference, and compare before and after",
  howToTitle: "How to compress images",
  howTo: [
    {
      name: "Select your images",
      text: "Any mix of formats. Each picture keeps its format and its size in pixels.",
    },
    {
      name: "Compress",
      text: "Press 'Compress'. Each picture gets as small as it can without looking different.",
    },
    { name: "Compare and download", text: "Press 'Compare' to see before and after, then download the ZIP." },
  ],
  variantsHeading: "Popular formats and size limits",
  article: {
    sections: [
      {
        heading: "The right quality for every picture",
        blocks: [
          "Most compressors use one quality for every picture. This one finds the right quality for each: it tries several on part of the picture, compares them with the original, and keeps the lowest one that looks the same at full size.",
          "Grass and hair hide a lot, so those photos get much smaller. A clear sky hides nothing, so it gets a higher quality.",
          {
            caption: "The same photo before and after, as JPG. Open each one in a new tab to look closely.",
            large: true,
            pictures: [
              {
                path: "/figures/compress-image-before.jpg",
                label: "Before",
                alt: "Five kites over wooded hills at sunrise, with a meadow in front.",
                width: 1040,
                height: 780,
                bytes: 125_284,
              },
              {
                path: "/figures/compress-image-after.jpg",
                label: "After",
                alt: "The same kites, hills and meadow after compression, looking the same.",
                width: 1040,
                height: 780,
                bytes: 77_807,
              },
            ],
          },
        ],
      },
      {
        heading: "How each format is compressed",
        blocks: [
          {
            caption: "You get the same format back",
            head: ["Format", "Method", "Minimum saving"],
            rows: [
              ["JPG", "New quality (mozjpeg)", "5%"],
              ["PNG", "256 colors if it looks the same, otherwise lossless", "1 byte"],
              ["WEBP", "New quality, or lossless if that's smaller and the original is lossless", "20%"],
              ["AVIF", "New quality", "20%"],
            ],
          },
          "If it would save less, you get your original back, without hidden data such as the location.",
          "In our tests, a 12-megapixel JPG went from 1.7 MB to 628 KB. A PNG drawing shrank to 13 KB. Lossless compression alone would have left it at 143 KB.",
        ],
      },
      {
        heading: "What stays and what changes",
        blocks: [
          {
            list: [
              "Width, height, file name and transparency stay the same, unless you set a size limit.",
              "An animated WEBP keeps all its frames. An animated PNG isn't compressed.",
              "AVIFs with more than 8 bits per channel aren't compressed, unless we have to remove hidden data.",
              "JPGs you've already compressed here aren't compressed again.",
            ],
          },
          "Camera data, location, captions and thumbnails are removed. 16-bit PNGs become 8-bit, so keep the original if you plan to edit it.",
        ],
      },
      {
        heading: "When a form limits the file size",
        blocks: [
          "Select your pictures, turn on 'Fit a file size limit' and enter the limit, such as 200 KB. Each picture gets the best quality that fits, with fewer pixels where that looks better than a lower quality. The list says how many pixels it has then.",
          {
            caption: "A 12-megapixel JPG of 1.5 MB, made to fit",
            head: ["Limit", "Result", "Pixels"],
            rows: [
              ["50 KB", "50.0 KB", "812 × 609"],
              ["200 KB", "191.2 KB", "1835 × 1377"],
              ["500 KB", "497.4 KB", "4032 × 3024"],
            ],
          },
          "For an email, choose 'All pictures together': small files stay as they are, and large ones share the rest. A picture that fits already keeps its quality. Forms count a kilobyte as 1,000 or 1,024 bytes, so we count 1,000.",
          "To choose the number of pixels yourself, use [Resize Image](/resize-image). A photo saved as PNG gets far smaller as a JPG, and [PNG to JPG](/png-to-jpg) lets you choose the quality. For websites, use [PNG to WEBP](/png-to-webp) or [JPG to WEBP](/jpg-to-webp), or make an AVIF with the [Image Converter](/image-compressor).",
        ],
      },
    ],
    questions: [
      {
        question: "Why did my picture hardly get smaller?",
        answer:
          "It was already well compressed. If we'd save less than the table shows, you get your original back.",
      },
      {
        question: "Is it lossless?",
        answer:
          "Not always. A PNG is compressed without loss unless 256 colors look just as good. Other pictures look the same at 100%, but you may see a difference if you enlarge or edit them.",
      },
      {
        question: "Why does it take longer than converting?",
        answer: "We try several settings for each picture to find the best one.",
      },
      {
        question: "Can I compress other formats, such as HEIC or GIF?",
        answer:
          "Not here. Convert HEIC photos with [HEIC to JPG](/heic-to-jpg), and all others to WEBP with the Image Converter.",
      },
      {
        question: "What is errors.txt in my ZIP?",
        answer:
          "It lists the files that couldn't be compressed, and why. The others are in the ZIP as usual.",
      },
      {
        question: "How many pictures can I compress at once?",
        answer: "Up to 100 files, 100 MB in total. Each picture can have up to 100 megapixels.",
      },
    ],
  },
} satisfies ToolWords<"compressor">;
