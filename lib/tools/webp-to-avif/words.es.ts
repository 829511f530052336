import { batch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "WEBP", to: "AVIF" }),
  name: "WEBP a AVIF",
  title: "Convertir WEBP a AVIF | Imágenes web más ligeras",
  description:
    "Reduce aún más tus imágenes WEBP al convertirlas a AVIF, con transparencia. Mira cuánto ahorra cada archivo. Gratis y sin registro.",
  keywords: [
    "webp a avif",
    "convertir webp a avif",
    "pasar webp a avif",
    "más ligero que webp",
    "convertidor avif",
  ],
  heading: "Convertidor de WEBP a AVIF",
  subtitle: "El siguiente paso para que pesen menos las imágenes de tu web",
  howTo: [
    {
      name: "Selecciona tus WEBP",
      text: "Puedes soltar de una vez una carpeta de hasta 100.",
    },
    {
      name: "Convierte",
      text: "Pulsa “Convertir a AVIF”. La codificación tarda más que en otros formatos.",
    },
    {
      name: "Descarga tus AVIF",
      text: "Compara antes los tamaños: no todas las imágenes ganan.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Qué ahorras",
        blocks: [
          "AVIF es el formato más económico de los que muestran los navegadores. Nuestra foto de ejemplo pasó de 109 KB en WEBP a 63 KB, y los que más ganan son los cielos lisos, los retratos y las escenas oscuras.",
          "Los archivos que ya están muy ajustados, o llenos de grano, pueden no ganar nada. Entonces conserva el WEBP: un número menor no compensa una segunda pérdida.",
        ],
      },
      {
        heading: "Cómo se elige la calidad",
        blocks: [
          "En esta página no hay nada que ajustar. Las fotos se guardan de forma que nadie vea una diferencia al mirarlas una al lado de la otra, y los dibujos conservan sus bordes nítidos y sus colores planos. Si lo que necesitas es un número concreto de kilobytes, para un formulario con límite, [Comprimir imagen](/compress-image) encuentra la calidad que cabe justo, en el formato que tiene la imagen.",
        ],
      },
      {
        heading: "Ofrece los dos",
        blocks: [
          "Los teléfonos antiguos no muestran AVIF. En tus propias páginas, ofrécelo primero y deja el WEBP como alternativa: el elemento picture de HTML toma la primera fuente que el navegador conoce, así que nadie se queda fuera y la mayoría de las visitas carga menos.",
        ],
      },
      {
        heading: "Qué se conserva",
        blocks: [
          {
            caption: "De WEBP a AVIF",
            head: ["En el WEBP", "En el AVIF"],
            rows: [
              ["Transparencia", "Se conserva"],
              ["Gráficos sin pérdida", "Codificados con pérdida, pero nítidos"],
              ["Una animación", "El primer fotograma, y un aviso"],
              ["Un perfil de color", "Convertido a sRGB"],
              ["Ubicación y datos de la cámara", "Se quitan"],
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "¿Cuánto tarda en convertirse?",
        answer:
          "Uno o dos segundos con una imagen de unos pocos megapíxeles. AVIF prueba muchas formas de describir cada bloque, y eso lleva tiempo.",
      },
      {
        question: "¿Qué navegadores muestran AVIF?",
        answer: "Chrome desde 2020, Firefox desde 2021, Safari desde 2022 y Edge desde 2024.",
      },
      {
        question: "¿Puedo conservar mi animación?",
        answer: "En AVIF, no. [WEBP a GIF](/webp-to-gif) la conserva, en un archivo más grande.",
      },
      {
        question: "¿Hay un origen mejor que mi WEBP?",
        answer:
          "El PNG o el JPG original, si lo tienes. [PNG a AVIF](/png-to-avif) y [JPG a AVIF](/jpg-to-avif) evitan perder dos veces.",
      },
      {
        question: "¿Se eliminan mis archivos?",
        answer: "Sí: los WEBP al instante y los AVIF después de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
