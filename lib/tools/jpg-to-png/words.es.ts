import { specifiedBatch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPG a PNG",
  title: "Convertir JPG a PNG | Gratis y sin marca de agua",
  description:
    "Convierte JPG a PNG sin perder más calidad. Las fotos salen bien orientadas. Gratis, sin marca de agua, con borrado automático.",
  keywords: ["jpg a png", "convertir jpg a png", "pasar jpg a png", "jpeg a png", "foto a png"],
  heading: "Convertidor de JPG a PNG",
  subtitle: "Convierte fotos JPG en PNG que puedes editar y guardar sin perder más calidad",
  ...fillAll(specifiedBatch, { from: "JPG", to: "PNG" }),
  howTo: [
    {
      name: "Selecciona tus archivos JPG",
      text: "Suéltalos en cualquier parte de la página o usa el botón.",
    },
    { name: "Convierte", text: "Cambia el orden si quieres y pulsa “Convertir a PNG”." },
    { name: "Descarga tus PNG", text: "Guárdalos uno a uno o todos juntos en un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Qué ganas con PNG",
        blocks: [
          "Un JPG pierde algo de calidad cada vez que un programa lo guarda. Un PNG, nunca. Cuando tu foto es un PNG, puedes recortarla, retocarla y guardarla tantas veces como quieras.",
          "Eso sí, convertir no repara un JPG. Los bloques del cielo y los halos alrededor de las letras ya forman parte de la imagen, y ningún convertidor puede devolver el detalle perdido.",
        ],
      },
      {
        heading: "Qué pasa con tu foto",
        blocks: [
          "Nuestro servidor pone la foto en su posición correcta y convierte sus colores a sRGB, aunque sean Adobe RGB, Display P3 o CMYK. Las imágenes grises siguen siendo grises. El ancho y el alto se mantienen.",
          "Se quitan los datos de la cámara, las descripciones y la ubicación.",
        ],
      },
      {
        heading: "Los PNG de fotos pesan mucho",
        blocks: [
          "En nuestras pruebas, un JPG de 12 megapíxeles y 1,7 MB se convirtió en un PNG de 9,9 MB. Es normal: un PNG guarda con exactitud hasta la última mota de ruido.",
          {
            caption: "¿JPG o PNG?",
            head: ["Lo que quieres hacer", "Mejor formato"],
            rows: [
              ["Editar una foto varias veces", "PNG"],
              ["Rellenar un formulario que pide PNG", "PNG"],
              ["Recortar un fondo", "PNG"],
              ["Compartir o guardar fotos", "JPG"],
              ["Poner fotos en un sitio web", "[WEBP](/jpg-to-webp)"],
            ],
          },
          "Puedes convertir hasta 100 archivos y 100 MB en total, con un máximo de 100 megapíxeles por imagen. Los resultados quedan en nuestro servidor {retention}, salvo que los elimines antes.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Un fondo blanco se vuelve transparente?",
        answer:
          "No. En un JPG, el blanco es un color como cualquier otro. Un PNG puede tener el fondo transparente, pero antes hay que recortar el motivo en un editor de imágenes.",
      },
      {
        question: "¿La imagen se ve más nítida?",
        answer: "No, se ve exactamente igual.",
      },
      {
        question: "¿Cómo reduzco el peso del PNG?",
        answer:
          "Prueba [Comprimir imagen](/compress-image). Funciona bien con dibujos y capturas de pantalla, y ahorra poco en fotos. Si una foto tiene que pesar poco, déjala en JPG.",
      },
      {
        question: "¿También puedo convertir archivos .jpeg?",
        answer: "Sí. JPG y JPEG son el mismo formato.",
      },
      {
        question: "¿Cómo convierto JPG a PNG en un Mac o un iPhone?",
        answer:
          "Igual que en Windows o Android: abre esta página en tu navegador y selecciona tus fotos. No hay nada que instalar.",
      },
      {
        question: "¿Y si una de mis fotos está dañada?",
        answer:
          "Recibes un mensaje con su nombre, y las demás fotos se convierten. No devolvemos imágenes a medias.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
