import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "How each kind of picture gets into the PDF",
      blocks: [
        "The page takes more than the three formats its hint names. Every picture gets a page of its own, in the order you picked or captured them.",
        {
          caption: "What the PDF holds afterwards",
          head: ["Your picture", "Stored as"],
          rows: [
            ["JPG", "Its own data, unchanged"],
            ["PNG without transparency", "Its own data, unless it is interlaced"],
            ["PNG with transparency", "Its pixels without loss, and a mask for the clear parts"],
            ["GIF, TIFF, lossless WEBP", "Its pixels in sRGB with 8 bits a channel, without loss"],
            ["HEIC, AVIF, lossy WEBP", "A JPEG of quality 92 with full color"],
          ],
        },
        "Of an animation the first frame is used, and of a TIFF with several pages the first.",
      ],
    },
    {
      heading: "How large the pages are",
      blocks: [
        "A page is exactly as large as its picture. The size follows from the pixels and the density that the file states; where it states none, 96 dpi are assumed. A photo of 4032 × 3024 pixels then makes a page of 42 × 31.5 inches. No pixel is lost or added by that, and a viewer fits it to the window.",
        "For paper, choose A4 or Letter, upright or lying, and a margin if you like. The picture is then centered and fills what room there is.",
      ],
    },
    {
      heading: "Papers in front of the camera",
      blocks: [
        "Your captures stay in the browser until you press 'Convert to PDF'. Discard them, and nothing was ever sent. The live picture is mirrored, as you know it from video calls; the saved one is not, so text reads the right way.",
        "This uses the front camera, at about 1280 × 720 pixels. A contract in small print comes out sharper if you photograph it with the phone's own camera app and pick the photos here.",
      ],
    },
  ],
  questions: [
    {
      question: "Can I change the order of the pages?",
      answer:
        "Not in this list; pick or capture in the right order. [JPG to PDF](/jpg-to-pdf) lets you move files up and down.",
    },
    {
      question: "Can I search the text of a photographed letter?",
      answer: "No. The page is a picture of the text. Nothing here recognizes letters.",
    },
    {
      question: "Why is my selection gone?",
      answer: "Closing the window with the chosen files empties it, and picking again replaces it.",
    },
    {
      question: "What if one picture is damaged?",
      answer: "Then no PDF is made, and you are told which file it is. Leave it out and try again.",
    },
    {
      question: "The PDF is too big to mail. What can I do?",
      answer:
        "Run it through [Compress PDF](/compress-pdf), which takes the pictures down to the level you pick.",
    },
    {
      question: "How long do you keep it?",
      answer:
        "Not at all. The PDF goes to your browser as the answer, and is gone from the server with it. All pictures of one upload may weigh 100 MB together.",
    },
  ],
} satisfies Article;
