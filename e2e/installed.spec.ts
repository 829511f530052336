import type { Page } from "@playwright/test";
import { sharing } from "../lib/contract/sharing";
import { en } from "../lib/words/en";
import { startSite } from "./running/site";
import { findings } from "./support/axe";
import { pdf } from "./support/pdfs";
import { type Picture, picture } from "./support/pictures";
import { expect, test } from "./support/test";
import { openTool, resultsOf, rowsOf, sources, startButton, toolWith } from "./support/tool-page";

test.use({ serviceWorkers: "allow" });

const { homeDrop, offline } = en;
const batch = toolWith("batch");

const workersOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

/** Opens the home page as the installed app does, and waits for its service worker. */
async function openApp(page: Page, url = "/") {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query === "(display-mode: standalone)" ? "all" : query);
  });
  await page.goto(url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Posts files as the browser does for a share target. */
async function share(page: Page, files: Picture[]) {
  await page.evaluate(({ path, fileField }) => {
    const form = document.createElement("form");
    Object.assign(form, { id: "share", action: path, method: "post", enctype: "multipart/form-data" });
    const input = document.createElement("input");
    Object.assign(input, { type: "file", name: fileField, multiple: true });
    form.append(input);
    document.body.append(form);
  }, sharing);
  await page.locator("#share input").setInputFiles(files);
  await page.evaluate(() => document.querySelector<HTMLFormElement>("#share")?.submit());
}

/** Opens files with the app, in the place of Chromium's queue, which its headless shell lacks. */
const launch = (page: Page, file: { name: string; type: string; bytes: number[] } | undefined) =>
  page.addInitScript((opened) => {
    const getFile = async () => {
      if (!opened) throw new DOMException("It is gone", "NotFoundError");
      return new File([Uint8Array.from(opened.bytes)], opened.name, { type: opened.type });
    };
    const launchQueue: Window["launchQueue"] = {
      setConsumer: (take) => take({ files: [{ getFile } as FileSystemFileHandle] }),
    };
    Object.defineProperty(window, "launchQueue", { value: launchQueue });
  }, file);

test("files that another app shares are offered to the tools for them, and the browser keeps no copy", {
  tag: "@main",
}, async ({ page }) => {
  await openApp(page);
  const name = "Foto ä/1 ☀.jpg";
  await share(page, [await picture("jpg", name), pdf("report.pdf")]);
  await expect(page.getByRole("heading", { name: "1 JPG photo" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "1 PDF" })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await cachesOf(page)).toEqual([]);
  await page.getByRole("link", { name: "1 JPG photo: PNG" }).click();
  await expect(rowsOf(page)).toHaveText([/☀\.jpg/]);
});

test("a share that has no files says so", async ({ page }) => {
  await openApp(page);
  await share(page, []);
  await expect(page.getByRole("alert").filter({ hasText: homeDrop.lost })).toHaveCount(1);
  expect(await cachesOf(page)).toEqual([]);
});

test("without a service worker the server answers, and the home page asks for the files again", {
  tag: "@main",
}, async ({ page }) => {
  await page.goto("/");
  await share(page, [await picture("jpg", "one.jpg")]);
  await expect(page.getByRole("alert").filter({ hasText: homeDrop.lost })).toHaveCount(1);
  await expect(page).toHaveURL(/\/$/);
  await page
    .getByTestId("home-drop")
    .locator("input")
    .setInputFiles(await picture("jpg", "one.jpg"));
  await expect(page.getByRole("heading", { name: "1 JPG photo" })).toBeVisible();
});

test("a file that is opened with the app is offered to the tools for it", async ({ page }) => {
  const { name, mimeType, buffer } = await picture("heic", "beach.heic");
  await launch(page, { name, type: mimeType, bytes: [...buffer] });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "1 HEIC photo" })).toBeVisible();
  await page.getByRole("link", { name: "1 HEIC photo: JPG" }).click();
  await expect(rowsOf(page)).toHaveCount(1);
});

