import { pdfDropZone, pdfMessages } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  name: "Protect PDF",
  title: "Protect a PDF with a Password | AES-256, Free",
  description:
    "Lock a PDF with a password, so that only people who know it can open it. AES-256 encryption, free, no account, files deleted.",
  keywords: ["protect pdf", "password protect pdf", "lock pdf", "encrypt pdf", "add password to pdf"],
  heading: "Protect PDF",
  subtitle: "Lock a PDF with a password, so that only people who know it can open it",
  dropZone: { ...pdfDropZone, hint: "One PDF, up to 100 MB" },
  action: "Protect PDF",
  steps: ["Reading your PDF...", "Encrypting it...", "Writing the new file...", "Almost done..."],
  howToTitle: "How to protect a PDF with a password",
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    {
      name: "Choose a password",
      text: "Type one that nobody guesses, and decide what readers may do.",
    },
    {
      name: "Download the locked PDF",
      text: "Press 'Protect PDF', then save the file and try the password.",
    },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "What the password does",
        blocks: [
          "The new PDF is encrypted with AES-256, the strongest method that PDF has. Text, pictures, attachments and form entries can't be read without the password.",
          "The password is the weak point, not the encryption. A short word is guessed by a computer within seconds. Four or five words in a row that have nothing to do with each other are hard to guess and easy to type.",
          "We don't keep the password. If you forget it, nobody can open the file. Keep the original, or store the password somewhere safe.",
        ],
      },
      {
        heading: "Printing, copying, changing",
        blocks: [
          "You can also ask that readers don't print, copy or change the document. Acrobat and many other programs respect that. It's a request, though, not a lock: anyone who can open the file can take a screenshot, and some programs ignore such settings.",
          {
            caption: "What protects what",
            head: ["You want", "Use"],
            rows: [
              ["Nobody else reads it", "A password, sent to the reader by another way than the file"],
              [
                "Readers notice that they shouldn't print or copy",
                "A password, with these options turned off",
              ],
              ["Nobody can change it unnoticed", "A digital signature, which this tool doesn't make"],
              [
                "A part can't be read by anyone",
                "Remove it before you send the file, for example with [Delete PDF Pages](/delete-pdf-pages)",
              ],
            ],
          },
        ],
      },
      {
        heading: "How to send a locked PDF",
        blocks: [
          {
            list: [
              "Send the password by phone or in a message, not in the email with the file.",
              "Use another password for each person or company, so that you can tell later who had which file.",
              "Try it: open the downloaded file once before you send it.",
              "Compress first, then protect. A locked PDF can't be made smaller without its password.",
            ],
          },
          "To make the file smaller, use [Compress PDF](/compress-pdf). To take the password off again, use [Unlock PDF](/unlock-pdf).",
        ],
      },
    ],
    questions: [
      {
        question: "Which programs can open the locked PDF?",
        answer:
          "Current versions of Acrobat Reader, Chrome, Edge and Firefox, and most other viewers. Very old programs don't know AES-256.",
      },
      {
        question: "Can the password have letters such as ä, é or 密?",
        answer: "Yes. If the reader uses another keyboard, plain letters and digits are easier to type.",
      },
      {
        question: "My PDF has a password already. What happens?",
        answer: "Enter it when you're asked. The new PDF has only the new password.",
      },
      {
        question: "Does the document change?",
        answer:
          "No. Pages, bookmarks, forms and links stay as they are. Only a digital signature can't survive, because it's made for exactly the bytes of the original.",
      },
      {
        question: "Can you recover a forgotten password?",
        answer: "No. We don't store it, and the encryption has no back door.",
      },
      {
        question: "Is my document safe while it's here?",
        answer:
          "It travels over an encrypted connection. Your upload is deleted as soon as the locked PDF is made, and the locked PDF after {retention}.",
      },
    ],
  },
} satisfies ToolWords<"protect">;
