import { hints } from "../../limits";
import { specifiedBatch, specifiedDropZone } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "AVIF a JPG",
  title: "Convertir AVIF a JPG online | Gratis, sin marca de agua",
  description:
    "Convierte imágenes AVIF en JPG que se abren en cualquier programa y navegador. Gratis, sin registro, sin marca de agua y con borrado automático.",
  keywords: [
    "avif a jpg",
    "convertir avif a jpg",
    "pasar avif a jpg",
    "avif a jpeg",
    "abrir archivo avif",
    "convertidor avif",
  ],
  heading: "Convertidor de AVIF a JPG",
  subtitle: "Convierte imágenes AVIF en JPG que puedes abrir y subir en todas partes",
  ...fillAll(specifiedBatch, { from: "AVIF", to: "JPG" }),
  dropZone: fillAll(specifiedDropZone, { from: "AVIF", ...hints.avif }),
  howTo: [
    {
      name: "Selecciona tus archivos AVIF",
      text: "Suéltalos en cualquier parte de la página o usa el botón.",
    },
    { name: "Convierte", text: "Cambia el orden si quieres y pulsa “Convertir a JPG”." },
    { name: "Descarga tus JPG", text: "Guárdalos uno a uno o todos juntos en un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "¿Qué es un archivo AVIF?",
        blocks: [
          "AVIF es un formato de imagen de 2019, basado en el códec de video AV1. Con la misma calidad, crea archivos mucho más pequeños que JPG, y admite transparencia y HDR. Muchos sitios web lo envían a los navegadores que pueden mostrarlo. Si guardas una de esas imágenes, te queda un archivo que muchos de tus programas no abren.",
        ],
      },
      {
        heading: "Con qué se abre un AVIF",
        blocks: [
          {
            caption: "Navegadores que muestran AVIF",
            head: ["Navegador", "Desde la versión"],
            rows: [
              ["Chrome", "85"],
              ["Edge", "121"],
              ["Firefox", "93"],
              ["Safari en Mac", "16.4, o 16.1 en macOS Ventura"],
              ["Safari en iPhone y iPad", "16"],
            ],
          },
          "Fuera del navegador, AVIF se abre en iOS 16, macOS 13 Ventura, Android 12 y posteriores. También lo leen GIMP 2.10.22 y Krita 5.0. Windows 10 y 11 necesitan la extensión de video AV1 de Microsoft Store. Los laboratorios de fotos, los formularios y los programas de oficina antiguos suelen pedir un JPG.",
        ],
      },
      {
        heading: "Cómo un AVIF se convierte en JPG",
        blocks: [
          "Tu navegador dibuja antes la imagen de nuevo, como JPG de calidad 92. Nuestro servidor crea a partir de él el JPG que descargas, de calidad 85. A tamaño normal no notarás la diferencia.",
          "Se sube el propio AVIF si está animado, es HDR o tiene más de 16,7 megapíxeles, si dibujarlo de nuevo haría la subida mucho más grande, o si tu navegador no puede leerlo. Nuestro servidor sí puede, tenga 8, 10 o 12 bits por canal.",
          "Los colores de gama amplia, como Display P3, se convierten a sRGB para que todas las pantallas los muestren bien. Las imágenes HDR se suavizan para que las zonas claras no pierdan detalle.",
        ],
      },
      {
        heading: "Cuánto pesa el JPG",
        blocks: [
          "El JPG casi siempre pesa más que el AVIF. En nuestras pruebas, una foto de 12 megapíxeles quedó en 1,1 MB. Los bytes de más no añaden detalle, así que conserva el AVIF si tienes espacio.",
          {
            caption: "La misma imagen en AVIF y en el JPG que nuestro servidor crea a partir de ella.",
            pictures: [
              {
                path: "/figures/avif-to-jpg-before.avif",
                label: "AVIF",
                alt: "Cinco cometas sobre colinas con bosque al amanecer, en AVIF.",
                width: 560,
                height: 420,
                bytes: 16_424,
              },
              {
                path: "/figures/avif-to-jpg-after.jpg",
                label: "JPG",
                alt: "Las mismas cometas y colinas en JPG, con el mismo aspecto.",
                width: 560,
                height: 420,
                bytes: 30_540,
              },
            ],
          },
        ],
      },
      {
        heading: "¿JPG o mejor otro formato?",
        blocks: [
          "Un JPG se abre en todas partes: úsalo para compartir, imprimir y rellenar formularios. No tiene transparencia: un logo queda sobre fondo blanco, con bordes suaves.",
          {
            list: [
              "Para conservar el fondo transparente, o para editar sin más pérdida, usa [AVIF a PNG](/avif-to-png).",
              "Para un fondo de otro color, convierte ese PNG con [PNG a JPG](/png-to-jpg).",
              "Para tu sitio web, conserva el AVIF, o crea un WEBP para navegadores antiguos con el [Convertidor de imágenes](/image-compressor).",
            ],
          },
          "Las imágenes en otros formatos modernos tienen sus propias páginas: [WEBP a JPG](/webp-to-jpg) y [HEIC a JPG](/heic-to-jpg).",
        ],
      },
    ],
    questions: [
      {
        question: "¿Cuántos AVIF puedo convertir a la vez?",
        answer: "Hasta 100 archivos, 100 MB en total. Cada imagen puede llegar a 100 megapíxeles.",
      },
      {
        question: "¿Basta con cambiar la extensión .avif por .jpg?",
        answer:
          "No. El archivo seguiría siendo un AVIF, y la mayoría de los programas diría que está dañado.",
      },
      {
        question: "¿Cómo convierto AVIF a JPG en Windows?",
        answer:
          "Suelta el archivo en esta página con cualquier navegador reciente. No necesitas la extensión de Microsoft Store. Si la ventana de selección no muestra tu AVIF, elige en ella “Todos los archivos”.",
      },
      {
        question: "¿Puedo convertir un AVIF animado?",
        answer: "Recibes una imagen fija, porque un JPG no puede moverse.",
      },
      {
        question: "¿Qué pasa con mis archivos?",
        answer:
          "Lo que subes se elimina en cuanto se convierte, y el JPG, después de {retention}. La ubicación, los datos de la cámara y el autor no pasan al JPG.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
