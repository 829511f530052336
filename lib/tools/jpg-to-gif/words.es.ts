import { threeView } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(threeView, { to: "GIF" }),
  name: "JPG a GIF",
  title: "Convertir JPG a GIF | Gratis y sin marca de agua",
  description:
    "Convierte JPG a GIF con los 256 colores que mejor le van a cada imagen. Gratis, sin registro y con borrado automático.",
  keywords: ["jpg a gif", "convertir jpg a gif", "pasar jpg a gif", "jpeg a gif", "foto a gif"],
  heading: "Convertidor de JPG a GIF",
  subtitle: "Convierte fotos en GIF con los 256 colores que mejor les van",
  howTo: [
    {
      name: "Selecciona tus archivos JPG",
      text: "Suelta hasta 20 fotos en la página o usa el botón.",
    },
    { name: "Convierte", text: "Pulsa “Convertir a GIF” y espera unos segundos." },
    { name: "Descarga tus GIF", text: "Guárdalos uno a uno o todos juntos en un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "¿De verdad necesitas un GIF?",
        blocks: [
          "Un GIF solo puede tener 256 colores, y una foto tiene miles. Por eso un GIF se ve más granulado que el JPG del que sale y pesa mucho más. En nuestras pruebas, un JPG de 12 megapíxeles y 1,7 MB se convirtió en un GIF de 6,0 MB.",
          "Elige GIF si un formulario, un foro o un dispositivo antiguo no acepta otra cosa, o si te gusta su aspecto retro. Si no, usa [JPG a PNG](/jpg-to-png) para evitar más pérdidas, o [JPG a WEBP](/jpg-to-webp) para archivos pequeños.",
          {
            caption:
              "La misma foto en JPG y en GIF. El GIF imita los colores que le faltan con una trama fina de puntos.",
            pictures: [
              {
                path: "/figures/jpg-to-gif-before.jpg",
                label: "JPG",
                alt: "Cinco cometas sobre colinas con bosque al amanecer, con colores suaves.",
                width: 300,
                height: 225,
                bytes: 16_702,
              },
              {
                path: "/figures/jpg-to-gif-after.gif",
                label: "GIF, 256 colores",
                alt: "Las mismas cometas y colinas con un cielo granulado.",
                width: 300,
                height: 225,
                bytes: 38_497,
              },
            ],
          },
        ],
      },
      {
        heading: "Cómo 256 colores parecen miles",
        blocks: [
          "Nuestro servidor busca los 256 colores que mejor le van a cada imagen. Una puesta de sol recibe muchos naranjas; un bosque, muchos verdes.",
          "Después mezcla puntos vecinos de esos colores, como hace un periódico impreso. Se llama tramado, y convierte las bandas del cielo en degradados suaves. Los puntos se notan sobre todo al ampliar.",
          "Un dibujo de 256 colores o menos se guarda con exactitud. Si está en JPG suele tener muchos más, porque el JPG difumina los bordes.",
        ],
      },
      {
        heading: "Qué se conserva y qué cambia",
        blocks: [
          {
            list: [
              "El nombre del archivo se conserva. Solo cambia la extensión, a .gif.",
              "El ancho y el alto siguen igual, hasta 65 535 píxeles por lado.",
              "Las fotos salen en su posición correcta, con los colores convertidos a sRGB.",
            ],
          },
          "Los datos de la cámara y la ubicación no llegan al GIF. Para uno más ligero, [redimensiona la foto](/resize-image) antes: con la mitad de ancho y alto, tiene la cuarta parte de los píxeles.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Puedo crear un GIF animado con varios JPG?",
        answer:
          "No, cada JPG se convierte en un GIF fijo. Para uno animado, usa un editor de video o un creador de GIF.",
      },
      {
        question: "¿El GIF puede tener el fondo transparente?",
        answer: "No. GIF admite transparencia, pero un JPG no tiene partes transparentes que conservar.",
      },
      {
        question: "¿Por qué mi GIF se ve granulado?",
        answer: "Es el tramado. Algunos visores amplían las imágenes, así que mira el GIF al 100 %.",
      },
      {
        question: "¿Cuántas fotos puedo pasar a GIF a la vez?",
        answer:
          "Hasta 20 archivos. Los nuevos se añaden a la lista, y los resultados que ya tienes se borran, así que descárgalos antes.",
      },
      {
        question: "¿Cómo convierto GIF a JPG?",
        answer:
          "Usa el [Convertidor de imágenes](/image-compressor). No puede devolver los colores perdidos, así que guarda tus fotos.",
      },
      {
        question: "¿Qué pasa con mis fotos?",
        answer:
          "Nuestro servidor elimina cada JPG en cuanto lo convierte, y cada GIF después de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"three-view">;
