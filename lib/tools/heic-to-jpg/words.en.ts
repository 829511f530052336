import { specifiedBatch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "HEIC to JPG",
  title: "HEIC to JPG Converter | iPhone Photos to JPG, Free",
  description:
    "Convert HEIC photos from your iPhone or iPad to JPG on Windows, Mac or your phone. Right side up, in true colors. Free, no sign-up, no watermark.",
  keywords: [
    "heic to jpg",
    "convert heic to jpg",
    "heic to jpg on windows",
    "iphone photo to jpg",
    "open heic file",
  ],
  heading: "HEIC to JPG Converter",
  subtitle: "Turn iPhone and iPad photos into JPGs that open anywhere",
  ...fillAll(specifiedBatch, { from: "HEIC", to: "JPG" }),
  howTo: [
    { name: "Select your HEIC photos", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Press 'Convert to JPG'. Most photos take a few seconds." },
    { name: "Download your JPGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Why your iPhone photo won't open",
        blocks: [
          "iPhones and iPads have saved photos as HEIC since iOS 11. The format takes much less space than JPG, but many programs, upload forms and older computers can't read it.",
          {
            caption: "Where HEIC opens",
            head: ["System or browser", "Opens HEIC"],
            rows: [
              ["iPhone, iPad", "iOS 11 or later"],
              ["Mac", "macOS 10.13 High Sierra or later"],
              ["Windows 10 and 11", "With the HEIF and HEVC extensions from the Microsoft Store"],
              ["Safari", "Version 17 or later"],
              ["Chrome, Edge, Firefox", "No"],
            ],
          },
        ],
      },
      {
        heading: "Convert HEIC on Windows, Mac or your phone",
        blocks: [
          "You don't need an app or an extension. Our server reads the HEIC, so this page works in any recent browser.",
          {
            list: [
              "Your photo comes out right side up, at full size.",
              "Apple's wide colors (Display P3) are converted to sRGB, which looks right on every screen. HDR is toned down so that bright skies keep their detail.",
              "The JPG is saved at quality 85 out of 100.",
              "Location, date, camera model and other hidden data are removed.",
            ],
          },
          "Depth maps and the extra HDR layer aren't included.",
        ],
      },
      {
        heading: "JPG or another format?",
        blocks: [
          "JPG is right for sharing, printing and upload forms. If you plan to edit the photo and save it many times, [HEIC to PNG](/heic-to-png) avoids further loss. For your own website, use [HEIC to WEBP](/heic-to-webp), or make an AVIF with the [Image Converter](/image-compressor).",
        ],
      },
    ],
    questions: [
      {
        question: "How do I make my iPhone take JPGs?",
        answer:
          "Open Settings, tap Camera, then Formats, and choose 'Most Compatible'. New photos are then saved as JPG and take up more space. Photos you already have stay HEIC.",
      },
      {
        question: "Will the JPG look worse?",
        answer:
          "You won't see a difference at normal size. But it's compressed a second time, so keep the HEIC as your original.",
      },
      {
        question: "Can I convert .heif files?",
        answer: "Not on this page. The [Image Converter](/image-compressor) takes them and makes JPGs, too.",
      },
      {
        question: "Can I convert a Live Photo?",
        answer: "You get the still picture. The moving part is a separate video.",
      },
      {
        question: "Does it work on the iPhone itself?",
        answer:
          "Yes. Your iPhone may turn the photo into a JPG as you select it. Then you don't need to convert it.",
      },
      {
        question: "How many photos can I convert at once?",
        answer: "Up to 100 photos, 100 MB in total. Each photo can have up to 100 megapixels.",
      },
      {
        question: "What happens to my photos?",
        answer:
          "Your upload is deleted right after the conversion. The JPGs stay on our server for {retention} at most, and you can delete them sooner.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
