import { languages, pictures } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  name: "Imagen a texto",
  title: "Imagen a texto | Copia el texto de una foto, gratis",
  description:
    "Saca el texto de una foto, un escaneo o una captura. Cópialo o guárdalo como TXT o Word. 20 idiomas, gratis, sin cuenta y sin guardar nada.",
  keywords: [
    "imagen a texto",
    "foto a texto",
    "extraer texto de imagen",
    "copiar texto de una imagen",
    "pasar imagen a texto",
    "ocr online",
  ],
  heading: "Imagen a texto",
  subtitle: "Copia el texto de fotos, escaneos y capturas, o guárdalo como TXT o Word",
  messages: {
    wrong: "Aquí solo se pueden leer imágenes.",
    none: "Selecciona al menos una imagen.",
  },
  dropZone: {
    prompt: "Arrastra y suelta aquí imágenes con texto",
    dragging: "Suelta aquí tus imágenes",
    or: "o",
    button: "Seleccionar imágenes",
    hint: `${pictures.or}, hasta 100 MB cada una`,
  },
  action: "Extraer el texto",
  languages,
  howToTitle: "Cómo sacar el texto de una imagen",
  howTo: [
    {
      name: "Selecciona imágenes",
      text: "Fotos, escaneos o capturas. También puedes pegar una captura de pantalla.",
    },
    { name: "Extrae el texto", text: "Pulsa el botón. Cada imagen tarda unos segundos." },
    {
      name: "Cópialo o guárdalo",
      text: "Corrige el texto si hace falta, y cópialo o guárdalo como TXT o Word.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Qué puedes leer con esta herramienta",
        blocks: [
          "Una receta de un libro, una pizarra después de una reunión, el número de serie de una etiqueta, un mensaje de error en una captura: si tú puedes leer lo impreso, normalmente también esta herramienta. Marca cada palabra que encontró, así que ves de un vistazo lo que se le escapó.",
          {
            caption: "Qué funciona bien y qué no",
            head: ["Imagen", "Resultado"],
            rows: [
              ["Escaneos y capturas de pantalla", "Casi todas las letras son correctas"],
              ["Fotos nítidas de una página", "Bueno, incluso con una sombra o algo inclinadas"],
              ["Letra borrosa o muy pequeña", "Muchos errores"],
              ["Letra manuscrita y rótulos decorativos", "No se admite"],
              ["Carteles y envases en el fondo", "Palabras sueltas"],
            ],
          },
        ],
      },
      {
        heading: "Haz una foto que se lea bien",
        blocks: [
          {
            list: [
              "Sujeta la cámara justo encima de la página y llena el encuadre con el texto.",
              "Usa luz de día o una lámpara desde un lado. El flash deja una mancha blanca.",
              "Guarda el original. Las aplicaciones de mensajería reducen las fotos hasta que se pierden las letras pequeñas.",
            ],
          },
          "Da igual cómo sujetes la cámara, porque la imagen se gira y se endereza antes de leerla.",
        ],
      },
      {
        heading: "Texto, Word o un PDF en el que se puede buscar",
        blocks: [
          "Copia el texto para pegarlo en otro sitio. Guárdalo como TXT si lo quieres sin formato, o como Word si vas a darle formato. Los dos contienen tus correcciones.",
          "Para un documento de muchas páginas hay herramientas más rápidas: [OCR PDF](/ocr-pdf) permite buscar en un PDF escaneado, y [PDF a Word](/pdf-to-word) lo convierte en un documento con párrafos y títulos.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Qué idiomas puede leer?",
        answer:
          "Lee 20: alemán, árabe, chino (simplificado y tradicional), coreano, español, francés, griego, hebreo, hindi, inglés, italiano, japonés, neerlandés, polaco, portugués, tailandés, turco, ucraniano y vietnamita. Detecta cuál es, salvo que lo elijas tú.",
      },
      {
        question: "¿Por qué algunas palabras están mal?",
        answer:
          "Normalmente las letras son demasiado pequeñas, están borrosas o sobre un fondo recargado. Prueba con una imagen más nítida, recorta lo que no es texto y elige el idioma.",
      },
      {
        question: "¿Conserva el diseño?",
        answer:
          "Conserva las líneas y los párrafos, y lee las columnas una tras otra. Las tablas pasan a ser líneas de palabras.",
      },
      {
        question: "¿Puede leer varias imágenes a la vez?",
        answer: "Sí. Cada imagen tiene su propio texto, en el orden en que las seleccionaste.",
      },
      {
        question: "¿Se guarda mi imagen?",
        answer:
          "No. Se elimina en cuanto se ha leído, y el texto solo existe en tu navegador. Si cierras la página, desaparece.",
      },
    ],
  },
} satisfies ToolWords<"image-text">;
