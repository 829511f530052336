import { refusals, specifiedBatch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPG a JPEG",
  title: "Convertir JPG a JPEG | Cambia .jpg a .jpeg, gratis",
  description:
    "Cambia .jpg a .jpeg para los formularios y programas que exigen la extensión larga. Gratis, sin registro y sin marca de agua.",
  keywords: [
    "jpg a jpeg",
    "convertir jpg a jpeg",
    "pasar jpg a jpeg",
    "cambiar jpg a jpeg",
    "cambiar extensión a jpeg",
  ],
  heading: "Convertidor de JPG a JPEG",
  subtitle: "La misma imagen con la extensión .jpeg, para formularios que no aceptan .jpg",
  ...fillAll(specifiedBatch, { from: "JPG", to: "JPEG" }),
  messages: fillAll(refusals, { from: "JPG" }),
  howTo: [
    {
      name: "Selecciona tus archivos JPG",
      text: "Suéltalos en cualquier parte de la página o usa el botón.",
    },
    { name: "Convierte", text: "Pulsa “Convertir a JPEG”." },
    { name: "Descarga tus JPEG", text: "Terminan en .jpeg y se abren donde se abre un JPG." },
  ],
  article: {
    sections: [
      {
        heading: "JPG y JPEG son el mismo formato",
        blocks: [
          "Un .jpg y un .jpeg contienen el mismo tipo de imagen, y cualquier programa que abre uno abre el otro. Solo cambia la extensión. Algunos formularios y scripts exigen la más larga.",
          "Así que no esperes una imagen mejor. Recibes la misma foto con la extensión .jpeg.",
        ],
      },
      {
        heading: "Esta página comprime la foto una vez más",
        blocks: [
          "Tu navegador dibuja de nuevo la imagen y la guarda como JPEG de calidad 92 antes de subirla. La primera vez no se nota la pérdida, pero se acumula si lo repites.",
          "Las fotos dibujadas de nuevo quedan bien orientadas, en sRGB y sin datos de la cámara ni ubicación. Nuestro servidor solo quita lo que siga oculto y cambia la extensión.",
          "Una foto de más de 16,7 megapíxeles, o que tu navegador no puede dibujar, se sube tal como es. Sus datos de imagen no se comprimen otra vez.",
        ],
      },
      {
        heading: "Tres formas de cambiar .jpg a .jpeg",
        blocks: [
          {
            caption: "Formas de conseguir un .jpeg",
            head: ["Qué haces", "Datos de la imagen", "Datos de la cámara, ubicación"],
            rows: [
              ["Cambiar el nombre en tu equipo", "Sin cambios", "Se conservan"],
              ["Usar esta página", "Comprimidos otra vez con calidad 92", "Se quitan"],
              ["Usar [JPEG a JPG](/jpeg-to-jpg) y cambiar el nombre", "Sin cambios", "Se quitan"],
            ],
          },
          "Esta página es lo más fácil en un teléfono, donde cambiar nombres es un fastidio, y basta para la mayoría de los formularios.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Cómo cambio .jpg por .jpeg en Windows o Mac?",
        answer:
          "En Windows, activa las extensiones de nombre de archivo en el menú Ver del Explorador, selecciona el archivo, pulsa F2 y escribe la nueva extensión. En un Mac, selecciona el archivo, pulsa Intro y escríbela.",
      },
      {
        question: "¿El formulario aceptará mi archivo?",
        answer:
          "Sí, si solo comprueba la extensión. Si además limita el tamaño del archivo, revísalo: dibujar la imagen de nuevo cambia su tamaño en bytes, pero no en píxeles.",
      },
      {
        question: "¿El JPEG pesa más o menos?",
        answer:
          "Depende del JPG. Las fotos recién salidas de una cámara suelen reducirse, y las imágenes muy comprimidas crecen.",
      },
      {
        question: "¿Por qué no puedo seleccionar archivos .jpeg?",
        answer: "Ya tienen la extensión que quieres, así que no hay nada que hacer.",
      },
      {
        question: "¿Cómo se llaman los archivos?",
        answer:
          "Las descargas sueltas se numeran según el orden de tu lista, desde converted-1.jpeg. El ZIP conserva tus propios nombres de archivo.",
      },
      {
        question: "¿Cuáles son los límites?",
        answer:
          "Sube hasta 100 MB a la vez. Tus resultados se eliminan de nuestro servidor después de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
