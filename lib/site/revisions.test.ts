import { expect, it } from "vitest";
import { tools } from "../tools";
import { homePage, pages } from "./pages";
import { datedAnew, hashes, lastModified } from "./revisions";

it("every page of the sitemap has words that can be dated", () =>
  expect(Object.keys(hashes)).toEqual([homePage, ...tools, ...pages].map(({ path }) => path)));

it("dating anew keeps what is dated and still the same", () => {
  for (const [path, line] of Object.entries(datedAnew("2999-12-31")))
    expect(line).toBe(`${lastModified(path) ?? "2999-12-31"} ${hashes[path]}`);
  expect(lastModified("/no-such-page")).toBeUndefined();
});
