import { batch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PSD", to: "JPG" }),
  name: "PSD to JPG",
  title: "PSD to JPG Converter | Without Photoshop, Free",
  description:
    "Convert Photoshop files (.psd, .psb) to JPGs you can send and show, also from CMYK, Lab and 16 bits. No Photoshop needed, no sign-up.",
  keywords: ["psd to jpg", "photoshop to jpg", "convert psd", "open psd without photoshop", "psb to jpg"],
  heading: "PSD to JPG Converter",
  subtitle: "Photoshop files as JPGs, on a computer without Photoshop",
  howTo: [
    {
      name: "Select your PSDs",
      text: "Files with the ending .psb, for very large documents, work as well.",
    },
    {
      name: "Convert",
      text: "Press 'Convert to JPG' and the visible picture is taken out of the document.",
    },
    {
      name: "Download your JPGs",
      text: "Check the row's picture, then save it.",
    },
  ],
  article: {
    sections: [
      {
        heading: "The picture inside a Photoshop file",
        blocks: [
          "Beside its layers, a PSD normally stores the finished picture as Photoshop showed it when it was saved. That's what ends up in your JPG, so effects, masks and adjustment layers look exactly as the designer left them.",
          "If the document was saved with layers only, there is no such picture. The page tells you so, and whoever made the file can save it again with 'Maximize Compatibility' switched on.",
        ],
      },
      {
        heading: "Color modes that work",
        blocks: [
          {
            caption: "What happens to each color mode",
            head: ["Mode of the document", "In the JPG"],
            rows: [
              ["RGB and grayscale", "Kept, converted to sRGB by the document's profile"],
              ["CMYK, for print", "Screen colors by the profile of the print"],
              ["Lab and indexed color", "Converted as Photoshop would show them"],
              ["16 bits per channel", "Reduced to 8, which is all that a JPG holds"],
              ["Duotone", "Grayscale, without the inks"],
              ["Transparent areas", "White"],
            ],
          },
        ],
      },
      {
        heading: "For proofs and approvals",
        blocks: [
          "Clients and printers rarely have Photoshop, and a PSD of 80 MB doesn't fit into an email. A JPG of a few hundred kilobytes shows the same picture on any phone. Convert a whole set of drafts in one go, download the ZIP, and attach it. For a document with several pages, put the JPGs into a PDF with [Image to PDF](/image-to-pdf).",
        ],
      },
      {
        heading: "When PNG is the better choice",
        blocks: [
          "A logo or an interface design has hard edges and often no background. JPG blurs the edges a little and can't be transparent. In the [Image Converter](/image-compressor), choose png for such documents: nothing is lost and the background stays clear.",
        ],
      },
    ],
    questions: [
      {
        question: "Can I get the layers one by one?",
        answer:
          "No. Only the finished picture is converted. To take a document apart, you need a program that edits PSDs, such as Photopea or GIMP.",
      },
      {
        question: "Why does my JPG look different from Photoshop?",
        answer:
          "Most likely the document uses CMYK or a wide gamut, and Photoshop simulates the print. A JPG for screens has sRGB colors, and very saturated ones change the most.",
      },
      {
        question: "How large may the document be?",
        answer: "Up to 100 MB and 100 megapixels. The number of layers doesn't matter.",
      },
      {
        question: "Who sees my design?",
        answer: "Nobody. The PSD is gone after the conversion, and the JPG after {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
