import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "Why PNGs on web pages should be WEBPs",
      blocks: [
        "PNG keeps each pixel exactly, which visitors of a page rarely need. WEBP keeps the look and the transparency in fewer bytes. The gain is greatest for photos, renderings and screenshots with pictures in them that were saved as PNG.",
        "Chrome, Edge, Firefox and Safari have all shown WEBP for years (Safari since version 14). Content systems such as WordPress, from 5.8 on, take it too.",
      ],
    },
    {
      heading: "How the WEBP is made",
      blocks: [
        {
          list: [
            "Quality 85, and the encoder's slowest, most thorough setting.",
            "Clear areas: every step of transparency is stored without loss.",
            "Color: converted to sRGB, 8 bits a channel.",
            "Dimensions: unchanged. A side may be 16,383 pixels long, which is the format's own ceiling.",
            "Text notes, time stamps and position in the PNG: not copied.",
          ],
        },
        "The work is done on our server, and the page waits up to a minute for the answer. For very many or very large PNGs, send them in portions.",
      ],
    },
    {
      heading: "Lossy WEBP and sharp graphics",
      blocks: [
        "The WEBPs of this page are lossy: color is stored at half resolution. A button label in red on blue, a thin colored line or pixel art gets slightly soft edges. If that disturbs you, stay with PNG and let [Compress Image](/compress-image) shrink it: it looks for a palette first, and where none would pass unseen, it packs the pixels more tightly.",
        "Small icons of few colors may even be smaller as PNG. The result list tells what each file saved, so you can decide for each.",
        {
          caption: "PNG or WEBP?",
          head: ["Picture", "Choose"],
          rows: [
            ["Product photo with a clear background", "WEBP"],
            ["Screenshot with photos in it", "WEBP"],
            ["Flat icon, pixel art", "PNG, or SVG if you have it"],
            ["Master copy for editing", "PNG"],
            ["Attachment in a mail", "PNG or [JPG](/png-to-jpg)"],
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: "Does my logo keep its transparent background?",
      answer:
        "Yes, soft shadows included. The colors under fully clear pixels may change, which nobody can see.",
    },
    {
      question: "Can I have a lossless WEBP?",
      answer: "Not from this page. For pixels that must not change, PNG is the honest choice.",
    },
    {
      question: "I pasted a screenshot. Does that work?",
      answer:
        "Yes. A picture from the clipboard counts like a chosen file, as long as it arrives as a PNG; most systems paste it that way.",
    },
    {
      question: "How do I turn WEBPs into PNGs again?",
      answer:
        "With [WEBP to PNG](/webp-to-png). What the encoder rounded off does not return, so keep your PNGs somewhere safe.",
    },
    {
      question: "And an animated PNG?",
      answer:
        "It becomes a still WEBP. If you have the same animation as a GIF, the [Image Converter](/image-compressor) makes a moving WEBP of that.",
    },
  ],
} satisfies Article;
