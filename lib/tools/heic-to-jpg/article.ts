import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "Why your iPhone photo does not open",
      blocks: [
        "Since iOS 11, iPhones and iPads save photos as HEIC. It packs a photo with the methods of modern video and needs much less room than a JPG that looks alike. Many programs, upload forms and older computers were never taught to read it.",
        {
          caption: "Where HEIC opens",
          head: ["System or browser", "Shows HEIC"],
          rows: [
            ["iPhone, iPad", "Since iOS 11"],
            ["Mac", "Since macOS 10.13 High Sierra"],
            ["Windows 10 and 11", "With the HEIF and HEVC extensions from the Microsoft Store"],
            ["Safari", "Since version 17"],
            ["Chrome, Edge, Firefox", "No"],
          ],
        },
      ],
    },
    {
      heading: "How the photo is converted",
      blocks: [
        "Your browser need not know HEIC at all, because our server decodes it. That is why the list shows a tile in place of a preview.",
        {
          list: [
            "Upright: the phone's note 'turn this photo' is carried out on the pixels.",
            "True colors: the wide colors of Apple cameras (Display P3) are converted to sRGB, which every screen understands. HDR pictures are toned down so that bright skies keep their drawing.",
            "Quality 85, with one color value for four pixels. The phone stores color no finer than that.",
            "Private: place, time, camera model and all other hidden data stay behind.",
          ],
        },
        "Only the photo itself is taken over. Depth maps, the extra layer for HDR screens and embedded previews do not fit into a plain JPG.",
      ],
    },
    {
      heading: "JPG, or something else?",
      blocks: [
        "JPG is right for sharing, printing at a shop and filling in forms. If you will retouch the photo and save it many times, take [HEIC to PNG](/heic-to-png), which adds no loss of its own. For your own website, go straight to WEBP or AVIF in the [Image Converter](/image-compressor).",
        "All photos you choose go up together and may weigh 100 MB in sum, each with up to 100 megapixels.",
      ],
    },
  ],
  questions: [
    {
      question: "How do I make the iPhone take JPGs from the start?",
      answer:
        "Open Settings, then Camera, then Formats, and choose 'Most Compatible'. New photos are then JPGs and take more room on the phone; older ones stay HEIC.",
    },
    {
      question: "Can I convert a Live Photo?",
      answer:
        "You get its still picture. The moving part is a separate video that the phone keeps beside the HEIC file.",
    },
    {
      question: "My file ends in .heif. Will it work?",
      answer:
        "Yes, once you rename the ending to .heic. The page goes by the name, the server by what is really inside.",
    },
    {
      question: "Is the JPG as good as the HEIC?",
      answer:
        "At normal size you will not find a difference. It is encoded a second time, though, so keep the HEIC as your negative.",
    },
    {
      question: "Does it work on the phone itself?",
      answer:
        "Yes, in any current mobile browser. Some phones turn photos into JPG on their own while you pick them; then there is nothing left to convert.",
    },
  ],
} satisfies Article;
