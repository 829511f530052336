import { batch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "ICO", to: "PNG" }),
  name: "ICO a PNG",
  title: "Convertir ICO a PNG | El icono más grande, gratis",
  description:
    "Saca la imagen más grande de un icono de Windows o un favicon (.ico, .cur) como PNG, con su transparencia. Gratis y sin registro.",
  keywords: ["ico a png", "icono a png", "favicon a png", "convertir ico a png", "cur a png"],
  heading: "Convertidor de ICO a PNG",
  subtitle: "La imagen más grande de un icono, con su transparencia",
  howTo: [
    {
      name: "Selecciona tus iconos",
      text: "También valen los cursores con la extensión .cur.",
    },
    {
      name: "Convierte",
      text: "Pulsa “Convertir a PNG”. De cada icono se elige la mejor imagen.",
    },
    {
      name: "Descarga tus PNG",
      text: "Son pequeños: un ZIP con cien está listo al momento.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Un icono son varias imágenes",
        blocks: [
          "Un ICO es una caja con el mismo dibujo en varios tamaños: 16 píxeles para una pestaña del navegador, 32 y 48 para el escritorio, muchas veces 256 para vistas grandes. Windows toma el que le conviene.",
          "Un PNG es una sola imagen. Recibes la que tiene más píxeles y, entre iguales, la que tiene más colores, sin cambiar ni un píxel.",
        ],
      },
      {
        heading: "Qué tiene el PNG",
        blocks: [
          {
            caption: "Tipos de iconos y lo que sale de ellos",
            head: ["En el icono", "En el PNG"],
            rows: [
              ["Una imagen de 256 píxeles guardada como PNG", "Los mismos píxeles"],
              ["32 bits con bordes suaves", "Bordes suaves, como transparencia"],
              ["Iconos antiguos con máscara", "Transparente donde estaba la máscara"],
              ["16 colores o blanco y negro", "Los mismos pocos colores"],
              ["Un cursor", "Su imagen, sin el punto de clic"],
            ],
          },
        ],
      },
      {
        heading: "Para qué se usa",
        blocks: [
          "Para sacar el logo de un programa antiguo y ponerlo en un manual, para ver qué aspecto tiene de verdad el favicon de un sitio web, o para recuperar una imagen pequeña de la que solo queda el icono. Un PNG se puede poner en un documento, un chat o una diapositiva, y un ICO no. Como no se pierde nada, puedes editar el PNG y hacer con él un icono nuevo, sin que quede rastro de las conversiones.",
        ],
      },
      {
        heading: "Más grande que el icono",
        blocks: [
          "En un icono no hay más detalle que en su imagen más grande. Si la necesitas de 512 píxeles, busca antes el dibujo original. Si no aparece, [Redimensionar imagen](/resize-image) la amplía, y los bordes se suavizan. En dibujos diminutos de píxeles marcados puede incluso tener su encanto.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Puedo tener todos los tamaños?",
        answer:
          "Solo se saca el más grande. Los más pequeños son fáciles de hacer a partir de él con [Redimensionar imagen](/resize-image).",
      },
      {
        question: "¿Cómo guardo el favicon de un sitio?",
        answer: "Abre la dirección del sitio con /favicon.ico al final, guarda el archivo y suéltalo aquí.",
      },
      {
        question: "¿Y al revés?",
        answer:
          "[PNG a ICO](/png-to-ico) crea un icono con todos los tamaños que piden los navegadores y Windows.",
      },
      {
        question: "¿Se guarda el icono?",
        answer:
          "No después de convertirlo. El PNG se guarda {retention}, o hasta que pulses “Eliminar ahora”.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
