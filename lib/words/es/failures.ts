import type { Translated } from "..";
import type { failures as en } from "../en/failures";
import { counted } from "../format";

export const failures = {
  line: "{name}: {reason}",
  page: "Página {page}",

  network: "Error de red",
  timeout: "Se agotó el tiempo de espera",
  reply: "El servidor envió una respuesta que no pudimos leer",
  server: "Error del servidor",
  status: "Error del servidor ({status})",
  silent: {
    file: "No se pudo convertir este archivo.",
    compression: "No se pudo comprimir este archivo.",
    page: "No se pudo convertir esta página.",
  },
  advice: {
    network: "No pudimos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.",
    reply: "Recarga la página e inténtalo de nuevo.",
    timeout: "Tardó demasiado. Inténtalo de nuevo o usa archivos más pequeños.",
    tooLarge: "La subida era demasiado grande. Selecciona menos archivos o archivos más pequeños.",
    server: "El servidor tuvo un problema. Inténtalo de nuevo en un momento.",
  },

  tryAgain: "La conversión falló. Inténtalo de nuevo.",
  conversion: "La conversión falló: {reason}",
  compression: "La compresión falló. Inténtalo de nuevo.",
  empty: "No recibimos ninguna imagen.",
  file: "No se pudo convertir {name}: {reason}",
  batch: "La conversión de los archivos falló",
  download: "No se pudo descargar {name}: {reason}",
  zip: "No se pudo crear el archivo ZIP: {reason}",

  leftOut: counted({ one: "{n} archivo quedó fuera.", other: "{n} archivos quedaron fuera." }),
  overLimit: "Esta herramienta admite archivos de hasta {limit} MB.",
  eachLimit: "Cada archivo puede tener hasta {limit} MB.",
  onlyFirst: "Esta página admite un PDF a la vez. Nos quedamos con el primero.",

  png: {
    said: "Error: {reason}",
    failed: "La conversión falló",
    noAnswer: "El servidor no responde. Revisa tu conexión.",
    timeout: "Se agotó el tiempo de espera. Prueba con archivos más pequeños.",
    conversion: "No se pudo convertir ninguna imagen",
    download: "No se pudieron descargar los archivos convertidos",
  },
  jpeg: {
    timeout: "Se agotó el tiempo de espera (conexión interrumpida)",
    tooLarge: "El archivo es demasiado grande",
    advice: "Revisa tu conexión e inténtalo de nuevo.",
  },

  kinds: {
    named: { a: "un {format}", an: "un {format}" },
    is: { only: "Esto es {format}.", one: "{name} es {format}.", all: "Estos archivos son {format}." },
    made: {
      only: "Esto ya es {format}. No hay nada que convertir.",
      one: "{name} ya es {format}. No hay nada que convertir.",
      all: "Estos archivos ya son {format}. No hay nada que convertir.",
    },
    rename: {
      one: "{kind} Cambia su extensión a .{ending} y selecciónalo de nuevo.",
      all: "{kind} Cambia sus extensiones a .{ending} y selecciónalos de nuevo.",
    },
    extension: "{kind} Esta página solo admite archivos que terminan en .{ending}.",
    unknown: "No reconocemos el formato de {name}.",
    unreadable:
      "No podemos leer archivos {format}. Guarda la imagen como PNG o JPG en el programa con el que la creaste y selecciona el archivo nuevo.",
  },
} satisfies Translated<typeof en>;
