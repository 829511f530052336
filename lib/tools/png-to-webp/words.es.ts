import { simplePng } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(simplePng, { to: "WEBP" }),
  name: "PNG a WEBP",
  title: "Convertir PNG a WEBP | Imágenes que pesan menos, gratis",
  description:
    "Convierte PNG a WEBP para que tu web cargue más rápido. La misma imagen en mucho menos espacio y con su transparencia. Gratis y sin registro.",
  keywords: [
    "png a webp",
    "convertir png a webp",
    "pasar png a webp",
    "png a webp transparente",
    "reducir peso de png",
  ],
  heading: "Convertidor de PNG a WEBP",
  subtitle: "La misma imagen en un archivo mucho más pequeño, con su transparencia",
  howTo: [
    {
      name: "Selecciona tus archivos PNG",
      text: "Suéltalos en la página, pega una captura de pantalla o usa el botón.",
    },
    {
      name: "Convierte",
      text: "Pulsa “Convertir a WEBP”. Las zonas transparentes siguen siendo transparentes.",
    },
    {
      name: "Descarga tus WEBP",
      text: "Guárdalos uno a uno o en un ZIP, y mira cuánto ahorró cada uno.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Haz que tus páginas carguen antes",
        blocks: [
          "Un PNG guarda cada píxel con exactitud, y quien visita tu web rara vez lo necesita. Un WEBP se ve igual y conserva la transparencia con muchos menos bytes. Donde más se ahorra es en fotos, renders y capturas de pantalla con imágenes.",
          "Todos los navegadores actuales muestran WEBP, incluido Safari desde la versión 14. WordPress lo acepta desde la versión 5.8.",
          {
            caption: "El mismo dibujo, con su fondo transparente, en los dos formatos.",
            pictures: [
              {
                path: "/figures/transparent.png",
                label: "PNG",
                alt: "Un dibujo de colinas y cometas sobre fondo transparente, en PNG.",
                width: 560,
                height: 420,
                bytes: 37_801,
                transparent: true,
              },
              {
                path: "/figures/png-to-webp-after.webp",
                label: "WEBP",
                alt: "El mismo dibujo en WEBP, todavía con el fondo transparente.",
                width: 560,
                height: 420,
                bytes: 15_638,
                transparent: true,
              },
            ],
          },
        ],
      },
      {
        heading: "Cómo se crea el WEBP",
        blocks: [
          {
            list: [
              "La calidad es 85, con el ajuste más minucioso del codificador.",
              "La transparencia se conserva sin pérdida, hasta la sombra más suave.",
              "Los colores se convierten a sRGB con 8 bits por canal.",
              "El ancho y el alto no cambian. WEBP permite hasta 16 383 píxeles por lado.",
              "Se quitan las notas de texto, las fechas y la ubicación.",
            ],
          },
          "La página espera hasta un minuto a nuestro servidor. Si tienes muchos PNG grandes, conviértelos de pocos en pocos.",
        ],
      },
      {
        heading: "¿PNG o WEBP?",
        blocks: [
          "Los WEBP de esta página tienen pérdida: el color se guarda a la mitad de resolución. Las etiquetas rojas sobre azul, las líneas finas de color y el pixel art quedan con los bordes algo más suaves. En esos casos, quédate con el PNG y redúcelo con [Comprimir imagen](/compress-image).",
          {
            caption: "Qué formato usar",
            head: ["Imagen", "Elige"],
            rows: [
              ["Foto de producto con fondo transparente", "WEBP"],
              ["Captura de pantalla con fotos", "WEBP"],
              ["Icono plano, pixel art", "PNG, o SVG si lo tienes"],
              ["Original para editar", "PNG"],
              ["Archivo adjunto de un correo", "PNG o [JPG](/png-to-jpg)"],
            ],
          },
          "Los iconos pequeños de pocos colores pueden incluso pesar menos en PNG. Los resultados muestran cuánto ahorró cada archivo, así que puedes decidir uno por uno.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Mi logo conserva el fondo transparente?",
        answer: "Sí, incluidos los bordes suaves y las sombras.",
      },
      {
        question: "¿Puedo crear un WEBP sin pérdida?",
        answer: "Aquí no. Si cada píxel tiene que seguir igual, quédate con el PNG.",
      },
      {
        question: "¿Puedo pegar una captura de pantalla?",
        answer:
          "Sí. Pulsa Ctrl+V, o Comando+V en un Mac. La página la acepta si tu sistema la pega como PNG, y casi todos lo hacen.",
      },
      {
        question: "¿Cómo vuelvo de WEBP a PNG?",
        answer:
          "Usa [WEBP a PNG](/webp-to-png). No puede recuperar el detalle perdido, así que guarda tus PNG.",
      },
      {
        question: "¿Qué pasa si mi PNG está animado?",
        answer:
          "Se convierte en un WEBP fijo. Si tienes la animación como GIF, [GIF a WEBP](/gif-to-webp) conserva el movimiento.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
