import { mergePdf } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPG a PDF",
  title: "Convertir JPG a PDF | Une fotos en un PDF, gratis",
  description:
    "Une fotos JPG en un solo PDF, en el orden que quieras. Tus fotos conservan toda su calidad. Gratis, sin cuenta y sin marca de agua.",
  keywords: [
    "jpg a pdf",
    "convertir jpg a pdf",
    "pasar jpg a pdf",
    "unir jpg en pdf",
    "jpeg a pdf",
    "fotos a pdf",
  ],
  heading: "Convertidor de JPG a PDF",
  subtitle: "Ordena tus fotos y únelas en un PDF con toda su calidad",
  ...fillAll(mergePdf, { from: "JPG" }),
  howTo: [
    {
      name: "Selecciona archivos JPG",
      text: "Suéltalos en la página o selecciónalos con el botón.",
    },
    {
      name: "Ponlos en orden",
      text: "Arrastra las fotos hasta que las páginas estén en su orden, y gira las que estén de lado.",
    },
    { name: "Descarga el PDF", text: "Pulsa “Convertir a PDF” y descarga el resultado." },
  ],
  article: {
    sections: [
      {
        heading: "Tus fotos conservan su calidad",
        blocks: [
          "Un PDF puede contener los datos JPG tal como son, así que tus fotos no se comprimen otra vez. Cada una se copia en el PDF bit a bit. El PDF pesa más o menos lo mismo que todos tus JPG juntos.",
          {
            list: [
              "Las fotos tomadas de lado aparecen bien orientadas, sin perder calidad.",
              "Se conservan los perfiles de color, y las fotos CMYK siguen en CMYK.",
              "Se quitan la fecha, la ubicación, los datos de la cámara y la miniatura.",
              "Unos pocos tipos raros de JPG no funcionan en un PDF, como los de codificación aritmética. Esos se guardan de nuevo con calidad 92.",
            ],
          },
        ],
      },
      {
        heading: "Una foto por página",
        blocks: [
          "De entrada, cada página mide lo mismo que su foto con la resolución guardada en el archivo. Un escaneo de 2480 × 3508 píxeles a 300 dpi da una página A4, igual que la hoja original. Si el archivo no indica la resolución, la herramienta supone 96 dpi.",
          "También puedes elegir A4 o Carta en “Opciones de página”. Cada foto llena entonces la página todo lo que puede. Las páginas se orientan según sus fotos, salvo que elijas vertical u horizontal. Un margen pequeño mide un cuarto de pulgada (6 mm), y uno grande, tres cuartos (19 mm).",
        ],
      },
      {
        heading: "Cuándo es mejor un PDF que fotos sueltas",
        blocks: [
          "Las oficinas públicas, las aseguradoras y los colegios suelen pedir un solo documento. En un PDF, tus recibos, tus tareas o tu contrato firmado se quedan en orden y se imprimen de una vez. Si alguien va a editar o publicar tus fotos, envíale los JPG.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Se cambia el tamaño de mis fotos?",
        answer:
          "No, conservan todos sus píxeles. Si el PDF pesa demasiado, comprime antes las fotos con [Comprimir imagen](/compress-image), o el PDF terminado con [Comprimir PDF](/compress-pdf).",
      },
      {
        question: "¿Puedo añadir archivos PNG o HEIC?",
        answer:
          "En esta página, no. [Imagen a PDF](/image-to-pdf) admite los dos, y puedes mezclarlos con JPG.",
      },
      {
        question: "¿Por qué no se creó ningún PDF?",
        answer:
          "Si una sola foto no se puede leer, en lugar del PDF recibes un mensaje con su nombre. Quita esa foto e inténtalo de nuevo.",
      },
      {
        question: "¿Puedo volver a sacar mis fotos del PDF?",
        answer:
          "No con nuestras herramientas, así que guarda tus JPG. [PDF a JPG](/pdf-to-jpg) convierte cada página en una imagen nueva.",
      },
      {
        question: "¿Puede alguien más abrir mi PDF?",
        answer:
          "No. No hay ningún enlace de descarga que otros puedan encontrar. El PDF va directo a tu navegador y después se elimina de nuestro servidor.",
      },
    ],
  },
} satisfies ToolWords<"merge-pdf">;
