import { batch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "WEBP", to: "GIF" }),
  name: "WEBP to GIF",
  title: "WEBP to GIF Converter | Animated or Still, Free",
  description:
    "Convert animated WEBPs to GIFs that move in email, chats and old programs. Frames, timing and loops are kept. Free, no sign-up, no watermark.",
  keywords: [
    "webp to gif",
    "animated webp to gif",
    "convert webp to gif",
    "webp sticker to gif",
    "webp animation",
  ],
  heading: "WEBP to GIF Converter",
  subtitle: "Animations that also move where WEBP isn't supported",
  howTo: [
    { name: "Select your WEBPs", text: "Animated and still ones can be in the same list." },
    { name: "Convert", text: "Press 'Convert to GIF'. Long animations take a few seconds." },
    {
      name: "Watch and download",
      text: "Press 'Compare' to see it move beside the original, then save the GIF.",
    },
  ],
  article: {
    sections: [
      {
        heading: "When a GIF is the better choice",
        blocks: [
          "Newsletters, older chat programs, presentation software and many forums play GIFs but not animated WEBPs. A GIF moves practically everywhere. The price is its size and its 256 colors per frame.",
          "Stickers and animations that you save from websites and messengers are often WEBPs. After the conversion you can post them where only GIFs are accepted.",
        ],
      },
      {
        heading: "Expect a larger file",
        blocks: [
          {
            caption: "Two animations as WEBP and as GIF",
            head: ["Animation", "WEBP", "GIF"],
            rows: [
              ["Drawing with gradients, 20 frames", "86 KB", "353 KB"],
              ["Moving photo, 24 frames", "233 KB", "2.0 MB"],
            ],
          },
          "Both have 480 × 360 pixels. If your GIF is too large for an upload form, [resize it](/resize-image): at half the width and height it takes roughly a quarter of the space.",
        ],
      },
      {
        heading: "How the frames are drawn",
        blocks: [
          {
            list: [
              "Each frame gets the 256 colors that suit it best. Frames with fewer colors keep them exactly.",
              "Missing colors are imitated by fine dots.",
              "Only the part of a frame that changes is stored.",
              "Durations are rounded to hundredths of a second, the only unit GIF has. The animation as a whole stays as long as it was.",
              "It loops as often as the WEBP did.",
            ],
          },
        ],
      },
      {
        heading: "Soft edges become hard",
        blocks: [
          "A dot of a GIF is either visible or not, and WEBP stickers often have soft outlines and shadows. Outlines are cut where they are half visible. Wide shadows and glows become a pattern of dots, which looks right on light and dark pages.",
        ],
      },
    ],
    questions: [
      {
        question: "What happens to a WEBP that doesn't move?",
        answer:
          "It becomes a still GIF. For a still picture, [WEBP to PNG](/webp-to-png) looks better, because it keeps all colors and soft edges.",
      },
      {
        question: "Is there a limit for frames?",
        answer:
          "Yes, 256. All frames together can have up to 100 megapixels, and the result tells you if yours has more.",
      },
      {
        question: "Why does my GIF play more slowly than the WEBP?",
        answer:
          "Browsers slow down frames that last a hundredth of a second or less. If your WEBP has such frames, no GIF can show them at that speed.",
      },
      {
        question: "Can I see the animation before I download it?",
        answer: "Yes. Press 'Compare' next to a result. It opens the WEBP and the GIF, both moving.",
      },
      {
        question: "Can I make one GIF from several WEBPs?",
        answer: "No, each file is converted on its own.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
