import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "One page for every direction",
      blocks: [
        "This is the converter to use when you have a mixed pile of pictures, or a pair of formats that has no page of its own. It reads JPG, PNG, WEBP, AVIF, HEIC, GIF and TIFF, mixed in one list, and writes all of them in the format you pick.",
        "Despite its address it is no compressor. To keep the format and lose only bytes, go to [Compress Image](/compress-image).",
      ],
    },
    {
      heading: "The six targets",
      blocks: [
        {
          caption: "What each format does to a picture",
          head: ["Target", "How it is written", "Clear areas", "Made for"],
          rows: [
            ["JPG", "Quality 85", "Become white", "Sharing and printing"],
            ["JPEG", "The same, with the longer ending", "Become white", "Forms that insist on it"],
            ["PNG", "Lossless", "Kept", "Editing, graphics"],
            ["WEBP", "Quality 80", "Kept", "Web pages"],
            ["AVIF", "Quality 48 to 60, by kind and size of picture", "Kept", "Web pages, the fewest bytes"],
            ["TIFF", "Lossless, LZW", "Kept", "Print shops, archives"],
          ],
        },
        "Each format counts quality in its own way: 48 in AVIF is not half of 85 in JPG. On our test picture of 12 megapixels, a 1.7 MB JPG, the AVIF has 297 kB, the WEBP 475 kB and the TIFF 10.8 MB.",
      ],
    },
    {
      heading: "Details that matter",
      blocks: [
        {
          list: [
            "Files are sent as they are. Nothing is redrawn in the browser first.",
            "Screenshots and text get finer color and more effort in AVIF than photos do. The server tells them apart by their flat areas and hard edges.",
            "16-bit PNG and TIFF keep their 16 bits when the target is PNG or TIFF.",
            "A moving GIF or WEBP still moves as WEBP. In every other target it becomes its first frame.",
            "Of a TIFF with several pages, the first is converted.",
            "Profiles are resolved into sRGB, CMYK as well, and photos come out upright without their metadata.",
          ],
        },
        "Each file may have 20 MB and, all frames counted, 100 megapixels; an animation may have 256 frames. WEBP allows sides up to 16,383 pixels and AVIF up to 16,384.",
      ],
    },
  ],
  questions: [
    {
      question: "Which format should I choose for my website?",
      answer:
        "AVIF if every byte counts and you can offer a fallback; WEBP if one file must do. Keep JPG for social previews and mail.",
    },
    {
      question: "Can I set the quality myself?",
      answer:
        "Only for one pair: [PNG to JPG](/png-to-jpg) has a slider. Elsewhere each format has a fixed setting that suits most pictures.",
    },
    {
      question: "My HEIC is not accepted as an image. Why?",
      answer:
        "Some browsers do not tell the page what a HEIC is. [HEIC to JPG](/heic-to-jpg) and [HEIC to PNG](/heic-to-png) go by the ending, and work there too.",
    },
    {
      question: "Does converting to TIFF or PNG improve a JPG?",
      answer: "No. It protects the picture from further loss and costs several times the room.",
    },
    {
      question: "Can I convert to a second format without choosing the files again?",
      answer: "Yes. Pick another target and press 'Convert' again; the list stays.",
    },
  ],
} satisfies Article;
