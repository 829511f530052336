import { absolute } from "../settings";
import { addressIn } from "../words/addresses";
import { languageIds, languages } from "../words/languages";

/** The address of a page in every language and by default, by BCP 47 tags, as hreflang links name them. @param path in English */
export const alternatesOf = (path: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(languageIds.map((id) => [languages[id].tag, absolute(addressIn(id, path))])),
  "x-default": absolute(path),
});
