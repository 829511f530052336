import { retention } from "../../site/settings";
import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "The same format by its longer name",
      blocks: [
        "A .jpg and a .jpeg hold the same kind of data. Any program that opens one opens the other. What differs is four letters against three, and that some upload forms, scripts and archives check for exactly four.",
        "So be clear about what to expect: the result is not a better picture, and not one in a different format.",
      ],
    },
    {
      heading: "This page encodes once more",
      blocks: [
        "Before anything is sent, your browser draws the picture and saves it anew as a JPEG at 92 percent quality. That is one more round of loss. At 92 it is very small, but it is there, and it adds up if you repeat it.",
        "After that the server does no further harm. It passes the data on as it came, takes out what is hidden, and sets the name's ending.",
        {
          list: [
            "Over 16.7 megapixels the browser does not redraw; the server then gets your file itself, and its data comes back unchanged.",
            "The same goes for a picture that the browser cannot draw.",
            "Redrawn pictures are upright and in sRGB, and carry no camera data and no place.",
          ],
        },
      ],
    },
    {
      heading: "Three ways to a .jpeg, compared",
      blocks: [
        {
          caption: "From .jpg to .jpeg",
          head: ["Way", "Picture data", "Hidden data"],
          rows: [
            ["Rename it on your computer", "Untouched", "Stays inside"],
            ["This page", "Encoded anew at 92", "Removed"],
            ["[JPEG to JPG](/jpeg-to-jpg), then rename", "Passed through", "Removed"],
          ],
        },
        "If the ending may be .jpg after all, the last way is complete without the renaming: that page takes .jpg files as well and changes not one pixel of an ordinary photo.",
        "Use this page when renaming is a nuisance, as it is on a phone, and a re-encoded copy is good enough. For most forms it is.",
      ],
    },
    {
      heading: "Names and limits",
      blocks: [
        `Single downloads are numbered: converted-1.jpeg and so on, in the order of your list. The ZIP uses your own names with the new ending. The file dialog takes names in .jpg, in capitals or not; files dropped on the page are judged by their type. Up to 100 MB go up at once, and nothing stays with us longer than ${retention}.`,
      ],
    },
  ],
  questions: [
    {
      question: "Will the form accept the result?",
      answer:
        "If it only looks at the ending, yes. If it also limits bytes or pixels, check those; redrawing changes the number of bytes but not of pixels.",
    },
    {
      question: "Is the file larger or smaller afterwards?",
      answer: "Either can happen. A strongly compressed JPG grows at 92, one straight from a camera shrinks.",
    },
    {
      question: "How do I rename without any website?",
      answer:
        "On a Mac, select the file, press Return and type the ending. On Windows, show file name extensions in the Explorer, press F2 and do the same.",
    },
    {
      question: "Do I have to convert to put photos into a ZIP or an album?",
      answer: "No. Albums and archives take both spellings side by side.",
    },
    {
      question: "Why were my .jpeg files not taken?",
      answer:
        "Chosen from the dialog, they already have the ending you are after, so there is nothing to do.",
    },
  ],
} satisfies Article;
