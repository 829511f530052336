import { describe, expect, it } from "vitest";
import { callUrl, resultUrl } from "./backend";

describe("addresses", () => {
  it.each([
    ["https://a.example", "/api/x", "https://a.example/api/x"],
    ["https://a.example/", "api/x", "https://a.example/api/x"],
    ["https://a.example/base//", "//api/x", "https://a.example/base/api/x"],
  ])("%s and %s are joined by one slash", (base, path, url) => expect(callUrl(path, base)).toBe(url));

  it("takes a downloadUrl as it is, relative or not", () => {
    expect(resultUrl("/api/download/1/a.jpg", "https://a.example")).toBe(
      "https://a.example/api/download/1/a.jpg",
    );
    expect(resultUrl("https://cdn.example/a.jpg", "https://a.example")).toBe("https://cdn.example/a.jpg");
  });
});
