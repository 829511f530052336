import { mergePdf } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(mergePdf, { from: "TIFF" }),
  name: "TIFF a PDF",
  title: "Convertir TIFF a PDF | Todas las páginas, gratis",
  description:
    "Convierte escaneos TIFF en un PDF con todas sus páginas, en el orden que elijas y a su tamaño en papel. Gratis, sin cuenta, sin marca de agua.",
  keywords: ["tiff a pdf", "tif a pdf", "convertir tiff a pdf", "tiff multipágina a pdf", "escaneo a pdf"],
  heading: "Convertidor de TIFF a PDF",
  subtitle: "Todas las páginas de tus escaneos y faxes en un PDF",
  howTo: [
    {
      name: "Selecciona archivos TIFF",
      text: "Uno con muchas páginas, o muchos con una página cada uno.",
    },
    {
      name: "Ponlos en orden",
      text: "Arrastra los archivos hasta su sitio. Las páginas de cada archivo conservan su orden.",
    },
    { name: "Descarga el PDF", text: "Pulsa “Convertir a PDF” y guarda el documento terminado." },
  ],
  article: {
    sections: [
      {
        heading: "Todas las páginas, no solo la primera",
        blocks: [
          "Los escáneres de documentos y los servidores de fax meten montones enteros de papel en un solo TIFF. La mayoría de los convertidores muestra solo su primera página. Aquí, cada página de cada TIFF es una página del PDF, en el orden de tu lista.",
          {
            list: [
              "Un TIFF puede mezclar páginas en color, en gris y en blanco y negro.",
              "Las páginas pueden tener distintos tamaños y orientaciones.",
              "Las vistas previas pequeñas y las máscaras que algunos programas esconden en un TIFF no se incluyen.",
            ],
          },
        ],
      },
      {
        heading: "Páginas a su tamaño real",
        blocks: [
          "Los escáneres anotan su resolución en el archivo. Una hoja escaneada a 200 o 300 dpi recibe una página PDF de su tamaño exacto, así que A4 sigue siendo A4. Los archivos sin resolución cuentan como 96 dpi.",
          "Si prefieres páginas iguales, abre “Opciones de página” y elige A4 o Carta, con márgenes o sin ellos.",
        ],
      },
      {
        heading: "Calidad y tamaño del archivo",
        blocks: [
          "Las páginas se guardan sin pérdida, con los bits justos para sus colores. Las que el escáner comprimió en JPEG se guardan de nuevo en JPEG, con calidad 92 y todo el detalle de color, porque guardarlas sin pérdida solo haría más grande el archivo.",
          {
            caption: "Escaneos de páginas A4 a 300 dpi",
            head: ["TIFF", "Tamaño", "PDF"],
            rows: [
              ["20 páginas, blanco y negro, CCITT", "334 KB", "572 KB"],
              ["3 páginas, color, LZW", "3,1 MB", "2,3 MB"],
              ["3 páginas, color, JPEG", "1,1 MB", "1,7 MB"],
            ],
          },
          "Si el resultado pesa demasiado para un correo, [Comprimir PDF](/compress-pdf) lo reduce. Con páginas en blanco y negro usa JBIG2, que es mejor que la compresión de fax.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Cuántas páginas puede tener un PDF?",
        answer:
          "Hasta 500 páginas de TIFF con varias páginas. Además, la conversión tiene que terminar en 30 segundos, que bastan para unas 150 páginas en blanco y negro a 300 dpi. Divide los montones más grandes.",
      },
      {
        question: "¿Puedo buscar en el texto del PDF?",
        answer:
          "Todavía no: las páginas son imágenes. Pasa el PDF por [OCR PDF](/ocr-pdf), que añade el texto de forma invisible en 20 idiomas.",
      },
      {
        question: "¿Puedo dejar fuera una página?",
        answer:
          "Puedes dejar fuera archivos, pero no páginas sueltas de un TIFF. Después, quítalas del PDF con [Eliminar páginas de PDF](/delete-pdf-pages).",
      },
      {
        question: "¿Y si una página está dañada?",
        answer:
          "Entonces no hay PDF, y el mensaje nombra el archivo. Sería peor un PDF al que le falta una página, porque nadie lo notaría.",
      },
      {
        question: "¿Puedo mezclar TIFF con JPG y PNG?",
        answer: "Sí, en [Imagen a PDF](/image-to-pdf). También toma todas las páginas de un TIFF.",
      },
      {
        question: "¿Quién puede ver mis documentos?",
        answer:
          "Nadie más que tú. El PDF llega a tu navegador como respuesta a tu subida, y ni él ni los escaneos se quedan en nuestro servidor.",
      },
    ],
  },
} satisfies ToolWords<"merge-pdf">;
