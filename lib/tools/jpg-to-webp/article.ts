import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "Smaller photos for your pages",
      blocks: [
        "Photos are usually the heaviest part of a web page. WEBP carries them in fewer bytes than JPG. On our test picture of 12 megapixels the step was from 1.7 MB to 475 kB: a generous JPG of quality 92 became a WEBP of quality 80.",
        "A JPG that was squeezed hard before has less to give. If a result is not smaller, keep the JPG you have; a second round of loss would buy you nothing.",
      ],
    },
    {
      heading: "What the server does with each photo",
      blocks: [
        "It turns the photo upright, converts the colors to sRGB, and encodes it at WEBP quality 80 with the width and height it came with. Color is stored at half resolution, as in most JPGs. Camera notes, thumbnails and GPS data are not written.",
        "A WEBP can be 16,383 pixels long at most. A longer panorama is refused with that number; [AVIF in the Image Converter](/image-compressor) ends one pixel later, so scale it down first.",
      ],
    },
    {
      heading: "Who can see WEBP",
      blocks: [
        {
          caption: "Browsers that show WEBP",
          head: ["Browser", "From version"],
          rows: [
            ["Chrome", "32"],
            ["Edge", "18"],
            ["Firefox", "65"],
            ["Safari on iPhone and iPad", "14"],
            ["Safari on Mac", "14, on macOS 11 or newer"],
          ],
        },
        "Mail programs and print shops are another matter. Send them a JPG.",
        "For the rare old browser, put both files on the page: in a picture element, the WEBP goes into a source element and the JPG into the img below it. Each visitor then loads only one.",
      ],
    },
    {
      heading: "Working with many photos",
      blocks: [
        "Up to 20 can wait in the list, and what you add joins those already there. The results keep their names with .webp at the end, so the addresses in your pages are easy to replace. Together they may weigh 100 MB on the way up.",
      ],
    },
  ],
  questions: [
    {
      question: "Can I choose the quality?",
      answer:
        "Not on this page. If you would like the file as small as it gets without a visible change, convert first and let [Compress Image](/compress-image) look for the limit.",
    },
    {
      question: "Will people notice the difference?",
      answer:
        "In photos at their normal size, hardly ever. Look closely at red on black and at film grain: those are the first to soften.",
    },
    {
      question: "Should logos go to WEBP as well?",
      answer:
        "Start from the PNG if there is one, with [PNG to WEBP](/png-to-webp). A logo that was saved as JPG already has frayed edges, and they would be kept.",
    },
    {
      question: "How do I get back to JPG?",
      answer: "With [WEBP to JPG](/webp-to-jpg). Better still, archive the JPG and treat the WEBP as a copy.",
    },
  ],
} satisfies Article;
