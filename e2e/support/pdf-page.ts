import type { Page } from "@playwright/test";
import { en } from "../../lib/words/en";
import { alertOf, startButton } from "./tool-page";

/** The parts of every screen that takes a PDF. */
export const pdfScreen = (page: Page, action: string) => ({
  convert: startButton(page, action),
  reset: page.getByRole("button", { name: en.converter.actions.reset, exact: true }),
  cancel: page.getByRole("button", { name: en.converter.actions.cancel, exact: true }),
  range: page.getByRole("textbox", { name: en.pdfPages.pages, exact: true }),
  password: page.getByLabel(en.pdf.password),
  quality: page.getByLabel(en.pdfPages.quality),
  zip: page.getByRole("button", { name: "Download All as ZIP" }),
  pages: page.getByRole("list", { name: en.pdfPages.pages }).getByRole("listitem"),
  thumbnail: (number: number) => page.getByRole("button", { name: `Preview page ${number}`, exact: true }),
  preview: page.getByRole("dialog"),
  remove: page.getByRole("button", { name: /^Remove / }),
  alert: (text: string | RegExp) => alertOf(page, text),
});
