import type { JsonLd as Data } from "@/lib/site/json-ld";

/** Structured data for crawlers, one script each. */
export function JsonLd({ data }: { data: readonly Data[] }) {
  return data.map((entry) => (
    <script
      key={entry["@type"]}
      type="application/ld+json"
      // '<' is escaped, so that no text of ours can close the element.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text has no other way in.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(entry).replaceAll("<", "\\u003c") }}
    />
  ));
}
