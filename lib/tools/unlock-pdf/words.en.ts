import { pdfDropZone, pdfMessages } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  name: "Unlock PDF",
  title: "Unlock a PDF | Remove Its Password, Free",
  description:
    "Save a PDF without its password, or lift limits on printing and copying. For files you may open. Free, no account, files deleted.",
  keywords: ["unlock pdf", "remove password from pdf", "pdf password remover", "decrypt pdf"],
  heading: "Unlock PDF",
  subtitle: "Save a PDF without its password, or without limits on printing and copying",
  dropZone: { ...pdfDropZone, hint: "One PDF, up to 100 MB" },
  action: "Unlock PDF",
  steps: ["Reading your PDF...", "Removing the encryption...", "Writing the new file...", "Almost done..."],
  howToTitle: "How to unlock a PDF",
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    {
      name: "Enter its password",
      text: "You're asked for it if the file doesn't open without one. Only unlock files that you may unlock.",
    },
    { name: "Download the open PDF", text: "It opens without a password, and can be printed and copied." },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "Two kinds of locks",
        blocks: [
          "A PDF can have a password for opening it. Then its content is encrypted, and only the password gives it back. We can't open such a file without it, and we don't try to guess it.",
          "A PDF can also open for everyone, but ask programs not to print, copy or change it. That needs no password to read, so it needs none here: you get a copy without these limits.",
          {
            caption: "What this tool can do",
            head: ["The PDF", "What you need", "What you get"],
            rows: [
              ["Asks for a password when you open it", "The password", "A PDF that opens for everyone"],
              ["Opens, but can't be printed or copied", "Nothing", "A PDF without limits"],
              ["Isn't locked", "Nothing", "The same file, and a note that says so"],
              ["Needs a certificate or a special program", "That program", "Nothing; we can't open it"],
            ],
          },
        ],
      },
      {
        heading: "When you may unlock a file",
        blocks: [
          "Your own documents, and those that you were sent to use: a payslip or a bank statement whose password you know, or a form that you have to print. If somebody else owns a document and doesn't want it copied, ask first. The limits may be part of a contract or of the law.",
        ],
      },
      {
        heading: "What stays the same",
        blocks: [
          "Nothing is drawn or converted again. Text, pictures, bookmarks, links and form fields are those of the original, only without encryption. A digital signature is no longer valid, because it was made for the locked file.",
          "You can lock the file again with [Protect PDF](/protect-pdf). If you only want to compress or convert it, you don't have to unlock it first: [Compress PDF](/compress-pdf) and [PDF to Word](/pdf-to-word) ask for the password themselves.",
        ],
      },
    ],
    questions: [
      {
        question: "I've forgotten the password. Can you remove it?",
        answer:
          "No. Without the password, the content can't be decrypted. Ask whoever sent you the file, or look for an earlier copy.",
      },
      {
        question: "Do you keep my password?",
        answer: "No. It's used for this one conversion and stored nowhere.",
      },
      {
        question: "Why does the file get a little smaller or larger?",
        answer:
          "The parts of the file are written anew without encryption, often in fewer bytes. The pages don't change.",
      },
      {
        question: "The file still asks for a password. Why?",
        answer:
          "You have probably opened the original. The unlocked copy is the one you downloaded here, with the same name.",
      },
      {
        question: "Who can see my document?",
        answer:
          "Nobody but you, unless you share the download link. Your upload is deleted right away, and the unlocked PDF after {retention}.",
      },
    ],
  },
} satisfies ToolWords<"unlock">;
