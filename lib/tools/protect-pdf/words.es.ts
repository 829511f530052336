import { pdfDropZone, pdfMessages } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  name: "Proteger PDF",
  title: "Proteger PDF con contraseña | AES-256, gratis",
  description:
    "Pon contraseña a un PDF para que solo lo abra quien la conoce. Cifrado AES-256, gratis, sin cuenta y con borrado automático.",
  keywords: [
    "proteger pdf",
    "poner contraseña a pdf",
    "proteger pdf con contraseña",
    "bloquear pdf",
    "cifrar pdf",
    "encriptar pdf",
  ],
  heading: "Proteger PDF",
  subtitle: "Pon contraseña a un PDF para que solo lo abra quien la conoce",
  dropZone: { ...pdfDropZone, hint: "Un PDF, hasta 100 MB" },
  action: "Proteger PDF",
  steps: ["Leyendo tu PDF...", "Cifrándolo...", "Escribiendo el archivo nuevo...", "Casi listo..."],
  howToTitle: "Cómo proteger un PDF con contraseña",
  howTo: [
    { name: "Selecciona un PDF", text: "Suéltalo en la página o selecciónalo con el botón." },
    {
      name: "Elige una contraseña",
      text: "Escribe una que nadie adivine y decide qué se puede hacer con el PDF.",
    },
    {
      name: "Descarga el PDF protegido",
      text: "Pulsa “Proteger PDF”, guarda el archivo y prueba la contraseña.",
    },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "Qué hace la contraseña",
        blocks: [
          "El PDF nuevo está cifrado con AES-256, el método más fuerte que tiene el PDF. Sin la contraseña no se pueden leer el texto, las imágenes, los adjuntos ni los datos de formulario.",
          "El punto débil es la contraseña, no el cifrado. Un programa adivina una palabra corta en segundos. Cuatro o cinco palabras seguidas que no tienen nada que ver entre sí son difíciles de adivinar y fáciles de escribir.",
          "No guardamos la contraseña. Si la olvidas, nadie puede abrir el archivo. Conserva el original o anota la contraseña en un lugar seguro.",
        ],
      },
      {
        heading: "Imprimir, copiar, modificar",
        blocks: [
          "También puedes pedir que no se imprima, copie ni modifique el documento. Acrobat y muchos otros programas lo respetan. Pero es una petición, no un candado: quien puede abrir el archivo puede hacer una captura de pantalla, y algunos programas ignoran esos ajustes.",
          {
            caption: "Qué protege de qué",
            head: ["Quieres que", "Usa"],
            rows: [
              ["Nadie más lo lea", "Una contraseña, enviada por una vía distinta que el archivo"],
              ["Se note que no se debe imprimir ni copiar", "Una contraseña, con esas opciones desactivadas"],
              ["Nadie lo cambie sin que se note", "Una firma digital, que esta herramienta no crea"],
              [
                "Nadie lea una parte",
                "Quítala antes de enviar el archivo, por ejemplo con [Eliminar páginas de PDF](/delete-pdf-pages)",
              ],
            ],
          },
        ],
      },
      {
        heading: "Cómo enviar un PDF protegido",
        blocks: [
          {
            list: [
              "Da la contraseña por teléfono o en un mensaje, no en el correo que lleva el archivo.",
              "Usa otra contraseña con cada persona o empresa, para saber después quién tenía qué archivo.",
              "Pruébalo: abre una vez el archivo descargado antes de enviarlo.",
              "Comprime primero y protege después. Un PDF protegido no se puede reducir sin su contraseña.",
            ],
          },
          "Para reducir el archivo, usa [Comprimir PDF](/compress-pdf). Para quitarle la contraseña, usa [Desbloquear PDF](/unlock-pdf).",
        ],
      },
    ],
    questions: [
      {
        question: "¿Qué programas abren el PDF protegido?",
        answer:
          "Las versiones actuales de Acrobat Reader, Chrome, Edge y Firefox, y la mayoría de los demás visores. Los programas muy antiguos no admiten AES-256.",
      },
      {
        question: "¿La contraseña puede tener letras como ñ, é o 密?",
        answer: "Sí. Si quien lo abre usa otro teclado, es más fácil escribir letras sencillas y cifras.",
      },
      {
        question: "Mi PDF ya tiene una contraseña. ¿Qué pasa?",
        answer: "Escríbela cuando se te pida. El PDF nuevo tiene solo la contraseña nueva.",
      },
      {
        question: "¿Cambia el documento?",
        answer:
          "No. Las páginas, los marcadores, los formularios y los enlaces quedan como están. Solo se pierde una firma digital, porque vale exactamente para los bytes del original.",
      },
      {
        question: "¿Se puede recuperar una contraseña olvidada?",
        answer: "No. No la guardamos, y el cifrado no tiene puerta trasera.",
      },
      {
        question: "¿Está seguro mi documento mientras está aquí?",
        answer:
          "Viaja por una conexión cifrada. Lo que subes se elimina en cuanto el PDF protegido está hecho, y el PDF protegido, después de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"protect">;
