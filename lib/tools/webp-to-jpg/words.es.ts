import { refusals, specifiedBatch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "WEBP a JPG",
  title: "Convertir WEBP a JPG | Gratis y sin marca de agua",
  description:
    "Convierte WEBP en JPG que puedes abrir en cualquier dispositivo y subir a cualquier web. Gratis, sin registro y con borrado automático.",
  keywords: [
    "webp a jpg",
    "convertir webp a jpg",
    "pasar webp a jpg",
    "webp a jpeg",
    "guardar webp como jpg",
    "convertidor webp",
  ],
  heading: "Convertidor de WEBP a JPG",
  subtitle: "Convierte las imágenes que guardas de internet en JPG que se abren y se suben en todas partes",
  ...fillAll(specifiedBatch, { from: "WEBP", to: "JPG" }),
  messages: fillAll(refusals, { from: "WEBP" }),
  howTo: [
    {
      name: "Selecciona tus archivos WEBP",
      text: "Suéltalos en cualquier parte de la página o usa el botón.",
    },
    { name: "Convierte", text: "Pulsa “Convertir a JPG”. Las partes transparentes quedan blancas." },
    { name: "Descarga tus JPG", text: "Guárdalos uno a uno o todos juntos en un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Por qué las imágenes de internet terminan en .webp",
        blocks: [
          "Los sitios web usan WEBP porque carga más rápido que JPG. Pero cuando guardas la imagen, puede que tu impresora de fotos, un formulario o un programa antiguo no la acepten. Un JPG funciona en todas partes.",
        ],
      },
      {
        heading: "Cómo tu WEBP se convierte en JPG",
        blocks: [
          "Chrome, Edge y Firefox dibujan antes la imagen de nuevo, como WEBP de calidad 92. Nuestro servidor la convierte en un JPG de calidad 85. En una foto no notarás ninguno de los dos pasos.",
          "En cambio, se sube el archivo original si:",
          {
            list: [
              "está animado",
              "tiene más de 16,7 megapíxeles",
              "contiene datos de la cámara (EXIF)",
              "no se puede dibujar de nuevo, como en Safari",
            ],
          },
          "Para saltarte ese paso en cualquier navegador, elige jpg en el [Convertidor de imágenes](/image-compressor).",
        ],
      },
      {
        heading: "Las partes transparentes quedan blancas",
        blocks: [
          "El JPG no admite transparencia. Los bordes suaves y las sombras se funden con el blanco, igual que en una página blanca. Usa [WEBP a PNG](/webp-to-png) para conservar el fondo transparente. Si prefieres otro color, convierte ese PNG con [PNG a JPG](/png-to-jpg), donde puedes elegirlo.",
        ],
      },
      {
        heading: "Qué recibes",
        blocks: [
          "El ancho y el alto no cambian, los colores se convierten a sRGB, y se quitan los datos de la cámara y la ubicación. El JPG suele pesar más que el WEBP, pero no muestra más detalle.",
          "Los enlaces de descarga se numeran según el orden de tu lista. El ZIP conserva los nombres de tus archivos. Puedes subir hasta 100 MB a la vez, y nuestro servidor elimina los JPG después de {retention}.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Cómo guardo un WEBP como JPG en Chrome?",
        answer:
          "Chrome guarda las imágenes en el formato que envía el sitio web. Guarda el WEBP, suéltalo en esta página y descarga el JPG.",
      },
      {
        question: "¿Basta con cambiar .webp por .jpg en el nombre?",
        answer:
          "No. Eso solo cambia el nombre. Algunos visores miran dentro del archivo y lo abren, pero la mayoría de los formularios lo rechaza.",
      },
      {
        question: "¿Qué pasa con un WEBP animado?",
        answer:
          "Recibes su primer fotograma, porque un JPG no se mueve. Si lo que quieres es que una animación pese menos, usa [Comprimir imagen](/compress-image), que conserva todos los fotogramas.",
      },
      {
        question: "¿Por qué la página dice que mi archivo no es un WEBP?",
        answer:
          "Se guía por la extensión del archivo. Si de verdad es un WEBP, cambia el nombre para que termine en .webp y selecciónalo de nuevo.",
      },
      {
        question: "¿Funciona en un teléfono?",
        answer: "Sí, en cualquier navegador reciente de iPhone y Android.",
      },
      {
        question: "¿Debo usar JPG en mi propio sitio web?",
        answer: "No, deja ahí el WEBP. Carga más rápido.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
