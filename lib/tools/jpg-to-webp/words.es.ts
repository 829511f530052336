import { threeView } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(threeView, { to: "WEBP" }),
  name: "JPG a WEBP",
  title: "Convertir JPG a WEBP | Páginas más rápidas, gratis",
  description:
    "Convierte fotos JPG a WEBP para que tu web cargue antes. Se ven igual en un archivo mucho más pequeño. Gratis, sin registro, sin marca de agua.",
  keywords: [
    "jpg a webp",
    "convertir jpg a webp",
    "pasar jpg a webp",
    "jpeg a webp",
    "imágenes para web",
    "convertidor webp",
  ],
  heading: "Convertidor de JPG a WEBP",
  subtitle: "Fotos que se ven igual y cargan más rápido, hasta 20 cada vez",
  howTo: [
    {
      name: "Selecciona tus archivos JPG",
      text: "Suelta hasta 20 fotos en la página o usa el botón.",
    },
    { name: "Convierte", text: "Pulsa “Convertir a WEBP”. Tus fotos conservan su tamaño en píxeles." },
    { name: "Descarga tus WEBP", text: "Guárdalos uno a uno o todos juntos en un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Fotos más ligeras para tu sitio web",
        blocks: [
          "Las fotos suelen ser lo que más pesa en una página web. En WEBP se ven igual y cargan más rápido. En nuestras pruebas, un JPG de 12 megapíxeles y 1,7 MB (calidad 92) se convirtió en un WEBP de unos 475 KB.",
          "Con un JPG que ya está muy comprimido se ahorra menos. Si un WEBP no ocupa menos, quédate con el JPG.",
        ],
      },
      {
        heading: "Qué pasa con tus fotos",
        blocks: [
          {
            list: [
              "La calidad del WEBP es 80.",
              "Las fotos salen en su posición correcta, con el mismo ancho y alto.",
              "Los colores se convierten a sRGB, y el color se guarda a la mitad de resolución, como en la mayoría de los JPG.",
              "Se quitan los datos de la cámara, la ubicación y las miniaturas.",
              "Cada archivo conserva su nombre y recibe la extensión .webp, así que es fácil actualizar los enlaces de tu web.",
            ],
          },
          "Un WEBP puede medir hasta 16 383 píxeles por lado. [Redimensiona](/resize-image) las panorámicas más largas antes de convertirlas.",
        ],
      },
      {
        heading: "Qué navegadores muestran WEBP",
        blocks: [
          {
            caption: "Navegadores que muestran WEBP",
            head: ["Navegador", "Desde la versión"],
            rows: [
              ["Chrome", "32"],
              ["Edge", "18"],
              ["Firefox", "65"],
              ["Safari en iPhone y iPad", "14"],
              ["Safari en Mac", "14, con macOS 11 o posterior"],
            ],
          },
          "Para navegadores más antiguos, usa un elemento picture de HTML con el WEBP como source y el JPG como img. Así cada visitante carga solo uno de los dos.",
          "Muchos programas de correo y servicios de impresión no aceptan WEBP. Envíales un JPG.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Cuántas fotos puedo pasar a WEBP a la vez?",
        answer:
          "Hasta 20 archivos y 100 MB. Los archivos nuevos se añaden a la lista, así que puedes seleccionarlos en varios pasos.",
      },
      {
        question: "¿Puedo elegir la calidad?",
        answer:
          "Aquí no. Para conseguir el archivo más pequeño sin diferencia visible, pasa el WEBP por [Comprimir imagen](/compress-image).",
      },
      {
        question: "¿Notaré alguna diferencia?",
        answer:
          "Casi nunca, a tamaño normal. El grano de película y los detalles rojos sobre negro son lo primero que se suaviza.",
      },
      {
        question: "¿Conviene convertir logos a WEBP?",
        answer:
          "Sí, pero a partir del PNG, si lo tienes, con [PNG a WEBP](/png-to-webp). Un logo guardado como JPG ya tiene los bordes borrosos, y así se quedarían.",
      },
      {
        question: "¿Cómo vuelvo de WEBP a JPG?",
        answer: "Usa [WEBP a JPG](/webp-to-jpg). De todos modos, es mejor guardar el JPG original.",
      },
    ],
  },
} satisfies ToolWords<"three-view">;
