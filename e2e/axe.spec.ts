import { calls } from "../lib/contract/calls";
import { asJpeg, letter, textPicture } from "../lib/engine/fixtures/scans";
import { en } from "../lib/words/en";
import { findings } from "./support/axe";
import { holdRequests } from "./support/calls";
import { kindOf, kinds } from "./support/configurations";
import { pdf, photoPdf } from "./support/pdfs";
import type { Picture } from "./support/pictures";
import { start, walkStates } from "./support/states";
import { expect, test } from "./support/test";
import { openTool, sources } from "./support/tool-page";

/** A picture of two lines of text. */
const scan = async () => ({
  name: "page.jpg",
  mimeType: "image/jpeg",
  buffer: await asJpeg(await textPicture(letter.slice(0, 2), {}, 100)),
});

test.use({ expectedFaults: [/Failed to load resource/], viewport: { width: 390, height: 844 } });

// Each test runs axe twelve times or more.
test.describe.configure({ timeout: 180_000 });

for (const place of kinds)
  test(`axe finds nothing on ${place.path}, and nothing scrolls sideways`, async ({ page }) => {
    await walkStates(page, place, async (state) => {
      // Only the tool changes after the first state.
      const within = state === "empty" ? undefined : "[data-testid=tool]";
      expect.soft(await findings(page, within), state).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `width when ${state}`).toBeLessThanOrEqual(390);
    });
  });

const placeOf = (kind: string) => {
  const place = kinds.find(({ tool }) => kindOf(tool) === kind);
  if (!place) throw new Error(`No screen is a ${kind}.`);
  return place;
};

/** What files open on one kind of screen: in its options or, with a press on a result, in a dialog. */
const opened: {
  what: string;
  kind: string;
  file: () => Picture | Promise<Picture>;
  press?: string | RegExp;
  shown: string;
}[] = [
  {
    what: "the pages of a PDF to pick from",
    kind: "pdf-pages",
    file: () => pdf("report.pdf", 3),
    shown: "[role=option] img",
  },
  {
    what: "a large page",
    kind: "pdf-pages",
    file: () => pdf("report.pdf", 3),
    press: "Preview page 2",
    shown: "dialog img:not(.opacity-0)",
  },
  {
    what: "pages before and after",
    kind: "pdf-document compress",
    file: photoPdf,
    press: en.pdfCompress.compare,
    shown: "[data-testid=after] img",
  },
  {
    what: "a large picture with its words",
    kind: "image-text",
    file: scan,
    press: /Enlarge$/,
    shown: "dialog img",
  },
];

for (const { what, kind, file, press, shown } of opened)
  test(`axe finds nothing in ${what}`, async ({ page }) => {
    const place = placeOf(kind);
    const { input } = await openTool(page, place);
    await input.setInputFiles(await file());
    if (press) {
      await start(page, place.tool);
      await page.getByRole("button", { name: press }).first().click();
    }
    await page.locator(shown).first().waitFor({ timeout: 30_000 });
    expect(await findings(page, press ? "dialog[open]" : "[data-testid=tool]")).toEqual([]);
  });

// The note of a page, and that of a dialog.
for (const { path, tool } of [placeOf("batch"), placeOf("camera-pdf")])
  test(`axe finds nothing on ${path} without a connection, before a run and during it`, async ({
    page,
    context,
  }) => {
    await holdRequests(page, `**${calls[tool.call].path}`, { method: "POST" });
    const { input } = await openTool(page, { path });
    await input.setInputFiles(await sources(tool, 3));
    await page.waitForLoadState("networkidle");
    for (const moment of ["before", "during"] as const) {
      if (moment === "during") {
        await context.setOffline(false);
        await start(page, tool);
        await page.getByRole("progressbar").first().waitFor();
      }
      await context.setOffline(true);
      const note = moment === "before" ? "offline" : "offlineRunning";
      await page.getByText(en.converter.outcome[note], { exact: true }).first().waitFor();
      expect.soft(await findings(page, "[data-testid=tool]"), moment).toEqual([]);
    }
  });
