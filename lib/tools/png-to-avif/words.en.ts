import { batch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PNG", to: "AVIF" }),
  name: "PNG to AVIF",
  title: "PNG to AVIF Converter | Tiny Files, Transparent, Free",
  description:
    "Convert PNG screenshots, photos and graphics to AVIF at a fraction of the size, with transparency kept. Free, no sign-up, no watermark.",
  keywords: [
    "png to avif",
    "convert png to avif",
    "png to avif transparent",
    "avif converter",
    "compress png",
  ],
  heading: "PNG to AVIF Converter",
  subtitle: "Screenshots and photos in a fraction of the space, with transparency kept",
  howTo: [
    { name: "Select your PNGs", text: "Drop them on the page or paste a screenshot." },
    { name: "Convert", text: "Press 'Convert to AVIF'. The settings follow what each picture shows." },
    { name: "Download your AVIFs", text: "Each row tells you how much smaller the file became." },
  ],
  article: {
    sections: [
      {
        heading: "What you can expect",
        blocks: [
          {
            caption: "Results of this page",
            head: ["Picture", "PNG", "AVIF"],
            rows: [
              ["Photo, 4032 × 3024 pixels", "8.5 MB", "298 KB"],
              ["Screenshot of this website, 1280 × 1150 pixels", "142 KB", "40 KB"],
              ["Drawing with a transparent background, 1600 × 1200 pixels", "129 KB", "51 KB"],
            ],
          },
          "Photos gain the most, because PNG was never meant for them. Flat drawings gain the least: the one in the table takes only 46 KB as WEBP, so try [PNG to WEBP](/png-to-webp) for logos and icons as well.",
        ],
      },
      {
        heading: "Settings that follow the picture",
        blocks: [
          "Our server looks at each PNG before it encodes it, unless it has 25 megapixels or more. Screenshots, charts and text are stored at quality 60 with full color resolution, so that red text on blue stays readable. Photos get quality 48, or 54 below 4 megapixels, with color at half the resolution. AVIF numbers are lower than those of JPG for the same look.",
          {
            list: [
              "Transparent areas and soft shadows stay as they are.",
              "16-bit PNGs are reduced to 8 bits per channel.",
              "Wide-gamut colors are converted to sRGB.",
              "Text notes, dates and software names are left out.",
            ],
          },
        ],
      },
      {
        heading: "Where AVIF works, and where it doesn't",
        blocks: [
          "Chrome (85), Firefox (93), Safari (16.4) and Edge (121) show AVIF from these versions on. Android 12 and iOS 16 open it, too. Many editors, office programs and upload forms are slower to follow.",
          "On a website, offer the AVIF first and the PNG second in a picture element. Old browsers then load the PNG. For files that you send to people, JPG or PNG is still the safe choice.",
        ],
      },
    ],
    questions: [
      {
        question: "Is the conversion lossless?",
        answer:
          "No. If every pixel has to stay the same, keep the PNG and let [Compress Image](/compress-image) make it smaller without a visible change.",
      },
      {
        question: "How large can my PNG be?",
        answer:
          "Up to 100 megapixels, and 16,384 pixels on its longer side, which is the most our encoder can write.",
      },
      {
        question: "How long does it take?",
        answer:
          "In our tests, screenshots took a fifth of a second and photos of 12 megapixels less than one second, plus the upload.",
      },
      {
        question: "Can I turn the AVIF back into a PNG?",
        answer: "Yes, with [AVIF to PNG](/avif-to-png). Lost detail doesn't come back, so archive your PNGs.",
      },
      {
        question: "Does an animated PNG stay animated?",
        answer: "No, you get its first frame. We read and write AVIF as a still picture only.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
