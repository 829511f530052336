import type { JsonLd as Data } from "@/lib/site/json-ld";

/** Structured data for crawlers, one script per entry. */
export function JsonLd({ data }: { data: readonly Data[] }) {
  return data.map((entry) => (
    <script
      key={entry["@type"]}
      type="application/ld+json"
      // '<' is escaped, so that no text can close the element.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React offers no other way to write a script.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(entry).replaceAll("<", "\\u003c") }}
    />
  ));
}
