import type { Translated } from "..";
import type { pdfTables as en } from "../en/pdf-tables";
import { counted } from "../format";

export const pdfTables = {
  layout: "Qué leer",
  layouts: {
    tables: { text: "Tablas", help: "Encuentra cada tabla y deja fuera el texto que la rodea." },
    page: {
      text: "Todo lo que hay en la página",
      help: "Para formularios y extractos: todo el texto, en las celdas donde está.",
    },
  },
  readPage: "Leer todo lo que hay en la página",
  language: "Idioma del escaneo",
  last: "Buscando las tablas...",
  format: "Formato de archivo",
  formats: { xlsx: "Excel (.xlsx)", csv: "CSV (.csv)" },
  oneSheet: { xlsx: "Poner todas las tablas en una hoja", csv: "Poner todas las tablas en un archivo" },
  text: "Dejar todo como texto",
  separator: "Separador",
  separators: { comma: "Coma", semicolon: "Punto y coma", tab: "Tabulador" },
  bom: "Marcar como UTF-8 para Excel",
  summary: "{layout}, {format}",
  noText: "No encontramos texto en esta zona.",
  names: "Tabla {n}, página {page}",
  found: counted({ one: "{n} tabla encontrada", other: "{n} tablas encontradas" }),
  foundOn: counted({
    one: "Revísala abajo y descárgala.",
    other: "Revísalas abajo y descárgalas.",
  }),
  finished: counted({
    one: "Terminado, {n} tabla encontrada.",
    other: "Terminado, {n} tablas encontradas.",
  }),
  download: "Descargar .{extension}",
  making: "Escribiendo el archivo...",
  notMade: "No pudimos escribir el archivo. Cambia una opción o recarga la página.",
  empty: "Todas las tablas están excluidas. Incluye una para obtener un archivo.",
} satisfies Translated<typeof en>;
