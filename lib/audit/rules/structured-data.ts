import { type Rule, select } from "../site";
import { faultOf } from "../targets";

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value && typeof value === "object") for (const part of Object.values(value)) yield* textsIn(part);
}

const isAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

/** JSON-LD can be read, says what it is, and names no page of the site that is not there. */
export const structuredData: Rule = (page, site) =>
  select(page, "script", { type: "application/ld+json" }).flatMap(({ text }) => {
    let data: Record<string, unknown>;
    try {
      data = JSON.parse(text);
    } catch {
      return [`has structured data that is no JSON: ${text.slice(0, 40)}`];
    }
    const type = String(data["@type"] ?? "");
    if (!type || data["@context"] !== "https://schema.org")
      return [`has structured data without a type of schema.org: ${text.slice(0, 40)}`];
    return [...textsIn(data)].filter(isAddress).flatMap((text) => {
      const fault = faultOf(new URL(text), site);
      return fault ? [`its ${type} names ${fault}`] : [];
    });
  });
