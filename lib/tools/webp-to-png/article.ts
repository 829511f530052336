import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "A WEBP your editor cannot open",
      blocks: [
        "Stickers, logos and product shots are often saved from the web as WEBP. Photoshop reads them since version 23.2; older releases, many layout programs and some shop systems still do not. All of them read PNG.",
        "PNG is also the format that keeps a clear background. Every level of see-through, from glass to a soft shadow, arrives as it was.",
      ],
    },
    {
      heading: "What this page does, step by step",
      blocks: [
        {
          list: [
            "Your browser draws the picture and saves it again as WEBP at quality 92, transparency included.",
            "The server decodes that, converts it to sRGB and stores the pixels in a PNG without further loss.",
            "You download the PNG; an hour later our copy no longer exists.",
          ],
        },
        "The first step is skipped in Safari, which cannot write WEBP, and for moving or very large pictures (over 16.7 megapixels). They arrive at the server exactly as you have them.",
        "Does every single pixel count, as in pixel art or a scan of text? Then use the [Image Converter](/image-compressor) with png as its target. It sends the original, so the PNG holds precisely what the WEBP held.",
      ],
    },
    {
      heading: "Size, and the alternatives",
      blocks: [
        "Expect growth. WEBP throws away what nobody sees, PNG keeps all of it: our 12-megapixel test picture ends at 8.8 MB. For drawings the difference is much smaller.",
        {
          caption: "Pick by purpose",
          head: ["You need", "Take"],
          rows: [
            ["A clear background in an editor", "PNG, this page"],
            ["A photo to mail or print", "[WEBP to JPG](/webp-to-jpg)"],
            ["A smaller PNG afterwards", "[Compress Image](/compress-image)"],
            ["A WEBP again, after editing", "[PNG to WEBP](/png-to-webp)"],
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: "Does the PNG look better than the WEBP?",
      answer:
        "It looks the same. Traces of the earlier compression remain, but from now on saving adds no new ones.",
    },
    {
      question: "My animated sticker stands still. Why?",
      answer:
        "The PNGs made here hold one picture, and from an animation that is the first. We do not write animated PNGs.",
    },
    {
      question: "Why is there a checkered pattern in the preview?",
      answer:
        "It marks the clear parts, and is not in the file. A picture that has the squares painted in was never transparent to begin with.",
    },
    {
      question: "How many pictures can I send at once?",
      answer:
        "The hint says 20 files and 50 MB. The server itself stops at 100 files or 100 MB in one go, and at 100 megapixels for any of them.",
    },
    {
      question: "Are author and license notes kept?",
      answer:
        "No. Everything that is not picture is dropped, so write down whose work it is before you convert.",
    },
  ],
} satisfies Article;
