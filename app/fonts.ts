import localFont from "next/font/local";

/**
 * The characters that every page has, preloaded. `npm run font` makes this file and the next from `unicode-range`;
 * `fonts.css` has the fallbacks.
 */
const basic = localFont({
  src: "./bricolage-basic.woff2",
  weight: "400 800",
  display: "swap",
  variable: "--font-basic",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+20-7E,U+A0,U+A9,U+AB,U+B7,U+BB,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212",
    },
  ],
});

/** Letters of French, German, Portuguese and Spanish. Loaded when one is shown. */
const letters = localFont({
  src: "./bricolage-letters.woff2",
  weight: "400 800",
  display: "swap",
  variable: "--font-letters",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+A1,U+BF-D6,U+D8-FF,U+152-153,U+201A,U+201E,U+20AC",
    },
  ],
});

/** Other characters, for example in file names. Loaded when one is shown. */
const other = localFont({
  src: "../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  weight: "200 800",
  display: "swap",
  variable: "--font-other",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+A2-A8,U+AA,U+AC-B6,U+B8-BA,U+BC-BE,U+102-103,U+131,U+2C6,U+2DA,U+2DC,U+300-323,U+2032-2044,U+2122,U+2191,U+2193",
    },
  ],
});

/** Classes that define the font's variables. */
export const fonts = `${basic.variable} ${letters.variable} ${other.variable}`;
