import { threeView } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(threeView, { to: "GIF" }),
  name: "JPG to GIF",
  title: "JPG to GIF Converter | Free, No Watermark",
  description:
    "Convert JPG to GIF with the 256 colors that suit each picture best. Free, no sign-up, no watermark, files deleted automatically.",
  keywords: ["jpg to gif", "convert jpg to gif", "jpeg to gif", "photo to gif", "gif converter"],
  heading: "JPG to GIF Converter",
  subtitle: "Turn photos into GIFs with the 256 colors that suit them best",
  howTo: [
    { name: "Select your JPG files", text: "Drop up to 20 photos on the page, or use the button." },
    { name: "Convert", text: "Press 'Convert to GIF' and wait a few seconds." },
    { name: "Download your GIFs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Do you really need a GIF?",
        blocks: [
          "A GIF can only have 256 colors, and a photo has thousands. So a GIF looks grainier than the JPG it was made from and is much larger. In our tests, a 12-megapixel JPG of 1.7 MB became a GIF of 6.0 MB.",
          "Choose GIF if a form, forum or old device accepts nothing else, or if you like the retro look. Otherwise use [JPG to PNG](/jpg-to-png) to avoid further loss, or [JPG to WEBP](/jpg-to-webp) for small files.",
          {
            caption:
              "The same photo as JPG and as GIF. The GIF imitates missing colors with a fine pattern of dots.",
            pictures: [
              {
                path: "/figures/jpg-to-gif-before.jpg",
                label: "JPG",
                alt: "Five kites over wooded hills at sunrise, with smooth colors.",
                width: 300,
                height: 225,
                bytes: 16_702,
              },
              {
                path: "/figures/jpg-to-gif-after.gif",
                label: "GIF, 256 colors",
                alt: "The same kites and hills with a grainy sky.",
                width: 300,
                height: 225,
                bytes: 38_497,
              },
            ],
          },
        ],
      },
      {
        heading: "How 256 colors look like thousands",
        blocks: [
          "Our server finds the 256 colors that suit each picture best. A sunset gets many oranges, a forest many greens.",
          "It then mixes neighboring dots of those colors, the way a printed newspaper does. This is called dithering, and it turns bands in the sky into smooth fades. You notice the dots mostly when you zoom in.",
          "A drawing with 256 colors or fewer is stored exactly. A drawing saved as JPG usually has far more, because JPG blurs its edges.",
        ],
      },
      {
        heading: "What stays and what changes",
        blocks: [
          {
            list: [
              "The file name stays. Only the extension changes to .gif.",
              "Width and height stay the same, up to 65,535 pixels per side.",
              "Photos come out right side up, and their colors are converted to sRGB.",
            ],
          },
          "Camera data and location are removed. To get a smaller GIF, [resize the photo](/resize-image) first: at half the width and height, it has a quarter of the pixels.",
        ],
      },
    ],
    questions: [
      {
        question: "Can I make an animated GIF from several JPGs?",
        answer:
          "No, every JPG becomes a still GIF. To make an animated one, use a video editor or a GIF maker.",
      },
      {
        question: "Can the GIF have a transparent background?",
        answer: "No. GIF supports transparency, but a JPG has no transparent parts to keep.",
      },
      {
        question: "Why does my GIF look grainy?",
        answer: "That's the dithering. Some viewers enlarge pictures, so look at the GIF at 100%.",
      },
      {
        question: "How many photos can I convert at once?",
        answer:
          "Up to 20 files. New files are added to your list, and results you already have are cleared, so download those first.",
      },
      {
        question: "How do I convert GIF to JPG?",
        answer:
          "Use the [Image Converter](/image-compressor). It can't bring back the lost colors, so keep your photos.",
      },
      {
        question: "What happens to my photos?",
        answer: "Our server deletes each JPG as soon as it's converted, and each GIF after {retention}.",
      },
    ],
  },
} satisfies ToolWords<"three-view">;
