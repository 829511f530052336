import { retention } from "../../site/settings";
import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "What you gain, and what you do not",
      blocks: [
        "A JPG loses a little every time a program saves it. A PNG never does. Converting draws a line: from here on you can crop, retouch and save as often as you like, and nothing more is lost.",
        "What the JPG has lost already stays lost. Blocks in the sky and halos around letters are part of the picture by now, and the PNG stores them faithfully. No converter can bring back what was thrown away.",
      ],
    },
    {
      heading: "How it is done here",
      blocks: [
        "The server decodes your JPG, turns it upright, and converts its colors to sRGB, whatever profile it came with: Adobe RGB and Display P3 from cameras, or CMYK from a print shop. A gray picture stays gray. The pixels are then packed without loss.",
        "Camera data, captions and the place where the photo was taken do not come along. No pixel is added or removed.",
      ],
    },
    {
      heading: "Be ready for larger files",
      blocks: [
        "Lossless has its price. Our test picture of 12 megapixels takes 1.7 MB as a JPG of quality 92 and 9.9 MB as a PNG. That is not a fault; a photo holds that much noise and detail.",
        {
          caption: "Which of the two",
          head: ["Task", "Better"],
          rows: [
            ["Editing in several rounds", "PNG"],
            ["A form that asks for PNG", "PNG"],
            ["A cutout with a clear background", "PNG, after you have cut it out"],
            ["Sending or storing photos", "JPG"],
            ["Photos on a website", "[WEBP](/jpg-to-webp)"],
          ],
        },
        `One upload may hold 100 MB in all, and one picture 100 megapixels. Results can be fetched for ${retention}, then they are deleted.`,
      ],
    },
  ],
  questions: [
    {
      question: "Does the white background become transparent?",
      answer:
        "No. A JPG knows no transparency, so white is a color like any other. A PNG can hold a clear background, but somebody has to cut the subject out first, in an image editor.",
    },
    {
      question: "Will a blurry photo get sharper?",
      answer: "No. It looks exactly as before, only in another kind of file.",
    },
    {
      question: "Can I make the PNG smaller afterwards?",
      answer:
        "[Compress Image](/compress-image) tries, and it is strong on drawings. With photos it gains little unless colors can be reduced unseen; a photo that has to be small should remain a JPG.",
    },
    {
      question: "Are .jpeg files taken too?",
      answer: "Yes. Both spellings mean the same format, and either is welcome here.",
    },
    {
      question: "What if a photo is damaged?",
      answer:
        "A file that breaks off in the middle is refused and named, because half a gray picture is no use to you. The other files in the list still come through.",
    },
  ],
} satisfies Article;
