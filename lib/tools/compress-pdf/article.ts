import { retention } from "../../site/settings";
import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "What makes a PDF heavy",
      blocks: [
        "Nearly always pictures. A scanner writes each sheet as a large photo, and a report carries camera photos in full resolution although they stand there as small as a stamp. Words weigh next to nothing.",
        "So this tool works on the pictures and leaves the rest in peace.",
        {
          caption: "What is changed and what is not",
          head: ["Part of the document", "What happens"],
          rows: [
            ["Photos and scanned pages", "Scaled down and encoded again, as the level says"],
            ["Text", "Stays text: sharp, searchable, selectable"],
            ["Lines, diagrams, logos drawn as shapes", "Untouched"],
            ["Inner data", "Packed more tightly; what nothing uses is dropped"],
          ],
        },
      ],
    },
    {
      heading: "Three levels",
      blocks: [
        {
          list: [
            "Light: you will hardly notice it on a screen.",
            "Balanced: the one to start with, for mail and upload forms.",
            "Strong: pictures shrink as far as they stay readable. Right for scanned letters, wrong for a portfolio.",
          ],
        },
        "Afterwards you see the size before and after. If it is still too much, go back to your original and take the next level. A result that has been compressed once only gets poorer the second time.",
        "The file never grows. When nothing can be saved, you get your own document back as it was.",
      ],
    },
    {
      heading: "When to compress, and when not",
      blocks: [
        "Compress what will be mailed, uploaded or read on a phone. Keep the full file for the print shop and for the archive. If you still have the photos a PDF was made of, you can begin earlier: [Compress Image](/compress-image), then [JPG to PDF](/jpg-to-pdf), which puts them in unchanged.",
      ],
    },
  ],
  questions: [
    {
      question: "Why did my PDF hardly shrink?",
      answer:
        "It probably holds text, drawings or pictures that were small already. There is little to take from those.",
    },
    {
      question: "Can I set a size, such as 2 MB?",
      answer: "No. Try the levels from light to strong and stop at the first that fits.",
    },
    {
      question: "Does a digital signature survive?",
      answer:
        "A signature vouches for the exact bytes, so it is void once they change. Send signed documents as they are.",
    },
    {
      question: "Can I compress a PDF that has a password?",
      answer: "Yes, by entering it. It opens the file this once; we keep no note of it.",
    },
    {
      question: "How large may the document be?",
      answer: "100 MB and 500 pages. Divide a longer one in the program it came from.",
    },
    {
      question: "Who can see what I upload?",
      answer: `The address of the compressed copy goes to you alone. After ${retention} the copy is wiped; more is in the [questions and answers](/faq).`,
    },
  ],
} satisfies Article;
