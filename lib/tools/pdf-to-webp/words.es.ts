import { pdfImages } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PDF a WEBP",
  title: "Convertir PDF a WEBP | Páginas que pesan poco, gratis",
  description:
    "Convierte las páginas de un PDF en imágenes WEBP pequeñas para webs y vistas previas, al tamaño que elijas. Gratis, sin cuenta, sin marca de agua.",
  keywords: ["pdf a webp", "convertir pdf a webp", "pasar pdf a webp", "vista previa de pdf", "pdf para web"],
  heading: "Convertidor de PDF a WEBP",
  subtitle: "Imágenes ligeras de las páginas para sitios web y vistas previas",
  ...fillAll(pdfImages, { to: "WEBP" }),
  howTo: [
    { name: "Selecciona un PDF", text: "Suéltalo en la página o selecciónalo con el botón." },
    {
      name: "Elige la calidad y las páginas",
      text: "Elige el tamaño que va con tu diseño. Convierte todas las páginas o solo algunas.",
    },
    { name: "Descarga los WEBP", text: "Uno a uno o todos en un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Muestra una página sin visor de PDF",
        blocks: [
          "En un sitio web, un PDF se abre en un visor o acaba en la carpeta de descargas. Una imagen de la página aparece al momento. Es una buena forma de mostrar la portada de un catálogo, el menú de un restaurante, una partitura o la primera página de un informe.",
          "Los archivos WEBP pesan poco, y todos los navegadores actuales los muestran. Las páginas que son sobre todo texto o dibujos se guardan sin ninguna pérdida. Las que tienen fotos, con calidad 85.",
        ],
      },
      {
        heading: "Elige el tamaño para tu diseño",
        blocks: [
          "“Calidad de imagen” fija cuántos píxeles recibes por cada punto de la página. Un punto es 1/72 de pulgada, así que una página A4 vertical mide 595 puntos de ancho, y una Carta, 612. Busca el ancho que cabe en el espacio de tu sitio:",
          {
            caption: "Ancho de la imagen en píxeles",
            head: ["Calidad", "A4", "Carta", "Sirve para"],
            rows: [
              ["Baja (0,5)", "298", "306", "Portadas pequeñas en una cuadrícula"],
              ["Normal (1,0)", "595", "612", "Una columna de texto en una pantalla normal"],
              ["Buena (1,5)", "893", "918", "Una imagen a todo el ancho de un teléfono"],
              ["Alta (2,0)", "1191", "1224", "Una columna de texto en una pantalla nítida"],
              ["Muy alta (3,0)", "1786", "1836", "Imágenes que se pueden ampliar"],
            ],
          },
          "Los teléfonos y los equipos portátiles modernos tienen pantallas nítidas, con dos o tres píxeles en el espacio de uno. Para ellos vale la pena subir un nivel.",
        ],
      },
      {
        heading: "Ofrece también el PDF",
        blocks: [
          "Los buscadores y los lectores de pantalla no leen las palabras de una imagen. Pon lo principal en el texto alternativo y añade un enlace al PDF. [Comprimir PDF](/compress-pdf) hace más ligera esa descarga.",
        ],
      },
    ],
    questions: [
      {
        question: "¿El texto se verá nítido?",
        answer:
          "Sí, en páginas que son sobre todo texto. En páginas con fotos, el texto de color puede quedar algo borroso. Si te molesta, usa [PDF a PNG](/pdf-to-png).",
      },
      {
        question: "¿Puedo convertir solo la portada?",
        answer: "Sí. Escribe 1 en el campo “Páginas”. También sirven intervalos como 2-5, 9.",
      },
      {
        question: "¿Por qué falló mi página?",
        answer:
          "Quizá es demasiado grande. Un WEBP puede medir hasta 16 383 píxeles por cada lado, y una página, hasta 40 megapíxeles. Elige una calidad más baja e inténtalo de nuevo.",
      },
      {
        question: "¿Puedo usar WEBP en un boletín por correo?",
        answer: "Mejor no, porque algunos programas de correo no lo muestran. Usa [PDF a JPG](/pdf-to-jpg).",
      },
      {
        question: "¿Siguen funcionando los enlaces del PDF?",
        answer: "No. La imagen no contiene los enlaces, pero en tu propia página puedes ponerle uno.",
      },
      {
        question: "¿Y si los archivos son confidenciales?",
        answer:
          "Eliminamos tu PDF en cuanto se convierte, y las imágenes, después de {retention}. Si tu PDF necesita una contraseña, la usamos una vez y no la guardamos.",
      },
    ],
  },
} satisfies ToolWords<"images">;
