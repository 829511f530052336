import { retention } from "../../site/settings";
import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "Why pictures from the web end in .webp",
      blocks: [
        "Websites serve WEBP because it loads faster than JPG. Right-click, save, and you have a file that your photo printer, an upload form or an older office program may not take. A JPG goes everywhere.",
      ],
    },
    {
      heading: "Two stations: your browser, then our server",
      blocks: [
        "On this page the work is divided. Chrome, Edge and Firefox first draw the picture and pack it again as WEBP at 92 percent quality. That copy travels to the server, which writes the JPG at 85. Both steps round off a little; in photos it does not show.",
        "The original itself is sent, untouched, in these cases:",
        {
          list: [
            "your browser cannot write WEBP, as Safari",
            "the picture moves",
            "it has more than 16.7 megapixels",
            "the browser fails to read it",
          ],
        },
        "If you want a single step in any browser, choose jpg in the [Image Converter](/image-compressor), which never redraws.",
      ],
    },
    {
      heading: "Clear parts turn white",
      blocks: [
        "WEBP can be see-through, JPG cannot. Soft edges and shadows are blended over white, so they look as they would on a white page. To keep the transparency, take [WEBP to PNG](/webp-to-png). To blend over another color, go there first and then to [PNG to JPG](/png-to-jpg), which has a color picker.",
      ],
    },
    {
      heading: "What to expect of the result",
      blocks: [
        "Width and height stay the same, colors are sRGB, and hidden data about camera and place is gone. WEBP packs tighter, so the JPG is usually the larger of the two: more bytes, not more detail.",
        `Arrange the list before you convert, for the links are numbered in that order. Inside the ZIP each picture has its own name. A request may carry 100 MB; whatever is left on the server is wiped after ${retention}.`,
      ],
    },
  ],
  questions: [
    {
      question: "What happens to an animated WEBP?",
      answer:
        "You get its first frame, since a JPG cannot move. To keep the motion, leave the file as WEBP; [Compress Image](/compress-image) can make it smaller with all its frames.",
    },
    {
      question: "Can I just rename .webp to .jpg?",
      answer:
        "Some viewers look inside the file and cope. Strict ones, and most upload forms, refuse it, because renaming changes the label and not the content.",
    },
    {
      question: "Is my page's layout affected if I use the JPG instead?",
      answer:
        "No, the dimensions match to the pixel. Only loading takes longer, so on your own site WEBP remains the better choice.",
    },
    {
      question: "Why was my file refused as not being WEBP?",
      answer:
        "The page goes by the type your browser reports. If a file only carries the ending, or none at all, drop it on the Image Converter.",
    },
  ],
} satisfies Article;
