import type { Locator, Page } from "@playwright/test";
import { en } from "../lib/words/en";
import { holdRequests } from "./support/calls";
import { pdf } from "./support/pdfs";
import { expect, test } from "./support/test";
import { openTool, places, resultsOf, rowsOf, sources, startButton, toolWith } from "./support/tool-page";

/** How much slower the processor is made, as on a phone of some years ago. */
const SLOWER = 4;

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** Clicks where an element is, without waiting for anything: Playwright's own click waits until a page is calm. */
async function press(page: Page, role: "button" | "checkbox" | "combobox" | "radio", name: string | RegExp) {
  const control = page.getByRole(role, { name });
  await control.waitFor();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${name} is not visible.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const pdfTool = toolWith("pdf-pages");
const anyTool = toolWith("any-format");
const pngTool = toolWith("advanced");

/** Checks once more after the screen has been rendered anew, with a file. */
const stays = (arrived: (page: Page) => Promise<void>) => async (page: Page) => {
  await arrived(page);
  await page.getByTestId("drop-zone").and(page.locator("[data-ready]")).waitFor();
  await page.locator("input[type=file]").setInputFiles(pdf("report.pdf", 3));
  await expect(rowsOf(page)).toHaveCount(1);
  await arrived(page);
};

/** The controls of the first screens, and how one sees that a press has arrived. */
const controls: {
  what: string;
  path: string;
  press: (page: Page) => Promise<void>;
  arrived: (page: Page) => Promise<void>;
}[] = [
  {
    what: "'Watch Demo'",
    path: "/",
    press: (page) => press(page, "button", en.home.demo.watch),
    arrived: (page) => expect(page.getByRole("dialog", { name: en.home.demo.title })).toBeVisible(),
  },
  {
    what: "a menu of the header",
    path: "/",
    press: (page) => press(page, "button", "PDF Tools"),
    arrived: (page) => expect(page.locator(":popover-open").first()).toBeVisible(),
  },
  {
    what: "'Try a sample'",
    path: "/heic-to-jpg",
    press: (page) => press(page, "button", en.converter.drop.trySample),
    arrived: (page) => expect(page.getByRole("button", { name: /^Remove sample\./ })).toBeVisible(),
  },
  {
    what: "the button that converts, which asks for files",
    path: "/heic-to-jpg",
    press: (page) => press(page, "button", "Convert to JPG"),
    arrived: (page) =>
      expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\w/ })).toBeVisible(),
  },
  {
    what: "a category of questions",
    path: "/faq",
    press: (page) => press(page, "button", /^Privacy/),
    arrived: (page) =>
      expect(page.getByRole("button", { name: /^Privacy/ })).toHaveAttribute("aria-pressed", "true"),
  },
  {
    what: "a switch",
    path: pdfTool.path,
    press: (page) => press(page, "checkbox", en.pdfPages.autoDownload),
    arrived: stays((page) =>
      expect(page.getByRole("checkbox", { name: en.pdfPages.autoDownload })).not.toBeChecked(),
    ),
  },
  {
    what: "a field that is typed in",
    path: pdfTool.path,
    press: async (page) => {
      await page.getByLabel(en.pdfPages.pages, { exact: true }).focus();
      await page.keyboard.type("2");
    },
    arrived: stays((page) => expect(page.getByLabel(en.pdfPages.pages, { exact: true })).toHaveValue("2")),
  },
  {
    what: "a switch that is pressed before the button that starts",
    path: pdfTool.path,
    press: async (page) => {
      await press(page, "checkbox", en.pdfPages.autoDownload);
      await press(page, "button", pdfTool.words.action);
    },
    arrived: (page) =>
      expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\w/ })).toBeVisible(),
  },
  {
    what: "two choices",
    path: pdfTool.path,
    press: async (page) => {
      await page.getByLabel(en.pdfPages.pages, { exact: true }).focus();
      await page.keyboard.type("2");
      await page.getByRole("combobox").first().selectOption({ index: 1 });
    },
    arrived: stays(async (page) => {
      await expect(page.getByLabel(en.pdfPages.pages, { exact: true })).toHaveValue("2");
      await expect(page.getByRole("combobox").first().locator("option").nth(1)).toHaveJSProperty(
        "selected",
        true,
      );
    }),
  },
  {
    what: "a format",
    path: anyTool.path,
    press: async (page) => void (await page.getByRole("combobox").selectOption("avif")),
    arrived: (page) =>
      expect(page.getByRole("main").getByText("AVIF", { exact: true }).first()).toBeVisible(),
  },
  {
    what: "a layout",
    path: pngTool.path,
    press: (page) => press(page, "radio", en.advanced.layouts.simple),
    arrived: (page) => expect(page).toHaveURL(/#simple$/),
  },
];

