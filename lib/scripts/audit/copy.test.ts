import { afterEach, describe, expect, it, vi } from "vitest";
import type { Language } from "../../words/languages";
import { copy } from "./copy";
import { pageOf, type Site } from "./site";

const site: Site = {
  base: new URL("https://pixmill.example"),
  pages: new Map([["/faq", pageOf("/faq", "<main><p>up to 1,000 files and 16.7 megapixels</p></main>")]]),
  sitemap: new Map(),
  file: () => undefined,
};

const findings = (path: string, main: string, head = "", language: Language = "en") => {
  const page = pageOf(path, `<head>${head}</head><body><main>${main}</main></body>`, language);
  return copy.flatMap((rule) => rule(page, site));
};

const unenforced = "names a limit that nothing enforces: ";

describe("a limit on a page", () => {
  it.each([
    ["/compress-pdf", "<p>One PDF, up to 100 MB</p>"],
    ["/merge-pdf", "<p>Up to 50 files, up to 100 MB and 10,000 pages</p>"],
    ["/pdf-to-jpg", "<p>Max file size: 50MB</p><p>Files over 10 MB: use PDF to Image</p>"],
    ["/pdf-to-png", "<p>Up to 500 pages, each with up to 40 megapixels.</p>"],
    ["/jpg-to-pdf", "<p>up to 20 files, max 50MB total</p><p>up to 100 files and 100 MB</p>"],
    ["/avif-to-jpg", "<p>up to 10 files, max 30MB total</p><p>more than 16.7 megapixels</p>"],
    ["/png-to-jpg", "<p>Max 10MB each</p><p>up to 20 files, max 50MB total</p>"],
    ["/jpg-to-webp", "<p>Up to 20 files</p>"],
    ["/faq", "<p>up to 10 MB, up to 20 MB, up to 256 frames</p>"],
    ["/jpg-to-png", "<p>A photo of 12 megapixels takes 1.7 MB</p>"],
  ])("of %s may be in %s", (path, main) => expect(findings(path, main)).toEqual([]));

  it.each([
    ["/compress-pdf", "<p>Up to 500 pages</p>", "Up to 500 pages"],
    [
      "/compress-pdf",
      "<li>at most <b></b></li><p>up to 100 MB and 500 pages</p>",
      "up to 100 MB and 500 pages",
    ],
    ["/jpg-to-webp", "<p>Up to 100 files</p>", "Up to 100 files"],
    ["/pdf-to-png", "<p>up to 50 MB</p>", "up to 50 MB"],
    ["/jpg-to-png", "<p>more than 16.7 megapixels</p>", "more than 16.7 megapixels"],
    ["/heic-to-jpg", "<p>up to <strong>1,000 files</strong></p>", "up to 1,000 files"],
    ["/faq", "<p>at most 51 MB</p>", "at most 51 MB"],
  ])("of %s is reported in %s", (path, main, claim) =>
    expect(findings(path, main)).toEqual([unenforced + claim]),
  );

  it("is found in the description too", () =>
    expect(findings("/faq", "", '<meta name="description" content="Up to 7 GB or up to 7 MB">')).toEqual([
      `${unenforced}up to 7 MB`,
    ]));

  it("is not looked for outside of the main part, in scripts and in suggestions", () => {
    const html = `<nav>up to 7 MB</nav><main><script>"up to 7 MB"</script>
      <section aria-labelledby="related"><p>up to 7 MB</p></section></main>`;
    expect(copy.flatMap((rule) => rule(pageOf("/faq", html), site))).toEqual([]);
  });

  it("does not reach from one paragraph into the next", () =>
    expect(findings("/faq", "<p>up to</p><p>7 MB</p>")).toEqual([]));
});

describe("an amount on a translated page", () => {
  const original = '<link rel="alternate" hreflang="en" href="https://pixmill.example/faq">';

  it.each<[Language, string]>([
    ["de", "1.000 PNG-Dateien, 16,7 Megapixel, 62 %, 2 Seiten"],
    ["fr", "1\u202f000 fichiers, 16,7 mégapixels"],
    ["ja", "1,000個まで、16.7メガピクセル"],
  ])("in %s may be that of the English page: %s", (language, text) =>
    expect(findings("/x", `<p>${text}</p>`, original, language)).toEqual([]),
  );

  it.each<[Language, string, string]>([
    ["de", "bis zu 100 JPG-Dateien", "100 JPG-Dateien"],
    ["fr", "16,8 mégapixels au plus", "16,8 mégapixels"],
    ["ja", "100MBまで", "100MB"],
    ["ar", "حتى 100 ملف", "100 ملف"],
  ])("in %s is reported where that page has another one: %s", (language, text, amount) =>
    expect(findings("/x", `<p>${text}</p>`, original, language)).toEqual([
      `names an amount that /faq does not: ${amount}`,
    ]),
  );
});

describe("a link that promises a conversion", () => {
  it.each([
    '<a href="/heic-to-jpg">HEIC to JPG</a>',
    '<a href="/png-to-jpg#simple">Convert <b>PNG to JPG</b></a>',
    '<a href="/Jpg-to-jpeg">JPG to JPEG</a>',
    '<a href="/heic-to-pdf">HEIC to PDF</a>',
    '<a href="/image-compressor">Image Converter</a>',
  ])("leads to that tool: %s", (link) => expect(findings("/faq", link)).toEqual([]));

  it.each([
    ['<a href="/jpg-to-pdf">HEIC to PDF</a>', "its link 'HEIC to PDF' leads to /jpg-to-pdf"],
    ['<a href="/pdf-to-image">turn a PDF to JPG</a>', "its link 'turn a PDF to JPG' leads to /pdf-to-image"],
    ['<a href="/image-compressor">GIF to PNG</a>', "its link 'GIF to PNG' leads to /image-compressor"],
  ])("is reported where it does not: %s", (link, finding) =>
    expect(findings("/faq", link)).toEqual([finding]),
  );
});

describe("a link that promises a conversion in another language", () => {
  it.each<[Language, string]>([
    ["de", '<a href="/de/heic-in-jpg#einfach">HEIC in JPG</a>'],
    ["es", '<a href="/es/convertidor-de-imagenes"><b>Convertidor de imágenes</b>Imagen a JPG o PNG</a>'],
    ["ja", '<a href="/ja/heic-to-jpg">iPhoneのHEICをJPGに</a>'],
    ["ar", '<a href="/ar/pdf-to-word">تحويل PDF إلى Word</a>'],
  ])("leads to that tool in %s: %s", (language, link) =>
    expect(findings("/x", link, "", language)).toEqual([]),
  );

  it.each<[Language, string, string]>([
    ["de", "/de/jpg-in-png", "HEIC in JPG"],
    ["pt-br", "/pt-br/imagem-para-pdf", "HEIC para PDF"],
    ["ja", "/ja/pdf-to-image", "元のPDFをJPGに変換"],
    ["ar", "/ar/png-to-jpg", "من JPG إلى PNG"],
  ])("is reported in %s where it leads to %s: %s", (language, href, text) =>
    expect(findings("/x", `<a href="${href}">${text}</a>`, "", language)).toEqual([
      `its link '${text}' leads to ${href}`,
    ]),
  );
});

describe("the time that results are kept", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it("is that of the settings in every text", async () => {
    vi.resetModules();
    vi.stubEnv("RETENTION_MINUTES", "187");
    const { english } = await import("../../site/site");
    const texts = JSON.stringify(english);
    expect(texts).toContain("187 minutes");
    expect(texts).not.toMatch(/\b60[- ]minutes?\b/);
  });
});
