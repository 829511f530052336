import { batch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PNG", to: "AVIF" }),
  name: "PNG a AVIF",
  title: "Convertir PNG a AVIF | Ligero y transparente, gratis",
  description:
    "Convierte capturas, fotos y gráficos PNG a AVIF con una fracción del peso y su transparencia. Gratis, sin registro y sin marca de agua.",
  keywords: [
    "png a avif",
    "convertir png a avif",
    "pasar png a avif",
    "png a avif transparente",
    "convertidor avif",
  ],
  heading: "Convertidor de PNG a AVIF",
  subtitle: "Capturas y fotos en una fracción del espacio, con su transparencia",
  howTo: [
    { name: "Selecciona tus PNG", text: "Suéltalos en la página o pega una captura de pantalla." },
    {
      name: "Convierte",
      text: "Pulsa “Convertir a AVIF”. Los ajustes dependen de lo que muestra cada imagen.",
    },
    { name: "Descarga tus AVIF", text: "Cada fila te dice cuánto se redujo el archivo." },
  ],
  article: {
    sections: [
      {
        heading: "Qué puedes esperar",
        blocks: [
          {
            caption: "Resultados de esta página",
            head: ["Imagen", "PNG", "AVIF"],
            rows: [
              ["Foto, 4032 × 3024 píxeles", "8,5 MB", "298 KB"],
              ["Captura de este sitio web, 1280 × 1150 píxeles", "142 KB", "40 KB"],
              ["Dibujo con fondo transparente, 1600 × 1200 píxeles", "129 KB", "51 KB"],
            ],
          },
          "Las fotos son las que más ganan, porque el PNG nunca se pensó para ellas. Los dibujos planos son los que menos: el de la tabla ocupa solo 46 KB en WEBP, así que prueba también [PNG a WEBP](/png-to-webp) con logos e iconos.",
        ],
      },
      {
        heading: "Ajustes según la imagen",
        blocks: [
          "Nuestro servidor mira cada PNG antes de codificarlo, salvo que tenga 25 megapíxeles o más. Las capturas, los gráficos y el texto se guardan con calidad 60 y toda la resolución de color, para que el texto rojo sobre azul se siga leyendo. Las fotos reciben calidad 48, o 54 por debajo de 4 megapíxeles, con el color a la mitad de resolución. Los números de AVIF son más bajos que los de JPG para el mismo aspecto.",
          {
            list: [
              "Las zonas transparentes y las sombras suaves quedan como están.",
              "Los PNG de 16 bits se reducen a 8 bits por canal.",
              "Los colores de gama amplia se convierten a sRGB.",
              "No se incluyen notas de texto, fechas ni nombres de programas.",
            ],
          },
        ],
      },
      {
        heading: "Dónde funciona AVIF y dónde no",
        blocks: [
          "Chrome (85), Firefox (93), Safari (16.4) y Edge (121) muestran AVIF a partir de esas versiones. También lo abren Android 12 e iOS 16. Muchos editores, programas de oficina y formularios tardan más en admitirlo.",
          "En un sitio web, ofrece primero el AVIF y después el PNG en un elemento picture. Así los navegadores antiguos cargan el PNG. Para archivos que envías a otras personas, lo seguro sigue siendo JPG o PNG.",
        ],
      },
    ],
    questions: [
      {
        question: "¿La conversión es sin pérdida?",
        answer:
          "No. Si cada píxel tiene que seguir igual, conserva el PNG y deja que [Comprimir imagen](/compress-image) lo reduzca sin un cambio visible.",
      },
      {
        question: "¿Cuánto puede medir mi PNG?",
        answer:
          "Hasta 100 megapíxeles, y 16 384 píxeles en el lado más largo, que es lo máximo que puede escribir nuestro codificador.",
      },
      {
        question: "¿Cuánto tarda?",
        answer:
          "En nuestras pruebas, las capturas tardaron una quinta parte de un segundo, y las fotos de 12 megapíxeles, menos de un segundo, más la subida.",
      },
      {
        question: "¿Puedo volver a convertir el AVIF en PNG?",
        answer: "Sí, con [AVIF a PNG](/avif-to-png). El detalle perdido no vuelve, así que archiva tus PNG.",
      },
      {
        question: "¿Un PNG animado sigue animado?",
        answer: "No, recibes su primer fotograma. Leemos y escribimos AVIF solo como imagen fija.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
