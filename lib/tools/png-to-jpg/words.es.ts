import { simplePng } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PNG a JPG",
  title: "Convertir PNG a JPG | Calidad y color de fondo a elegir",
  description:
    "Convierte PNG a JPG y elige la calidad, el color de fondo y qué hacer con la transparencia. Rápido, seguro y gratis, sin registro.",
  keywords: [
    "png a jpg",
    "convertir png a jpg",
    "pasar png a jpg",
    "png a jpeg",
    "png transparente a fondo blanco",
    "calidad jpg",
  ],
  heading: "Convertidor avanzado de PNG a JPG",
  headingParts: [{ text: "Convertidor " }, { text: "avanzado ", advanced: true }, { text: "de PNG a JPG" }],
  subtitle: "Convierte imágenes con control total sobre el resultado",
  simpleSubtitle: "Convierte todos tus PNG en JPG de una vez, sin ajustar nada",
  messages: {
    drop: "{file name} no es un archivo PNG",
    select: "{file name} no es un archivo PNG",
    none: "Selecciona al menos un archivo PNG.",
    tooLarge: "{file name} supera el límite de 10 MB",
  },
  dropZone: {
    prompt: "Arrastra y suelta archivos PNG aquí",
    dragging: "Suelta aquí tus archivos PNG",
    or: "o haz clic para buscar tus archivos",
    button: "Seleccionar archivos PNG",
    hint: "Admite varios archivos (máximo 10 MB cada uno)",
  },
  action: "Convertir a JPG",
  simple: fillAll(simplePng, { to: "JPG" }),
  howTo: [
    {
      name: "Selecciona tus archivos PNG",
      text: "Suéltalos en la página o usa el botón.",
    },
    {
      name: "Elige Avanzado o Sencillo",
      text: "En Avanzado eliges la calidad y un color de fondo para las partes transparentes. Cada PNG puede tener hasta 10 MB. Sencillo convierte con calidad 85 sobre blanco y admite archivos PNG más grandes, hasta 100 MB en total.",
    },
    { name: "Descarga tus JPG", text: "Guárdalos uno a uno o todos juntos en un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Qué cambia cuando un PNG pasa a JPG",
        blocks: [
          "Un PNG guarda cada píxel con exactitud. Un JPG descarta detalles finos que apenas se notan, y por eso las fotos ocupan mucho menos. El ancho y el alto no cambian.",
          "Nuestro servidor convierte los colores a sRGB, rellena las partes transparentes y escribe el JPG. Las notas de texto, los datos de la cámara y la ubicación se quitan.",
        ],
      },
      {
        heading: "Dónde poner el control de calidad",
        blocks: [
          {
            caption: "Qué hace el control de calidad",
            head: ["Calidad", "Sirve para", "Ten en cuenta"],
            rows: [
              ["De 60 a 75", "Miniaturas, vistas previas, chats", "Los bordes muestran un halo tenue"],
              ["85", "Fotos para webs y correos", "El valor inicial"],
              [
                "De 90 a 95",
                "Impresión, texto rojo, líneas finas de color",
                "El color conserva toda su resolución",
              ],
              ["100", "Imágenes que vas a editar de nuevo", "Pesa mucho más y aun así tiene pérdida"],
            ],
          },
          "Por debajo de 90, el color se guarda a la mitad de resolución. En las fotos no se ve, pero las letras rojas finas sobre blanco quedan con los bordes difusos.",
          {
            caption:
              "Detalle de una foto. Con calidad 30, el cielo se rompe en bloques y los bordes se emborronan.",
            pictures: [
              {
                path: "/figures/png-to-jpg-85.jpg",
                label: "Calidad 85",
                alt: "Una cometa naranja ante un cielo azul uniforme.",
                width: 300,
                height: 225,
                bytes: 5_452,
              },
              {
                path: "/figures/png-to-jpg-30.jpg",
                label: "Calidad 30",
                alt: "La misma cometa con bordes borrosos, ante un cielo con bloques.",
                width: 300,
                height: 225,
                bytes: 2_083,
              },
            ],
          },
        ],
      },
      {
        heading: "De fondo transparente a blanco o a otro color",
        blocks: [
          "El JPG no tiene transparencia. Con “Quitar la transparencia” activado, las partes transparentes se rellenan con el color de fondo que elijas, y las sombras y los bordes suaves se funden con él. Elige el color de la página donde vas a usar la imagen.",
          "Si desactivas la opción, no se mezcla nada: ves el color guardado debajo de las partes transparentes, que a menudo es negro.",
          {
            caption: "Los cuadros representan el fondo transparente del PNG. El del JPG es blanco.",
            pictures: [
              {
                path: "/figures/transparent.png",
                label: "PNG",
                alt: "Un dibujo de colinas, un sol y cinco cometas sobre fondo transparente.",
                width: 560,
                height: 420,
                bytes: 37_801,
                transparent: true,
              },
              {
                path: "/figures/png-to-jpg-white.jpg",
                label: "JPG",
                alt: "El mismo dibujo sobre fondo blanco.",
                width: 560,
                height: 420,
                bytes: 17_133,
              },
            ],
          },
        ],
      },
      {
        heading: "Cuándo quedarse con PNG",
        blocks: [
          "Las capturas de pantalla, los logos y los dibujos de líneas tienen zonas planas y bordes nítidos. En JPG se ven peor y muchas veces ocupan más. Si tu PNG pesa demasiado, prueba [Comprimir imagen](/compress-image), o [PNG a WEBP](/png-to-webp), que conserva la transparencia.",
          "Cada PNG puede tener hasta 100 megapíxeles. Avanzado admite hasta 10 MB por archivo; Sencillo, hasta 100 MB en total. Descarga tus JPG en un plazo de {retention}; después, nuestro servidor los elimina.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Por qué mi JPG pesa más que el PNG?",
        answer:
          "Seguramente el PNG es un dibujo o una captura de pantalla con pocos colores, algo que el PNG guarda muy bien. Baja la calidad o quédate con el PNG.",
      },
      {
        question: "¿Para qué sirve el diseño “Sencillo”?",
        answer:
          "Convierte todos los archivos de una vez, con calidad 85 sobre blanco y sin opciones. El selector que hay encima de la zona para soltar conserva los archivos que ya has seleccionado.",
      },
      {
        question: "¿Puedo recuperar la transparencia después?",
        answer:
          "No. Si conviertes [de JPG a PNG](/jpg-to-png), el fondo sigue siendo opaco. Guarda el PNG original.",
      },
      {
        question: "¿Qué pasa con un PNG animado?",
        answer: "Recibes una sola imagen fija, normalmente el primer fotograma.",
      },
    ],
  },
} satisfies ToolWords<"advanced">;
