import { refusals, specifiedBatch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "WEBP a PNG",
  title: "Convertir WEBP a PNG | Con transparencia, gratis",
  description:
    "Convierte WEBP a PNG para abrirlo en cualquier editor, con su transparencia. Gratis, sin registro ni marca de agua; los archivos se eliminan solos.",
  keywords: [
    "webp a png",
    "convertir webp a png",
    "pasar webp a png",
    "webp a png transparente",
    "guardar webp como png",
  ],
  heading: "Convertidor de WEBP a PNG",
  subtitle: "Abre en cualquier programa las imágenes que guardas de internet, sin perder la transparencia",
  ...fillAll(specifiedBatch, { from: "WEBP", to: "PNG" }),
  messages: fillAll(refusals, { from: "WEBP" }),
  howTo: [
    {
      name: "Selecciona tus archivos WEBP",
      text: "Suéltalos en cualquier parte de la página o usa el botón.",
    },
    {
      name: "Convierte",
      text: "Pulsa “Convertir a PNG”. Las zonas transparentes siguen siendo transparentes.",
    },
    { name: "Descarga tus PNG", text: "Guárdalos uno a uno o todos juntos en un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Abre un WEBP en cualquier editor",
        blocks: [
          "Los stickers, los logos y las fotos de productos de internet suelen ser WEBP. Photoshop los abre desde la versión 23.2, pero las versiones anteriores y muchos programas de maquetación no pueden. Todos abren PNG.",
          "El PNG conserva además la transparencia, incluidas las sombras suaves y los efectos de cristal.",
        ],
      },
      {
        heading: "Cómo tu WEBP se convierte en PNG",
        blocks: [
          "Tu navegador dibuja de nuevo la imagen como WEBP de calidad 92, con su transparencia. Después, nuestro servidor convierte los colores a sRGB y escribe un PNG sin más pérdida.",
          "Safari no puede guardar WEBP, así que sube el original. Lo mismo hacen los demás navegadores si la imagen está animada, tiene más de 16,7 megapíxeles o contiene datos de la cámara.",
          "Si cada píxel cuenta, como en el pixel art o el texto escaneado, usa el [Convertidor de imágenes](/image-compressor) y elige png. Siempre convierte el original.",
        ],
      },
      {
        heading: "Los archivos PNG pesan más",
        blocks: [
          "El WEBP descarta detalles que no se ven, y el PNG guarda cada píxel. En nuestras pruebas, una foto de 12 megapíxeles se convirtió en un PNG de 8,8 MB. Con dibujos, la diferencia es mucho menor.",
          {
            caption: "Qué herramienta usar",
            head: ["Lo que necesitas", "Herramienta"],
            rows: [
              ["Una imagen transparente para tu editor", "Esta página"],
              ["Una foto para enviar o imprimir", "[WEBP a JPG](/webp-to-jpg)"],
              ["Un PNG más pequeño", "[Comprimir imagen](/compress-image)"],
              ["Volver a convertir el PNG editado en WEBP", "[PNG a WEBP](/png-to-webp)"],
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "¿El PNG se ve mejor que el WEBP?",
        answer: "Se ve igual. Pero ahora puedes editarlo y guardarlo sin perder más calidad.",
      },
      {
        question: "¿Un logo conserva su fondo transparente?",
        answer:
          "Sí. Los cuadros de la vista previa representan la transparencia y no forman parte del archivo. Si otros programas también muestran los cuadros, es que están en la propia imagen.",
      },
      {
        question: "¿Por qué no se mueve mi sticker animado?",
        answer: "El PNG muestra su primer fotograma. No creamos PNG animados.",
      },
      {
        question: "¿Cuántos WEBP puedo convertir a la vez?",
        answer: "Hasta 100 archivos y 100 MB en total, con 100 megapíxeles por imagen como máximo.",
      },
      {
        question: "¿Se conservan las notas de autor y licencia?",
        answer:
          "No, se quitan todos los datos ocultos. Si tienes que citar a alguien, apunta su nombre antes de convertir.",
      },
      {
        question: "¿Qué pasa con mis archivos?",
        answer:
          "Cada WEBP se elimina en cuanto se convierte. Los PNG se eliminan después de {retention}, o al instante si pulsas “Eliminar ahora”.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
