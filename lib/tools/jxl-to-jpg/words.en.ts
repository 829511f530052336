import { batch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JXL", to: "JPG" }),
  name: "JXL to JPG",
  title: "JXL to JPG Converter | Open JPEG XL Files, Free",
  description:
    "Convert JPEG XL pictures (.jxl) to JPGs that every browser, phone and program opens. Free, no sign-up, no watermark, files deleted.",
  keywords: ["jxl to jpg", "jpeg xl to jpg", "convert jxl", "open jxl file", "jxl converter"],
  heading: "JXL to JPG Converter",
  subtitle: "JPEG XL pictures as JPGs that open everywhere",
  howTo: [
    {
      name: "Select your JXLs",
      text: "Drop as many as 100 on the page at once.",
    },
    {
      name: "Convert",
      text: "Press 'Convert to JPG'. Each row shows when its picture is done.",
    },
    {
      name: "Download your JPGs",
      text: "Take them one at a time, or as a ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Why a JXL won't open",
        blocks: [
          "JPEG XL is the newest successor of JPG: smaller files, finer colors, and photos from some phones and cameras. Safari and Apple's own apps show it, but Chrome on most devices doesn't, and neither do Windows' older viewers or most upload forms.",
          "A JPG of the same picture works in all of them. Keep the JXL if you want to edit the photo later, because it holds more.",
        ],
      },
      {
        heading: "What becomes of your picture",
        blocks: [
          {
            caption: "Kinds of JPEG XL, and their JPGs",
            head: ["Your JXL", "In the JPG"],
            rows: [
              ["A photo with 8 bits per color", "The same colors, in sRGB"],
              ["10 to 16 bits, or a wide gamut", "Reduced to the 8 bits and the sRGB colors of a JPG"],
              ["With transparency", "White where nothing was"],
              ["An animation", "Its first frame, and a note"],
              ["Stored in print colors (CMYK)", "Refused, with a sentence that says why"],
            ],
          },
        ],
      },
      {
        heading: "Where JXL files come from",
        blocks: [
          "Lightroom, darktable and GIMP export JPEG XL, and photographers use it for archives because it's a fifth smaller than JPG without losing anything. If you got a .jxl from one of them, ask whether they can send the original, too: every conversion to JPG drops the extra shades that make later edits smooth.",
        ],
      },
      {
        heading: "JPGs that were packed as JXL",
        blocks: [
          "Some programs shrink a JPG by packing it as JPEG XL without touching its pixels. Such a file can be unpacked to the exact bytes it was made from, with tools such as djxl. This page decodes the pixels and writes a new JPG of quality 85 instead, which looks the same but isn't identical.",
        ],
      },
    ],
    questions: [
      {
        question: "Does the JPG get larger than the JXL?",
        answer:
          "Usually. JPEG XL needs fewer bytes for the same look, so expect a JPG of up to twice the size.",
      },
      {
        question: "Is JPEG XL the same as JPEG 2000?",
        answer:
          "No, they share only the name's beginning. For .jp2 files there is [JP2 to JPG](/jp2-to-jpg).",
      },
      {
        question: "Can I make JXL files here?",
        answer: "Not yet. For small files that browsers show, use [JPG to AVIF](/jpg-to-avif).",
      },
      {
        question: "Are my pictures kept?",
        answer:
          "The JXL is deleted as soon as its JPG exists. The JPG waits {retention} for you, unless you delete it first.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
