import { retention } from "../../site/settings";
import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "An AVIF on the way to an editor",
      blocks: [
        "AVIF is excellent for delivery and awkward for work. Plenty of editors, print drivers and content systems still cannot import it. PNG is the safe carrier: lossless, transparent where it should be, known to everything since the nineties.",
        "GIMP from 2.10.22 and Krita from 5.0 open AVIF directly. With those you can skip this page.",
      ],
    },
    {
      heading: "From your browser to the PNG",
      blocks: [
        "Your own browser decodes the AVIF and hands over a PNG. The server checks that, packs it anew, and gives it back. Drawing is done in 8-bit sRGB and nothing is rounded afterwards.",
        "A browser that does not know AVIF is no obstacle. The file is then sent as it is, and so are animations and pictures of more than 16.7 megapixels; the server has a decoder of its own. It brings HDR and wide color to plain sRGB.",
        {
          list: [
            "Clear and half-clear areas remain clear and half-clear.",
            "Rotation and mirroring noted in the file are applied.",
            "Camera data and position are dropped.",
            "A gray or colored background is never invented.",
          ],
        },
      ],
    },
    {
      heading: "Mind the weight",
      blocks: [
        "An AVIF photo is tiny because it leaves out what you cannot see. A PNG must write down every pixel: our 12-megapixel test picture takes 8.7 MB. Since the browser already sends PNGs from this page, the 100 MB that one upload may have are reached sooner than the sizes in your folder suggest. With large photos, send five or so at a time.",
        "If transparency plays no part, [AVIF to JPG](/avif-to-jpg) gives you a fraction of those bytes.",
      ],
    },
    {
      heading: "Back to the web afterwards",
      blocks: [
        "Do not publish the PNG. When the editing is finished, the [Image Converter](/image-compressor) writes AVIF again, or [PNG to WEBP](/png-to-webp) makes a file for visitors with older browsers. Both keep clear areas.",
      ],
    },
  ],
  questions: [
    {
      question: "Is the PNG identical to the AVIF?",
      answer:
        "To what a browser shows of it, yes. An AVIF of 10 or 12 bits holds finer steps than an 8-bit PNG can, though on ordinary screens they look alike.",
    },
    {
      question: "Why does the page show a tile and no thumbnail for my AVIF?",
      answer: "Because not every browser could draw one. The preview appears with the result.",
    },
    {
      question: "What about animated AVIFs?",
      answer: "Their still picture is converted. The motion is lost.",
    },
    {
      question: "My edges look jagged in the old layout program. What now?",
      answer:
        "Some programs know only fully clear or fully solid. Flatten the picture on the final background color with [PNG to JPG](/png-to-jpg) instead.",
    },
    {
      question: "How long can I download the PNGs?",
      answer: `The page holds them while it is open. The server forgets them after ${retention}, and nobody else knows their addresses.`,
    },
  ],
} satisfies Article;
