import { threeView } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(threeView, { to: "WEBP" }),
  name: "JPG to WEBP",
  title: "JPG to WEBP Converter | Faster Pages, Free",
  description:
    "Convert JPG photos to WEBP for faster websites. They look the same in a much smaller file. Free, no sign-up, no watermark.",
  keywords: ["jpg to webp", "convert jpg to webp", "jpeg to webp", "webp converter", "images for web"],
  heading: "JPG to WEBP Converter",
  subtitle: "Photos that look the same and load faster, up to 20 at a time",
  howTo: [
    { name: "Select your JPG files", text: "Drop up to 20 photos on the page, or use the button." },
    { name: "Convert", text: "Press 'Convert to WEBP'. Your photos keep their size in pixels." },
    { name: "Download your WEBPs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Smaller photos for your website",
        blocks: [
          "Photos are usually the heaviest part of a web page. As WEBP, they look the same and load faster. In our tests, a 12-megapixel JPG of 1.7 MB (quality 92) became a WEBP of about 475 KB.",
          "You save less on a JPG that's already heavily compressed. If a WEBP isn't smaller, keep the JPG.",
        ],
      },
      {
        heading: "What happens to your photos",
        blocks: [
          {
            list: [
              "WEBP quality is 80.",
              "Photos come out right side up, with their width and height unchanged.",
              "Colors are converted to sRGB, and color is stored at half the resolution, as in most JPGs.",
              "Camera data, location and thumbnails are removed.",
              "Each file keeps its name and gets the extension .webp, so links on your website are easy to update.",
            ],
          },
          "A WEBP can have up to 16,383 pixels per side. [Resize](/resize-image) longer panoramas before you convert them.",
        ],
      },
      {
        heading: "Which browsers show WEBP",
        blocks: [
          {
            caption: "Browsers that show WEBP",
            head: ["Browser", "Since version"],
            rows: [
              ["Chrome", "32"],
              ["Edge", "18"],
              ["Firefox", "65"],
              ["Safari on iPhone and iPad", "14"],
              ["Safari on Mac", "14, on macOS 11 or later"],
            ],
          },
          "For older browsers, use an HTML picture element with the WEBP as source and the JPG as img. Every visitor then loads only one of them.",
          "Many email programs and print shops don't take WEBP. Send them a JPG.",
        ],
      },
    ],
    questions: [
      {
        question: "How many photos can I convert at once?",
        answer:
          "Up to 20 files and 100 MB. New files are added to the list, so you can select them in several steps.",
      },
      {
        question: "Can I choose the quality?",
        answer:
          "Not here. To get the smallest file without a visible difference, run the WEBP through [Compress Image](/compress-image).",
      },
      {
        question: "Will I see a difference?",
        answer: "Hardly ever, at normal size. Film grain and red details on black are the first to get soft.",
      },
      {
        question: "Should I convert logos to WEBP?",
        answer:
          "Yes, but start from the PNG if you have it, with [PNG to WEBP](/png-to-webp). A logo saved as JPG already has blurry edges, and they would stay.",
      },
      {
        question: "How do I convert WEBP back to JPG?",
        answer: "Use [WEBP to JPG](/webp-to-jpg). It's better to keep the original JPG, though.",
      },
    ],
  },
} satisfies ToolWords<"three-view">;