test("a file that is gone when the app opens it is asked for again", async ({ page }) => {
  await launch(page, undefined);
  await page.goto("/");
  await expect(page.getByRole("alert").filter({ hasText: homeDrop.lost })).toHaveCount(1);
});

test("a visit installs no service worker, the first conversion does, and nothing is cached", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByTestId("home-drop").and(page.locator("[data-ready]")).waitFor();
  const { input } = await openTool(page, batch);
  await input.setInputFiles(await sources(batch, 1));
  await page.waitForLoadState("networkidle");
  expect(await workersOf(page)).toBe(0);
  await startButton(page, batch.words.action).click();
  await expect(resultsOf(page)).toHaveCount(1);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.goto("/faq");
  expect(await cachesOf(page)).toEqual([]);
});

test("installing the app installs its service worker", async ({ page }) => {
  await page.goto("/");
  await page.getByTestId("home-drop").and(page.locator("[data-ready]")).waitFor();
  expect(await workersOf(page)).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
  await expect.poll(() => workersOf(page)).toBe(1);
});

test("uploads report their progress beside the service worker", async ({ page }) => {
  await openApp(page);
  await page.reload();
  const progress = await page.evaluate(async (path) => {
    if (!navigator.serviceWorker.controller) throw new Error("The page has no worker.");
    const request = new XMLHttpRequest();
    const sent: number[] = [];
    request.upload.onprogress = ({ loaded }) => sent.push(loaded);
    request.open("POST", path);
    request.send(new Blob([new Uint8Array(5_000_000)]));
    await new Promise((resolve) => {
      request.onloadend = resolve;
    });
    return { status: request.status, sent: sent.at(-1) };
  }, sharing.path);
  expect(progress).toEqual({ status: 200, sent: 5_000_000 });
});

test.describe("without a connection", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test("the app says what needs the server, and shows what was shared once it is back", async ({
    page,
    context,
  }) => {
    await openApp(page);
    await context.setOffline(true);
    await page.goto("/faq");
    await expect(page.getByRole("heading", { name: offline.heading })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole("link", { name: offline.retry }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(offline.heading);
    await page.goto("/");
    await context.setOffline(true);
    await share(page, [await picture("jpg", "one.jpg")]);
    await expect(page.getByText(offline.shared)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("link", { name: offline.retry }).click();
    await expect(page.getByRole("heading", { name: "1 JPG photo" })).toBeVisible();
  });
});

test.describe("while the server is being replaced", () => {
  // What the page fetches meanwhile is not there, and is fetched again.
  test.use({ expectedFaults: [/Failed to load resource|Refused to execute script/] });

  test("a new version takes over at once, and leaves a page and its files alone @server", async ({
    page,
    context,
  }) => {
    // The second server renders every page anew.
    test.setTimeout(120_000);
    const before = await startSite();
    await openApp(page, before.url);
    const { input } = await openTool(page, { path: `${before.url}${batch.path}` });
    await input.setInputFiles(await sources(batch, 2));
    await page.evaluate(() => document.body.setAttribute("data-before", ""));
    await before.stop();
    const after = await startSite({ PORT: new URL(before.url).port, SITE_NAME: "Bild & Werk" });
    try {
      await page.evaluate(
        () =>
          new Promise((resolve, reject) => {
            navigator.serviceWorker.addEventListener("controllerchange", resolve);
            navigator.serviceWorker.ready.then((registration) => registration.update()).catch(reject);
          }),
      );
      await page.waitForLoadState("networkidle");
      await expect(page.locator("body[data-before]")).toHaveCount(1);
      await startButton(page, batch.words.action).click();
      await expect(resultsOf(page)).toHaveCount(2);
      const other = await context.newPage();
      await context.setOffline(true);
      await other.goto(`${after.url}/faq`);
      await expect(other).toHaveTitle(offline.title.replace("{site}", "Bild & Werk"));
    } finally {
      await after.stop();
    }
  });
});
