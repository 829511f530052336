import { expect, it } from "vitest";
import { requireSameSite } from "./same-site";

const siteUrl = new URL("https://pixmill.example");

it.each([
  ["a program", {}],
  [
    "the site's own page",
    { origin: "http://localhost:3000", host: "localhost:3000", "sec-fetch-site": "same-origin" },
  ],
  ["the same without Sec-Fetch-Site", { origin: "http://localhost:3000", host: "localhost:3000" }],
  [
    "its page behind a proxy that renames the host",
    { origin: "https://pixmill.example", host: "10.0.0.5:3000" },
  ],
  [
    "a page of a sister site",
    { origin: "https://www.pixmill.example", host: "api.pixmill.example", "sec-fetch-site": "same-site" },
  ],
])("accepts a request from %s", (_, headers) =>
  expect(() => requireSameSite(headers, siteUrl)).not.toThrow(),
);

it.each([
  [
    "a page of another site",
    { origin: "https://evil.example", host: "pixmill.example", "sec-fetch-site": "cross-site" },
  ],
  ["the same without Sec-Fetch-Site", { origin: "https://evil.example", host: "pixmill.example" }],
  ["a page without an origin", { origin: "null", host: "pixmill.example" }],
  [
    "a form that another site submits without an origin",
    { host: "pixmill.example", "sec-fetch-site": "cross-site" },
  ],
])("refuses a request from %s", (_, headers) =>
  expect(() => requireSameSite(headers, siteUrl)).toThrow(expect.objectContaining({ code: "forbidden" })),
);
