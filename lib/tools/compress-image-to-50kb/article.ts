import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "The usual limit for portraits",
      blocks: [
        "Fifty kilobytes is a common limit for the photo in an application: entrance exams, student cards, licenses, staff badges. It's generous for a face and hopeless for a document, and it helps to know which of the two you have.",
      ],
    },
    {
      heading: "Portraits keep their pixels",
      blocks: [
        {
          caption: "Five pictures and what became of them",
          head: ["Picture", "Result", "Pixels"],
          rows: [
            ["Portrait of 35 × 45 mm at 300 dpi (413 × 531)", "49.6 KB", "413 × 531"],
            ["Portrait of 2 × 2 inches at 300 dpi (600 × 600)", "48.4 KB", "600 × 600"],
            ["Signature, 1800 × 700", "49.5 KB", "1800 × 700"],
            ["Photo with 12 megapixels", "49.0 KB", "833 × 625"],
            ["Photographed A4 page", "49.5 KB", "520 × 735"],
          ],
        },
        "So if you bring the portrait at the size it's printed, nothing has to shrink. Straight from the phone it's 833 × 625 at best, and most of that may be wall.",
      ],
    },
    {
      heading: "Crop, then compress",
      blocks: [
        "Open [Resize Image](/resize-image), choose a passport or ID size there, and move the frame until the head sits where the rules want it. The result usually has less than 100 KB. Bring it here for the last step.",
        "The order matters. A photo that was compressed to 50 KB first and cropped afterwards has thrown away detail for parts that nobody will see.",
      ],
    },
    {
      heading: "Backgrounds and clothes",
      blocks: [
        "A plain, evenly lit background takes next to nothing, which leaves the bytes for the face. Checked shirts, leaves and brick walls do the opposite. In poor light the camera adds grain, and grain is expensive: step closer to a window and take the picture again.",
      ],
    },
  ],
  questions: [
    {
      question: "Is 50 KB enough to print the photo?",
      answer: "At 35 × 45 mm, yes: it has 300 pixels per inch. On a whole sheet you'd see the compression.",
    },
    {
      question: "My photo has 48 KB and the form refuses it. Why?",
      answer:
        "Look at the other rules. Forms often check the format, the number of pixels or the file name as well, and call everything a wrong size.",
    },
    {
      question: "Does this work for a scanned ID card?",
      answer:
        "Large print stays readable, but check the small lines. For cards, ask for a higher limit or crop to the card alone.",
    },
    {
      question: "Can I compress a whole class at once?",
      answer:
        "Yes, up to 100 portraits. Each one is fitted on its own, and you can download them all as a ZIP.",
    },
  ],
} satisfies Article;
