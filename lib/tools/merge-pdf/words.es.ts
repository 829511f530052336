import { pageBoard } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Unir PDF",
  title: "Unir PDF online | Ordena archivos y páginas, gratis",
  description:
    "Une hasta 50 PDF en uno. Ordena archivos o páginas sueltas y conserva marcadores, enlaces y formularios. Gratis, sin cuenta, sin marca de agua.",
  keywords: [
    "unir pdf",
    "juntar pdf",
    "combinar pdf",
    "fusionar pdf",
    "unir archivos pdf",
    "juntar varios pdf en uno",
  ],
  heading: "Unir PDF",
  subtitle: "Junta varios PDF en uno, en el orden que quieras",
  action: "Unir PDF",
  howToTitle: "Cómo unir archivos PDF",
  howTo: [
    {
      name: "Selecciona tus PDF",
      text: "Suéltalos todos en la página. Puedes añadir más en cualquier momento.",
    },
    {
      name: "Ponlos en orden",
      text: "Arrastra los archivos u ordénalos por nombre. Abre un archivo para mover páginas sueltas.",
    },
    {
      name: "Une y descarga",
      text: "Pulsa “Unir PDF”, cambia el nombre si quieres y descarga el PDF nuevo.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Primero los archivos, y las páginas si hacen falta",
        blocks: [
          "Empiezas con una ficha por archivo. Arrastra las fichas hasta dejarlas en orden, u ordénalas por nombre. Casi siempre basta con eso.",
          "A veces hay una sola página fuera de sitio. Una carta de presentación va delante, o un recibo va detrás de su factura. Abre entonces los archivos en páginas. Puedes pasar una página de un archivo a otro, girarla o dejarla fuera.",
          "Puedes deshacer y rehacer cada paso. No se sube nada hasta que pulsas “Unir PDF”.",
        ],
      },
      {
        heading: "Qué conserva el PDF unido",
        blocks: [
          "Algunos programas copian solo las páginas. Esta herramienta se lleva también lo que va con ellas:",
          {
            caption: "De varios PDF a uno",
            head: ["Parte", "En el PDF unido"],
            rows: [
              ["Páginas", "Se ven exactamente igual, cada una con su tamaño"],
              ["Marcadores", "Todos, con una rama por archivo"],
              ["Enlaces entre páginas", "Llevan a las mismas páginas que antes"],
              [
                "Campos de formulario",
                "Conservan sus datos; un campo cambia de nombre si otro archivo usa el mismo",
              ],
              ["Numeración de páginas, como i, ii, iii", "Se conserva"],
              ["Comentarios, adjuntos y capas", "Se conservan, de todos los archivos"],
              ["Etiquetas para lectores de pantalla", "Se conservan, de todos los archivos"],
              ["Título y autor", "Los del primer archivo"],
              ["Firmas digitales", "Se pierden al unir; una nota te avisa"],
            ],
          },
          "Si arriba en el visor aparece un título que no es, pon otro archivo delante y une de nuevo. Tus archivos siguen en la página.",
        ],
      },
      {
        heading: "Antes de enviar el resultado",
        blocks: [
          {
            list: [
              "¿Pesa demasiado para un correo? Pásalo por [Comprimir PDF](/compress-pdf). Comprime después de unir y no antes, para que todas las páginas tengan una calidad parecida.",
              "¿Algunos de tus documentos son fotos? Haz con ellas un PDF en [Imagen a PDF](/image-to-pdf) y añádelo aquí.",
              "¿Imprimes por las dos caras? Inserta una página en blanco después de un documento con un número impar de páginas, para que el siguiente empiece en otra hoja.",
              "¿Uno de los documentos está firmado? Envíalo aparte, para que su firma siga siendo válida.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "¿Cuántos PDF puedo unir?",
        answer: "Hasta 50 archivos cada vez. Juntos pueden tener 100 MB y 10 000 páginas.",
      },
      {
        question: "¿Las páginas pierden calidad?",
        answer:
          "No. El texto, las imágenes y las fuentes se copian sin cambios. Nada se comprime por segunda vez.",
      },
      {
        question: "¿Puedo unir solo unas páginas de cada archivo?",
        answer:
          "Sí. Abre los archivos en páginas y elimina lo que no necesites. Para sacar páginas de un solo PDF es más rápido [Extraer páginas de PDF](/extract-pdf-pages).",
      },
      {
        question: "¿Puedo unir PDF con contraseña?",
        answer:
          "Sí. Cada uno de esos archivos pide la suya. El PDF unido se abre sin contraseña, y una nota te lo recuerda. Para bloquearlo de nuevo, usa [Proteger PDF](/protect-pdf).",
      },
      {
        question: "¿Y si uno de mis archivos está dañado?",
        answer: "Te decimos cuál es. Puedes unir los demás sin él.",
      },
      {
        question: "Olvidé un archivo. ¿Tengo que empezar de nuevo?",
        answer:
          "No. Después de la descarga, tus archivos siguen ahí en tu orden. Añade el que falta y pulsa el botón otra vez.",
      },
      {
        question: "¿Cuánto tiempo se guardan mis archivos?",
        answer:
          "Los archivos que subes se eliminan en cuanto el PDF unido está listo. El PDF unido se elimina después de {retention}, o al instante cuando pulsas “Eliminar ahora”.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
