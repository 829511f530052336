import { pdfDropZone, pdfMessages } from "../shared.es";
import type { ScreenWords, ToolWords } from "../words";

/** Lo que comparten la herramienta principal y sus variantes. */
export const screen = {
  messages: pdfMessages,
  dropZone: { ...pdfDropZone, hint: "Un PDF, hasta 100 MB" },
  action: "Comprimir PDF",
  steps: ["Leyendo tu PDF...", "Comprimiendo las imágenes...", "Quitando datos sin uso...", "Casi listo..."],
  levels: {
    light: { name: "Ligera", means: "se ve casi igual, incluso impreso" },
    balanced: { name: "Equilibrada", means: "cabe en un correo, nítido en pantalla" },
    strong: { name: "Fuerte", means: "el archivo más pequeño, todavía legible" },
  },
} satisfies ScreenWords["compress"];

export const words = {
  ...screen,
  name: "Comprimir PDF",
  title: "Comprimir PDF online | Menos peso y legible, gratis",
  description:
    "Reduce el peso de un PDF para enviarlo por correo. Las imágenes se reducen al nivel que elijas y el texto sigue nítido. Gratis y sin cuenta.",
  keywords: ["comprimir pdf", "reducir tamaño pdf", "bajar peso pdf", "reducir peso pdf", "compresor de pdf"],
  heading: "Comprimir PDF",
  subtitle: "Reduce el peso de un PDF para correos y formularios, con el texto siempre nítido",
  howToTitle: "Cómo comprimir un PDF",
  howTo: [
    { name: "Selecciona un PDF", text: "Suéltalo en la página o selecciónalo con el botón." },
    {
      name: "Elige un nivel o un tamaño",
      text: "Elige Ligera para conservar más detalle, Fuerte para ahorrar más espacio, o escribe un límite de tamaño.",
    },
    {
      name: "Descarga el PDF",
      text: "Mira cuánto se redujo. Si no se puede reducir, lo recibes sin cambios.",
    },
  ],
  variantsHeading: "Límites de tamaño más buscados",
  article: {
    sections: [
      {
        heading: "Qué hace que un PDF pese mucho",
        blocks: [
          "Sobre todo, las imágenes. Un escáner guarda cada página como una foto grande. Un informe puede contener fotos de cámara a tamaño completo, aunque no se vean más grandes que un sello.",
          "Después vienen las fuentes. El texto en sí ocupa muy poco, pero muchos PDF llevan fuentes enteras, con miles de caracteres, para unas pocas líneas.",
          "Por eso esta herramienta comprime las imágenes y quita de las fuentes los caracteres que tu texto no usa.",
          {
            caption: "Qué cambia y qué no",
            head: ["Parte del PDF", "Qué pasa"],
            rows: [
              ["Fotos y páginas escaneadas", "Se reducen, según el nivel o el límite que elijas"],
              ["Texto", "Sigue nítido, y se puede buscar y seleccionar"],
              ["Fuentes", "Conservan solo los caracteres que muestra tu PDF"],
              ["Enlaces, marcadores y etiquetas de accesibilidad", "Quedan exactamente como están"],
              ["Líneas, diagramas y logos dibujados como formas", "Quedan exactamente como están"],
              ["Formularios", "Conservan sus campos, sus datos y sus fuentes completas"],
              ["Colores de imprenta (CMYK) en imágenes", "Pasan a colores de pantalla, salvo con Ligera"],
              ["Título, autor y otras propiedades", "Quedan como están, sin ubicación"],
              ["Datos sin uso, vistas previas y datos ocultos de imágenes", "Se quitan"],
            ],
          },
        ],
      },
      {
        heading: "Tres niveles",
        blocks: [
          {
            list: [
              "Ligera mantiene las imágenes a 220 dpi y con sus propios colores, así que se ven bien incluso impresas.",
              "Equilibrada mantiene 150 dpi, lo indicado para correos y formularios.",
              "Fuerte mantiene 100 dpi, ahorra más en las fotos y quita de las fuentes los ajustes para pantallas antiguas. Sirve para cartas escaneadas, pero no para un portafolio.",
            ],
          },
          "Los escaneos en blanco y negro conservan al menos el doble de esa resolución, para que su texto siga nítido.",
          "Si el PDF sigue pesando demasiado, elige un nivel más fuerte y pulsa el botón otra vez. La herramienta siempre parte del archivo que seleccionaste. No subas de nuevo el PDF comprimido: perderías calidad y apenas ahorrarías espacio.",
        ],
      },
      {
        heading: "Cuando un formulario limita el peso del PDF",
        blocks: [
          "Activa “Ajustar a un límite de tamaño” y escribe el límite, por ejemplo 500 KB. Tu PDF no pasará de ahí. Solo ceden las imágenes: reciben la resolución y la calidad más altas que caben, parecidas en todas.",
          {
            caption: "Cinco páginas de texto escaneadas, en gris, a 300 dpi, 5,8 MB en total",
            head: ["Límite", "Resultado", "Resolución"],
            rows: [
              ["200 KB", "199 KB", "72 dpi"],
              ["500 KB", "500 KB", "102 dpi"],
              ["1 MB", "998 KB", "144 dpi"],
              ["2 MB", "2,0 MB", "204 dpi"],
            ],
          },
          "Las imágenes conservan al menos 72 dpi, porque así la letra normal de un escaneo todavía se puede leer. Si tu límite exige menos, te decimos el tamaño mínimo que alcanzamos. Un PDF que ya está dentro del límite se comprime con el nivel Ligera.",
        ],
      },
      {
        heading: "Cuándo comprimir y cuándo no",
        blocks: [
          "Comprime un PDF antes de enviarlo por correo, subirlo a un formulario o leerlo en el teléfono. Conserva el original para la imprenta y para tu archivo.",
          "Si tu PDF son solo fotos y todavía las tienes en JPG, comprímelas con [Comprimir imagen](/compress-image) y reúnelas después con [JPG a PDF](/jpg-to-pdf). No las comprime otra vez.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Por qué mi PDF apenas se redujo?",
        answer:
          "Seguramente sus imágenes y fuentes ya ocupaban poco, o se comprimió antes. Los formularios conservan completas sus fuentes, para que se pueda escribir en ellos cualquier cosa.",
      },
      {
        question: "¿Puedo fijar un tamaño, por ejemplo 2 MB?",
        answer:
          "Sí. Activa “Ajustar a un límite de tamaño”, escribe 2 y elige MB. El resultado nunca pesa más, y es tan bueno como permite el límite.",
      },
      {
        question: "¿Puedo comprimir un PDF firmado?",
        answer:
          "No. Cualquier cambio invalidaría la firma digital, así que un PDF firmado vuelve sin cambios.",
      },
      {
        question: "¿Puedo comprimir un PDF con contraseña?",
        answer:
          "Sí. Escribe la contraseña cuando se te pida. No la guardamos, y el PDF comprimido se abre sin ella.",
      },
      {
        question: "¿Hay un límite de páginas?",
        answer:
          "Un PDF puede tener hasta 20 000 páginas y 100 MB. Si uno muy largo tarda demasiado, paramos y te avisamos.",
      },
      {
        question: "¿Quién puede ver mi PDF?",
        answer:
          "Nadie más que tú, salvo que compartas el enlace de descarga, que es aleatorio y no aparece en ninguna lista. Lo que subes se elimina al terminar la conversión, y el PDF comprimido, después de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"compress">;
