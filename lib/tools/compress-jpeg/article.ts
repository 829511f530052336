import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "Why JPGs can shrink so much",
      blocks: [
        "Phones and cameras save JPGs quickly and play it safe: high quality for every picture, simple encoding, and a preview inside. A slower, better encoder stores the same picture in far fewer bytes. Ours is mozjpeg, and it tries several qualities for each photo until it finds the lowest one you can't tell from the original.",
      ],
    },
    {
      heading: "Three photos in numbers",
      blocks: [
        {
          caption: "JPGs from phones, compressed without a limit",
          head: ["Pixels", "Before", "After", "Saved"],
          rows: [
            ["2566 × 3313", "1.27 MB", "527 KB", "58%"],
            ["3024 × 4032", "1.36 MB", "513 KB", "62%"],
            ["4032 × 3024", "1.52 MB", "592 KB", "61%"],
          ],
        },
        "Photos that have been through a messenger or a website are compressed already. Expect 5 to 20% for those, or nothing: if less than 5% could be saved, you get your file back instead of a worse copy.",
      ],
    },
    {
      heading: "One generation only",
      blocks: [
        "Every time a JPG is saved, a little is lost. So we don't compress a photo twice: if it has been here before, it comes back unchanged. Edit first, compress last, and keep the original if you may want to crop or print it later.",
      ],
    },
    {
      heading: "What else changes",
      blocks: [
        {
          list: [
            "The location, the camera's data, captions and the preview are removed.",
            "Rotation is applied to the picture, so it's upright in every program.",
            "Colors in Display P3 or Adobe RGB become sRGB.",
            "The file is progressive where that's smaller: it appears blurred first and then gets sharp.",
          ],
        },
        "If a photo shouldn't lose a single pixel's value, [JPEG to JPG](/jpeg-to-jpg) removes the hidden data only.",
      ],
    },
  ],
  questions: [
    {
      question: "Which quality do you use?",
      answer: "There's no fixed one. It's often between 70 and 85, and depends on what the photo shows.",
    },
    {
      question: "Can I set the quality myself?",
      answer: "Not as a number, but you can set a size limit, and that's what forms ask for.",
    },
    {
      question: "Would WEBP be smaller?",
      answer:
        "Yes, by another quarter or so, and all current browsers show it. Use [JPG to WEBP](/jpg-to-webp) for your website and JPG for everything else.",
    },
    {
      question: "Can I compress CMYK JPGs?",
      answer: "Yes. They come back as sRGB, because most programs show CMYK in wrong colors.",
    },
  ],
} satisfies Article;
