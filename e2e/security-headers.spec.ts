import { pagesIn } from "../lib/site/pages";
import { english } from "../lib/site/site";
import { placeholders, tools } from "../lib/tools";
import { expect, test } from "./support/test";

const { pages } = pagesIn(english);

const paths = [
  ...new Set([...tools, ...placeholders, ...pages].map(({ path }) => path)),
  "/",
  "/404",
  "/nope",
];

test("every page has security headers, and only one page allows the camera", { tag: "@main" }, async ({
  request,
}) => {
  const withCamera: readonly string[] = tools
    .filter(({ screen }) => screen === "camera-pdf")
    .map(({ path }) => path);
  for (const path of paths) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": `camera=(${withCamera.includes(path) ? "self" : ""}), microphone=(), geolocation=()`,
    });
    expect(headers, path).not.toHaveProperty("x-powered-by");
    const scripts = headers["content-security-policy"]?.match(/script-src [^;]*/)?.[0];
    expect(scripts, path).toMatch(
      /^script-src 'self'( 'sha256-[\w+/=]+')+( https:\/\/www\.googletagmanager\.com)?$/,
    );
  }
});
