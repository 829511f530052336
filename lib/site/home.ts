import type { ToolLink } from "../tools/types";
import { homePage, type Word } from "./pages";
import { retention } from "./settings";

/** The texts of the home page, section by section; its tool cards are in `home-cards`. */

export const hero = {
  heading: homePage.heading,
  sentence:
    "Drop a picture or a PDF, leave with the format you need: no account, no watermark, and your files are deleted from the server.",
  start: { path: "/png-to-jpg", name: "Convert PNG to JPG" },
} as const satisfies { start: ToolLink } & Record<string, unknown>;

/** The drop zone of the hero, which takes files of every format. */
export const dropZone = {
  picker: "image/*,.heic,.heif,.avif,.pdf,application/pdf",
  prompt: "Drop pictures or PDFs anywhere on this page",
  dragging: "Drop them here",
  looking: "Looking at your files...",
  failed: "Your files couldn't be read. Check your connection, then select them again.",
  button: "Select Files",
  others: "Select Other Files",
  note: "JPG, PNG, WEBP, AVIF, HEIC, GIF, TIFF or PDF, also whole folders. You choose the format next.",
  private: "Nothing has been uploaded yet.",
} as const;

/** Marketing figures, as specified. They are not measured, so they are set small and kept out of structured data. */
export const stats = [
  { number: "50M+", label: "images converted" },
  { number: "2.5M+", label: "users" },
  { number: "99.9%", label: "uptime" },
  { number: "15+", label: "formats" },
  { number: "< 5 s", label: "average processing" },
] as const;

export const demo = {
  watch: "Watch Demo (30s)",
  title: "How the product Works",
  steps: [
    {
      id: "upload",
      name: "Upload Your Files",
      text: "Drag and drop them on the page, or click to choose: PNG, JPG, HEIC, WEBP and more.",
    },
    {
      id: "convert",
      name: "Instant Conversion",
      text: "Press one button. Most pictures take a few seconds, and a bar shows how far they are.",
    },
    {
      id: "download",
      name: "Download & Enjoy",
      text: "Save them one by one or together in a ZIP. An hour later our copies are gone.",
    },
  ],
  start: { path: "/png-to-jpg", name: "Try It Now - Free" },
} as const;

export type DemoStepId = (typeof demo.steps)[number]["id"];

export type Testimonial = {
  name: string;
  role: string;
  content: string;
  /** Stars out of five. */
  rating: number;
  /** The initials, as a tile. */
  avatar: Word;
};

/** Page copy, as specified; never part of structured data. */
export const testimonials: readonly Testimonial[] = [
  {
    name: "Maya L.",
    role: "Wedding photographer",
    content:
      "Guests send me their iPhone photos as HEIC. I drop the whole lot on the page and get JPGs back, upright and in the right colors.",
    rating: 5,
    avatar: { label: "ML", hue: 196 },
  },
  {
    name: "Daniel O.",
    role: "Web designer",
    content:
      "Before a page goes live, its photos go through JPG to WEBP, twenty at a time. They keep their names, and no client has ever seen a difference.",
    rating: 5,
    avatar: { label: "DO", hue: 152 },
  },
  {
    name: "Priya S.",
    role: "Marketing manager",
    content:
      "I needed one page of a long PDF as a picture, five minutes before a meeting. No account, no watermark, done.",
    rating: 5,
    avatar: { label: "PS", hue: 27 },
  },
];

/** Four reasons, each with a figure for its tile. */
export const reasons = [
  {
    tile: { label: "60", hue: 196 },
    title: "Gone within the hour",
    description:
      "Your files are yours. They are here for the conversion and your download, then they are deleted.",
    details: [
      "Uploads are deleted once you have your answer",
      `Results are deleted after ${retention}`,
      "Their addresses are random and on no list",
      "The tools set no cookies",
    ],
  },
  {
    tile: { label: "0", hue: 90 },
    title: "Free, with nothing to sign",
    description: "Open a tool and use it. There is no plan to choose, because there is only this one.",
    details: [
      "No account and no email address",
      "No watermark on your pictures",
      "No trial that ends",
      "For private and commercial work",
    ],
  },
  {
    tile: { label: "=", hue: 312 },
    title: "The picture stays the picture",
    description: "Another format, the same look: each one is written with settings chosen for it.",
    details: [
      "Photos come out upright",
      "Wide colors become sRGB, so every screen shows them right",
      "JPEG to JPG keeps the picture's own data",
      "Place, camera data and hidden notes are removed",
    ],
  },
  {
    tile: { label: "100", hue: 152 },
    title: "A hundred files, any device",
    description: "From one photo on a phone to the folder of a whole season on a desktop.",
    details: [
      "Up to 100 files and 100 MB in one upload",
      "Many results together in a ZIP",
      "In any current browser, nothing to install",
      "If a file is refused, you learn why, and where to go",
    ],
  },
] as const;

export const closing = {
  heading: "Got a file that will not open?",
  sentence: "Drop it on the page of its format and save it in one that does.",
  start: { path: "/png-to-jpg", name: "Convert PNG to JPG" },
  ask: { path: "/faq", name: "Read the FAQ" },
} as const;
