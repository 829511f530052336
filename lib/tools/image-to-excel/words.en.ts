import { words as imageToText } from "../image-to-text/words.en";
import { languages, pictures } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  name: "Image to Excel",
  title: "Image to Excel Converter | Photo of a Table to XLSX, Free",
  description:
    "Turn a photo, scan or screenshot of a table into an Excel file. The text is read for you. Free, no account, files deleted.",
  keywords: ["image to excel", "picture to excel", "photo to excel", "screenshot to excel", "jpg to excel"],
  heading: "Image to Excel Converter",
  subtitle: "Photos, scans and screenshots of tables, as a sheet you can calculate with",
  dropZone: {
    prompt: "Drag & drop a picture of a table here",
    dragging: "Drop your picture here",
    or: "or",
    button: "Select Picture",
    hint: `${pictures.or}, up to 100 MB`,
  },
  action: "Convert to Excel",
  languages,
  steps: ["Reading your picture...", "Reading the text...", "Finding the tables...", "Almost done..."],
  messages: { wrong: "Only pictures can be read here.", none: "Please select a picture." },
  instead: imageToText.name,
  howToTitle: "How to turn a picture into an Excel file",
  howTo: [
    { name: "Select a picture", text: "A photo, a scan or a screenshot. You can paste a screenshot, too." },
    { name: "Convert it", text: "Press the button. Reading the text takes a few seconds." },
    { name: "Check and download", text: "Compare the cells with the picture, then save the Excel file." },
  ],
  article: {
    sections: [
      {
        heading: "From pixels to cells",
        blocks: [
          "First the picture is turned and straightened, and its text is read. Then rows and columns are found from the lines of the table, or from how words and numbers line up. Finally, each cell is checked for what it is: a number, a percentage, an amount, a date or text.",
          {
            caption: "What to expect",
            head: ["Picture", "Result"],
            rows: [
              ["Screenshots", "Nearly every cell is right"],
              ["Flat scans with 200 dpi or more", "Good, also without lines between the cells"],
              ["Photos from straight above", "Good if the print is sharp"],
              ["Photos at an angle, or of a curved page", "Columns may get mixed up"],
              ["Handwriting", "Not supported"],
            ],
          },
        ],
      },
      {
        heading: "Check what was read",
        blocks: [
          "Reading text from a picture is never perfect. The picture stands beside its table so you can compare them. Cells that were hard to read are marked, also in the Excel file, and stay text until you've checked them.",
          "If the table wasn't found, or too much was taken for one, draw a frame around it. Only what's in the frame is read then.",
        ],
      },
      {
        heading: "Take a photo that works",
        blocks: [
          {
            list: [
              "Lay the page flat and hold the camera straight above it.",
              "Fill the frame with the table, and leave a small margin around it.",
              "Use daylight from the side. A flash leaves a white spot.",
              "Use the original photo. Messengers shrink pictures until small digits are lost.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Can I convert several pictures at once?",
        answer:
          "One at a time. If they're pages of one document, make a PDF of them with [Image to PDF](/image-to-pdf), then use [PDF to Excel](/pdf-to-excel).",
      },
      {
        question: "Which languages can it read?",
        answer: "20 languages, detected automatically. [Image to Text](/image-to-text) lists them.",
      },
      {
        question: "Why is a number shown as text?",
        answer:
          "Because it could be read in two ways, or has a character that no number has. A wrong number would be worse than text.",
      },
      {
        question: "Can I get a CSV file?",
        answer: "Yes. Choose CSV as the file format. You don't have to upload the picture again.",
      },
      {
        question: "I only need the text. Is there something simpler?",
        answer: "Yes. [Image to Text](/image-to-text) gives you the text to copy.",
      },
      {
        question: "Is my picture kept?",
        answer: "No. Your picture is deleted right after the conversion, and the result after {retention}.",
      },
    ],
  },
} satisfies ToolWords<"tables">;
