import { describe, expect, it } from "vitest";
import { isRussian, languageOfScript, latinLanguageOf } from "./language";

/** As an English reader sees them: with wrong accents or none. */
const texts = [
  [
    "eng",
    "The water tank has been cleaned, and it will be filled again when the pump is back from the workshop.",
  ],
  [
    "deu",
    "Bitte bringen Sie die Unterlagen mit, die wir Ihnen vor einer Woche gesendet haben, und melden Sie sich.",
  ],
  [
    "fra",
    "Nous avons le plaisir de vous informer que votre commande a ete expediee, et nous vous prions de la garder.",
  ],
  [
    "spa",
    "Los precios de la lista son para todo el mes, y no hay que pagar nada por el envio de los libros.",
  ],
  [
    "por",
    "Os livros que nao foram entregues ate o fim do mes podem ser pedidos de novo, sem mais custos para voce.",
  ],
  [
    "ita",
    "La informiamo che il pacco non e ancora arrivato, e che della consegna si occupa una ditta con sede in citta.",
  ],
  [
    "nld",
    "Wij willen u graag laten weten dat het pakket nog niet is aangekomen, maar dat het voor morgen wordt verwacht.",
  ],
  [
    "pol",
    "Prosimy o sprawdzenie przesylki przy odbiorze, oraz o podpis na liscie, ktory jest w biurze od rana do nocy.",
  ],
  [
    "tur",
    "Toplanti bu hafta icin kutuphanede olacak, ve her uye kendi tohumlari ile bir liste getirecek, cunku salon daha hazir degil.",
  ],
  [
    "vie",
    "Cuoc hop cua cac thanh vien se duoc to chuc tai thu vien, va moi nguoi phai mang theo mot danh sach khong qua dai cho ban.",
  ],
] as const;

describe("latinLanguageOf", () => {
  it.each(texts)("finds %s by its frequent words", (language, text) => {
    expect(latinLanguageOf(text)).toBe(language);
  });

  it("takes English for names and numbers, which tell nothing", () => {
    expect(latinLanguageOf("Garcia 4711 Berlin W 12 Kowalski")).toBe("eng");
    expect(latinLanguageOf("")).toBe("eng");
  });
});

describe("languageOfScript", () => {
  it("knows scripts of one language, and leaves the others to the words", () => {
    expect(languageOfScript("Arabic")).toBe("ara");
    expect(languageOfScript("Latin")).toBeUndefined();
    expect(languageOfScript("Hebrew")).toBe("heb");
    expect(languageOfScript("Tamil")).toBeUndefined();
  });

  it("tells Russian from Ukrainian, in which Cyrillic is read first", () => {
    expect(isRussian("Все люди рождаются свободньми и равньми в своем достоинстве и правах")).toBe(true);
    expect(isRussian("Всі люди народжуються вільними і рівними у своїй гідності та правах")).toBe(false);
  });
});
