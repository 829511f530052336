import { retention } from "../../site/settings";
import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "First, is GIF what you need?",
      blocks: [
        "GIF dates from 1987 and knows 256 colors a picture; a photo has many thousands. So a GIF of a photo is both coarser and larger than the JPG it was made of. Our test picture of 12 megapixels grows from 1.7 MB to 6.0 MB.",
        "There are still good reasons: an old system that takes GIF only, a forum avatar, a display that reads nothing else, or the wish for the look of the nineties. For everything else, choose [JPG to PNG](/jpg-to-png) for no further loss or [JPG to WEBP](/jpg-to-webp) for a small file.",
      ],
    },
    {
      heading: "How 256 colors come to look like thousands",
      blocks: [
        "The server counts the colors of your picture and searches the 256 that serve it best. A sunset gets many oranges, a forest many greens. There is no fixed list of web colors.",
        "Between those colors it dithers: neighboring dots of different color blend in the eye, as in a printed newspaper. Skies then fade softly instead of in bands. Enlarge the result and you see the dots; at normal size you see the picture.",
        "A drawing that has 256 colors or fewer is stored exactly, without any dots. A drawing saved as JPG usually has far more, since JPG adds shades along every edge.",
      ],
    },
    {
      heading: "What stays and what goes",
      blocks: [
        {
          list: [
            "Width and height stay. A side can have up to 65,535 pixels.",
            "A photo that was only marked as turned is really turned.",
            "Colors from a camera's own profile are translated to sRGB first.",
            "Camera settings and position have no place in a GIF and are lost.",
            "Names stay, with .gif at the end.",
          ],
        },
        "To get a smaller GIF, scale the photo down before you convert. Half the width and height means a quarter of the dots to store.",
      ],
    },
  ],
  questions: [
    {
      question: "Can I make an animation out of several JPGs?",
      answer: "No. Every JPG becomes a still GIF of its own. For a moving one you need an animation program.",
    },
    {
      question: "Can the GIF have a clear background?",
      answer: "GIF could, but a JPG has no clear parts to pass on. Nothing is cut out by guessing.",
    },
    {
      question: "I see a grainy pattern. Is something wrong?",
      answer:
        "That is the dithering. Some viewers enlarge pictures and make it visible; look at the GIF at 100 percent.",
    },
    {
      question: "Can I add more photos later?",
      answer:
        "Yes, until the list holds twenty. Adding joins the new ones to the old and clears earlier results.",
    },
    {
      question: "How do I get from GIF back to JPG?",
      answer:
        "The [Image Converter](/image-compressor) reads GIF. The colors that were merged remain merged, though, so do not delete your photos.",
    },
    {
      question: "Where is my photo processed?",
      answer: `On our server, which returns the GIF and forgets both: your JPG at once, the GIF after ${retention}.`,
    },
  ],
} satisfies Article;
