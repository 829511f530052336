import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "From a phone photo to 100 KB",
      blocks: [
        "A current phone saves 1.5 to 5 MB per photo. At 100 KB, one byte in fifteen to fifty is left, so something has to go. Lowering the quality alone would leave blocks all over a picture with far too many pixels. We lower the pixels as well, as soon as that looks better.",
      ],
    },
    {
      heading: "What you get",
      blocks: [
        {
          caption: "Measured with our own compressor, limit 100 KB",
          head: ["Picture", "Before", "After"],
          rows: [
            ["12-megapixel photo", "1.5 MB", "98.4 KB, 1253 × 939"],
            ["Square portrait, 600 × 600", "120 KB", "97.2 KB, 600 × 600"],
            ["Passport photo, 413 × 531", "77 KB", "Unchanged"],
            ["A4 page, photographed", "1.4 MB", "99.6 KB, 799 × 1131"],
          ],
        },
        "1253 × 939 pixels fill a laptop's window and most of a phone's screen. That's plenty for a profile, a listing or a moderator who checks your upload.",
      ],
    },
    {
      heading: "Documents at 100 KB",
      blocks: [
        "The photographed page has 97 pixels per inch left. Letters of ordinary size can be read, footnotes hardly. Two things help: photograph from straight above so that the page fills the frame, and save it with a scanner app as black and white.",
        "If the form accepts PDFs, [Compress PDF to 100 KB](/compress-pdf-to-100kb) is often the better way. It stores a scan more cleverly than a JPG can.",
      ],
    },
    {
      heading: "Keep the original",
      blocks: [
        "What has been removed doesn't come back when you enlarge the picture later. Keep the photo on your phone, and use the small copy for this one form.",
      ],
    },
  ],
  questions: [
    {
      question: "Which format is best for 100 KB?",
      answer:
        "Keep JPG for forms, since all of them take it. As WEBP or AVIF the same photo would keep more pixels, but few portals accept those.",
    },
    {
      question: "Why did my PNG lose so many pixels?",
      answer:
        "A photo stored as PNG needs several times the bytes of a JPG. Convert it with [PNG to JPG](/png-to-jpg) first, and it'll fit at a much larger size.",
    },
    {
      question: "Can I choose the pixels myself?",
      answer:
        "Yes. Set them in [Resize Image](/resize-image), then come back and turn off 'Use fewer pixels if needed'.",
    },
    {
      question: "Is the location in my photo removed?",
      answer: "Yes, together with the camera's data and any text notes.",
    },
  ],
} satisfies Article;
