import { batch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "AVIF", to: "WEBP" }),
  name: "AVIF to WEBP",
  title: "AVIF to WEBP Converter | For Older Browsers, Free",
  description:
    "Convert AVIF pictures to WEBP, which more browsers, editors and shop systems take. Transparency stays. Free, no sign-up.",
  keywords: ["avif to webp", "convert avif to webp", "avif converter", "avif to webp transparent"],
  heading: "AVIF to WEBP Converter",
  subtitle: "Nearly as small, and welcome in many more places",
  howTo: [
    {
      name: "Select your AVIFs",
      text: "Up to 100 at a time, from the picker or by drag and drop.",
    },
    {
      name: "Convert",
      text: "Press 'Convert to WEBP'. Most pictures take less than a second.",
    },
    {
      name: "Download your WEBPs",
      text: "As single files, or all in one ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Why step back from AVIF",
        blocks: [
          "Every current browser shows AVIF, but many things around a website don't: content systems, shop software, newsletter tools, image editors and phones from before 2021. WEBP is nine years older and accepted by most of them.",
          "It's also decoded faster, which counts on pages with dozens of thumbnails and on cheap phones.",
        ],
      },
      {
        heading: "What changes",
        blocks: [
          {
            caption: "AVIF and WEBP side by side",
            head: ["Property", "AVIF", "WEBP"],
            rows: [
              ["Browsers since", "2020 to 2024", "2010 to 2020"],
              ["Transparency", "Yes", "Yes"],
              ["Bits per color", "8, 10 or 12", "8"],
              ["Longest side", "65,536 pixels", "16,383 pixels"],
              ["Size of our sample photo", "79 KB", "74 KB at a similar look"],
            ],
          },
        ],
      },
      {
        heading: "How to tell which one a site takes",
        blocks: [
          "Try the AVIF first: upload forms say at once when they don't know a format. If a preview stays empty, or your picture arrives as a gray box in somebody's mail, that's the sign. A WEBP of the same picture then does, and where even that is refused, [AVIF to JPG](/avif-to-jpg) makes what everything takes. Keep the AVIF for your own pages, where you know who is looking: it's the smallest of the three, and nothing is lost by having both.",
        ],
      },
      {
        heading: "A second loss",
        blocks: [
          "Both formats throw away what the eye hardly misses, each in its own way, so converting loses a little twice. If you still have the PNG or JPG that the AVIF was made from, start there: [PNG to WEBP](/png-to-webp) and [JPG to WEBP](/jpg-to-webp) give a cleaner result.",
        ],
      },
    ],
    questions: [
      {
        question: "Will the file grow?",
        answer: "Often by a quarter, sometimes it even shrinks. Each row shows the difference.",
      },
      {
        question: "Are animated AVIFs converted?",
        answer: "Only their first frame. The row says how many there were.",
      },
      {
        question: "What is the largest picture that fits?",
        answer:
          "WEBP allows 16,383 pixels per side. A longer panorama has to be reduced first, for which there is [Resize Image](/resize-image).",
      },
      {
        question: "Are my pictures private?",
        answer: "Yes. Uploads are deleted right after they're converted, and WEBPs after {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
