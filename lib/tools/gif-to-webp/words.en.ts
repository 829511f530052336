import { batch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "GIF", to: "WEBP" }),
  name: "GIF to WEBP",
  title: "GIF to WEBP Converter | Keeps Animations, Free",
  description:
    "Convert GIFs to WEBPs that still move and are much smaller, with the same timing and transparency. Free, no sign-up, no watermark.",
  keywords: [
    "gif to webp",
    "animated gif to webp",
    "convert gif to webp",
    "animated webp",
    "make gif smaller",
  ],
  heading: "GIF to WEBP Converter",
  subtitle: "The same animation in a smaller file, with its timing and transparency",
  howTo: [
    { name: "Select your GIFs", text: "Drop animated or still GIFs anywhere on the page." },
    { name: "Convert", text: "Press 'Convert to WEBP'. Every frame keeps its time." },
    { name: "Watch and download", text: "Press 'Compare' to see both animations move, then save the WEBPs." },
  ],
  article: {
    sections: [
      {
        heading: "How much smaller a GIF gets",
        blocks: [
          "GIF was made in 1987 and compresses moving pictures poorly. WEBP stores what changes from frame to frame with a modern codec. These are results of this page:",
          {
            caption: "Three animations before and after",
            head: ["Animation", "GIF", "WEBP"],
            rows: [
              ["Part of a photo, 480 × 360 pixels, 24 frames", "1.67 MB", "233 KB"],
              ["Colorful drawing, 480 × 360 pixels, 20 frames", "149 KB", "86 KB"],
              ["Spinning squares in few colors, 80 × 80 pixels, 30 frames", "41.3 KB", "1.5 KB"],
            ],
          },
          "Tiny GIFs of a few hundred bytes can get larger, because a WEBP needs more space for each frame's own data.",
        ],
      },
      {
        heading: "What stays the same",
        blocks: [
          {
            list: [
              "The duration of every frame and the number of loops.",
              "Transparency, also where frames clear what was there before.",
              "Width and height, up to 16,383 pixels per side.",
            ],
          },
          "Identical frames in a row become one frame that's shown longer. Frames without a duration get a tenth of a second, which is how browsers play such GIFs anyway.",
        ],
      },
      {
        heading: "Exact or slightly lossy",
        blocks: [
          "For each frame, the encoder compares two ways to store it and keeps the smaller one. Drawings, pixel art and text are usually smaller without any loss, and then they're exact. Frames from videos are stored with loss at quality 80.",
          "GIFs from videos are often dithered: their colors are mixed from dots. The WEBP smooths most of those dots away. If you still have the video, make the WEBP from that.",
          "Large animations, from 50 megapixels in all frames together, are always stored with loss, so that you don't wait too long.",
        ],
      },
      {
        heading: "Using the WEBP on your website",
        blocks: [
          "An animated WEBP goes into an img element, just like a GIF. Chrome, Edge, Firefox and Safari from version 14 on play it. Most email programs don't, so keep the GIF for newsletters.",
        ],
      },
    ],
    questions: [
      {
        question: "How long can an animation be?",
        answer:
          "Up to 256 frames and 100 megapixels in total. That's every frame at 620 × 620 pixels. If yours is larger, make it smaller with [Resize Image](/resize-image) first.",
      },
      {
        question: "Why doesn't the picture in my list move?",
        answer:
          "Rows show still previews. Press 'Compare' to see the GIF and the WEBP side by side, both moving.",
      },
      {
        question: "Can I convert still GIFs, too?",
        answer:
          "Yes. We make an exact WEBP and a lossy one, and you get the smaller of the two (from 4 megapixels on, it's always the lossy one).",
      },
      {
        question: "How do I turn the WEBP into a GIF again?",
        answer:
          "With [WEBP to GIF](/webp-to-gif). Keep your original GIF if you can, since each lossy step adds up.",
      },
      {
        question: "Can I convert a GIF to MP4?",
        answer: "No. This site converts pictures and PDFs, not videos.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
