import { batch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "WEBP", to: "AVIF" }),
  name: "WEBP to AVIF",
  title: "WEBP to AVIF Converter | Smaller Web Images, Free",
  description:
    "Shrink WEBP pictures further by converting them to AVIF, with transparency. See the saving for each file. Free, no sign-up.",
  keywords: ["webp to avif", "convert webp to avif", "smaller than webp", "avif converter"],
  heading: "WEBP to AVIF Converter",
  subtitle: "The next step down in size for pictures on the web",
  howTo: [
    {
      name: "Select your WEBPs",
      text: "A folder of up to 100 can be dropped at once.",
    },
    {
      name: "Convert",
      text: "Press 'Convert to AVIF'. Encoding takes longer than for other formats.",
    },
    {
      name: "Download your AVIFs",
      text: "Compare the sizes first: not every picture gains.",
    },
  ],
  article: {
    sections: [
      {
        heading: "What you save",
        blocks: [
          "AVIF is the most thrifty format that browsers show. Our sample photo went from 109 KB as WEBP to 63 KB, and smooth skies, portraits and dark scenes gain the most.",
          "Files that are tight already, or full of grain, may gain nothing. Then keep the WEBP: a smaller number isn't worth a second round of loss.",
        ],
      },
      {
        heading: "How the quality is chosen",
        blocks: [
          "There is nothing to set on this page. Photos are saved so that people don't see a difference when they look at both side by side, and drawings keep their hard edges and flat colors. If you need a certain number of kilobytes instead, for a form with a limit, [Compress Image](/compress-image) finds the quality that just fits, in the format the picture has.",
        ],
      },
      {
        heading: "Serve both",
        blocks: [
          "Old phones can't show AVIF. On your own pages, offer it first and WEBP as the fallback: the picture element of HTML takes the first source that the browser knows, so nobody is left out and most visitors load less.",
        ],
      },
      {
        heading: "What is kept",
        blocks: [
          {
            caption: "From WEBP to AVIF",
            head: ["In the WEBP", "In the AVIF"],
            rows: [
              ["Transparency", "Kept"],
              ["Lossless graphics", "Encoded with loss, but crisp"],
              ["An animation", "The first frame, and a note"],
              ["A color profile", "Converted to sRGB"],
              ["Location and camera details", "Removed"],
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "How long does it take?",
        answer:
          "A second or two for a picture of a few megapixels. AVIF tries many ways to describe each block, and that costs time.",
      },
      {
        question: "Which browsers show AVIF?",
        answer: "Chrome since 2020, Firefox since 2021, Safari since 2022 and Edge since 2024.",
      },
      {
        question: "Can I keep my animation?",
        answer: "Not in AVIF. [WEBP to GIF](/webp-to-gif) keeps it, in a larger file.",
      },
      {
        question: "Is there a better source than my WEBP?",
        answer:
          "The original PNG or JPG, if you have it. [PNG to AVIF](/png-to-avif) and [JPG to AVIF](/jpg-to-avif) avoid losing twice.",
      },
      {
        question: "Do you delete my files?",
        answer: "Yes, WEBPs at once and AVIFs after {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
