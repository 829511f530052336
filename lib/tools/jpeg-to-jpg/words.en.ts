import type { ToolWords } from "../words";

export const words = {
  name: "JPEG to JPG",
  title: "JPEG to JPG Converter | No Quality Loss, Free",
  description:
    "Change .jpeg to .jpg without losing quality. Camera data and location are removed. Starts automatically. Free, no sign-up.",
  keywords: [
    "jpeg to jpg",
    "convert jpeg to jpg",
    "change jpeg to jpg",
    "jpeg to jpg without losing quality",
    "rename jpeg to jpg",
  ],
  heading: "JPEG to JPG Converter",
  subtitle: "Drop your files and get them back as .jpg, automatically and without losing quality",
  messages: {
    wrong: "{file name} is not a JPEG file",
    tooLarge: "{file name} is too large (max 10MB)",
    empty: "{file name} is empty",
    heading: "File validation errors:",
    none: "No valid JPEG files found. Please select JPEG files (max 10MB each).",
  },
  success: "{n} files converted successfully. Downloads should start automatically.",
  dropZone: {
    prompt: "Drop JPEG files here or click to browse",
    dragging: "Drop your JPEG files here",
    or: "or",
    button: "Select JPEG Files",
    hint: "Max 10MB per file",
  },
  howTo: [
    {
      name: "Select your JPEG files",
      text: "Drop them on the page, or use the button. Each can be up to 10 MB.",
    },
    { name: "Wait a moment", text: "The conversion starts automatically, one file at a time." },
    { name: "Find your JPGs", text: "Each file is downloaded automatically, under its own name." },
  ],
  article: {
    sections: [
      {
        heading: "JPEG and JPG are the same thing",
        blocks: [
          "It's one format with two file extensions. JPEG stands for the Joint Photographic Experts Group, which created it. Early versions of Windows only allowed three letters after the dot, so .jpeg became .jpg.",
          "You only need this page if a form, a script or an old program insists on .jpg, or if you want to remove camera data and location.",
        ],
      },
      {
        heading: "What happens to your file",
        blocks: [
          "Our server copies the compressed picture into a new file without changing it. It decodes the picture only to check that nothing is damaged.",
          {
            caption: "What your .jpg contains",
            head: ["Part of the file", "In your .jpg"],
            rows: [
              ["Picture data", "Unchanged"],
              ["Color profile", "Kept, so that the colors stay right"],
              ["Print resolution (dpi)", "Kept, if it's in the usual place (JFIF header)"],
              ["Camera data, date, location", "Removed"],
              ["Thumbnail, comments", "Removed"],
              ["Rotation", "Applied to the picture, or kept as a mark"],
            ],
          },
          "Rotation is lossless, too: the blocks that make up a JPEG are rearranged. That only works if the sides divide into whole blocks of 8 or 16 pixels, as in most photos straight from a camera. Other photos keep the mark by which programs turn them, as the camera wrote it. A few rare kinds of JPEG are compressed again at quality 95.",
        ],
      },
      {
        heading: "Or rename the file yourself",
        blocks: [
          "If hidden data doesn't bother you, just change .jpeg to .jpg in the file name. On Windows, turn on file name extensions in the View menu of File Explorer first. On a Mac, select the file and press Return.",
          "This page is easier on a phone, or if you have dozens of files.",
        ],
      },
    ],
    questions: [
      {
        question: "Do I lose any quality?",
        answer:
          "Almost never. An upright photo keeps its picture data byte for byte, and a rotated one keeps every value, in a new place if that's possible. The only exceptions are a few rare kinds of JPEG.",
      },
      {
        question: "Why is the JPG a little smaller?",
        answer: "Camera data and the thumbnail are gone. They can take up dozens of kilobytes.",
      },
      {
        question: "Why does my browser ask about multiple downloads?",
        answer:
          "Your files are saved one after the other, half a second apart. Choose 'Allow', or you may only get the first one.",
      },
      {
        question: "Which files can I convert?",
        answer:
          "JPEGs of up to 10 MB each, with the extension .jpeg or .jpg. Empty and damaged files are refused.",
      },
      {
        question: "What if my .jpeg is really a PNG or HEIC?",
        answer: "Our server notices and makes a real JPG from it, at quality 95.",
      },
      {
        question: "How do I change .jpg to .jpeg?",
        answer:
          "Use [JPG to JPEG](/Jpg-to-jpeg). That page compresses the picture once more, so read its notes first.",
      },
    ],
  },
} satisfies ToolWords<"auto">;
