import type { ToolWords } from "../words";

export const words = {
  name: "JPEG a JPG",
  title: "Convertir JPEG a JPG | Sin perder calidad, gratis",
  description:
    "Cambia .jpeg a .jpg sin perder calidad. Se eliminan la ubicación y los datos de la cámara. Empieza por sí solo, gratis y sin registro.",
  keywords: [
    "jpeg a jpg",
    "convertir jpeg a jpg",
    "pasar jpeg a jpg",
    "cambiar jpeg a jpg",
    "jpeg a jpg sin perder calidad",
  ],
  heading: "Convertidor de JPEG a JPG",
  subtitle: "Suelta tus archivos y recíbelos como .jpg, sin pulsar nada y sin perder calidad",
  messages: {
    wrong: "{file name} no es un archivo JPEG",
    tooLarge: "{file name} es demasiado grande (máximo 10 MB)",
    empty: "{file name} está vacío",
    heading: "Archivos no válidos:",
    none: "No hay ningún archivo JPEG válido. Selecciona archivos JPEG (máximo 10 MB cada uno).",
  },
  success: "Archivos convertidos: {n}. Las descargas deberían empezar por sí solas.",
  dropZone: {
    prompt: "Suelta archivos JPEG aquí o haz clic para buscarlos",
    dragging: "Suelta aquí tus archivos JPEG",
    or: "o",
    button: "Seleccionar archivos JPEG",
    hint: "Máximo 10 MB por archivo",
  },
  howTo: [
    {
      name: "Selecciona tus archivos JPEG",
      text: "Suéltalos en la página o usa el botón. Cada uno puede tener hasta 10 MB.",
    },
    { name: "Espera un momento", text: "La conversión empieza sin pulsar nada, un archivo tras otro." },
    { name: "Busca tus JPG", text: "Cada archivo se descarga por sí solo y con su propio nombre." },
  ],
  article: {
    sections: [
      {
        heading: "JPEG y JPG son lo mismo",
        blocks: [
          "Es un solo formato con dos extensiones. JPEG son las siglas de Joint Photographic Experts Group, el grupo que lo creó. Las primeras versiones de Windows solo permitían tres letras después del punto, y .jpeg pasó a ser .jpg.",
          "Solo necesitas esta página si un formulario, un script o un programa antiguo exige .jpg, o si quieres quitar los datos de la cámara y la ubicación.",
        ],
      },
      {
        heading: "Qué pasa con tu archivo",
        blocks: [
          "Nuestro servidor copia la imagen comprimida en un archivo nuevo sin cambiarla. Solo descodifica la imagen para comprobar que no hay nada dañado.",
          {
            caption: "Qué contiene tu .jpg",
            head: ["Parte del archivo", "En tu .jpg"],
            rows: [
              ["Datos de la imagen", "Sin cambios"],
              ["Perfil de color", "Se conserva, para que los colores sigan bien"],
              ["Resolución de impresión (dpi)", "Se conserva, si está en el lugar habitual (cabecera JFIF)"],
              ["Datos de la cámara, fecha, ubicación", "Se quitan"],
              ["Miniatura, comentarios", "Se quitan"],
              ["Giro", "Se aplica a la imagen o se conserva como marca"],
            ],
          },
          "El giro tampoco tiene pérdida: se reordenan los bloques que forman un JPEG. Solo funciona si los lados se dividen en bloques enteros de 8 o 16 píxeles, como en la mayoría de las fotos recién salidas de una cámara. Las demás fotos conservan la marca con la que los programas las giran, tal como la escribió la cámara. Algunos tipos raros de JPEG se comprimen otra vez con calidad 95.",
        ],
      },
      {
        heading: "O cambia tú el nombre del archivo",
        blocks: [
          "Si no te molestan los datos ocultos, basta con cambiar .jpeg por .jpg en el nombre del archivo. En Windows, activa antes las extensiones de nombre de archivo en el menú Ver del Explorador de archivos. En un Mac, selecciona el archivo y pulsa Intro.",
          "Esta página es más cómoda en el teléfono, o si tienes docenas de archivos.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Pierdo algo de calidad?",
        answer:
          "Casi nunca. Una foto que no hay que girar conserva sus datos byte por byte, y una girada conserva todos los valores, en otro lugar si es posible. Las únicas excepciones son algunos tipos raros de JPEG.",
      },
      {
        question: "¿Por qué el JPG pesa un poco menos?",
        answer: "Ya no están los datos de la cámara ni la miniatura, que pueden ocupar decenas de kilobytes.",
      },
      {
        question: "¿Por qué mi navegador pregunta por varias descargas?",
        answer:
          "Tus archivos se guardan uno tras otro, con medio segundo de diferencia. Elige “Permitir”, o quizá solo recibas el primero.",
      },
      {
        question: "¿Qué archivos puedo convertir?",
        answer:
          "JPEG de hasta 10 MB cada uno, con la extensión .jpeg o .jpg. No se admiten archivos vacíos ni dañados.",
      },
      {
        question: "¿Y si mi .jpeg es en realidad un PNG o un HEIC?",
        answer: "Nuestro servidor lo nota y crea a partir de él un JPG de verdad, con calidad 95.",
      },
      {
        question: "¿Cómo cambio .jpg a .jpeg?",
        answer:
          "Usa [JPG a JPEG](/Jpg-to-jpeg). Esa página comprime la imagen una vez más, así que lee antes sus notas.",
      },
    ],
  },
} satisfies ToolWords<"auto">;
