import { retention } from "../settings";
import { anyPicture } from "../tools/pictures";
import type { ToolLink } from "../tools/types";
import { homePage, type Word } from "./pages";

/** The texts of the home page, section by section; its tool cards are in `home-cards`. */

export const hero = {
  heading: homePage.heading,
  sentence: `Convert pictures and PDFs to the format you need. No account, no watermark, and your files are deleted after ${retention} at most.`,
  start: { path: "/png-to-jpg", name: "Convert PNG to JPG" },
} as const satisfies { start: ToolLink } & Record<string, unknown>;

/** The drop zone of the hero, which takes files of every format. */
export const dropZone = {
  picker: `${anyPicture.picker},.pdf,application/pdf`,
  prompt: "Drop pictures or PDFs anywhere on this page",
  dragging: "Drop them here",
  wrong: "We take pictures and PDFs",
  looking: "Looking at your files...",
  failed: "Part of this page didn't load. Check your connection, then select your files again.",
  button: "Select Files",
  others: "Select Other Files",
  note: "JPG, PNG, WEBP, AVIF, HEIC, GIF, TIFF, BMP, SVG, PSD, PDF and more. Whole folders work, too. You choose the new format next.",
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
      text: "Drag and drop them on the page, or click to select them: PNG, JPG, HEIC, WEBP and more.",
    },
    {
      id: "convert",
      name: "Instant Conversion",
      text: "Press one button and watch the progress. Most pictures take a few seconds.",
    },
    {
      id: "download",
      name: "Download & Enjoy",
      text: `Save your files one by one or together in a ZIP. We delete our copies after ${retention}.`,
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
      "Guests send me their iPhone photos as HEIC. I drop them all on the page and get JPGs back, right side up and with the colors I saw on the phone.",
    rating: 5,
    avatar: { label: "ML", hue: 196 },
  },
  {
    name: "Daniel O.",
    role: "Web designer",
    content:
      "Before a page goes live, I run its photos through JPG to WEBP, twenty at a time. They keep their names, and no client has ever noticed a difference.",
    rating: 5,
    avatar: { label: "DO", hue: 152 },
  },
  {
    name: "Priya S.",
    role: "Marketing manager",
    content:
      "Five minutes before a meeting, I needed one page of a long PDF as a picture. I didn't even have to sign up.",
    rating: 5,
    avatar: { label: "PS", hue: 27 },
  },
];

/** Four reasons, each with a tile. */
export const reasons = [
  {
    tile: { label: "DEL", hue: 196 },
    title: "Your files don't stay here",
    description: "We keep them just long enough to convert and download them.",
    details: [
      "Uploads are deleted as soon as the conversion ends",
      `Results are deleted after ${retention}`,
      "Download links are random and never listed",
      "The tools set no cookies",
    ],
  },
  {
    tile: { label: "0", hue: 90 },
    title: "Free, no sign-up",
    description: "Open a tool and use it. There are no plans to compare and nothing to pay.",
    details: [
      "No account or email address needed",
      "No watermark on your pictures",
      "No trial period",
      "For private and commercial use",
    ],
  },
  {
    tile: { label: "=", hue: 312 },
    title: "Same picture, new format",
    description: "We tune the settings for each format, so your picture keeps its look.",
    details: [
      "Photos come out right side up",
      "Colors are converted to sRGB, so they look right everywhere",
      "JPEG to JPG keeps the original image data",
      "Location, camera details and hidden notes are removed",
    ],
  },
  {
    tile: { label: "100", hue: 152 },
    title: "Many files at once, on any device",
    description: "Convert one photo on your phone or a whole folder on your desktop.",
    details: [
      "Up to 100 files at once with most tools",
      "Download all results in one ZIP",
      "Works in any recent browser, with nothing to install",
      "If a file is refused, we tell you why and what to use instead",
    ],
  },
] as const;

export const closing = {
  heading: "Ready to convert?",
  sentence: "Start with PNG to JPG, our most popular tool, or read the FAQ first.",
  start: { path: "/png-to-jpg", name: "Convert PNG to JPG" },
  ask: { path: "/faq", name: "Read the FAQ" },
} as const;
