import type { Translated } from "..";
import type { home as en } from "../en/home";
import { counted } from "../format";

export const home = {
  hero: {
    sentence:
      "Convierte imágenes y PDF al formato que necesitas. Sin cuenta, sin marca de agua, y tus archivos se eliminan como máximo después de {retention}.",
    start: "Convertir PNG a JPG",
  },
  stats: {
    images: { number: "50M+", label: "imágenes convertidas" },
    users: { number: "2,5M+", label: "usuarios" },
    uptime: { number: "99,9 %", label: "disponibilidad" },
    formats: { number: "15+", label: "formatos" },
    time: { number: "< 5 s", label: "tiempo medio" },
  },
  demo: {
    watch: "Ver demo (30 s)",
    title: "Cómo funciona",
    close: "Cerrar",
    start: "Probar gratis",
    steps: {
      upload: {
        name: "Sube tus archivos",
        text: "Arrástralos y suéltalos en la página, o haz clic para seleccionarlos: PNG, JPG, HEIC, WEBP y más.",
      },
      convert: {
        name: "Conversión al momento",
        text: "Pulsa un botón y sigue el progreso. La mayoría de las imágenes tarda unos segundos.",
      },
      download: {
        name: "Descarga y listo",
        text: "Guarda tus archivos uno a uno o juntos en un ZIP. Eliminamos nuestras copias después de {retention}.",
      },
    },
  },
  cards: {
    heading: "¿Qué quieres convertir?",
    searches: "{searches} búsquedas al mes",
    more: { pictures: "Más para imágenes", documents: "Más para documentos" },
    tools: {
      "/png-to-jpg": {
        badge: "La más popular",
        searches: "1,2M+",
        features: ["Control de calidad", "Color de fondo", "Hasta 10 MB por archivo", "Todo en un ZIP"],
      },
      "/image-to-pdf": {
        badge: "Para documentos",
        searches: "896K+",
        features: [
          "{formats} formatos de imagen",
          "Fotos con la cámara",
          "Páginas A4 o Carta",
          "El orden que quieras",
        ],
      },
      "/heic-to-jpg": {
        badge: "Para iPhone",
        searches: "823K+",
        features: ["En su posición correcta", "Colores fieles", "Sin ubicación", "Sin instalar nada"],
      },
      "/image-compressor": {
        badge: "Ahorra espacio",
        searches: "673K+",
        features: [
          "Cinco formatos de salida",
          "{formats} formatos de entrada",
          "Hasta 20 MB por archivo",
          "Muestra el nuevo tamaño",
        ],
        title: "Convertidor de imágenes",
        description: "Ahorra espacio al convertir imágenes a WEBP o AVIF",
      },
      "/pdf-to-jpg": {
        badge: "De PDF a imagen",
        features: [
          "Hasta 500 páginas",
          "Cinco niveles de calidad",
          "Vista previa de cada página",
          "Todo en un ZIP",
        ],
      },
      "/webp-to-jpg": {
        badge: "Para imágenes web",
        features: ["Se abre en todas partes", "Varios archivos a la vez", "Sin ubicación", "Todo en un ZIP"],
      },
      "/jpg-to-png": {
        badge: "Alta calidad",
        features: ["Sin pérdida", "Listo para editar", "Colores fieles", "Varios archivos a la vez"],
      },
      "/pdf-to-png": {
        badge: "Con transparencia",
        features: ["PNG sin pérdida", "Hasta 500 páginas", "Elige las páginas", "Hasta 216 dpi"],
      },
      "/jpg-to-webp": {
        badge: "Webs más rápidas",
        features: ["Pesa menos, se ve igual", "Todo en un ZIP", "Conserva los nombres", "Sin ubicación"],
      },
      "/webp-to-png": {
        badge: "Listo para editar",
        features: [
          "Conserva la transparencia",
          "Se abre en cualquier editor",
          "Varios archivos a la vez",
          "Todo en un ZIP",
        ],
      },
      "/avif-to-jpg": {
        badge: "Formato nuevo",
        features: ["Se abre en todas partes", "Varios archivos a la vez", "Sin ubicación", "Todo en un ZIP"],
      },
      "/jpeg-to-jpg": {
        badge: "Corrige la extensión",
        features: [
          "Sin pérdida de calidad",
          "Empieza sin pulsar nada",
          "Se guarda por sí solo",
          "Hasta 10 MB por archivo",
        ],
      },
    },
  },
  testimonials: {
    heading: "Lo que opina la gente",
    label: "Opiniones",
    stars: counted({ one: "{n} estrella de {most}", other: "{n} estrellas de {most}" }),
    people: {
      maya: {
        name: "Maya L.",
        role: "Fotógrafa de bodas",
        content:
          "Los invitados me mandan sus fotos de iPhone en HEIC. Las suelto todas en la página y me llegan en JPG, bien orientadas y con los colores que vi en el teléfono.",
        tile: "ML",
      },
      daniel: {
        name: "Daniel O.",
        role: "Diseñador web",
        content:
          "Antes de publicar una página, paso sus fotos por JPG a WEBP, de veinte en veinte. Conservan sus nombres, y ningún cliente ha notado nunca la diferencia.",
        tile: "DO",
      },
      priya: {
        name: "Priya S.",
        role: "Responsable de marketing",
        content:
          "Cinco minutos antes de una reunión necesitaba una página de un PDF largo como imagen. Ni siquiera tuve que registrarme.",
        tile: "PS",
      },
    },
  },
  reasons: {
    heading: "Por qué elegirnos",
    list: {
      deleted: {
        tile: "SUPR",
        title: "Tus archivos no se quedan aquí",
        description: "Los guardamos solo el tiempo necesario para convertirlos y descargarlos.",
        details: [
          "Lo que subes se elimina en cuanto termina la conversión",
          "Los resultados se eliminan después de {retention}",
          "Los enlaces de descarga son aleatorios y no aparecen en ninguna lista",
          "Las herramientas no usan cookies",
        ],
      },
      free: {
        tile: "0",
        title: "Gratis y sin registro",
        description: "Abre una herramienta y úsala. No hay planes que comparar ni nada que pagar.",
        details: [
          "Sin cuenta ni correo electrónico",
          "Sin marca de agua en tus imágenes",
          "Sin periodo de prueba",
          "Para uso personal y comercial",
        ],
      },
      same: {
        tile: "=",
        title: "La misma imagen, otro formato",
        description: "Ajustamos cada formato para que tu imagen conserve su aspecto.",
        details: [
          "Las fotos salen en su posición correcta",
          "Los colores se convierten a sRGB, para que se vean bien en todas partes",
          "JPEG a JPG conserva los datos originales de la imagen",
          "Se quitan la ubicación, los datos de la cámara y las notas ocultas",
        ],
      },
      many: {
        tile: "100",
        title: "Muchos archivos a la vez, en cualquier dispositivo",
        description: "Convierte una foto en tu teléfono o una carpeta entera en tu equipo.",
        details: [
          "Hasta 100 archivos a la vez en la mayoría de las herramientas",
          "Descarga todos los resultados en un ZIP",
          "Funciona en cualquier navegador reciente, sin instalar nada",
          "Si no admitimos un archivo, te decimos por qué y qué usar en su lugar",
        ],
      },
    },
  },
  closing: {
    heading: "¿Empezamos a convertir?",
    sentence: "Empieza con PNG a JPG, nuestra herramienta más popular, o lee antes las preguntas frecuentes.",
    start: "Convertir PNG a JPG",
    ask: "Ver preguntas frecuentes",
  },
} satisfies Translated<typeof en>;
