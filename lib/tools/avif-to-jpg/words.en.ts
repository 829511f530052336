import { hints } from "../../limits";
import { specifiedBatch, specifiedDropZone } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "AVIF to JPG",
  title: "AVIF to JPG Converter | Free Online, No Watermark",
  description:
    "Convert AVIF images to JPGs that open in any program and browser. Free, no sign-up, no watermark, files deleted automatically.",
  keywords: ["avif to jpg", "convert avif to jpg", "avif to jpeg", "open avif file", "avif converter"],
  heading: "AVIF to JPG Converter",
  subtitle: "Turn AVIF images into JPGs you can open and upload anywhere",
  ...fillAll(specifiedBatch, { from: "AVIF", to: "JPG" }),
  dropZone: fillAll(specifiedDropZone, { from: "AVIF", ...hints.avif }),
  howTo: [
    { name: "Select your AVIF files", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Change the order if you like, then press 'Convert to JPG'." },
    { name: "Download your JPGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "What is an AVIF file?",
        blocks: [
          "AVIF is a picture format from 2019, based on the AV1 video codec. It makes much smaller files than JPG at the same quality, and it supports transparency and HDR. Many websites send it to browsers that can show it. When you save such a picture, you get a file that many of your programs can't open.",
        ],
      },
      {
        heading: "What opens AVIF",
        blocks: [
          {
            caption: "Browsers that show AVIF",
            head: ["Browser", "Since version"],
            rows: [
              ["Chrome", "85"],
              ["Edge", "121"],
              ["Firefox", "93"],
              ["Safari on Mac", "16.4, or 16.1 on macOS Ventura"],
              ["Safari on iPhone and iPad", "16"],
            ],
          },
          "Outside the browser, AVIF opens on iOS 16, macOS 13 Ventura, Android 12 and later. GIMP 2.10.22 and Krita 5.0 read it, too. Windows 10 and 11 need the AV1 Video Extension from the Microsoft Store. Photo labs, upload forms and older office programs usually want a JPG.",
        ],
      },
      {
        heading: "How AVIF becomes JPG",
        blocks: [
          "Your browser first redraws the picture as a JPG at quality 92. Our server then turns that into the JPG you download, at quality 85. You won't notice the difference at normal size.",
          "The AVIF itself is uploaded if it's animated, HDR or over 16.7 megapixels, if redrawing would make the upload much larger, or if your browser can't read it. Our server can, whether it has 8, 10 or 12 bits per channel.",
          "Wide colors such as Display P3 are converted to sRGB so that every screen shows them right. HDR pictures are toned down so that bright areas keep their detail.",
        ],
      },
      {
        heading: "How big the JPG gets",
        blocks: [
          "The JPG is almost always bigger than the AVIF. In our tests, a 12-megapixel photo came out at 1.1 MB. The extra bytes don't add detail, so keep the AVIF if you have room for it.",
          {
            caption: "The same picture as AVIF, and as the JPG our server makes from it.",
            pictures: [
              {
                path: "/figures/avif-to-jpg-before.avif",
                label: "AVIF",
                alt: "Five kites over wooded hills at sunrise, as an AVIF.",
                width: 560,
                height: 420,
                bytes: 16_424,
              },
              {
                path: "/figures/avif-to-jpg-after.jpg",
                label: "JPG",
                alt: "The same kites and hills as a JPG, looking the same.",
                width: 560,
                height: 420,
                bytes: 30_540,
              },
            ],
          },
        ],
      },
      {
        heading: "JPG or another format?",
        blocks: [
          "A JPG opens anywhere, so use it for sharing, printing and forms. It has no transparency: a logo gets a white background with smooth edges.",
          {
            list: [
              "To keep a transparent background, or to edit without further loss, use [AVIF to PNG](/avif-to-png).",
              "For a background in another color, convert that PNG with [PNG to JPG](/png-to-jpg).",
              "For your website, keep the AVIF, or make a WEBP for older browsers with the [Image Converter](/image-compressor).",
            ],
          },
          "Pictures in other modern formats have their own pages: [WEBP to JPG](/webp-to-jpg) and [HEIC to JPG](/heic-to-jpg).",
        ],
      },
    ],
    questions: [
      {
        question: "How many files can I convert at once?",
        answer: "Up to 100 files, 100 MB in total. Each picture can have up to 100 megapixels.",
      },
      {
        question: "Can I just rename .avif to .jpg?",
        answer: "No. The file would still be an AVIF, and most programs would say it's broken.",
      },
      {
        question: "How do I convert AVIF to JPG on Windows?",
        answer:
          "Drop the file on this page in any recent browser. You don't need the extension from the Microsoft Store. If the file dialog hides your AVIF, choose 'All files' in it.",
      },
      {
        question: "Can I convert an animated AVIF?",
        answer: "You get a still picture, because a JPG can't move.",
      },
      {
        question: "What happens to my files?",
        answer:
          "Your upload is deleted as soon as it's converted, and the JPG after {retention}. Location, camera data and author are removed from it.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