for (const { what, path, ...control } of controls)
  for (const moment of ["commit", "load"] as const)
    test(`a press of ${what} is not lost, right after ${moment} on a slow device`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await slowDown(page);
      await page.goto(path, { waitUntil: moment });
      await control.press(page);
      await control.arrived(page);
    });

test.describe("without scripts", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });
  test("the demo opens and closes without any script of the page", async ({ page }) => {
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await page.goto("/", { waitUntil: "commit" });
    const dialog = page.getByRole("dialog", { name: en.home.demo.title });
    await press(page, "button", en.home.demo.watch);
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: en.home.demo.close }).click();
    await expect(dialog).toBeHidden();
  });
});

test("a file that is chosen in the middle of hydration is taken once", async ({ page }) => {
  await slowDown(page);
  await page.addInitScript(() => {
    const turn = new MessageChannel();
    turn.port1.onmessage = () => {
      const input = document.querySelector<HTMLInputElement>("input[type=file]");
      // React marks an element when it hydrates it, before its effects run.
      if (!input || !Object.keys(input).some((key) => key.startsWith("__reactProps")))
        return turn.port2.postMessage(0);
      const chosen = new DataTransfer();
      chosen.items.add(new File(["\xff\xd8\xff"], "early.jpg", { type: "image/jpeg" }));
      input.files = chosen.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    };
    turn.port2.postMessage(0);
  });
  await openTool(page, { path: "/jpg-to-webp" });
  await expect(rowsOf(page)).toHaveCount(1);
});

test("Enter opens the first tool, also before the list of tools has come", async ({ page }) => {
  const asked = page.waitForRequest("**/tools.json");
  const release = await holdRequests(page, "**/tools.json");
  await page.goto("/");
  const field = page.getByRole("searchbox", { name: en.search.label });
  await field.fill("avif to jpg");
  await asked;
  await field.press("Enter");
  release();
  await expect(page).toHaveURL(/\/avif-to-jpg$/);
});

/** Screens whose button moves when parts above it arrive or go, and what says that they have. */
const moving: { path: string; moved: (main: Locator) => Locator }[] = [
  { path: "/resize-image", moved: (main) => main.getByRole("textbox", { name: en.resize.fields.width }) },
  { path: "/compress-pdf", moved: (main) => main.getByText(en.pdfCompress.oneLevel) },
];
for (const { path, moved } of moving)
  test(`${path}: a press is kept during which its button moves away`, async ({ page }) => {
    const place = places.find((place) => place.path === path);
    if (!place || !("action" in place.tool.words)) throw new Error(`${path} has no button that starts.`);
    const { input } = await openTool(page, place);
    const release = await holdRequests(page, /\/_next\/static\/.*(\.js|\.wasm)/);
    await input.setInputFiles(await sources(place.tool, 1));
    const start = startButton(page, place.tool.words.action);
    await start.hover();
    await page.mouse.down();
    release();
    await moved(page.getByRole("main")).waitFor();
    await page.mouse.up();
    await expect(resultsOf(page)).toHaveCount(1);
  });

test("a second press right after the first breaks nothing", async ({ page }) => {
  await openTool(page, pdfTool);
  await page.getByRole("button", { name: pdfTool.words.action }).dblclick();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(1);
});

test("a press from which the pointer goes away is none", async ({ page }) => {
  const { zone } = await openTool(page, pdfTool);
  await page.getByRole("button", { name: pdfTool.words.action }).hover();
  await page.mouse.down();
  await zone.hover();
  await page.mouse.up();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
});
