import { specifiedBatch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPG to PNG",
  title: "JPG to PNG Converter | Free, No Watermark",
  description:
    "Convert JPG to PNG with no further quality loss. Photos come out right side up. Free, no sign-up, no watermark, files deleted automatically.",
  keywords: ["jpg to png", "convert jpg to png", "jpeg to png", "jpg to png converter", "photo to png"],
  heading: "JPG to PNG Converter",
  subtitle: "Turn JPG photos into PNGs you can edit and save without losing more quality",
  ...fillAll(specifiedBatch, { from: "JPG", to: "PNG" }),
  howTo: [
    { name: "Select your JPG files", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Change the order if you like, then press 'Convert to PNG'." },
    { name: "Download your PNGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "What you gain with PNG",
        blocks: [
          "A JPG loses a little quality every time a program saves it. A PNG never does. Once your photo is a PNG, you can crop, retouch and save it as often as you like.",
          "Converting doesn't repair a JPG, though. Blocks in the sky and halos around letters are part of the picture by now, and no converter can restore the lost detail.",
        ],
      },
      {
        heading: "What happens to your photo",
        blocks: [
          "Our server turns the photo right side up and converts its colors to sRGB, even if they are Adobe RGB, Display P3 or CMYK. Gray pictures stay gray. Width and height don't change.",
          "Camera data, captions and the location are removed.",
        ],
      },
      {
        heading: "PNGs of photos are large",
        blocks: [
          "In our tests, a 12-megapixel JPG of 1.7 MB became a PNG of 9.9 MB. That's normal: a PNG stores every speck of noise exactly.",
          {
            caption: "JPG or PNG?",
            head: ["What you want to do", "Better format"],
            rows: [
              ["Edit a photo several times", "PNG"],
              ["Fill in a form that asks for PNG", "PNG"],
              ["Cut out a background", "PNG"],
              ["Share or store photos", "JPG"],
              ["Put photos on a website", "[WEBP](/jpg-to-webp)"],
            ],
          },
          "You can convert up to 100 files and 100 MB in total. Each picture can have up to 100 megapixels. Your results stay on our server for {retention}, unless you delete them sooner.",
        ],
      },
    ],
    questions: [
      {
        question: "Does a white background become transparent?",
        answer:
          "No. In a JPG, white is a color like any other. A PNG can have a transparent background, but you have to cut out the subject in an image editor first.",
      },
      {
        question: "Does the picture get sharper?",
        answer: "No, it looks exactly the same.",
      },
      {
        question: "How do I make the PNG smaller?",
        answer:
          "Try [Compress Image](/compress-image). It works well on drawings and screenshots and saves little on photos. If a photo has to be small, keep it as a JPG.",
      },
      {
        question: "Can I convert .jpeg files, too?",
        answer: "Yes. JPG and JPEG are the same format.",
      },
      {
        question: "How do I convert JPG to PNG on a Mac or iPhone?",
        answer:
          "The same way as on Windows or Android: open this page in your browser and select your photos. There's nothing to install.",
      },
      {
        question: "What if one of my photos is damaged?",
        answer:
          "You get a message with its name, and the other photos are converted. We don't return half a picture.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
