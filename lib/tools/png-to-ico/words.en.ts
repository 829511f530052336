import { batch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PNG", to: "ICO" }),
  name: "PNG to ICO",
  title: "PNG to ICO Converter | Favicon in Four Sizes, Free",
  description:
    "Turn a PNG into a favicon.ico with 16, 32, 48 and 256 pixels in one file, transparency kept. Free, no sign-up, no watermark.",
  keywords: ["png to ico", "favicon generator", "convert png to ico", "favicon ico", "ico converter"],
  heading: "PNG to ICO Converter",
  subtitle: "A favicon in four sizes from one PNG, ready for your website",
  howTo: [
    { name: "Select your PNG", text: "Use a square logo of at least 256 × 256 pixels if you have one." },
    { name: "Convert", text: "Press 'Convert to ICO'. Transparent areas stay transparent." },
    { name: "Upload the icon", text: "Save it as favicon.ico and put it at the top level of your website." },
  ],
  article: {
    sections: [
      {
        heading: "Four icons in one file",
        blocks: [
          "An ICO holds the same picture in several sizes, and each program takes the one it needs. Our favicon.ico has these:",
          {
            caption: "Sizes in the icon and where they appear",
            head: ["Pixels", "Used for"],
            rows: [
              ["16 × 16", "Browser tabs and bookmarks"],
              ["32 × 32", "Tabs on sharp screens, the Windows taskbar"],
              ["48 × 48", "Windows desktop shortcuts"],
              ["256 × 256", "Large icons in Windows Explorer"],
            ],
          },
          "Sizes larger than your PNG are left out, because they would only be blurry. A PNG of 100 pixels makes an icon of 16, 32, 48 and 100 pixels.",
        ],
      },
      {
        heading: "What to write in the HTML head",
        blocks: [
          "Put favicon.ico at the top level of your website. Browsers look for it there even if no page mentions it. To be clear about it, add this line between <head> and </head>:",
          '<link rel="icon" href="/favicon.ico" sizes="32x32">',
          "The sizes attribute helps if you also offer an SVG icon: Chrome then prefers the SVG. For iPhone home screens, add a PNG of 180 × 180 pixels, which you can make with [Resize Image](/resize-image):",
          '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
          "Browsers store favicons for a long time. If you still see the old one, open /favicon.ico itself and reload it.",
        ],
      },
      {
        heading: "How your logo is made small",
        blocks: [
          {
            list: [
              "Each size is calculated from the picture itself, with a sharp filter (Lanczos).",
              "Photos are averaged as light, so bright details don't get too dark. Drawings keep the weight of their lines.",
              "If the picture isn't square, it's centered in a transparent square. Nothing is cut off.",
              "The three small sizes are bitmaps with 32 bits per pixel, which every program reads. The large one is stored as a PNG inside the icon.",
            ],
          },
          "The small sizes always take 15 KB together. In our test, a drawing of 1600 × 1200 pixels (a PNG of 129 KB) became an icon of 39 KB.",
        ],
      },
    ],
    questions: [
      {
        question: "Why does my logo look muddy at 16 pixels?",
        answer:
          "There are only 256 dots to draw with. Thin lines and small text disappear. Use one letter or the simplest part of your logo, and let it fill the square.",
      },
      {
        question: "Do I still need a favicon.ico?",
        answer:
          "All current browsers also take a PNG or SVG. The ICO is the fallback that search engines, feed readers and old browsers ask for without being told.",
      },
      {
        question: "Can I use the icon for a Windows program or folder?",
        answer: "Yes. It's an ordinary Windows icon, and Windows picks the size it needs.",
      },
      {
        question: "Can I start from a JPG or another format?",
        answer:
          "This page only takes PNGs. Convert other pictures to PNG first, for example with [SVG to PNG](/svg-to-png) or [JPG to PNG](/jpg-to-png).",
      },
      {
        question: "What happens to my logo on your server?",
        answer:
          "The PNG is deleted when the icon is finished. The icon itself can be downloaded for {retention}, unless you press 'Delete now'.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
