import { batch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JP2", to: "JPG" }),
  name: "JP2 to JPG",
  title: "JP2 to JPG Converter | JPEG 2000 Files, Free",
  description:
    "Convert JPEG 2000 pictures (.jp2, .j2k, .jpx) from archives, maps and scanners to JPGs that browsers show. Free, no sign-up.",
  keywords: ["jp2 to jpg", "jpeg 2000 to jpg", "j2k to jpg", "convert jp2", "open jp2 file"],
  heading: "JP2 to JPG Converter",
  subtitle: "JPEG 2000 from archives, maps and scanners, as plain JPGs",
  howTo: [
    {
      name: "Select your JP2s",
      text: "Codestreams such as .j2k and .jpc are fine, too.",
    },
    {
      name: "Convert",
      text: "Press 'Convert to JPG'. Large scans take a few seconds each.",
    },
    {
      name: "Download your JPGs",
      text: "Each row has its picture and its link.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Where JPEG 2000 comes from",
        blocks: [
          "Libraries scan books in it, satellites and hospitals store images in it, and digital cinemas show films in it. Yet today's browsers can't display it, and phones don't know what to do with a .jp2.",
          "If you downloaded a page from an archive or a tile of a map, a JPG is the quickest way to look at it, print it or put it into a document.",
        ],
      },
      {
        heading: "What is converted",
        blocks: [
          {
            caption: "Parts of a JP2, and what the JPG has of them",
            head: ["In the JP2", "In the JPG"],
            rows: [
              ["RGB, sYCC or gray", "The same, in sRGB"],
              ["A color profile", "Applied, so colors look as intended"],
              ["A palette", "Looked up for each pixel"],
              ["Opacity", "White behind it"],
              ["More than 8 bits", "Scaled to 8"],
              ["Halved colors (subsampling)", "Enlarged to the full size"],
            ],
          },
        ],
      },
      {
        heading: "Why a new program may be needed otherwise",
        blocks: [
          "Windows shows no JPEG 2000 at all, and a viewer that does is seldom there when you need one. Each archive uses another corner of the standard, with tiles, quality layers and color spaces of its own, so a program that opens one library's scans may fail on the next. The converter reads all of these, and names what it can't read in a sentence instead of giving you a picture with wrong colors.",
        ],
      },
      {
        heading: "Very large scans",
        blocks: [
          "A JP2 may have hundreds of megapixels and be opened at a lower resolution. This page decodes all of it, up to 100 megapixels. For more, take a reduced version from the archive, which nearly always offers one.",
        ],
      },
    ],
    questions: [
      {
        question: "Is JPEG 2000 better than JPG?",
        answer:
          "It keeps more detail at the same size, can be lossless, and has no blocks. It lost because it was slow and browsers never took it up.",
      },
      {
        question: "What about .jpx and .jpf?",
        answer: "They are the same pictures in a richer container. The first picture is converted.",
      },
      {
        question: "Will georeferencing survive?",
        answer: "No. A JPG has no place for it. Note the coordinates before you convert a map.",
      },
      {
        question: "Do you keep the scan?",
        answer: "No longer than it takes. Its JPG is deleted after {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
