import { createHash } from "node:crypto";
import { type PDFContext, type PDFObject, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";
import { Reached } from "./reached";
import { name, pack } from "./streams";

/** Objects in one stream: a reader has to inflate all of them for one. */
const OBJECTS_A_STREAM = 200;
/** Object streams came with 1.5 (ISO 32000-1, 7.5.7). */
const OLDEST = "1.5";
/** What a stream adds to the document's identity. */
const IDENTITY_BYTES = 1024;

/** Entry types of a cross-reference stream (7.5.8.3). */
const PLAIN = 1;
const PACKED = 2;
const ROW_BYTES = [1, 5, 2] as const;
const ROW_LENGTH = ROW_BYTES[0] + ROW_BYTES[1] + ROW_BYTES[2];
/** Each row as its difference from the one above (7.4.4.4): most of it is zero then. */
const PNG_UP = 2;

type Entry = readonly [type: number, first: number, second: number];

function crossReferences(entries: readonly Entry[]): Buffer {
  const rows = Buffer.alloc(entries.length * (ROW_LENGTH + 1));
  const above = Buffer.alloc(ROW_LENGTH);
  const row = Buffer.alloc(ROW_LENGTH);
  entries.forEach(([type, first, second], i) => {
    row.writeUIntBE(type, 0, ROW_BYTES[0]);
    row.writeUIntBE(first, ROW_BYTES[0], ROW_BYTES[1]);
    row.writeUIntBE(second, ROW_BYTES[0] + ROW_BYTES[1], ROW_BYTES[2]);
    const at = i * (ROW_LENGTH + 1);
    rows[at] = PNG_UP;
    for (let x = 0; x < ROW_LENGTH; x += 1) rows[at + 1 + x] = (row[x] ?? 0) - (above[x] ?? 0);
    row.copy(above);
  });
  return rows;
}

const versionOf = (context: PDFContext) => {
  const [, version = OLDEST] = /%PDF-(\d\.\d)/.exec(context.header.toString()) ?? [];
  return version < OLDEST ? OLDEST : version;
};

/**
 * Writes what can be reached from the catalog, the small objects packed together, with a table that is packed too
 * (ISO 32000-1, 7.5.7 and 7.5.8).
 *
 * @param info the document's information dictionary
 * @returns the file in pieces
 * @throws Error for a document that has an object nobody can read
 */
export async function writeObjects(context: PDFContext, info: PDFRef): Promise<Uint8Array[]> {
  const body = new Reached(context);
  const { Root } = context.trailerInfo;
  if (!(Root instanceof PDFRef)) throw new Error("no catalog");
  const root = body.numberOf(Root);
  const about = body.numberOf(info);
  const pieces: Uint8Array[] = [];
  const entries: Entry[] = [[0, 0, 0xffff]];
  const identity = createHash("md5");
  let length = 0;
  const add = (piece: Uint8Array | string) => {
    const bytes = typeof piece === "string" ? Buffer.from(piece, "latin1") : piece;
    length += bytes.length;
    pieces.push(bytes);
  };
  const addStream = (number: number, dict: string, data: Uint8Array) => {
    entries[number] = [PLAIN, length, 0];
    add(`${number} 0 obj\n<<${dict}/Length ${data.length}>>stream\n`);
    add(data);
    add("\nendstream\nendobj\n");
  };
  add(`%PDF-${versionOf(context)}\n%\xe2\xe3\xcf\xd3\n`);

  const small: { number: number; text: string }[] = [];
  // It grows while it is read.
  for (let i = 0; i < body.objects.length; i += 1) {
    const object = body.objects[i] as PDFObject;
    if (!(object instanceof PDFRawStream)) {
      small.push({ number: i + 1, text: body.text(object) });
      continue;
    }
    object.dict.delete(name("Length"));
    const said = body.text(object.dict).slice(2, -2);
    identity.update(said).update(object.contents.subarray(-IDENTITY_BYTES));
    addStream(i + 1, said, object.contents);
  }
  let last = body.objects.length;
  const packed = Math.ceil(small.length / OBJECTS_A_STREAM);
  for (let i = 0; i < packed; i += 1) {
    const group = small.slice(i * OBJECTS_A_STREAM, (i + 1) * OBJECTS_A_STREAM);
    last += 1;
    let at = 0;
    const index = group.map(({ number, text }, place) => {
      entries[number] = [PACKED, last, place];
      const offset = at;
      at += text.length + 1;
      return `${number} ${offset}`;
    });
    const head = `${index.join(" ")}\n`;
    const data = await pack(Buffer.from(`${head}${group.map(({ text }) => text).join("\n")}`, "latin1"));
    identity.update(data);
    addStream(last, `/Type/ObjStm/N ${group.length}/First ${head.length}/Filter/FlateDecode`, data);
  }
  last += 1;
  const start = length;
  entries[last] = [PLAIN, start, 0];
  const table = await pack(crossReferences(entries));
  const id = `<${identity.digest("hex")}>`;
  const parameters = `/DecodeParms<</Predictor 12/Columns ${ROW_LENGTH}>>`;
  const dict =
    `/Type/XRef/Size ${last + 1}/Root ${root} 0 R/Info ${about} 0 R/ID[${id}${id}]` +
    `/W[${ROW_BYTES.join(" ")}]/Filter/FlateDecode${parameters}`;
  addStream(last, dict, table);
  add(`startxref\n${start}\n%%EOF\n`);
  return pieces;
}
