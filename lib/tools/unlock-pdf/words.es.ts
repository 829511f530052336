import { pdfDropZone, pdfMessages } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  name: "Desbloquear PDF",
  title: "Desbloquear PDF | Quita su contraseña, gratis",
  description:
    "Guarda un PDF sin su contraseña o sin límites para imprimir y copiar. Para archivos que tienes permiso para abrir. Gratis y sin cuenta.",
  keywords: [
    "desbloquear pdf",
    "quitar contraseña a pdf",
    "quitar contraseña pdf",
    "desproteger pdf",
    "descifrar pdf",
  ],
  heading: "Desbloquear PDF",
  subtitle: "Guarda un PDF sin su contraseña, o sin límites para imprimir y copiar",
  dropZone: { ...pdfDropZone, hint: "Un PDF, hasta 100 MB" },
  action: "Desbloquear PDF",
  steps: ["Leyendo tu PDF...", "Quitando el cifrado...", "Escribiendo el archivo nuevo...", "Casi listo..."],
  howToTitle: "Cómo desbloquear un PDF",
  howTo: [
    { name: "Selecciona un PDF", text: "Suéltalo en la página o selecciónalo con el botón." },
    {
      name: "Escribe su contraseña",
      text: "Se te pide si el archivo no se abre sin ella. Desbloquea solo archivos que puedas desbloquear.",
    },
    {
      name: "Descarga el PDF abierto",
      text: "Se abre sin contraseña, y se puede imprimir y copiar.",
    },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "Dos tipos de candado",
        blocks: [
          "Un PDF puede tener una contraseña para abrirlo. Entonces su contenido está cifrado, y solo se puede leer con la contraseña. Sin ella no podemos abrir el archivo, y no intentamos adivinarla.",
          "Un PDF también puede abrirse sin contraseña, pero pedir a los programas que no lo impriman, copien ni modifiquen. Para leerlo no hace falta contraseña, así que aquí tampoco: recibes una copia sin esos límites.",
          {
            caption: "Qué puede hacer esta herramienta",
            head: ["El PDF", "Qué necesitas", "Qué recibes"],
            rows: [
              ["Pide una contraseña al abrirlo", "La contraseña", "Un PDF que se abre sin ella"],
              ["Se abre, pero no se puede imprimir o copiar", "Nada", "Un PDF sin límites"],
              ["No está bloqueado", "Nada", "El mismo archivo, y una nota que lo dice"],
              ["Necesita un certificado o un programa especial", "Ese programa", "Nada; no podemos abrirlo"],
            ],
          },
        ],
      },
      {
        heading: "Cuándo puedes desbloquear un archivo",
        blocks: [
          "Tus propios documentos, y los que te enviaron para usarlos: una nómina o un extracto bancario cuya contraseña conoces, o un formulario que tienes que imprimir. Si un documento es de otra persona y no quiere que se copie, pregúntale antes. Los límites pueden formar parte de un contrato o de la ley.",
        ],
      },
      {
        heading: "Qué sigue igual en el PDF",
        blocks: [
          "Nada se dibuja ni se convierte de nuevo. El texto, las imágenes, los marcadores, los enlaces y los campos de formulario son los del original, solo que sin cifrado. Una firma digital deja de ser válida, porque se hizo para el archivo bloqueado.",
          "Puedes bloquear otra vez el archivo con [Proteger PDF](/protect-pdf). Si solo quieres comprimirlo o convertirlo, no hace falta desbloquearlo antes: [Comprimir PDF](/compress-pdf) y [PDF a Word](/pdf-to-word) piden la contraseña por su cuenta.",
        ],
      },
    ],
    questions: [
      {
        question: "Olvidé la contraseña. ¿Se puede quitar?",
        answer:
          "No. Sin la contraseña, el contenido no se puede descifrar. Pregunta a quien te envió el archivo o busca una copia anterior.",
      },
      {
        question: "¿Se guarda mi contraseña?",
        answer: "No. Se usa para esta única conversión y no se guarda en ninguna parte.",
      },
      {
        question: "¿Por qué el archivo pesa un poco más o menos?",
        answer:
          "Las partes del archivo se escriben de nuevo sin cifrado, muchas veces con menos bytes. Las páginas no cambian.",
      },
      {
        question: "El archivo sigue pidiendo una contraseña. ¿Por qué?",
        answer:
          "Seguramente abriste el original. La copia desbloqueada es la que descargaste aquí, con el mismo nombre.",
      },
      {
        question: "¿Quién puede ver mi documento?",
        answer:
          "Nadie más que tú, salvo que compartas el enlace de descarga. Lo que subes se elimina enseguida, y el PDF desbloqueado, después de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"unlock">;
