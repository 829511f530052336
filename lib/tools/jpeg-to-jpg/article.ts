import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "JPEG and JPG are the same thing",
      blocks: [
        "There is one format and it has two endings. The group that made it is called the Joint Photographic Experts Group, JPEG for short. Old versions of DOS and Windows allowed three letters after the dot, so .jpeg became .jpg there. Later systems dropped that rule; both spellings remained.",
        "No picture gets better, worse, larger or smaller by the letter. You need this page only where a form, a script or an old program looks at the name and wants to see .jpg.",
      ],
    },
    {
      heading: "What we do to the file, exactly",
      blocks: [
        "The picture's compressed data is passed through the server unchanged. It is decoded once, to be sure that it is whole, and then thrown away: what you get back is your own data in a new file.",
        {
          caption: "In your .jpg afterwards",
          head: ["Part of the file", "What becomes of it"],
          rows: [
            ["Picture data", "Copied as it is"],
            ["Color profile", "Stays, or the colors would shift"],
            ["Resolution for print (dpi)", "Stays if it stands in the usual header (JFIF)"],
            ["Camera data, date, place", "Removed"],
            ["Embedded thumbnail, comments", "Removed"],
            ["A note to turn the picture", "Carried out, then removed"],
          ],
        },
        "Turning is lossless too: the blocks of the JPEG are rearranged, not computed anew. That needs sides of whole blocks, 8 or 16 pixels. Most photos straight from a phone or camera have them. A cropped picture of odd size that also has to be turned is the exception; it is encoded again at quality 95. So are a few rare kinds of JPEG, such as those with arithmetic coding.",
      ],
    },
    {
      heading: "Or rename it yourself",
      blocks: [
        "If you do not mind the hidden data, your computer can do this without us: click the name, replace .jpeg by .jpg, confirm. On Windows, switch on file name extensions in the Explorer's View menu first. On a Mac, press Return on the file.",
        "The page earns its place on phones, with dozens of files, and when place and camera should not travel with the picture.",
      ],
    },
  ],
  questions: [
    {
      question: "Is there really no loss of quality?",
      answer:
        "For an upright JPEG the data is the same, byte for byte. For a turned one every value is the same in another order. Only the exceptions named above are encoded again.",
    },
    {
      question: "Why is the new file a little smaller?",
      answer:
        "Because the camera's notes and its thumbnail are gone. They can take some dozens of kilobytes.",
    },
    {
      question: "Why does my browser ask about several downloads?",
      answer:
        "Each file is saved by itself, half a second after the one before. Browsers ask once whether a site may do that; allow it, or only the first is saved.",
    },
    {
      question: "What if my .jpeg is really a PNG or a HEIC?",
      answer:
        "The server looks inside and notices. It makes a true JPG of it, at quality 95, so that name and content agree.",
    },
    {
      question: "Which files are refused?",
      answer: "Files over 10 MB, empty ones, and those that break off before their end.",
    },
    {
      question: "Can I go the other way, from .jpg to .jpeg?",
      answer:
        "Yes, with [JPG to JPEG](/Jpg-to-jpeg). That page encodes the picture once more, so read its notes first.",
    },
  ],
} satisfies Article;
