import { batch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "RAW", to: "JPG" }),
  name: "RAW to JPG",
  title: "RAW to JPG Converter | CR2, NEF, ARW, DNG, Free",
  description:
    "Convert RAW photos of Canon, Nikon, Sony, Fujifilm and other cameras to JPG, with the colors the camera chose. Free, no sign-up.",
  keywords: ["raw to jpg", "cr2 to jpg", "nef to jpg", "arw to jpg", "dng to jpg", "convert raw photos"],
  heading: "RAW to JPG Converter",
  subtitle: "Camera originals as JPGs, with the camera's own colors",
  howTo: [
    {
      name: "Select your RAW files",
      text: "A whole card of them is fine: up to 100 files and 100 MB per run.",
    },
    {
      name: "Convert",
      text: "Press 'Convert to JPG'. It takes a moment, because nothing has to be developed.",
    },
    {
      name: "Download your JPGs",
      text: "Save the good ones, or all of them in a ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "What this page does with a RAW",
        blocks: [
          "A RAW holds what the sensor measured, and a finished JPG beside it: the one that the camera shows on its own screen. This page finds the largest such JPG, turns it upright and gives it to you.",
          "So you get the picture style, white balance and noise reduction that the camera's maker has tuned, not somebody else's guess. It's also the reason why the result is there at once.",
        ],
      },
      {
        heading: "Cameras and endings",
        blocks: [
          {
            caption: "Formats that are read",
            head: ["Maker", "Endings"],
            rows: [
              ["Canon", "CR2, CR3"],
              ["Nikon", "NEF, NRW"],
              ["Sony", "ARW"],
              ["Fujifilm", "RAF"],
              ["Panasonic", "RW2"],
              ["Olympus and OM System", "ORF"],
              ["Pentax", "PEF"],
              ["Samsung", "SRW"],
              ["Adobe, Apple, Google, Leica", "DNG"],
            ],
          },
        ],
      },
      {
        heading: "When this is the quick way",
        blocks: [
          "You forgot to switch the camera to RAW plus JPG, and now somebody wants to see the pictures tonight. Or you sort thousands of shots and need small copies to choose from. Or a picture agency, a shop or a form takes nothing but JPG. In all of these cases the camera's own version is good enough, and you have it in seconds instead of an evening at the developer.",
        ],
      },
      {
        heading: "How many pixels you get",
        blocks: [
          "Most cameras of the last fifteen years store a preview with all the photo's pixels. Some store a smaller one, for example 1620 pixels wide. Then the row says how large it is, and you decide whether that will do.",
          "For prints, strong crops or another exposure, develop the RAW in a program made for it: darktable and RawTherapee are free.",
        ],
      },
    ],
    questions: [
      {
        question: "Can you brighten or recolor the photo?",
        answer:
          "No. Changing exposure is what RAW files are for, and it takes a developer with a preview and sliders.",
      },
      {
        question: "Why was my file refused?",
        answer:
          "It has no preview, or one too small to be of use. DNGs made by some scanners and drones are like that.",
      },
      {
        question: "Is anything lost?",
        answer:
          "The JPG has 8 bits per color, the sensor recorded 12 or 14. Keep your RAW: it's your negative.",
      },
      {
        question: "Are place and camera data kept?",
        answer:
          "No. The location, camera and other details are removed from the JPG. Your RAW isn't changed.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
