import { expect, it } from "vitest";
import type { Language } from "../../words/languages";
import { englishLeft, faultsOf, looksEnglish } from "./english-left";
import { pageOf, type Site } from "./site";

const english = "Your file is deleted as soon as the conversion is over.";

it.each<[Language, string]>([
  ["es", "Borramos tu archivo en cuanto termina la conversión."],
  ["pt-br", "Apagamos o seu arquivo assim que a conversão termina."],
  ["fr", "Votre fichier est supprimé dès que la conversion est terminée."],
  ["de", "Deine Datei wird gelöscht, sobald die Umwandlung fertig ist."],
  ["ja", "変換が終わると、アップロードしたファイルはすぐに削除されます。"],
  ["ar", "يُحذف ملفك من الخادم فور انتهاء عملية التحويل إلى الصيغة الجديدة."],
])("tells %s from English", (language, text) => {
  expect(looksEnglish(text, language)).toBe(false);
  expect(looksEnglish(english, language)).toBe(true);
});

it("finds sentences and names of controls that were not translated", () => {
  const site = (german: string): Site => ({
    base: new URL("https://pixmill.example"),
    pages: new Map(
      [
        pageOf("/", `<main><p>${english}</p><button aria-label="Close the menu"></button></main>`),
        pageOf("/de", `<main>${german}</main>`, "de"),
      ].map((page) => [page.path, page]),
    ),
    sitemap: new Map(),
    file: () => undefined,
  });
  const faults = (german: string) => englishLeft(site(german)).flatMap(faultsOf);
  expect(faults(`<p>${english}</p><button aria-label="Close the menu"></button>`)).toEqual([
    "/de: a control is named in English: Close the menu",
    "1 of 1 sentences in de look English",
  ]);
  expect(
    faults(
      `<pre>${english}</pre><p lang="en">JPG, PNG, WEBP</p><button aria-label="Menü schließen"></button>`,
    ),
  ).toEqual([]);
});
