import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "As small as it can be and still look the same",
      blocks: [
        "Most compressors ask for a quality and apply it to everything. Here every picture gets its own. The server encodes a sample several times, compares each trial with the original the way an eye would, and keeps the lowest quality at which no difference shows at full size.",
        "Grass and hair hide a lot, so such photos may be pressed hard. A clear evening sky hides nothing and is treated with care. Afterwards you can drag the line between before and after, and judge for yourself.",
        {
          caption:
            "The same picture twice, as JPG: as it was saved, and as this page returns it. Both are shown as they are, so you can open each in a new tab and look closely.",
          pictures: [
            {
              path: "/figures/compress-image-before.jpg",
              label: "Before",
              alt: "Five kites over wooded hills at sunrise, with a meadow in front.",
              width: 1040,
              height: 780,
              bytes: 125_284,
            },
            {
              path: "/figures/compress-image-after.jpg",
              label: "After",
              alt: "The same kites, hills and meadow after compression, looking the same.",
              width: 1040,
              height: 780,
              bytes: 77_807,
            },
          ],
        },
      ],
    },
    {
      heading: "What happens to each format",
      blocks: [
        {
          caption: "The format you bring is the format you get",
          head: ["Format", "Method", "Has to save"],
          rows: [
            ["JPG", "mozjpeg, with a quality found for the picture", "5 percent"],
            ["PNG", "A palette of 256 colors where that passes unseen, else lossless packing", "One byte"],
            ["WEBP", "Lossy, or lossless where the source is and that is smaller", "20 percent"],
            ["AVIF", "Quality found for the picture", "20 percent"],
          ],
        },
        "When less would be saved, you get the original's own data back, without the hidden notes. A file never comes back larger.",
        "Two results from our tests: a JPG of 12 megapixels went from 1.7 MB to 628 kB, and a PNG drawing of one megapixel to 13 kB, where lossless packing alone left 143 kB.",
      ],
    },
    {
      heading: "What does not change",
      blocks: [
        {
          list: [
            "Width and height, and the file's name.",
            "Transparency.",
            "Motion: an animated WEBP keeps all its frames, and an animated PNG is left as it is.",
            "AVIFs of more than 8 bits, which would only get poorer. (One that carries hidden data has to be written anew all the same.)",
            "A JPG that has been through this tool. Passing it through again would wear it down without making it lighter.",
          ],
        },
        "Removed are camera data, location, captions and thumbnails. A 16-bit PNG becomes an 8-bit one; if you need the depth for editing, compress a copy.",
      ],
    },
    {
      heading: "If it is still too large",
      blocks: [
        "Then pixels have to go, or the format. A photo saved as PNG shrinks far more as [a JPG with a quality of your choice](/png-to-jpg). For web pages, [PNG to WEBP](/png-to-webp) and [JPG to WEBP](/jpg-to-webp) help, and the [Image Converter](/image-compressor) writes AVIF.",
      ],
    },
  ],
  questions: [
    {
      question: "Why did a picture hardly get smaller?",
      answer:
        "It was compressed well before. What is left is what you can see, and the tool does not take that.",
    },
    {
      question: "Is it lossless?",
      answer:
        "A PNG is, wherever fewer colors would show. The rest is made to be identical to the eye at 100 percent; strongly enlarged or edited, differences can appear.",
    },
    {
      question: "Why does it take longer than a conversion?",
      answer: "Because each picture is encoded several times on a sample, then as a whole.",
    },
    {
      question: "Can I compress HEIC, GIF or TIFF?",
      answer:
        "Not on this page. HEIC photos become compact with [HEIC to JPG](/heic-to-jpg); for the others, convert to WEBP first.",
    },
    {
      question: "What is errors.txt in my ZIP?",
      answer:
        "A list of files that could not be compressed, each with its reason. The other pictures are in the ZIP as usual.",
    },
    {
      question: "How many pictures fit into one round?",
      answer: "A hundred, if they weigh no more than 100 MB together and none has over 100 megapixels.",
    },
  ],
} satisfies Article;
