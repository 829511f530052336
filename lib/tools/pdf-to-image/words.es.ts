import { pdfImages } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PDF a imagen",
  title: "Convertir PDF a imagen | JPG, PNG o WEBP, gratis",
  description:
    "Convierte las páginas de un PDF en imágenes JPG, PNG o WEBP. Todo el documento o solo las páginas que necesitas. Gratis, sin cuenta, sin marca de agua.",
  keywords: [
    "pdf a imagen",
    "convertir pdf a imagen",
    "pasar pdf a imagen",
    "página de pdf a png",
    "pdf a foto",
  ],
  heading: "Convertidor de PDF a imagen",
  subtitle: "Todas las páginas o solo las que necesitas, en JPG, PNG o WEBP",
  ...fillAll(pdfImages, { to: "imágenes" }),
  howToTitle: "Cómo convertir un PDF en imágenes",
  howTo: [
    { name: "Selecciona un PDF", text: "Suéltalo en la página o selecciónalo con el botón." },
    {
      name: "Elige el formato y las páginas",
      text: "JPG para fotos, PNG para texto, WEBP para sitios web. Convierte todas las páginas o solo algunas.",
    },
    { name: "Descarga las imágenes", text: "Una a una o todas en un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "¿Qué formato elegir?",
        blocks: [
          "Los tres formatos muestran la misma página. Se diferencian en el tamaño del archivo y en cómo conservan los detalles finos.",
          {
            caption: "Comparación de JPG, PNG y WEBP",
            head: ["Formato", "Cómo se guarda", "Lo mejor para"],
            rows: [
              ["JPG", "Calidad 85", "Correos, chats, álbumes de fotos, formularios"],
              ["PNG", "Sin pérdida", "Diapositivas, tablas, planos, letra pequeña"],
              ["WEBP", "Sin pérdida para texto y dibujos, calidad 85 para fotos", "Tu propio sitio web"],
            ],
          },
          "¿Tienes dudas? Elige JPG para páginas con muchas fotos y PNG para páginas con mucho texto. Puedes leer más en la página de cada formato: [PDF a JPG](/pdf-to-jpg), [PDF a PNG](/pdf-to-png) y [PDF a WEBP](/pdf-to-webp).",
        ],
      },
      {
        heading: "Convierte solo las páginas que necesitas",
        blocks: [
          "Deja vacío el campo “Páginas” para convertir todo el documento, o escribe los números como para una impresora:",
          {
            list: [
              "“8” convierte una sola página.",
              "“1-3, 8” convierte cuatro páginas.",
              "“5-” convierte la página 5 y todo lo que sigue.",
            ],
          },
          "Recibes cada página una vez, en el orden del documento. Si un intervalo empieza después de la última página, un mensaje te dice cuántas hay. Convierte los documentos muy largos en varias partes.",
        ],
      },
      {
        heading: "Cuántos píxeles recibes",
        blocks: [
          "Un PDF mide sus páginas en puntos, 72 por pulgada. “Calidad de imagen” fija los píxeles por punto, desde 0,5 con Baja (36 dpi) hasta 3,0 con Muy alta (216 dpi). El valor inicial es Alta: con 2,0, o 144 dpi, una página Carta da una imagen de 1224 × 1584 píxeles.",
          "Una página puede tener hasta 40 megapíxeles. Solo pasan de ahí páginas muy grandes, como los carteles.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Se ven los formularios rellenos y los resaltados?",
        answer:
          "Sí. Los datos de formularios, los sellos, los resaltados y otras marcas aparecen donde están en el PDF. No aparece el tono azul que los visores ponen en los campos.",
      },
      {
        question: "¿Y si falta una fuente?",
        answer:
          "La mayoría de los PDF contiene sus fuentes. Si el tuyo no, usamos una parecida. Tenemos fuentes para texto latino, griego, cirílico, chino, japonés y coreano.",
      },
      {
        question: "¿Puedo convertir un PDF protegido con contraseña?",
        answer:
          "Sí. Escribe la contraseña cuando se te pida. No hace falta seleccionar otra vez el archivo, y no guardamos la contraseña.",
      },
      {
        question: "La conversión tardó demasiado y falló. ¿Qué hago?",
        answer:
          "Elige una calidad más baja o convierte menos páginas cada vez. Una conversión puede durar hasta 50 segundos.",
      },
      {
        question: "¿Qué se guarda en el servidor?",
        answer:
          "Solo las imágenes, durante {retention}, para que puedas descargarlas. Si tienes otra pregunta, [escríbenos](/contact).",
      },
    ],
  },
} satisfies ToolWords<"images">;
