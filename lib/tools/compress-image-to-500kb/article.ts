import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "Enough for a whole photo",
      blocks: [
        "Half a megabyte is where compression stops hurting for most pictures. Our compressor needs about that much to make a typical 12-megapixel JPG look the same at full size, so a limit of 500 KB costs you little or nothing.",
      ],
    },
    {
      heading: "Three photos, measured",
      blocks: [
        {
          caption: "JPGs with 8.5 to 12 megapixels at full quality, without a limit",
          head: ["Photo", "Before", "Looks the same at"],
          rows: [
            ["2566 × 3313", "1.27 MB", "527 KB"],
            ["3024 × 4032", "1.36 MB", "513 KB"],
            ["4032 × 3024", "1.52 MB", "592 KB"],
          ],
        },
        "All three are a little over 500 KB there, so the limit takes one small step more. The last one came to 497 KB with all of its pixels, and you have to enlarge it to find the difference. A scene full of leaves or gravel can need fewer pixels; the list tells you.",
      ],
    },
    {
      heading: "Where 500 KB is asked for",
      blocks: [
        "Marketplaces, property listings and insurance claims often set it for each picture. Website owners use it as an upper limit for large header photos, because slower phones need seconds for more. For pictures inside an article, half of that will do.",
      ],
    },
    {
      heading: "A photographed page looks like a scan",
      blocks: [
        "Our A4 test page stayed at 2480 × 3508 pixels, which is 300 per inch and as good as a copier. If you have several such pages, put them in one file with [Image to PDF](/image-to-pdf).",
      ],
    },
  ],
  questions: [
    {
      question: "Do I need this page for a website?",
      answer:
        "Compress Image without a limit often gives smaller files that look the same. Take the limit if your editor refuses larger ones.",
    },
    {
      question: "My camera makes 12 MB files. Do they fit?",
      answer:
        "Yes. With 24 megapixels or more, expect fewer pixels in the result, still enough for a large screen.",
    },
    {
      question: "Does a 400 KB photo get smaller, too?",
      answer: "No. It's below the limit, so only hidden data is removed.",
    },
    {
      question: "Can I set 300 KB instead?",
      answer: "Yes, type 300 into the field. There's no separate page for every number.",
    },
  ],
} satisfies Article;
