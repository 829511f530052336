import type { Words } from "..";
import { about } from "./about";
import { advanced } from "./advanced";
import { api } from "./api";
import { auto } from "./auto";
import { batch } from "./batch";
import { board } from "./board";
import { cameraPdf } from "./camera-pdf";
import { carousel } from "./carousel";
import { compare, zoom } from "./compare";
import { compressor } from "./compressor";
import { contact, contactFacts } from "./contact";
import { converter } from "./converter";
import { errors } from "./errors";
import { failure } from "./failure";
import { failures } from "./failures";
import { faq } from "./faq";
import { fileChoices } from "./file-choices";
import { home } from "./home";
import { homeDrop } from "./home-drop";
import { imageText } from "./image-text";
import { mergePdf } from "./merge-pdf";
import { notFound } from "./not-found";
import { notes } from "./notes";
import { offline } from "./offline";
import { operator } from "./operator";
import { pageBoard } from "./page-board";
import { pagePicker } from "./page-picker";
import { pages } from "./pages";
import { pdf } from "./pdf";
import { pdfCompress } from "./pdf-compress";
import { pdfProtect, pdfUnlock } from "./pdf-locks";
import { pdfMaking } from "./pdf-making";
import { pdfOcr } from "./pdf-ocr";
import { pdfPages } from "./pdf-pages";
import { pdfTables } from "./pdf-tables";
import { pdfWord } from "./pdf-word";
import { privacy } from "./privacy";
import { questions } from "./questions";
import { reading } from "./reading";
import { resize } from "./resize";
import { aliases, search } from "./search";
import { site } from "./site";
import { targetSize } from "./target-size";
import { terms } from "./terms";
import { tool } from "./tool";
import { ui } from "./ui";

export const de = {
  about,
  aliases,
  notes,
  failure,
  failures,
  errors,
  advanced,
  api,
  auto,
  batch,
  board,
  cameraPdf,
  compare,
  compressor,
  converter,
  imageText,
  mergePdf,
  pageBoard,
  pdfCompress,
  pdfMaking,
  pdfOcr,
  pdfPages,
  pdfProtect,
  pdfTables,
  pdfUnlock,
  pdfWord,
  pdf,
  reading,
  resize,
  site,
  targetSize,
  tool,
  ui,
  zoom,
  carousel,
  contact,
  contactFacts,
  faq,
  home,
  fileChoices,
  homeDrop,
  notFound,
  offline,
  operator,
  pagePicker,
  pages,
  privacy,
  questions,
  search,
  terms,
} satisfies Words;
