import { batch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "WEBP", to: "GIF" }),
  name: "WEBP a GIF",
  title: "Convertir WEBP a GIF | Animado o fijo, gratis",
  description:
    "Convierte WEBP animados en GIF que se mueven en correos, chats y programas antiguos. Conserva fotogramas, tiempos y repeticiones. Gratis, sin registro.",
  keywords: ["webp a gif", "webp animado a gif", "convertir webp a gif", "pasar webp a gif", "sticker a gif"],
  heading: "Convertidor de WEBP a GIF",
  subtitle: "Animaciones que también se mueven donde no se admite WEBP",
  howTo: [
    { name: "Selecciona tus WEBP", text: "En la misma lista puede haber animados y fijos." },
    { name: "Convierte", text: "Pulsa “Convertir a GIF”. Las animaciones largas tardan unos segundos." },
    {
      name: "Mira y descarga",
      text: "Pulsa “Comparar” para ver cómo se mueve junto al original y guarda el GIF.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Cuándo es mejor un GIF",
        blocks: [
          "Los boletines, los programas de chat antiguos, los de presentaciones y muchos foros reproducen GIF, pero no WEBP animados. Un GIF se mueve prácticamente en todas partes. El precio es su tamaño y sus 256 colores por fotograma.",
          "Los stickers y las animaciones que guardas de webs y aplicaciones de mensajería suelen ser WEBP. Después de la conversión puedes publicarlos donde solo se aceptan GIF.",
        ],
      },
      {
        heading: "Cuenta con un archivo más grande",
        blocks: [
          {
            caption: "Dos animaciones en WEBP y en GIF",
            head: ["Animación", "WEBP", "GIF"],
            rows: [
              ["Dibujo con degradados, 20 fotogramas", "86 KB", "353 KB"],
              ["Foto en movimiento, 24 fotogramas", "233 KB", "2,0 MB"],
            ],
          },
          "Las dos miden 480 × 360 píxeles. Si tu GIF pesa demasiado para un formulario, [redimensiónalo](/resize-image): con la mitad de ancho y alto ocupa más o menos la cuarta parte.",
        ],
      },
      {
        heading: "Cómo se dibujan los fotogramas",
        blocks: [
          {
            list: [
              "Cada fotograma recibe los 256 colores que mejor le van. Los que tienen menos colores los conservan con exactitud.",
              "Los colores que faltan se imitan con puntos finos.",
              "Solo se guarda la parte del fotograma que cambia.",
              "Las duraciones se redondean a centésimas de segundo, la única unidad del GIF. La animación completa dura lo mismo que antes.",
              "Se repite tantas veces como el WEBP.",
            ],
          },
        ],
      },
      {
        heading: "Los bordes suaves se vuelven duros",
        blocks: [
          "Un punto de un GIF es visible o no lo es, y los stickers WEBP suelen tener contornos y sombras suaves. Los contornos se cortan donde son medio visibles. Las sombras y los resplandores amplios se convierten en una trama de puntos, que se ve bien sobre páginas claras y oscuras.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Qué pasa con un WEBP que no se mueve?",
        answer:
          "Se convierte en un GIF fijo. Para una imagen fija queda mejor [WEBP a PNG](/webp-to-png), porque conserva todos los colores y los bordes suaves.",
      },
      {
        question: "¿Hay un límite de fotogramas?",
        answer:
          "Sí, 256. Todos juntos pueden sumar hasta 100 megapíxeles, y el resultado te avisa si los tuyos tienen más.",
      },
      {
        question: "¿Por qué mi GIF va más lento que el WEBP?",
        answer:
          "Los navegadores ralentizan los fotogramas que duran una centésima de segundo o menos. Si tu WEBP tiene fotogramas así, ningún GIF puede mostrarlos a esa velocidad.",
      },
      {
        question: "¿Puedo ver la animación antes de descargarla?",
        answer:
          "Sí. Pulsa “Comparar” junto a un resultado. Se abren el WEBP y el GIF, los dos en movimiento.",
      },
      {
        question: "¿Puedo crear un solo GIF con varios WEBP?",
        answer: "No, cada archivo se convierte por separado.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
