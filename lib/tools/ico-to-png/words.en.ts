import { batch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "ICO", to: "PNG" }),
  name: "ICO to PNG",
  title: "ICO to PNG Converter | The Largest Icon Inside, Free",
  description:
    "Take the largest picture out of a Windows icon or favicon (.ico, .cur) as a PNG, with its transparency. Free, no sign-up.",
  keywords: ["ico to png", "icon to png", "favicon to png", "convert ico", "cur to png"],
  heading: "ICO to PNG Converter",
  subtitle: "The largest picture of an icon, with its transparency",
  howTo: [
    {
      name: "Select your icons",
      text: "Cursors with the ending .cur count, too.",
    },
    {
      name: "Convert",
      text: "Press 'Convert to PNG'. The best picture of each icon is picked.",
    },
    {
      name: "Download your PNGs",
      text: "They are small, so a ZIP of a hundred is ready at once.",
    },
  ],
  article: {
    sections: [
      {
        heading: "An icon is several pictures",
        blocks: [
          "An ICO is a box of the same drawing in several sizes: 16 pixels for a browser tab, 32 and 48 for the desktop, often 256 for large views. Windows takes the one that fits.",
          "A PNG is one picture. You get the one with the most pixels and, among equals, the one with the most colors, unchanged to the last pixel.",
        ],
      },
      {
        heading: "What the PNG has",
        blocks: [
          {
            caption: "Kinds of icons, and what comes out",
            head: ["In the icon", "In the PNG"],
            rows: [
              ["A picture of 256 pixels stored as PNG", "The same pixels"],
              ["32 bits with soft edges", "Soft edges, kept as transparency"],
              ["Old icons with a mask", "Clear where the mask was"],
              ["16 colors or black and white", "The same few colors"],
              ["A cursor", "Its picture, without the point that clicks"],
            ],
          },
        ],
      },
      {
        heading: "What people use it for",
        blocks: [
          "Taking the logo of an old program for a manual, checking what a website's favicon really looks like, or getting a small picture back of which only the icon is left. A PNG can be put into a document, a chat or a slide, where an ICO can't. Because nothing is lost, you can edit the PNG and make a new icon of it, without any trace of the way there.",
        ],
      },
      {
        heading: "Larger than the icon",
        blocks: [
          "There is no more detail in an icon than in its largest picture. If you need it in 512 pixels, look for the original drawing first. Failing that, [Resize Image](/resize-image) enlarges it, and edges get soft. For tiny drawings with hard pixels that may even look charming.",
        ],
      },
    ],
    questions: [
      {
        question: "Can I have all sizes?",
        answer:
          "Only the largest is taken out. Smaller ones are easy to make from it with [Resize Image](/resize-image).",
      },
      {
        question: "How do I save a site's favicon?",
        answer: "Open the site's address with /favicon.ico at the end, save the file, and drop it here.",
      },
      {
        question: "And the other way round?",
        answer:
          "[PNG to ICO](/png-to-ico) makes an icon with all the sizes that browsers and Windows ask for.",
      },
      {
        question: "Is the icon stored?",
        answer: "Not after it's converted. The PNG stays {retention}, or until you press 'Delete now'.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
