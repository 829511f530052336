import { expect, it } from "vitest";
import { sessionUrl } from "./session-url";

it.each([
  ["/api/download/s-1/a.jpg", "/api/download/s-1"],
  ["/api/download/s%2F1/a%20b.jpg", "/api/download/s%2F1"],
  ["https://a.example/api/download/s-1/a.jpg", "https://a.example/api/download/s-1"],
])("%s lies in %s", (downloadUrl, session) => expect(sessionUrl(downloadUrl)).toBe(session));

it.each(["/files/a.jpg", "/api/download/a.jpg", "/api/download-all/s-1", "data:image/png;base64,AA=="])(
  "%s names no session",
  (downloadUrl) => expect(sessionUrl(downloadUrl)).toBeUndefined(),
);
