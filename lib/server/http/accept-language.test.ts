import { expect, it } from "vitest";
import { acceptedLanguage } from "./accept-language";

it.each([
  [undefined, "en"],
  ["", "en"],
  ["*", "en"],
  ["en", "en"],
  ["en-US,en;q=0.9,de;q=0.8", "en"],
  ["de", "de"],
  ["de-AT", "de"],
  ["DE-de, en;q=0.9", "de"],
  ["pt", "pt-br"],
  ["pt-BR", "pt-br"],
  ["pt-PT;q=0.9, es;q=0.8", "pt-br"],
  ["en;q=0.5, fr ; q=0.8", "fr"],
  ["de, en", "de"],
  ["en, de", "en"],
  ["nl, sv;q=0.9", "en"],
  ["nl, ja;q=0.1", "ja"],
  ["de;q=0, es;q=0.2", "es"],
  ["ar;q=0.5, *", "en"],
  ["de;q=much", "en"],
  [",;q=1,-", "en"],
  ["eng, deu", "en"],
])("for Accept-Language '%s' chooses %s", (header, language) =>
  expect(acceptedLanguage(header)).toBe(language),
);
