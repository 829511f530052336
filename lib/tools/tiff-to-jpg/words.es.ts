import { batch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "TIFF", to: "JPG" }),
  name: "TIFF a JPG",
  title: "Convertir TIFF a JPG | Archivos TIF para enviar, gratis",
  description:
    "Convierte archivos TIFF y TIF en JPG que se abren en todas partes, también originales de 16 bits, CMYK o escaneados. Gratis y sin registro.",
  keywords: ["tiff a jpg", "tif a jpg", "convertir tiff a jpg", "tiff a jpeg", "abrir archivo tiff"],
  heading: "Convertidor de TIFF a JPG",
  subtitle: "Escaneos y archivos de imprenta en JPG que se abren en todas partes",
  howTo: [
    {
      name: "Selecciona tus TIFF",
      text: "Los archivos que terminan en .tif y en .tiff son el mismo formato.",
    },
    {
      name: "Convierte",
      text: "Pulsa “Convertir a JPG”. Los colores de imprenta pasan a ser colores de pantalla.",
    },
    { name: "Descarga tus JPG", text: "Guarda archivos sueltos o todo en un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Por qué cuesta compartir un TIFF",
        blocks: [
          "Los escáneres, las cámaras y los programas de impresión usan TIFF porque no pierde nada. Eso hace enormes los archivos, y, salvo Safari, los navegadores no los muestran. En nuestra prueba, una foto de 12 megapíxeles ocupó 10,1 MB en TIFF y 1,1 MB en JPG.",
          "Además, TIFF es el nombre de muchas cosas: faxes en blanco y negro, datos científicos, archivos de imprenta con capas. Esta página lee casi todas.",
        ],
      },
      {
        heading: "Tipos de TIFF que funcionan",
        blocks: [
          {
            caption: "Qué pasa con cada tipo",
            head: ["Tu TIFF", "En el JPG"],
            rows: [
              ["RGB o escala de grises, 8 bits", "Los mismos colores, en sRGB"],
              ["16 o 32 bits por canal, también en coma flotante", "Reducido a 8 bits"],
              ["CMYK de una imprenta", "Convertido a sRGB con el perfil de color del archivo"],
              ["Fax o escaneo en blanco y negro (CCITT)", "JPG en escala de grises"],
              ["Con transparencia", "Blanco detrás"],
              ["Con varias páginas", "La primera página, y un aviso"],
            ],
          },
          "La compresión no importa: se leen LZW, ZIP, PackBits, CCITT y JPEG. El JPG tiene calidad 85, conserva su ancho y su alto, y queda bien orientado aunque el escáner solo anotara un giro.",
        ],
      },
      {
        heading: "TIFF de varias páginas",
        blocks: [
          "Un JPG no puede tener páginas, así que aquí recibes la primera y te decimos cuántas hay. Para tenerlas todas, da dos pasos: [TIFF a PDF](/tiff-to-pdf) las reúne en un PDF, y [PDF a imagen](/pdf-to-image) crea un JPG de cada una, o de las que elijas.",
          "A menudo basta con el PDF: mantiene juntas las páginas, se imprime de una vez y se abre en cualquier teléfono.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Qué diferencia hay entre TIF y TIFF?",
        answer:
          "Solo la extensión. Las versiones antiguas de Windows permitían tres letras, y .tif se ha quedado.",
      },
      {
        question: "¿Por qué no hay vista previa antes de convertir?",
        answer:
          "La mayoría de los navegadores no puede descodificar TIFF. En cuanto el JPG está listo, su fila muestra la imagen.",
      },
      {
        question: "¿Se conservan las capas y los canales?",
        answer: "No. Recibes la imagen acoplada que el programa guardó junto a sus capas.",
      },
      {
        question: "Mi TIFF tiene mediciones en lugar de una imagen. ¿Puedo convertirlo?",
        answer:
          "Si sus valores van de 0 a 1, o usan todo el intervalo de números enteros, sí. Las alturas, las temperaturas y datos parecidos no tienen un brillo acordado, así que los rechazamos en lugar de adivinar.",
      },
      {
        question: "¿Sería mejor PNG que JPG?",
        answer:
          "Para escaneos en blanco y negro y dibujos de líneas, sí: las letras conservan sus bordes nítidos. Elige png en el [Convertidor de imágenes](/image-compressor).",
      },
      {
        question: "¿Cuánto tiempo se guardan mis escaneos?",
        answer:
          "Los TIFF desaparecen cuando se convierten. Los JPG se pueden descargar durante {retention}, o hasta que los elimines.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
