import { describe, expect, it } from "vitest";
import { linkTo } from "../tools/related";
import { specifiedTools } from "../tools/testing";
import { type Vocabulary, vocabulary } from "../words/en/vocabulary";
import type { Language } from "../words/languages";
import { createFinder } from "./nearest-tool";
import { english, siteIn } from "./site";
import { toolSignsIn } from "./tool-signs";

const { findTools, nearestTool, searchTools } = createFinder(vocabulary);
const { registry } = english;
const toolSigns = toolSignsIn(english);

const tools = registry.map(linkTo);
const specified = specifiedTools.map(linkTo);

describe("the nearest tool", () => {
  it.each([
    // Misspelled.
    ["/heic-to-pnj", "/heic-to-png"],
    ["/heci-to-png", "/heic-to-png"],
    ["/jgp-to-pdf", "/jpg-to-pdf"],
    ["/wepb-to-jpg", "/webp-to-jpg"],
    ["/compres-pdf", "/compress-pdf"],
    // In other words.
    ["/convert-heic-to-png", "/heic-to-png"],
    ["/png2jpg", "/png-to-jpg"],
    ["/pngtojpg", "/png-to-jpg"],
    ["/PNG_to_JPG.html", "/png-to-jpg"],
    ["/tools/pdf-to-png/", "/pdf-to-png"],
    ["/png%20to%20jpg", "/png-to-jpg"],
    ["/png-to-jpeg", "/png-to-jpg"],
    ["/jpg2jpeg", "/Jpg-to-jpeg"],
    ["/jpeg2jpg", "/jpeg-to-jpg"],
    ["/heif-to-jpg", "/heic-to-jpg"],
    ["/pdf-to-docx", "/pdf-to-word"],
    ["/photos-to-pdf", "/image-to-pdf"],
    ["/compress-images", "/compress-image"],
    ["/shrink-pdf", "/compress-pdf"],
    ["/heic-converter", "/heic-to-jpg"],
    ["/image-convert", "/image-compressor"],
  ])("for %s is %s", (asked, meant) => {
    expect(nearestTool(asked, specified)?.path).toBe(meant);
  });

  it.each([
    "/xyz",
    "/404",
    "/",
    "/about",
    "/privacy-policy",
    "/terms-of-service",
    "/wp-login.php",
    "/index.html",
    "/convert",
    "/%E0%A4%A",
    // The opposite direction, or a format we do not write, is a different tool.
    "/jpg-to-avif",
    "/gif-to-mp4",
    "/word-to-pdf-and-excel-and-powerpoint",
  ])("for %s does not exist", (asked) => {
    expect(nearestTool(asked, specified)).toBeUndefined();
  });

  it.each(tools)("for $path is that tool", (tool) => {
    expect(nearestTool(tool.path, tools)).toBe(tool);
  });

  it("does not exist in an empty list", () => {
    expect(nearestTool("/png-to-jpg", [])).toBeUndefined();
  });
});

describe("a search over the tools", () => {
  const found = (query: string) => searchTools(query, specified).map(({ path }) => path);

  it.each([
    ["heic to png", "/heic-to-png"],
    ["HEIC PNG", "/heic-to-png"],
    ["png jpg", "/png-to-jpg"],
    ["jpg png", "/jpg-to-png"],
    ["png to jp", "/png-to-jpg"],
    ["word", "/pdf-to-word"],
    ["shrink pdf", "/compress-pdf"],
    ["heic to pnj", "/heic-to-png"],
  ])("for '%s' finds %s first", (query, path) => {
    expect(found(query)[0]).toBe(path);
  });

  it("finds every tool of a format by its first letters", () => {
    expect(found("hei")).toEqual(["/heic-to-jpg", "/heic-to-png"]);
  });

  it("finds only tools that have all the words", () => {
    expect(found("heic to png")).toEqual(["/heic-to-png"]);
  });

  it.each(["", "  ", "xyz", "?"])("for '%s' finds nothing", (query) => {
    expect(found(query)).toEqual([]);
  });
});

describe("a search over what the tools do", () => {
  it.each([
    ["heic to pdf", "/image-to-pdf"],
    ["heictopdf", "/image-to-pdf"],
    ["pngtojpg", "/png-to-jpg"],
    ["make jpg smaller", "/compress-jpeg"],
    ["compress png", "/compress-png"],
    ["heif to jpeg", "/heic-to-jpg"],
    ["make pdf smaller", "/compress-pdf"],
    ["compress to 100kb", "/compress-image-to-100kb"],
    ["crop", "/resize-image"],
    ["extract text", "/image-to-text"],
    ["scan to word", "/pdf-to-word"],
    ["searchable pdf", "/ocr-pdf"],
    ["combine photos", "/image-to-pdf"],
    ["my iphone photos", "/heic-to-jpg"],
    ["compress heic", "/image-compressor"],
    ["reduce pdf size", "/compress-pdf"],
    ["pdf word", "/pdf-to-word"],
    ["jpg to avif", "/jpg-to-avif"],
    ["favicon", "/png-to-ico"],
    ["webp to tiff", "/image-compressor"],
    ["gif to png", "/image-compressor"],
    ["jpg to pdf", "/jpg-to-pdf"],
    ["heif to jpg", "/heic-to-jpg"],
    ["iphone photo to jpg", "/heic-to-jpg"],
    ["pitcure to pdf", "/image-to-pdf"],
    ["combine pdf files", "/merge-pdf"],
    ["merge pdfs", "/merge-pdf"],
    ["separate pdf pages", "/split-pdf"],
    ["reorder pdf", "/organize-pdf"],
    ["rotate pdf page", "/rotate-pdf"],
    ["remove pages from pdf", "/delete-pdf-pages"],
    ["extract pages", "/extract-pdf-pages"],
  ])("for '%s' finds %s first", (query, path) => {
    expect(searchTools(query, toolSigns)[0]?.path).toBe(path);
  });

  it("finds nothing for what no tool does", () => {
    expect(searchTools("mp4 to mp3", toolSigns)).toEqual([]);
  });
});

