import { expect, it } from "vitest";
import { paintFirst, withoutFonts } from "./paint-first";

const html = [
  '<head><link rel="preload" href="/_next/static/font.woff2" as="font"/>',
  '<link rel="preload" href="/_next/static/screen.js" as="script" fetchPriority="low"/>',
  '<script src="/_next/static/main.js" async=""></script>',
  '<script src="/_next/static/old.js" noModule=""></script></head>',
  '<body><script async="" src="/tag-manager.js"></script></body>',
].join("");

it("a page that is painted first fetches no script of the build before, but the font and what is not the build's", () => {
  const page = paintFirst(html);
  for (const kept of [
    '<script type="later" src="/_next/static/main.js"></script>',
    '<link rel="later" href="/_next/static/screen.js" as="script"',
    '"preload" href="/_next/static/font.woff2"',
    "noModule",
    'async="" src="/tag-manager.js"',
  ])
    expect(page).toContain(kept);
});

it("a page in the fonts of its readers preloads none", () => {
  const page = (lang: string) =>
    paintFirst(
      `<html lang="${lang}"><link rel="preload" href="/font.woff2" as="font" type="font/woff2"/><script>push([1,":HL[\\"/style.css\\",\\"style\\"]\\n:HL[\\"/font.woff2\\",\\"font\\",{\\"crossOrigin\\":\\"\\"}]\\n5:X\\n"])</script>`,
    );
  for (const lang of ["ar", "ja"]) {
    expect(page(lang)).not.toContain("woff2");
    expect(page(lang)).toContain('<script>push([1,":HL[\\"/style.css\\",\\"style\\"]\\n5:X\\n"])</script>');
  }
  expect(page("fr").match(/woff2"|woff2\\/g)).toHaveLength(3);
});

it("what a client navigation fetches of such a page preloads none either", () => {
  const style = ':HL["/style.css","style"]\n';
  const font = ':HL["/font.p.1.woff2","font",{"crossOrigin":"","type":"font/woff2"}]\n';
  const rest = '0:{"font":[":HL[1]"]}\n';
  expect(withoutFonts(style + font + rest)).toBe(style + rest);
});
