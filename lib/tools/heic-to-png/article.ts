import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "When an iPhone photo should be a PNG",
      blocks: [
        "HEIC is made for the phone's storage, PNG for work. Choose PNG if the photo goes into a layout, gets a cutout, or passes through several hands that each save it. A PNG can be opened and stored a hundred times and is still the same picture.",
        "For showing and sharing, a PNG of a photo is a waste of room. [HEIC to JPG](/heic-to-jpg) does that better.",
      ],
    },
    {
      heading: "What is kept, and what is not",
      blocks: [
        {
          caption: "From HEIC to PNG",
          head: ["Part of the photo", "In the PNG"],
          rows: [
            ["Pixels and size", "All of them, upright"],
            ["Detail", "As decoded, with no new loss"],
            ["Color", "sRGB, 8 bits a channel"],
            ["Transparency", "Kept, if there is any"],
            ["Place, date, camera", "Removed"],
            ["Depth map, HDR layer, Live video", "Left behind"],
          ],
        },
        "Two words on color. Apple's cameras record in Display P3, with reds and greens beyond what sRGB can say; those extremes move to the nearest color that every screen shows. HEICs of 10 bits are brought to 8, and high dynamic range is toned down to normal brightness. That happens once, on the server, before the pixels are stored.",
      ],
    },
    {
      heading: "Plan for the size",
      blocks: [
        "Our test picture of 12 megapixels gives a PNG of 9.2 MB. The upload may hold 100 MB in one go; downloads are several times that, so on a phone wait for Wi-Fi.",
        "If the PNGs are for a web page, that is too much. Let [PNG to WEBP](/png-to-webp) follow once the editing is done.",
      ],
    },
  ],
  questions: [
    {
      question: "Is the PNG sharper than a JPG of the same photo?",
      answer:
        "Side by side at full size you would have to search for the difference. It shows after editing: strong contrast, cutouts and enlargements bring out what a JPG has rounded.",
    },
    {
      question: "Why is there no preview in the list?",
      answer:
        "Most browsers cannot display HEIC, so the page shows a tile instead. The result does have a picture.",
    },
    {
      question: "The converter says my file is damaged. It opens on the phone!",
      answer:
        "Then the copy is probably incomplete, which happens when a cloud download or a cable transfer is cut short. Copy the photo once more and compare the sizes.",
    },
    {
      question: "Which picture is used if the file holds several?",
      answer: "The one marked as primary, the same that the phone shows in its gallery.",
    },
    {
      question: "Can I turn PNGs back into HEIC?",
      answer:
        "Not here. HEIC can be read by this site but not written. The nearest modern format is AVIF, in the [Image Converter](/image-compressor).",
    },
  ],
} satisfies Article;
