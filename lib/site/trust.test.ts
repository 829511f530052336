import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** The text of a page about the site, where the server has these settings. */
async function textOf(page: "privacy" | "terms" | "about", settings: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { english } = await import("./site");
  const { privacySections, termsSections, aboutSections } = await import("./trust");
  const sections = { privacy: privacySections, terms: termsSections, about: aboutSections }[page](english);
  return JSON.stringify(sections);
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

describe("a site whose operator is not named", () => {
  it.each(["privacy", "terms", "about"] as const)(
    "says so on the page '%s', and invents nobody",
    async (page) => {
      const text = await textOf(page);
      expect(text).toContain("This site doesn't name who runs it.");
      expect(text).not.toMatch(/\{\w+\}|undefined|Write to/);
    },
  );

  it("names no country's law", async () => {
    expect(await textOf("terms")).toContain("These terms name no country's law");
  });

  it("loads nothing from others and reports nothing", async () => {
    const text = await textOf("privacy");
    expect(text).toContain("Pages load nothing from other companies");
    expect(text).toContain("Your browser reports nothing about your visit.");
    expect(text).not.toContain("Google");
  });
});

describe("a site with settings", () => {
  const settings = { OPERATOR_NAME: "Ada's Workshop", CONTACT_EMAIL: "ada@example.org" };

  it("names its operator and where to write to", async () => {
    expect(await textOf("about", settings)).toContain(
      `This site is run by Ada's Workshop.","Write to ada@example.org.`,
    );
    expect(await textOf("privacy", { ...settings, OPERATOR_ADDRESS: "1 Main Street" })).toContain(
      "This site is run by Ada's Workshop",
    );
  });

  it("names its law", async () => {
    expect(await textOf("terms", { GOVERNING_LAW: "Ireland" })).toContain("the law of Ireland.");
  });

  it("says how long results are kept, and who else is asked", async () => {
    const text = await textOf("privacy", {
      RETENTION_MINUTES: "180",
      TAG_MANAGER_ID: "GTM-ABC123",
      WEB_VITALS: "1",
      NEXT_PUBLIC_BACKEND_URL: "https://convert.example",
    });
    expect(text).toContain("Results are kept for 3 hours");
    expect(text).not.toContain("60 minutes");
    expect(text).toContain("Google Tag Manager (container GTM-ABC123)");
    expect(text).toContain("how fast it was");
    expect(text).toContain("run on convert.example.");
    expect(text).not.toContain("load nothing from other companies");
  });
});
