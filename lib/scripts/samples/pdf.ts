import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";

/** A4 in points, and its margin. */
const paper = { width: 595, height: 842 } as const;
const MARGIN = 64;
const COLUMN = paper.width - 2 * MARGIN;
const ink = rgb(0.13, 0.14, 0.19);
const quiet = rgb(0.4, 0.42, 0.48);

type Sheet = { page: PDFPage; text: PDFFont; bold: PDFFont; y: number };

/** Writes a paragraph below what is there, in lines of at most `width`. */
function write(sheet: Sheet, words: string, { size = 11.5, font = sheet.text, left = 0, color = ink } = {}) {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= COLUMN - left)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  for (const line of lines) {
    sheet.y -= size * 1.45;
    sheet.page.drawText(line, { x: MARGIN + left, y: sheet.y, size, font, color });
  }
  sheet.y -= size * 0.7;
}

const heading = (sheet: Sheet, words: string, size = 17) => {
  sheet.y -= size * 0.5;
  write(sheet, words, { size, font: sheet.bold });
};

function list(sheet: Sheet, items: readonly string[]) {
  for (const item of items) {
    const top = sheet.y;
    write(sheet, item, { left: 16 });
    sheet.page.drawText("\u2022", {
      x: MARGIN + 3,
      y: top - 11.5 * 1.45,
      size: 11.5,
      font: sheet.text,
      color: ink,
    });
    sheet.y += 4;
  }
  sheet.y -= 4;
}

/** Draws a table with ruled cells; the first row is its head. */
function table(sheet: Sheet, rows: readonly (readonly string[])[], widths: readonly number[]) {
  const height = 24;
  const top = sheet.y - 4;
  for (const [row, cells] of rows.entries()) {
    let x = MARGIN;
    for (const [column, words] of cells.entries()) {
      const y = top - (row + 1) * height;
      const width = widths[column] ?? 0;
      sheet.page.drawRectangle({ x, y, width, height, borderColor: quiet, borderWidth: 0.6, opacity: 0 });
      const font = row === 0 ? sheet.bold : sheet.text;
      sheet.page.drawText(words, { x: x + 7, y: y + 8, size: 10.5, font, color: ink });
      x += width;
    }
  }
  sheet.y = top - rows.length * height - 14;
}

/** Writes the sample PDF: three pages with text, a list, a table and a picture. @param picture a JPEG of the ratio 4:3 */
export async function writeSamplePdf(picture: Uint8Array): Promise<Uint8Array> {
  const file = await PDFDocument.create({ updateMetadata: false });
  file.setTitle("A morning in the hills");
  file.setLanguage("en");
  const [text, bold] = [
    await file.embedFont(StandardFonts.Helvetica),
    await file.embedFont(StandardFonts.HelveticaBold),
  ];
  const pages = [1, 2, 3].map((number): Sheet => {
    const page = file.addPage([paper.width, paper.height]);
    const words = `Sample document, page ${number} of 3`;
    page.drawText(words, { x: MARGIN, y: 36, size: 9, font: text, color: quiet });
    return { page, text, bold, y: paper.height - MARGIN };
  });
  const [first, second, third] = pages as [Sheet, Sheet, Sheet];

  heading(first, "A morning in the hills", 28);
  write(
    first,
    "This is a sample. It has three pages, a picture, a list and a table, so that you can see what a tool does before you use a document of your own.",
  );
  const height = (COLUMN * 3) / 4;
  first.y -= height + 4;
  first.page.drawImage(await file.embedJpg(picture), { x: MARGIN, y: first.y, width: COLUMN, height });
  write(first, "Kites over the valley, shortly after sunrise.", { size: 9.5, color: quiet });
  write(
    first,
    "We left before six, while the grass was still wet. Fog lay in the valleys, and each ridge behind the next was a little paler, until the last one could hardly be told from the sky.",
  );
  write(
    first,
    "By the time the sun was up there was enough wind for the first kite. Half an hour later there were five of them in the air.",
  );

  heading(second, "What to bring");
  list(second, [
    "A kite, and a spare string at least as long as the first one.",
    "Water and something to eat. There is no shop past the bridge.",
    "Shoes that can get wet, and a jacket for the way up.",
    "A bag for what you would otherwise leave behind.",
  ]);
  heading(second, "The way, in five stops");
  table(
    second,
    [
      ["Stop", "Height", "Distance", "On foot"],
      ["Station", "212 m", "0 km", "0:00"],
      ["Bridge", "248 m", "1.9 km", "0:25"],
      ["Last farm", "365 m", "4.2 km", "1:05"],
      ["Pine grove", "431 m", "5.6 km", "1:30"],
      ["Kite meadow", "502 m", "6.8 km", "1:55"],
    ],
    [157, 100, 110, 100],
  );
  write(
    second,
    "Times are for a slow walk with a stop at the bridge. The path is marked in yellow as far as the farm. After that, follow the fence until you see the pines.",
  );
  write(
    second,
    "Groups of more than ten should ask at the farm whether the lower meadow is mown. If it is not, please stay on the path.",
  );

  heading(third, "Getting a kite into the air");
  write(
    third,
    "Stand with your back to the wind and hold the kite up by its middle. Let it take the string itself. If you have to run, there is not enough wind yet.",
  );
  write(
    third,
    "When it pulls, give it more string. When it sinks, take some back. A kite that turns in circles needs a longer tail; one that will not rise needs a shorter one.",
  );
  heading(third, "The way back");
  write(
    third,
    "The path on the other side is longer by two kilometers, but it goes down gently and passes a spring. Trains leave the station at twenty past every hour until eight in the evening.",
  );
  write(
    third,
    "Take the picture on the first page as a promise: the view really is like that, at least in a sample document.",
  );
  return file.save();
}
