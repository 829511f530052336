import { PDFDocument } from "@cantoo/pdf-lib";
import { en } from "../lib/words/en";
import { recordFields } from "./support/calls";
import { saved } from "./support/downloads";
import { pdf } from "./support/pdfs";
import { expect, test } from "./support/test";
import { alertOf, openSettings, openTool } from "./support/tool-page";

// The answers to a missing and a wrong password.
test.use({ expectedFaults: [/status of 422/] });

const secret = "pässwörd 密码";

test("a PDF is locked with a password, and unlocked again", { tag: "@main" }, async ({ page }) => {
  const texts = en.pdfProtect;
  const sent = await recordFields(page, "**/api/protect-pdf");
  const { input } = await openTool(page, { path: "/protect-pdf" });
  await input.setInputFiles(pdf("letter.pdf", 2));
  const field = page.getByLabel(texts.password);
  const protect = page.getByRole("button", { name: "Protect PDF" });
  await protect.click();
  await expect(alertOf(page, texts.missing)).toBeVisible();
  await expect(field).toBeFocused();
  await field.pressSequentially("kite");
  await expect(page.getByText(texts.strength.short)).toBeVisible();
  await field.fill(secret);
  await expect(page.getByText(texts.strength.fair)).toBeVisible();
  await page.getByLabel(texts.allowPrinting).uncheck();
  await protect.click();
  await expect(page.getByRole("heading", { name: texts.title })).toBeVisible();
  expect(sent).toMatchObject([{ allowPrinting: "false", allowCopying: "true", allowChanges: "true" }]);
  const { name, bytes: locked } = await saved(page.getByRole("link", { name: en.pdf.download }));
  expect(name).toBe("letter-protected.pdf");
  await expect(PDFDocument.load(locked)).rejects.toThrow("encrypted");
  await openSettings(page);
  await field.fill("another password");
  await expect(page.getByTestId("outcome")).toContainText(texts.earlier);
  // The bar brings the button that would make it anew.
  await expect(page.getByRole("button", { name: "Protect PDF again" })).toBeInViewport({ ratio: 1 });

  const other = await openTool(page, { path: "/unlock-pdf" });
  await other.input.setInputFiles({ name, mimeType: "application/pdf", buffer: locked });
  const unlock = page.getByRole("button", { name: "Unlock PDF" });
  const password = page.getByLabel(en.pdf.password);
  await expect(password).toHaveAttribute("aria-invalid", "false");
  await password.fill("wrong");
  await unlock.click();
  await expect(alertOf(page, en.errors.wrong_password)).toBeVisible();
  await password.fill(secret);
  await password.press("Enter");
  await expect(page.getByRole("heading", { name: en.pdfUnlock.title })).toBeVisible();
  await expect(page.getByLabel(en.pdf.password)).toHaveCount(0);
  await expect(page.getByText(en.pdfUnlock.rights)).toHaveCount(0);
  const { name: freed, bytes: open } = await saved(page.getByRole("link", { name: en.pdf.download }));
  expect(freed).toBe("letter-protected-unlocked.pdf");
  expect((await PDFDocument.load(open)).getPageCount()).toBe(2);
});

for (const path of ["/compress-pdf", "/protect-pdf", "/pdf-to-word"] as const)
  test(`${path} asks for the password of a PDF, and calls a file broken, before it is sent`, async ({
    page,
  }) => {
    const { input } = await openTool(page, { path });
    await input.setInputFiles(pdf("locked.pdf", 1, { user: secret, owner: secret }));
    await expect(page.getByLabel(en.pdf.password)).toBeVisible();
    await input.setInputFiles({ ...pdf("broken.pdf"), buffer: Buffer.from("no PDF at all") });
    await expect(alertOf(page, en.pdf.broken.replace("{name}", "broken.pdf"))).toBeVisible();
    await expect(page.getByLabel(en.pdf.password)).toHaveCount(0);
  });

for (const [path, label] of [
  ["/protect-pdf", en.pdfProtect.password],
  ["/unlock-pdf", en.pdf.password],
] as const)
  test(`${path} leads from a PDF that was chosen by keyboard to its password`, async ({ page }) => {
    // Not `waitForEvent`, which a key would be ahead of.
    const file = pdf("a.pdf", 1, path === "/unlock-pdf" ? { user: secret, owner: secret } : undefined);
    page.on("filechooser", (picker) => picker.setFiles(file));
    await openTool(page, { path });
    await page.getByTestId("drop-zone").getByRole("button").first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  });

test("a PDF without a password is not called unlocked", async ({ page }) => {
  const { input } = await openTool(page, { path: "/unlock-pdf" });
  await input.setInputFiles(pdf("open.pdf"));
  await page.getByRole("button", { name: "Unlock PDF" }).click();
  await expect(page.getByRole("heading", { name: en.pdfUnlock.kept })).toBeVisible();
  await expect(page.getByText(en.notes.unlocked_already)).toBeVisible();
  expect((await saved(page.getByRole("link", { name: en.pdf.download }))).name).toBe("open.pdf");
});
