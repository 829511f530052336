import { batch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "BMP", to: "JPG" }),
  name: "BMP to JPG",
  title: "BMP to JPG Converter | A Fraction of the Size, Free",
  description:
    "Turn bulky BMP bitmaps into JPGs that fit into emails and forms. Old Windows and OS/2 files work, too. Free, no sign-up.",
  keywords: ["bmp to jpg", "bitmap to jpg", "convert bmp", "bmp to jpeg", "dib to jpg"],
  heading: "BMP to JPG Converter",
  subtitle: "Bulky bitmaps as JPGs that fit into an email",
  howTo: [
    {
      name: "Select your BMPs",
      text: "Bitmaps ending in .dib are taken as well.",
    },
    {
      name: "Convert",
      text: "Press 'Convert to JPG' and watch the sizes drop.",
    },
    {
      name: "Download your JPGs",
      text: "One by one, or together in a ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Why bitmaps are so large",
        blocks: [
          "A BMP writes down every pixel, usually with three bytes each and no compression. Our sample photo of 1600 by 1200 pixels takes 5,625 KB that way, and 177 KB as a JPG of quality 85: a thirtieth.",
          "Programs for Windows, scanners, microscopes and measuring devices still write BMPs, because any programmer can. For sending and publishing they are the wrong choice.",
        ],
      },
      {
        heading: "Bitmaps that work",
        blocks: [
          {
            caption: "From 1990 until today",
            head: ["Kind of BMP", "Read"],
            rows: [
              ["24 and 32 bits", "Yes"],
              ["16 bits (5-5-5, 5-6-5 and other masks)", "Yes"],
              ["1, 2, 4 and 8 bits with a palette", "Yes"],
              ["Compressed by run lengths (RLE)", "Yes"],
              ["OS/2 bitmaps", "Yes"],
              ["Stored upside down or top first", "Yes, both stand upright"],
            ],
          },
        ],
      },
      {
        heading: "Bitmaps with odd headers",
        blocks: [
          "The format was never tidy. Some programs write a wrong file size, others leave out the resolution, store the rows from the top, or put a color profile behind the pixels. Such files are read as browsers and Windows read them. If a bitmap ends too early, you get a sentence that says it's damaged, not a half gray picture. Rename nothing before: what counts is the content, not the ending.",
        ],
      },
      {
        heading: "Screenshots and drawings",
        blocks: [
          "JPG is made for photos. Around letters and thin lines it leaves faint smudges, and a screenshot may even get larger than as PNG. For those, the [Image Converter](/image-compressor) makes a PNG without any loss.",
        ],
      },
    ],
    questions: [
      {
        question: "Does it get smaller without looking worse?",
        answer: "For photos, yes: at quality 85 hardly anyone sees a difference, even side by side.",
      },
      {
        question: "What happens to transparency?",
        answer: "Few BMPs have it. Where it's meant seriously, the background becomes white.",
      },
      {
        question: "Can I convert back to BMP?",
        answer: "Not here. Hardly any program still needs it: where one does, Paint can save a JPG as BMP.",
      },
      {
        question: "How long is my picture on your server?",
        answer: "The bitmap only while it's converted, the JPG for {retention} at most.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
