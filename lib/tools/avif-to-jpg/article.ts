import { retention } from "../../site/settings";
import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "What an AVIF is",
      blocks: [
        "AVIF is a still picture stored with AV1, a video format that Google, Mozilla, Netflix and others published in 2018 for everyone to use without fees. The first version of the picture format followed in 2019. Photos in it need far fewer bytes than JPGs that look alike, and it can do what JPG never could: transparency, 10 and 12 bits of color, HDR.",
        "That is why you meet it on the web. Shops, newspapers and image hosts send AVIF to every browser that says it can read it. Save such a picture and you own a file that your browser shows and half of your programs refuse.",
      ],
    },
    {
      heading: "Who can open AVIF today",
      blocks: [
        {
          caption: "Browsers that show AVIF",
          head: ["Browser", "From version", "Note"],
          rows: [
            ["Chrome", "85", "The first, in August 2020"],
            ["Edge", "121", "The last of the large ones, in January 2024"],
            ["Firefox", "93", "Still pictures"],
            ["Safari", "16.4", "16.0 on macOS 13 and iOS 16"],
            ["Opera", "71", "Built on Chromium, like Chrome"],
            ["Samsung Internet", "14", "On Android"],
          ],
        },
        "In a current browser you are safe. Outside of it the picture is mixed:",
        {
          caption: "Systems and programs",
          head: ["Where", "Opens AVIF"],
          rows: [
            ["iPhone and iPad", "Since iOS 16"],
            ["Mac (Preview, Photos)", "Since macOS 13 Ventura"],
            ["Android", "Since Android 12"],
            ["Windows 10 and 11 (Photos)", "With the AV1 Video Extension from the Microsoft Store"],
            ["GIMP", "Since 2.10.22"],
            ["Krita", "Since 5.0"],
            ["Photo labs, upload forms, older office programs", "Often not: send a JPG"],
          ],
        },
      ],
    },
    {
      heading: "What happens to your picture here",
      blocks: [
        "Two machines take part. First your browser decodes the AVIF, lays it on white and writes a JPG of high quality (92 percent) for the journey. Then our server decodes that, and encodes the JPG you download at quality 85. For photos the two rounds together stay below what you can see at normal size.",
        "Sometimes the browser leaves its part out and the server gets your AVIF as it is:",
        {
          list: [
            "The browser is too old for AVIF. This page works all the same.",
            "The picture has more than 16.7 megapixels, which is more than an iPhone can draw.",
            "The file is an animation.",
            "Drawing fails for any other reason.",
          ],
        },
        "The server reads AVIF itself, with 8, 10 or 12 bits, and knows the color spaces that the file may name. So a missing browser feature never stands in your way.",
      ],
    },
    {
      heading: "Colors and HDR",
      blocks: [
        "A JPG has 8 bits a channel, and programs expect sRGB. Pictures in wider color, such as Display P3 or BT.2020, are converted: a color that sRGB cannot hold moves to the nearest one it can. Without that step, programs that ignore color profiles would show them pale.",
        "HDR pictures are brighter than any JPG can say. On the server their highlights are rolled off gently, so that white paper stays near white and lamps keep their shape. Where your browser does the drawing, it does that in its own way.",
      ],
    },
    {
      heading: "Transparency becomes white",
      blocks: [
        "A logo with a clear background gets a white one, with clean soft edges. If it must stay clear, use [AVIF to PNG](/avif-to-png). If it should lie on another color, make the PNG first, and let [PNG to JPG](/png-to-jpg) fill it with the color you choose.",
      ],
    },
    {
      heading: "How large the JPG gets",
      blocks: [
        "Larger than the AVIF, nearly always. You trade compactness for being readable everywhere. Our test picture of 12 megapixels comes out at 1.1 MB. The extra bytes hold no extra detail, so keep the AVIF as well if you have room.",
        "A second pass can win some of it back: [Compress Image](/compress-image) finds the strongest setting whose result looks the same.",
      ],
    },
    {
      heading: "Which format for which purpose",
      blocks: [
        {
          caption: "AVIF, JPG and their relatives",
          head: ["Format", "Strong at", "Weak at", "Way there"],
          rows: [
            [
              "AVIF",
              "Small files, HDR, clear areas",
              "Older programs",
              "[Image Converter](/image-compressor)",
            ],
            ["JPG", "Opens everywhere", "Clear areas, text, many edits", "This page"],
            ["PNG", "Lossless, clear areas", "Size of photos", "[AVIF to PNG](/avif-to-png)"],
            ["WEBP", "Small, in all browsers", "Mail and print", "[PNG to WEBP](/png-to-webp)"],
            ["HEIC", "Storage on iPhones", "Nearly everywhere else", "Not written here"],
          ],
        },
        "As a rule of thumb: JPG for people, AVIF or WEBP for web pages, PNG for work in progress. Pictures in the other modern formats have pages of their own: [WEBP to JPG](/webp-to-jpg) for what you saved from older sites, and [HEIC to JPG](/heic-to-jpg) for photos off a phone.",
      ],
    },
    {
      heading: "How to get a JPG without converting",
      blocks: [
        "Many sites hold a JPG too and hand it out on request. Look for a download button in place of saving the shown picture. On your own site, send AVIF inside a picture element with a JPG as fallback; then visitors who save the picture with an old browser get the JPG by themselves.",
      ],
    },
    {
      heading: "Limits and privacy",
      blocks: [
        "The line in the drop zone advises ten files and 30 MB. Technically one request may hold 100 MB, and a picture 100 megapixels. What is over that is refused with a sentence that names the number.",
        `No account is needed and nothing is printed over your picture. The upload is deleted when the conversion ends, the result after ${retention}. Notes about camera, author and place are not in the JPG.`,
      ],
    },
  ],
  questions: [
    {
      question: "Is renaming .avif to .jpg enough?",
      answer:
        "No. The content would still be AV1. A browser may show it because it looks inside; a photo program says the file is broken.",
    },
    {
      question: "Why did the site give me an AVIF when its link said .jpg?",
      answer:
        "Servers choose by what the browser can read. The address stays, the content changes, and saving keeps what was sent.",
    },
    {
      question: "Can it convert an animated AVIF?",
      answer: "Only its still picture, because a JPG cannot move.",
    },
    {
      question: "Does the JPG match the AVIF exactly?",
      answer:
        "No lossy format could. Differences are in the finest grain. For a copy without any added loss, PNG is the target to choose.",
    },
    {
      question: "Do I have to install anything, on Windows or elsewhere?",
      answer: "No. Any browser of the last years will do, on a phone as on a computer.",
    },
    {
      question: "My browser does not offer the AVIF in its file dialog. What now?",
      answer:
        "Its system may not know the type. Choose 'All files' in the dialog, or drop the file on the page. If the page then says it is not an AVIF, the browser could not tell; a newer one can.",
    },
  ],
} satisfies Article;
