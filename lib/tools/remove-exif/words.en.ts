import { counted } from "../../words/format";
import type { ToolWords } from "../words";

export const words = {
  messages: {
    drop: "Please drop only JPG, PNG, WEBP, HEIC or AVIF files.",
    select: "Please select only JPG, PNG, WEBP, HEIC or AVIF files.",
    none: "Please select at least one photo.",
  },
  dropZone: {
    prompt: "Drag & drop photos here",
    dragging: "Drop your photos here",
    or: "or",
    button: "Select Photos",
    hint: "JPG, PNG, WEBP, HEIC or AVIF, up to 100 files, 100 MB in total",
  },
  action: "Remove details",
  busy: "Removing...",
  failed: "We couldn't remove the details. Please try again.",
  steps: ["Reading your photos...", "Looking for hidden details...", "Removing them...", "Almost done..."],
  success: "{had} {rest}",
  cleaned: {
    title: "Details removed",
    had: counted({
      one: "{n} photo had details, now removed.",
      other: "{n} photos had details, now removed.",
    }),
    rest: counted({ one: "{n} had none.", other: "{n} had none." }),
    none: {
      title: "No details found",
      text: counted({
        one: "This photo had no hidden details.",
        other: "None of these {n} photos had hidden details.",
      }),
    },
  },
  clear: "Clear list",
  name: "Remove EXIF",
  title: "Remove EXIF Data | GPS, Date, Camera, No Quality Loss",
  description:
    "See what a photo says about you, and remove EXIF, GPS, XMP and IPTC from JPG, PNG, WEBP, HEIC and AVIF without encoding it again. Free, no sign-up.",
  keywords: [
    "remove exif",
    "exif remover",
    "remove gps from photo",
    "strip metadata",
    "remove photo location",
  ],
  heading: "Remove EXIF Data From Photos",
  subtitle: "See what your photos say about you, then share them without it",
  howToTitle: "How to remove EXIF data",
  howTo: [
    {
      name: "Select your photos",
      text: "Any mix of the five formats. Each keeps its name, its format and its size in pixels.",
    },
    {
      name: "Remove the details",
      text: "Press 'Remove details'. Nothing is encoded again, so this takes a moment even for large photos.",
    },
    {
      name: "See what was there, and download",
      text: "Each row lists what was removed. Open 'What it said' to read it.",
    },
  ],
  article: {
    sections: [
      {
        heading: "What a photo says about you",
        blocks: [
          "A phone writes a small report into every picture: when it was taken, with which model and lens, and, if the camera app may use the location, where you stood to within a few meters. A photo from your balcony is your address. Editing programs add their own name and often that of the person who paid for the license.",
          {
            caption: "Where these details are, and what they tell",
            head: ["Part of the file", "What it can hold"],
            rows: [
              ["EXIF", "Date, camera, lens, exposure, serial numbers, coordinates, height, direction"],
              [
                "Maker notes",
                "Settings in a camera maker's own code, sometimes a city or how often the shutter fired",
              ],
              ["XMP", "Author, rights, keywords, the steps of an edit, names of tagged faces"],
              ["IPTC", "Caption, credit, city and country, as newspapers use them"],
              ["Preview", "A small copy of the picture, which may show what was cropped later"],
            ],
          },
          "Large social networks take most of this out when you post. Mail, cloud links, forums, classified ads and messengers that send 'as a file' pass it on untouched.",
        ],
      },
      {
        heading: "The picture stays exactly as it is",
        blocks: [
          "Many tools open a photo and save it anew, which costs quality each time. Here the file is taken apart and put together without the pieces that describe it. The compressed picture is copied byte for byte: every pixel of the result is the same.",
          {
            list: [
              "The color profile stays, because colors would change without it.",
              "So does the orientation, the one number that tells a viewer which way is up. A JPG keeps it alone in an otherwise empty EXIF block.",
              "Only pieces that belong to the picture are copied. What we don't know is left out.",
            ],
          },
          "A video that some phones hide behind a picture, as a 'motion photo', goes too. If you need a smaller file, use [Compress Image](/compress-image), which removes the same details along the way.",
        ],
      },
      {
        heading: "HEIC, AVIF and what we can't do",
        blocks: [
          "HEIC and AVIF list their contents in an index. We write that index again without the details and overwrite their bytes with zeros, so the file keeps its size. Bursts and animations in these two formats are refused, because their frames are stored in another way. [HEIC to JPG](/heic-to-jpg) makes a clean JPG of them.",
          "Some phones store extra brightness for HDR screens. In a JPG it is a second picture after the first one, and it goes with the rest; the photo then looks as it does on an ordinary screen. TIFF and RAW files weave descriptions and picture together: convert those with [TIFF to JPG](/tiff-to-jpg) or [RAW to JPG](/raw-to-jpg).",
          "No tool removes what the picture itself shows. Look for street signs, name tags, screens and reflections before you share it.",
        ],
      },
    ],
    questions: [
      {
        question: "How can I check the result?",
        answer:
          "Select the file you downloaded once more: the row then says that it had no hidden details. Your computer shows the same: on Windows under Properties, Details, on a Mac with Show Inspector in Preview.",
      },
      {
        question: "Is the place sent to a map service?",
        answer:
          "No. You see the coordinates, and a link beside them. Only if you press it does your browser ask OpenStreetMap for that place.",
      },
      {
        question: "Why is my file hardly smaller?",
        answer:
          "Details take a few kilobytes, a preview perhaps fifty. The rest is the picture, and we don't touch that.",
      },
      {
        question: "Can I keep the copyright notice?",
        answer:
          "Not on this page. When you convert a photo, turn on 'Keep photo details': author, copyright, date and camera stay, and the place only if you ask for it.",
      },
      {
        question: "How do I stop my phone from saving the place?",
        answer:
          "On an iPhone, open Settings, Privacy & Security, Location Services, Camera and choose Never. On Android, turn off location tags in the settings of the camera app.",
      },
      {
        question: "Do you keep what my photos said?",
        answer:
          "No. It's read on our server, sent to your browser with the result, and not stored. Uploads are deleted at once, results after {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
