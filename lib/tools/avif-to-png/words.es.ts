import { specifiedBatch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "AVIF a PNG",
  title: "Convertir AVIF a PNG | Con transparencia, gratis",
  description:
    "Convierte imágenes AVIF a PNG para editores y webs que no abren AVIF. Conserva la transparencia. Gratis, sin registro, sin marca de agua.",
  keywords: [
    "avif a png",
    "convertir avif a png",
    "pasar avif a png",
    "avif a png transparente",
    "abrir avif",
  ],
  heading: "Convertidor de AVIF a PNG",
  subtitle: "Convierte imágenes AVIF en PNG que abre cualquier editor, con su transparencia",
  ...fillAll(specifiedBatch, { from: "AVIF", to: "PNG" }),
  howTo: [
    {
      name: "Selecciona tus archivos AVIF",
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
        heading: "¿Por qué convertir AVIF a PNG?",
        blocks: [
          "AVIF es estupendo para sitios web e incómodo para editar. Muchos editores de imágenes, controladores de impresora y gestores de contenidos todavía no pueden importarlo. Todos leen PNG, que no tiene pérdida y conserva la transparencia.",
          "GIMP (2.10.22 o posterior) y Krita (5.0 o posterior) abren AVIF por su cuenta, así que para ellos no necesitas esta página.",
        ],
      },
      {
        heading: "Cómo tu AVIF se convierte en PNG",
        blocks: [
          "Tu navegador dibuja de nuevo las imágenes pequeñas como PNG antes de subirlas. Si así la subida fuera mucho más grande, como pasa con la mayoría de las fotos, se sube el propio AVIF. También se suben tal cual las animaciones, las imágenes HDR, las de más de 16,7 megapíxeles y cualquier AVIF que tu navegador no pueda leer. En todos los casos, nuestro servidor escribe el PNG final sin más pérdida.",
          {
            list: [
              "Las zonas transparentes y semitransparentes quedan como están.",
              "El giro y el reflejo se aplican a la imagen.",
              "Los colores se convierten a sRGB, y el HDR se lleva a un brillo normal.",
              "Se quitan los datos de la cámara y la ubicación.",
            ],
          },
        ],
      },
      {
        heading: "Los PNG son grandes",
        blocks: [
          "Un AVIF ocupa poco porque descarta detalles que no se ven. Un PNG guarda cada píxel, así que una foto de 12 megapíxeles ocupa unos 8,7 MB. Si no necesitas transparencia, [AVIF a JPG](/avif-to-jpg) crea a partir de la misma foto un archivo de 1,1 MB más o menos.",
          "No pongas el PNG en un sitio web. Cuando termines de editar, conviértelo en WEBP con [PNG a WEBP](/png-to-webp), o de nuevo en AVIF con el [Convertidor de imágenes](/image-compressor). Los dos conservan la transparencia.",
        ],
      },
    ],
    questions: [
      {
        question: "¿El PNG es idéntico al AVIF?",
        answer:
          "A simple vista, sí. Al dibujarlo de nuevo, un AVIF de 10 o 12 bits por canal se reduce a 8. El [Convertidor de imágenes](/image-compressor) nunca dibuja los archivos de nuevo, así que allí resulta un PNG de 16.",
      },
      {
        question: "¿Cuántos archivos puedo pasar a PNG a la vez?",
        answer: "Hasta 100, con 100 MB en total. Cada imagen puede tener hasta 100 megapíxeles.",
      },
      {
        question: "¿Por qué mi AVIF no tiene vista previa?",
        answer: "No todos los navegadores muestran AVIF. La vista previa aparece cuando el PNG está listo.",
      },
      {
        question: "¿Qué pasa con un AVIF animado?",
        answer: "Se convierte en una imagen fija. No creamos PNG animados.",
      },
      {
        question: "¿Por qué los bordes se ven dentados en mi programa?",
        answer:
          "Algunos programas antiguos no muestran los píxeles semitransparentes. Pon la imagen sobre un color liso con [PNG a JPG](/png-to-jpg).",
      },
      {
        question: "¿Durante cuánto tiempo puedo descargar los PNG?",
        answer:
          "Mientras esta página siga abierta. Nuestro servidor elimina sus copias después de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
