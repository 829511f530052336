import { retention } from "../../site/settings";
import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "What changes when a PNG becomes a JPG",
      blocks: [
        "A PNG stores every pixel exactly. A JPG stores what the eye notices, and for photos that takes far fewer bytes. The price is small: fine detail is rounded off once, by as much as the quality slider allows.",
        "Here your PNG is sent to our server, its colors are converted to sRGB, clear parts are filled, and the picture is written as a JPG with the same width and height. Text notes and camera data inside the file are left out, location included.",
      ],
    },
    {
      heading: "Which quality to choose",
      blocks: [
        {
          caption: "What the slider does",
          head: ["Quality", "Good for", "Keep in mind"],
          rows: [
            ["60 to 75", "Thumbnails, previews, chat", "Edges get a faint halo"],
            ["85", "Photos on pages and in mail", "Where the slider starts"],
            ["90 to 95", "Print, red text, fine colored lines", "Color keeps its full resolution"],
            ["100", "Pictures that will be edited again", "Much larger, still not lossless"],
          ],
        },
        "The step at 90 matters. Below it, one color value is stored for a block of four pixels, as phone cameras do. In photos nobody sees that; thin red letters on white get soft edges.",
      ],
    },
    {
      heading: "Where the clear parts go",
      blocks: [
        "JPG has no transparency. With 'Remove transparency' on, half-clear pixels are blended over the color you pick, so shadows and smooth edges look right. Choose the color of the page the picture will lie on.",
        "With the option off, nothing is blended. Whatever color hides under the clear parts becomes visible, and that is often black.",
      ],
    },
    {
      heading: "When to stay with PNG",
      blocks: [
        "Screenshots, logos and line art are flat areas with hard edges. PNG packs those tightly, and JPG smears them. If the file is too large, try [Compress Image](/compress-image) first, or [PNG to WEBP](/png-to-webp), which keeps the transparency.",
        `Each PNG may have 10 MB and 100 megapixels. Three files travel at a time, and what you have made stays in the list until you leave. Our server deletes its copies after ${retention}.`,
      ],
    },
  ],
  questions: [
    {
      question: "Why did my JPG come out larger than the PNG?",
      answer:
        "The PNG was probably a drawing or a screenshot with few colors, which PNG stores in very little room. Lower the quality, or keep the PNG.",
    },
    {
      question: "Does the picture lose pixels?",
      answer: "No. Width and height stay as they are, and there is no watermark.",
    },
    {
      question: "What is the Simple layout for?",
      answer:
        "It sends all files in one go at a quality of 85 over white, without options to think about. The switch above the drop zone changes between the two and takes your chosen files along.",
    },
    {
      question: "Can I get the transparency back later?",
      answer:
        "Not from the JPG. Going [from JPG to PNG](/jpg-to-png) gives a PNG in which everything is solid, so keep the original if you may need it.",
    },
    {
      question: "What becomes of an animated PNG?",
      answer:
        "A JPG holds a single still picture. You get the one that programs without animation would show, as a rule the first.",
    },
  ],
} satisfies Article;
