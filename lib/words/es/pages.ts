import type { Translated } from "..";
import type { pages as en } from "../en/pages";

export const pages = {
  home: {
    name: "Inicio",
    title: "Convertidor de imágenes online gratis | {site}",
    description:
      "Convierte PNG, JPG, HEIC y otras imágenes online y gratis. Sin cuenta, sin marca de agua, y eliminamos tus archivos de nuestro servidor.",
    keywords: [
      "convertidor de imágenes",
      "convertir imágenes gratis",
      "conversor de imágenes online",
      "png a jpg",
      "heic a jpg",
    ],
    heading: "Convertidor de imágenes online gratis",
    subtitle: "Convierte imágenes y PDF al formato que necesitas",
  },
  faq: {
    name: "Preguntas frecuentes",
    title: "Preguntas frecuentes | Formatos, límites y privacidad",
    description:
      "Respuestas sobre cómo convertir imágenes y PDF: formatos, límites de tamaño, calidad, privacidad y cuándo se eliminan tus archivos.",
    keywords: [
      "preguntas frecuentes",
      "ayuda para convertir imágenes",
      "límite de tamaño de archivo",
      "cuándo se eliminan mis archivos",
      "ayuda heic",
    ],
    heading: "Preguntas y respuestas",
    subtitle: "Formatos, límites, calidad y qué pasa con tus archivos",
    tiles: { from: "?", to: "!" },
  },
  contact: {
    name: "Contacto",
    title: "Contacto | Ayuda, errores, ideas y empresas",
    description:
      "Escríbenos sobre conversiones, errores, ideas o colaboraciones. Respondemos en 24 horas, normalmente entre 2 y 4, de lunes a viernes de 9:00 a 18:00 (EST).",
    keywords: ["contacto", "ayuda", "informar de un error", "sugerir una función", "soporte convertidor"],
    heading: "Escríbenos",
    subtitle: "Haz una pregunta, avísanos de un error o cuéntanos qué te gustaría ver aquí",
    tiles: { from: "HOLA", to: "RE:" },
  },
  privacy: {
    name: "Privacidad",
    title: "Privacidad | Qué pasa con tus archivos",
    description:
      "Qué se sube, dónde se guardan tus archivos y cuánto tiempo, qué registra el servidor y qué guarda tu navegador. Sin cuenta ni direcciones IP en el registro.",
    keywords: [
      "privacidad",
      "se eliminan mis archivos",
      "cuánto se guardan los archivos",
      "sin cookies",
      "convertidor de imágenes seguro",
    ],
    heading: "Privacidad",
    subtitle: "Qué pasa con tus archivos y qué sabemos de tu visita",
    tiles: { from: "VER", to: "SUPR" },
  },
  terms: {
    name: "Términos",
    title: "Términos | Uso gratuito, tus archivos, límites justos",
    description:
      "Los términos de uso de este sitio: es gratis, tus archivos siguen siendo tuyos, los límites son razonables y no hay garantía.",
    keywords: ["términos", "términos de uso", "convertidor de imágenes gratis", "uso comercial"],
    heading: "Términos",
    subtitle: "Qué puedes esperar de este sitio y qué te pedimos",
    tiles: { from: "TÚ", to: "WEB" },
  },
  about: {
    name: "Quiénes somos",
    title: "Quiénes somos | {site}",
    description:
      "Qué es {site}, cómo está hecho, cómo trata tus archivos y quién lo gestiona. Software de código abierto, sin cuenta y sin marca de agua.",
    keywords: [
      "quiénes somos",
      "convertidor de imágenes de código abierto",
      "convertidor gratis",
      "quién gestiona este sitio",
    ],
    heading: "Sobre este sitio",
    subtitle: "Qué es, cómo está hecho y quién lo gestiona",
    tiles: { from: "QUÉ", to: "CÓMO" },
  },
  api: {
    name: "API",
    title: "API | Convierte imágenes y PDF desde tu programa",
    description:
      "API gratuita para convertir, comprimir y redimensionar imágenes y trabajar con PDF. Todos los campos y errores, y ejemplos con curl, fetch y Python.",
    keywords: [
      "api para convertir imágenes",
      "api pdf",
      "api heic a jpg",
      "api de conversión gratis",
      "openapi",
    ],
    heading: "API",
    subtitle: "Convierte imágenes y PDF desde tu propio programa, sin clave",
    tiles: { from: "POST", to: "200" },
  },
  notFound: {
    name: "404",
    title: "Página no encontrada (404) | {site}",
    description:
      "No hay ninguna página en esta dirección. Busca la herramienta que necesitas, elige una de la lista completa o juega una partida.",
    keywords: ["404", "página no encontrada", "convertidor de imágenes", "convertidor pdf"],
    heading: "Página no encontrada",
    subtitle:
      "Puede que la dirección esté mal escrita o que la página se haya movido. Busca la herramienta que necesitas o juega una partida.",
    tiles: { from: "404", to: "?" },
    tools: "Todas las herramientas",
  },
  placeholder: {
    title: "{name} | Próximamente",
    description: "{name} llegará pronto. Mientras tanto, Imagen a PDF convierte estos archivos.",
    keywords: ["{keyword}", "convertir {keyword}", "imagen a pdf"],
  },
  card: { line: "Gratis, sin cuenta, sin marca de agua", alt: "{heading}, con fichas que dicen {labels}" },
  data: {
    application: "{heading} - {site}",
    files: "Hasta {n} archivos a la vez",
    megabytes: "Hasta {n} MB por archivo",
    requirements: "Requiere JavaScript",
  },
  llms: {
    about:
      "Cada herramienta es una página: seleccionas archivos, nuestro servidor los convierte y descargas los resultados. Las herramientas necesitan un navegador con JavaScript. Son gratis, sin cuenta y sin marca de agua.",
    tools: "Herramientas",
    limits: "Límites",
    privacy: "Privacidad",
    help: "Ayuda",
  },
} satisfies Translated<typeof en>;
