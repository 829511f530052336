import type { Page } from "@playwright/test";
import { calls } from "../lib/contract/calls";
import type { BatchScreen } from "../lib/tools/types";
import { drag } from "./support/drop";
import { expect, test } from "./support/test";
import {
  batchScreens,
  countObjectUrls,
  leaveForHome,
  openTool,
  sources,
  wrongFile,
} from "./support/tool-page";

/** Where a screen's call goes. */
const callOf = (tool: BatchScreen) => `**${calls[tool.call].path}`;

const failure = (code: string, message: string) =>
  JSON.stringify({ success: false, error: message, message, code });

/** How a page puts a failure that the server gave a reason for: the specified sentence, and a second line. */
const said = ({ failures }: BatchScreen, reason: string): [string, string?] =>
  failures === "own words" ? [`Error: ${reason}`] : ["Conversion failed. Please try again.", reason];

const noAnswer = ({ failures }: BatchScreen) =>
  failures === "own words"
    ? "No response from server. Please check your connection."
    : "Conversion failed. Please try again.";

for (const { path, tool } of batchScreens) {
  const open = (page: Page) => openTool(page, { path });

  test.describe(path, () => {
    test("refuses a wrong file by drop and by select, each in its words", async ({ page }) => {
      const { zone, input } = await open(page);
      await drag(zone, [wrongFile]);
      await expect(page.getByRole("alert").filter({ hasText: tool.messages.drop })).toBeVisible();
      await input.setInputFiles(wrongFile);
      await expect(page.getByRole("alert").filter({ hasText: tool.messages.select })).toBeVisible();
      await expect(page.getByText(tool.messages.drop)).toHaveCount(0);
    });

    test("asks for a file when there is none", async ({ page }) => {
      await open(page);
      await page.getByRole("button", { name: tool.action }).click();
      await expect(page.getByRole("alert").filter({ hasText: tool.messages.none })).toBeVisible();
    });

    test("says 'drop' while files are dragged over it, and takes them", async ({ page }) => {
      const { zone } = await open(page);
      const files = await sources(tool, 1);
      await drag(zone, files, { drop: false });
      await expect(page.getByText(tool.dropZone.dragging)).toBeVisible();
      await drag(zone, files);
      await expect(page.getByText(tool.dropZone.prompt)).toBeVisible();
      await expect(page.getByText(files[0]?.name ?? "", { exact: true })).toBeVisible();
    });

    test("keeps right files beside a wrong one, and says which was left out", async ({ page }) => {
      const { input } = await open(page);
      const [file] = await sources(tool, 1);
      if (!file) throw new Error("no source");
      await input.setInputFiles([wrongFile, file]);
      await expect(page.getByText(tool.messages.select)).toBeVisible();
      await expect(page.getByText(wrongFile.name)).toBeVisible();
      await expect(page.getByText(file.name, { exact: true })).toBeVisible();
    });

    test("lists files with their sizes, moves, removes and replaces them", async ({ page }) => {
      const { input } = await open(page);
      const files = await sources(tool, 5);
      await input.setInputFiles(files);
      await expect(page.getByRole("heading", { name: /^5 files/ })).toBeVisible();
      const bytes = files.reduce((sum, { buffer }) => sum + buffer.length, 0);
      await expect(page.getByText(`${(bytes / 1024 / 1024).toFixed(2)} MB`)).toBeVisible();
      await expect(
        page.getByText(`${((files[0]?.buffer.length ?? 0) / 1024).toFixed(1)} KB`).first(),
      ).toBeVisible();
      await expect(page.getByRole("list", { name: "Previews" }).getByRole("listitem")).toHaveCount(4);
      const [one, two, three] = files.map(({ name }) => name);
      const rows = page.locator("li").filter({ has: page.getByRole("button", { name: /^Remove / }) });
      await page.getByRole("button", { name: `Move ${one} down` }).click();
      await expect(rows.nth(0)).toContainText(two ?? "");
      await expect(page.getByRole("button", { name: `Move ${one} down` })).toBeFocused();
      await page.getByRole("button", { name: `Move ${three} up` }).click();
      await expect(rows.nth(1)).toContainText(three ?? "");
      await page.getByRole("button", { name: `Remove ${two}` }).click();
      await expect(rows).toHaveCount(4);
      await input.setInputFiles(await sources(tool, 2));
      await expect(rows).toHaveCount(2);
      await page.getByRole("button", { name: "Remove all" }).click();
      await expect(rows).toHaveCount(0);
    });

    test("shows progress, never 100 before the answer, and cancels", async ({ page }) => {
      const { input } = await open(page);
      let aborted = false;
      page.on("requestfailed", () => {
        aborted = true;
      });
      await page.route(callOf(tool), () => {});
      await input.setInputFiles(await sources(tool, 2));
      await page.getByRole("button", { name: tool.action }).click();
      await expect(page.getByText(tool.steps[0])).toBeVisible();
      await expect(page.getByText(/Estimated time left: \d+s/)).toBeVisible();
      await expect(page.getByRole("button", { name: "Converting..." })).toBeDisabled();
      await expect(page.getByRole("button", { name: "Remove all" })).toBeDisabled();
      const bar = page.getByRole("progressbar");
      await expect(bar).toHaveAttribute("aria-valuenow", "8", { timeout: 3000 });
      await expect(bar).toHaveAttribute("aria-valuenow", "16", { timeout: 3000 });
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByRole("button", { name: tool.action })).toBeEnabled();
      await expect.poll(() => aborted).toBe(true);
    });

    test("tops out at 90 while the server works on", async ({ page }) => {
      await page.clock.install();
      const { input } = await open(page);
      await page.route(callOf(tool), () => {});
      await input.setInputFiles(await sources(tool, 1));
      await page.getByRole("button", { name: tool.action }).click();
      await expect(page.getByText("Estimated time left: 8s")).toBeVisible();
      await page.clock.runFor(55_000);
      await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "90");
      await expect(page.getByText("Estimated time left: 1s")).toBeVisible();
    });

    test.describe("when it fails", () => {
      test.use({ expectedFaults: [/Failed to load resource/] });

      for (const [status, code, message] of [
        [400, "bad_request", "The request could not be read."],
        [413, "too_large", "The upload is larger than the limit of 100 MB."],
        [422, "corrupt", "This file is damaged or incomplete."],
        [500, "internal", "Something went wrong on our side."],
      ] as const)
        test(`says so on a ${status}, with the reason on a line of its own`, async ({ page }) => {
          const { input } = await open(page);
          await page.route(callOf(tool), (route) =>
            route.fulfill({ status, contentType: "application/json", body: failure(code, message) }),
          );
          await input.setInputFiles(await sources(tool, 2));
          await page.getByRole("button", { name: tool.action }).click();
          const [first, second] = said(tool, message);
          await expect(page.getByText(first, { exact: true })).toBeVisible();
          if (second) await expect(page.getByText(second)).toBeVisible();
          await expect(page.getByRole("button", { name: tool.action })).toBeEnabled();
        });

      test("says so when the network is gone, or the reply is none of ours", async ({ page }) => {
        const { input } = await open(page);
        await input.setInputFiles(await sources(tool, 1));
        await page.route(callOf(tool), (route) => route.abort("internetdisconnected"));
        await page.getByRole("button", { name: tool.action }).click();
        await expect(page.getByText(noAnswer(tool), { exact: true })).toBeVisible();
        await page.unroute(callOf(tool));
        await page.route(callOf(tool), (route) =>
          route.fulfill({
            status: 200,
            contentType: "application/json",
            body: '{"success":true,"images":"?"}',
          }),
        );
        await page.getByRole("button", { name: tool.action }).click();
        await expect(page.getByText("Conversion failed. Please try again.", { exact: true })).toBeVisible();
      });
    });

    test("gives the good results of a batch, and names the file that failed", async ({ page }) => {
      const { input } = await open(page);
      const [good] = await sources(tool, 1);
      if (!good) throw new Error("no source");
      const broken = {
        ...good,
        name: `broken ${good.name}`,
        buffer: good.buffer.subarray(0, good.buffer.length / 2),
      };
      await input.setInputFiles([broken, good]);
      await page.getByRole("button", { name: tool.action }).click();
      await expect(page.getByRole("list", { name: "Results" }).getByRole("listitem")).toHaveCount(1);
      await expect(page.getByRole("alert").filter({ hasText: broken.name })).toBeVisible();
    });

    test("releases every object link on leaving", async ({ page }) => {
      const links = await countObjectUrls(page);
      const { input } = await open(page);
      await input.setInputFiles(await sources(tool, 3));
      await page.getByRole("button", { name: tool.action }).click();
      await expect(page.getByText(tool.success.replace("{n}", "3"))).toBeVisible();
      expect(await links()).toBeGreaterThan(0);
      await leaveForHome(page);
      await expect.poll(links).toBe(0);
    });
  });
}
