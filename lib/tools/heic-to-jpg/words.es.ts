import { specifiedBatch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "HEIC a JPG",
  title: "Convertir HEIC a JPG | Fotos de iPhone a JPG, gratis",
  description:
    "Convierte las fotos HEIC de tu iPhone o iPad a JPG en Windows, Mac o tu teléfono. Bien orientadas y con sus colores. Gratis, sin registro ni marca de agua.",
  keywords: [
    "heic a jpg",
    "convertir heic a jpg",
    "pasar heic a jpg",
    "heic a jpg windows",
    "fotos de iphone a jpg",
    "abrir archivo heic",
  ],
  heading: "Convertidor de HEIC a JPG",
  subtitle: "Convierte las fotos de tu iPhone o iPad en JPG que se abren en todas partes",
  ...fillAll(specifiedBatch, { from: "HEIC", to: "JPG" }),
  howTo: [
    {
      name: "Selecciona tus fotos HEIC",
      text: "Suéltalas en cualquier parte de la página o usa el botón.",
    },
    { name: "Convierte", text: "Pulsa “Convertir a JPG”. La mayoría de las fotos tarda unos segundos." },
    { name: "Descarga tus JPG", text: "Guárdalos uno a uno o todos juntos en un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Por qué no se abre la foto de tu iPhone",
        blocks: [
          "Desde iOS 11, el iPhone y el iPad guardan las fotos en HEIC. El formato ocupa mucho menos que JPG, pero muchos programas, formularios y computadoras antiguas no lo leen.",
          {
            caption: "Dónde se abre un HEIC",
            head: ["Sistema o navegador", "Abre HEIC"],
            rows: [
              ["iPhone, iPad", "iOS 11 o posterior"],
              ["Mac", "macOS 10.13 High Sierra o posterior"],
              ["Windows 10 y 11", "Con las extensiones HEIF y HEVC de Microsoft Store"],
              ["Safari", "Versión 17 o posterior"],
              ["Chrome, Edge, Firefox", "No"],
            ],
          },
        ],
      },
      {
        heading: "Convierte HEIC en Windows, Mac o tu teléfono",
        blocks: [
          "No necesitas ninguna aplicación ni extensión. El HEIC lo lee nuestro servidor, así que esta página funciona en cualquier navegador reciente.",
          {
            list: [
              "Tu foto sale en su posición correcta y con su tamaño completo.",
              "Los colores de gama amplia de Apple (Display P3) se convierten a sRGB, que se ve bien en todas las pantallas. El HDR se suaviza para que los cielos claros conserven su detalle.",
              "El JPG se guarda con calidad 85 de 100.",
              "Se quitan la ubicación, la fecha, el modelo de la cámara y otros datos ocultos.",
            ],
          },
          "Los mapas de profundidad y la capa HDR adicional no se incluyen.",
        ],
      },
      {
        heading: "¿JPG u otro formato?",
        blocks: [
          "JPG es lo indicado para compartir, imprimir y rellenar formularios. Si vas a editar la foto y guardarla muchas veces, [HEIC a PNG](/heic-to-png) evita más pérdidas. Para tu propio sitio web, usa [HEIC a WEBP](/heic-to-webp) o crea un AVIF con el [Convertidor de imágenes](/image-compressor).",
        ],
      },
    ],
    questions: [
      {
        question: "¿Cómo hago que mi iPhone tome fotos en JPG?",
        answer:
          "Abre Ajustes (o Configuración), toca Cámara, después Formatos, y elige “Más compatible”. Las fotos nuevas se guardan entonces como JPG y ocupan más. Las que ya tienes siguen en HEIC.",
      },
      {
        question: "¿El JPG se verá peor?",
        answer:
          "A tamaño normal no verás diferencia. Pero se comprime por segunda vez, así que guarda el HEIC como original.",
      },
      {
        question: "¿Puedo convertir archivos .heif?",
        answer:
          "En esta página, no. El [Convertidor de imágenes](/image-compressor) los admite y también crea JPG.",
      },
      {
        question: "¿Puedo convertir una Live Photo?",
        answer: "Recibes la imagen fija. La parte que se mueve es un video aparte.",
      },
      {
        question: "¿Funciona en el propio iPhone?",
        answer:
          "Sí. Puede que tu iPhone convierta la foto en JPG al seleccionarla. En ese caso no hace falta convertirla.",
      },
      {
        question: "¿Cuántas fotos HEIC puedo convertir a la vez?",
        answer: "Hasta 100 fotos y 100 MB en total. Cada foto puede llegar a 100 megapíxeles.",
      },
      {
        question: "¿Qué pasa con mis fotos?",
        answer:
          "Lo que subes se elimina justo después de la conversión. Los JPG quedan en nuestro servidor {retention} como máximo, y puedes eliminarlos antes.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
