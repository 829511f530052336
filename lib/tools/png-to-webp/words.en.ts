import { simplePng } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(simplePng, { to: "WEBP" }),
  name: "PNG to WEBP",
  title: "PNG to WEBP Converter | Smaller Images, Free",
  description:
    "Convert PNG to WEBP for faster websites. The same picture in a much smaller file, with transparency kept. Free, no sign-up, no watermark.",
  keywords: [
    "png to webp",
    "convert png to webp",
    "png to webp transparent",
    "png to webp converter",
    "make png smaller",
  ],
  heading: "PNG to WEBP Converter",
  subtitle: "The same picture in a much smaller file, with transparency kept",
  howTo: [
    { name: "Select your PNG files", text: "Drop them on the page, paste a screenshot, or use the button." },
    { name: "Convert", text: "Press 'Convert to WEBP'. Transparent areas stay transparent." },
    {
      name: "Download your WEBPs",
      text: "Save them one by one or as a ZIP, and see how much each one saved.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Make your pages load faster",
        blocks: [
          "A PNG stores every pixel exactly, and visitors of your website rarely need that. A WEBP looks the same and keeps transparency in far fewer bytes. You save most on photos, renderings and screenshots with pictures in them.",
          "All current browsers show WEBP, including Safari from version 14 on. WordPress accepts it from version 5.8 on.",
          {
            caption: "The same drawing, with its transparent background, in both formats.",
            pictures: [
              {
                path: "/figures/transparent.png",
                label: "PNG",
                alt: "A drawing of hills and kites on a transparent background, as a PNG.",
                width: 560,
                height: 420,
                bytes: 37_801,
                transparent: true,
              },
              {
                path: "/figures/png-to-webp-after.webp",
                label: "WEBP",
                alt: "The same drawing as a WEBP, still with a transparent background.",
                width: 560,
                height: 420,
                bytes: 15_638,
                transparent: true,
              },
            ],
          },
        ],
      },
      {
        heading: "How the WEBP is made",
        blocks: [
          {
            list: [
              "Quality is 85, with the encoder's most thorough setting.",
              "Transparency is kept without loss, down to the softest shadow.",
              "Colors are converted to sRGB with 8 bits per channel.",
              "Width and height stay the same. WEBP allows up to 16,383 pixels per side.",
              "Text notes, dates and location are removed.",
            ],
          },
          "The page waits up to a minute for our server. If you have a lot of large PNGs, convert them a few at a time.",
        ],
      },
      {
        heading: "PNG or WEBP?",
        blocks: [
          "The WEBPs made here are lossy: color is stored at half the resolution. Red labels on blue, thin colored lines and pixel art get slightly soft edges. For those, keep the PNG and make it smaller with [Compress Image](/compress-image).",
          {
            caption: "Which format to use",
            head: ["Picture", "Choose"],
            rows: [
              ["Product photo with a transparent background", "WEBP"],
              ["Screenshot with photos in it", "WEBP"],
              ["Flat icon, pixel art", "PNG, or SVG if you have it"],
              ["Original for editing", "PNG"],
              ["Email attachment", "PNG or [JPG](/png-to-jpg)"],
            ],
          },
          "Small icons with few colors can even be smaller as PNG. The results show what each file saved, so you can decide one by one.",
        ],
      },
    ],
    questions: [
      {
        question: "Does my logo keep its transparent background?",
        answer: "Yes, including soft edges and shadows.",
      },
      {
        question: "Can I make a lossless WEBP?",
        answer: "Not here. If every pixel has to stay the same, keep the PNG.",
      },
      {
        question: "Can I paste a screenshot?",
        answer:
          "Yes. Press Ctrl+V, or Command+V on a Mac. The page takes it if your system pastes it as a PNG, and most do.",
      },
      {
        question: "How do I convert WEBP back to PNG?",
        answer:
          "Use [WEBP to PNG](/webp-to-png). It can't restore the detail that was lost, so keep your PNGs.",
      },
      {
        question: "What happens to an animated PNG?",
        answer:
          "It becomes a still WEBP. If you have the animation as a GIF, [GIF to WEBP](/gif-to-webp) keeps it moving.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