describe("where no tool fits, the closest", () => {
  it.each([
    ["mp4 to jpg", "/png-to-jpg"],
    ["pdf to powerpoint", "/pdf-to-jpg"],
    ["wepb", "/webp-to-jpg"],
    ["translate pdf", "/image-to-pdf"],
  ])("for '%s' is %s", (query, path) => {
    const { fit, tools } = findTools(query, toolSigns);
    expect([fit, tools[0]?.path]).toEqual(["near", path]);
  });

  it("is not shown where one fits", () =>
    expect(findTools("heic to png", toolSigns)).toEqual({
      fit: "good",
      tools: searchTools("heic to png", toolSigns),
    }));

  it.each(["mp4 to mp3", "video", "xyz"])("does not exist for '%s'", (query) =>
    expect(findTools(query, toolSigns)).toEqual({ fit: "none", tools: [] }),
  );
});

const vocabularies = import.meta.glob<{ vocabulary: Vocabulary }>("../words/*/vocabulary.ts", {
  eager: true,
});

/** The search in a language, over the tools by their paths and names there. */
function searchIn(language: Language) {
  const site = siteIn(language);
  const signs = toolSignsIn(site).map((sign) => ({
    ...sign,
    of: site.registry.find(({ tool }) => site.at(tool.path) === sign.path)?.tool.path,
  }));
  const finder = createFinder(vocabularies[`../words/${language}/vocabulary.ts`]?.vocabulary ?? vocabulary);
  return {
    first: (query: string) => finder.searchTools(query, signs)[0]?.of,
    nearest: (path: string) => finder.nearestTool(path, signs)?.of,
  };
}

describe.each<[Language, [string, string][]]>([
  [
    "es",
    [
      ["juntar pdf", "/merge-pdf"],
      ["reducir tamaño de imagen", "/compress-image"],
      ["reducir tamano de imagen", "/compress-image"],
      ["imágenes a pdf", "/image-to-pdf"],
      ["imagenes a pdf", "/image-to-pdf"],
      ["quitar contraseña a pdf", "/unlock-pdf"],
      ["QUITAR CONTRASENA PDF", "/unlock-pdf"],
      ["divdir pdf", "/split-pdf"],
    ],
  ],
  [
    "pt-br",
    [
      ["juntar pdf", "/merge-pdf"],
      ["compressão de imagem", "/compress-image"],
      ["compressao de imagem", "/compress-image"],
      ["girar páginas pdf", "/rotate-pdf"],
      ["girar paginas pdf", "/rotate-pdf"],
      ["tirar senha de pdf", "/unlock-pdf"],
      ["pdf para excell", "/pdf-to-excel"],
    ],
  ],
  [
    "fr",
    [
      ["fusionner pdf", "/merge-pdf"],
      ["déverrouiller pdf", "/unlock-pdf"],
      ["deverrouiller pdf", "/unlock-pdf"],
      ["réduire taille image", "/resize-image"],
      ["reduire taille image", "/resize-image"],
      ["supprimer métadonnées", "/remove-exif"],
      ["supprimer metadonnees", "/remove-exif"],
      ["compreser pdf", "/compress-pdf"],
    ],
  ],
  [
    "de",
    [
      ["pdf zusammenfügen", "/merge-pdf"],
      ["pdf zusammenfuegen", "/merge-pdf"],
      ["pdf zusammenfugen", "/merge-pdf"],
      ["bildgröße ändern", "/resize-image"],
      ["bildgroesse aendern", "/resize-image"],
      ["Bilder in PDF", "/image-to-pdf"],
      ["pdf seiten löschen", "/delete-pdf-pages"],
      ["pdf seiten loeschen", "/delete-pdf-pages"],
      ["pdf komprimiren", "/compress-pdf"],
    ],
  ],
  [
    "ja",
    [
      ["pdf 結合", "/merge-pdf"],
      ["PDFを結合する", "/merge-pdf"],
      ["ＰＤＦを結合", "/merge-pdf"],
      ["heicをjpgに変換", "/heic-to-jpg"],
      ["画像をPDFに変換", "/image-to-pdf"],
      ["写真圧縮", "/compress-image"],
      ["写真の位置情報を削除", "/remove-exif"],
      ["pdfエクセロ", "/pdf-to-excel"],
    ],
  ],
  [
    "ar",
    [
      ["دمج pdf", "/merge-pdf"],
      ["ضغط الصور", "/compress-image"],
      ["ضغط الصورة", "/compress-image"],
      ["ضغط الصـــورة", "/compress-image"],
      ["إزالة كلمة المرور من pdf", "/unlock-pdf"],
      ["ازاله كلمه المرور من pdf", "/unlock-pdf"],
      ["تقسييم pdf", "/split-pdf"],
      ["heic الى jpg", "/heic-to-jpg"],
    ],
  ],
])("a search in %s", (language, queries) => {
  const { first, nearest } = searchIn(language);
  it.each(queries)("for '%s' finds %s first", (query, path) => expect(first(query)).toBe(path));

  it.each(["heic-to-jpg", "HEIC-to-PNJ"])("knows the address '/%s' of English", (path) =>
    expect(nearest(`/${language}/${path}`)).toBe(path === "heic-to-jpg" ? "/heic-to-jpg" : "/heic-to-png"),
  );

  it("finds nothing for what no tool does", () => expect(first("mp4 mp3")).toBeUndefined());
});
