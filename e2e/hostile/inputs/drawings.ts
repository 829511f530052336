const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

const svg = (content: string, before = "", side = 50) =>
  Buffer.from(`${before}<svg ${XMLNS} width="${side}" height="${side}">${content}</svg>`);

/** Entities of which each stands for ten of the one before. */
const laughs = Array.from({ length: 12 }, (_, i) =>
  i === 0 ? '<!ENTITY a0 "ha">' : `<!ENTITY a${i} "${`&a${i - 1};`.repeat(10)}">`,
).join("");

/** Groups of which each uses the one before ten times. */
const uses = Array.from({ length: 20 }, (_, i) =>
  i === 0
    ? '<rect id="u0" width="1" height="1"/>'
    : `<g id="u${i}">${`<use xlink:href="#u${i - 1}"/>`.repeat(10)}</g>`,
).join("");

/** Drawings that are refused as damaged: their XML is. */
export const damagedDrawings: Readonly<Record<string, Buffer>> = {
  "an entity of the server's disk": svg(
    "<text>&e;</text>",
    '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
  ),
  "a document type of the server's disk": svg(
    "",
    '<!DOCTYPE svg [<!ENTITY % e SYSTEM "file:///etc/passwd"> %e;]>',
  ),
  "a billion laughs": svg("<text>&a11;</text>", `<!DOCTYPE svg [${laughs}]>`),
  "one long entity, repeated": svg(
    `<text>${"&a;".repeat(20_000)}</text>`,
    `<!DOCTYPE svg [<!ENTITY a "${"W".repeat(3000)}">]>`,
  ),
  "200,000 elements inside each other": svg("<g>".repeat(200_000) + "</g>".repeat(200_000)),
};

/** Drawings that cost far more work than their size suggests. */
export const costlyDrawings: Readonly<Record<string, Buffer>> = {
  "references that multiply": svg(`${uses}<use xlink:href="#u19"/>`),
  "a blur of 5,000 pixels and noise of a million octaves": svg(
    '<filter id="f" x="-1000" y="-1000" width="10000" height="10000"><feGaussianBlur stdDeviation="5000"/><feMorphology radius="500"/><feTurbulence numOctaves="1000000" baseFrequency="1"/></filter><rect width="4096" height="4096" filter="url(#f)"/>',
    "",
    4096,
  ),
  "30,000 transparent layers": svg(
    '<rect width="4096" height="4096" opacity=".5"/>'.repeat(30_000),
    "",
    4096,
  ),
};

/** Drawings that are harmless, whatever they try: a result shows nothing of the server's. */
export const harmlessDrawings: Readonly<Record<string, Buffer>> = {
  "a script": svg("<script>alert(document.domain)</script><rect width='9' height='9' onclick='alert(1)'/>"),
  "a picture of the server's disk": svg('<image href="file:///etc/hostname" width="50" height="50"/>'),
  "a picture of another host": svg(
    '<image href="http://169.254.169.254/latest/meta-data" width="50" height="50"/>',
  ),
  "a group that uses itself": svg('<g id="a"><use xlink:href="#a"/></g>'),
  "a view box of 10^30": Buffer.from(`<svg ${XMLNS} viewBox="0 0 1e30 1e30"/>`),
};
