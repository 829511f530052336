import type { Page } from "@playwright/test";
import { alertOf } from "./tool-page";

/** The parts of every screen that takes a PDF. */
export const pdfScreen = (page: Page, action: string) => ({
  convert: page.getByRole("button", { name: action, exact: true }),
  reset: page.getByRole("button", { name: "Reset", exact: true }),
  cancel: page.getByRole("button", { name: "Cancel", exact: true }),
  range: page.getByRole("textbox", { name: "Pages", exact: true }),
  password: page.getByLabel("Password of this PDF"),
  quality: page.getByLabel("Image Quality"),
  zip: page.getByRole("button", { name: "Download All as ZIP" }),
  pages: page.getByRole("list", { name: "Pages" }).getByRole("listitem"),
  thumbnail: (number: number) => page.getByRole("button", { name: `Preview page ${number}`, exact: true }),
  preview: page.getByRole("dialog"),
  remove: page.getByRole("button", { name: /^Remove / }),
  alert: (text: string | RegExp) => alertOf(page, text),
});
