import { languages, pdfDropZone, pdfMessages } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  name: "OCR PDF",
  title: "OCR PDF online | Busca en un PDF escaneado, gratis",
  description:
    "Convierte un PDF escaneado en uno en el que puedes buscar y copiar. Las páginas se ven igual, con el texto detrás. Gratis, sin cuenta.",
  keywords: [
    "ocr pdf",
    "pdf buscable",
    "pdf escaneado a texto",
    "reconocer texto en pdf",
    "ocr online",
    "pdf con texto seleccionable",
  ],
  heading: "OCR PDF",
  subtitle: "Busca en un PDF escaneado, y selecciona y copia su texto",
  dropZone: { ...pdfDropZone, hint: "Un PDF de hasta 100 MB y 50 páginas escaneadas" },
  action: "Reconocer texto",
  steps: ["Leyendo tu PDF...", "Leyendo las páginas escaneadas...", "Añadiendo el texto...", "Casi listo..."],
  languages,
  howToTitle: "Cómo reconocer el texto de un PDF escaneado",
  howTo: [
    {
      name: "Selecciona un PDF",
      text: "Suelta tu escaneo en la página o selecciónalo con el botón.",
    },
    {
      name: "Elige el idioma",
      text: "Lo detectamos. Elígelo tú si el resultado tiene letras raras.",
    },
    {
      name: "Descarga el PDF",
      text: "Se ve igual. Pulsa Ctrl+F o Comando+F en tu visor para buscar en él.",
    },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "Qué pasa con un escaneo",
        blocks: [
          "Una página escaneada es una foto de un texto. Tú puedes leerla, pero tu equipo solo ve una imagen, así que no se puede buscar ni copiar. El reconocimiento de texto (OCR) lee las letras de esa imagen.",
          "Después, esta herramienta devuelve las palabras al PDF, cada una, invisible, justo delante del lugar donde está impresa. Puedes buscar en el PDF, seleccionar una frase y copiarla, y un lector de pantalla puede leerlo en voz alta.",
          {
            caption: "Qué cambia en el PDF y qué no",
            head: ["Parte del PDF", "Qué pasa"],
            rows: [
              ["Páginas escaneadas", "Se ven exactamente igual, con texto en el que se puede buscar"],
              ["Páginas que ya tienen texto", "Quedan como están"],
              ["Texto que se copia con letras raras", "Se lee otra vez de su imagen"],
              ["Tamaño del archivo", "Crece unos pocos kilobytes por página"],
              ["Enlaces, marcadores y formularios", "Quedan como están"],
            ],
          },
        ],
      },
      {
        heading: "Cómo lograr el mejor resultado",
        blocks: [
          {
            list: [
              "Escanea a 300 dpi. A 150 dpi cuesta leer la letra pequeña, y con más de 300 no se gana nada.",
              "No importan las páginas torcidas, las que están de lado ni las sombras: enderezamos y limpiamos cada página antes de leerla. La página de tu PDF queda como estaba.",
              "Si sabes el idioma, elígelo. Ayuda con los acentos, la ñ y la diéresis.",
            ],
          },
          "El reconocimiento nunca es perfecto. Se equivoca en nombres, números y letra tenue, así que revísalos antes de confiar en ellos. No leemos letra manuscrita.",
        ],
      },
      {
        heading: "Qué idiomas lee",
        blocks: [
          "Español, inglés, alemán, francés, portugués, italiano, neerlandés, polaco, turco, vietnamita, griego, ucraniano, japonés, chino (simplificado y tradicional), coreano, árabe, hebreo, hindi y tailandés. La detección automática mira cada página, así que un documento puede tener páginas en distintos idiomas.",
          "¿Solo tienes fotos de las páginas? Reúnelas antes con [Imagen a PDF](/image-to-pdf). Si el escaneo pesa demasiado para un correo, usa después [Comprimir PDF](/compress-pdf): el texto sigue dentro.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Cuánto tarda el reconocimiento?",
        answer:
          "Unos segundos por página. Ves qué página se está leyendo. Los documentos largos pueden tardar unos minutos, y algo más si mucha gente usa la herramienta a la vez.",
      },
      {
        question: "¿Cuántas páginas puedo convertir?",
        answer:
          "Hasta 50 páginas escaneadas a la vez. Las que ya tienen texto no cuentan. Divide antes un documento más largo con [Dividir PDF](/split-pdf).",
      },
      {
        question: "¿Por qué salen caracteres raros al copiar?",
        answer:
          "Puede que la letra sea demasiado pequeña o tenue, o que no se reconociera el idioma. Elige el idioma e inténtalo de nuevo.",
      },
      {
        question: "¿Puedo editar el texto?",
        answer:
          "En el propio PDF, no, porque sus páginas siguen siendo imágenes. Copia el texto en cualquier editor.",
      },
      {
        question: "¿Puedo usarlo con un PDF firmado?",
        answer: "Lo recibes sin cambios. Añadir el texto invalidaría su firma.",
      },
      {
        question: "¿Mi documento se envía a otro servicio?",
        answer:
          "No. Lo lee nuestro propio servidor, sin ningún otro servicio. Lo que subes se elimina en cuanto termina la lectura, y el PDF con texto, después de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"ocr">;
