import { batch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JPG", to: "AVIF" }),
  name: "JPG to AVIF",
  title: "JPG to AVIF Converter | Smaller Photos, Same Look, Free",
  description:
    "Convert JPG photos to AVIF files that look the same and load faster. Right side up, without location data. Free, no sign-up, no watermark.",
  keywords: ["jpg to avif", "convert jpg to avif", "jpeg to avif", "avif converter", "photos for web"],
  heading: "JPG to AVIF Converter",
  subtitle: "Smaller photos for the web that look the same",
  howTo: [
    { name: "Select your JPGs", text: "Drop photos on the page. .jpg and .jpeg both work." },
    { name: "Convert", text: "Press 'Convert to AVIF' and wait about a second per photo." },
    { name: "Download your AVIFs", text: "Get them one at a time or in a ZIP with their own names." },
  ],
  article: {
    sections: [
      {
        heading: "How much you save",
        blocks: [
          "AVIF needs fewer bytes than JPG because it predicts each part of a photo from its surroundings. How many fewer depends on how strongly your JPG was compressed before:",
          {
            caption: "Photos converted on this page",
            head: ["Photos", "As JPG", "As AVIF"],
            rows: [
              ["Four phone photos of 8.5 to 12 megapixels, JPG quality 85", "3.9 MB", "943 KB"],
              ["Seven photos of 2 megapixels or less, rich in detail", "2.0 MB", "1.1 MB"],
            ],
          },
          "The same seven photos took 1.8 MB as WEBP. If one of your JPGs is very small already, its AVIF may not be worth the trouble. The list shows the change for every file.",
        ],
      },
      {
        heading: "Quality and color",
        blocks: [
          {
            list: [
              "Photos are encoded at quality 48. Below 4 megapixels it's 54, since small photos have more detail in each pixel.",
              "Screenshots saved as JPG are recognized and get quality 60.",
              "Color is stored at half the resolution, as in nearly all JPGs.",
              "CMYK and Adobe RGB photos are converted to sRGB.",
              "The camera's rotation is applied, and EXIF data, location and thumbnails are removed.",
            ],
          },
          "At normal size, you'd have to switch back and forth between the two to see a difference. Very fine grain is what AVIF smooths first.",
        ],
      },
      {
        heading: "Put AVIF on your website",
        blocks: [
          "Nearly all browsers in use today show AVIF, but not those from before 2020. Use a picture element with the AVIF as source and your JPG as img. Search engines and social networks read the JPG for their previews.",
          "Shop systems and website builders often make their own sizes of what you upload. Check that yours accepts AVIF before you convert a whole catalog.",
        ],
      },
    ],
    questions: [
      {
        question: "Which is better for photos, AVIF or WEBP?",
        answer:
          "AVIF is usually smaller at the same look. WEBP opens in more programs. You can compare both with your own photos on [JPG to WEBP](/jpg-to-webp).",
      },
      {
        question: "Can I set the quality myself?",
        answer:
          "Not on this page. To reach a certain file size, convert first and then use [Compress Image](/compress-image), which takes AVIF and lets you enter kilobytes.",
      },
      {
        question: "Do my photos lose quality twice?",
        answer:
          "A little, because JPG has left out detail already. Start from the original of your camera if you have it, not from a copy out of a chat.",
      },
      {
        question: "Is there a limit to the width?",
        answer: "16,384 pixels per side. Larger panoramas get a message and can be [resized](/resize-image).",
      },
      {
        question: "How do I open an AVIF on my computer?",
        answer: "Drag it into a browser window, or make a JPG of it with [AVIF to JPG](/avif-to-jpg).",
      },
    ],
  },
} satisfies ToolWords<"batch">;
