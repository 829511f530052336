import { batch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PSD", to: "JPG" }),
  name: "PSD a JPG",
  title: "Convertir PSD a JPG | Sin Photoshop, gratis",
  description:
    "Convierte archivos de Photoshop (.psd, .psb) en JPG que puedes enviar y mostrar, también en CMYK, Lab y 16 bits. Sin Photoshop y sin registro.",
  keywords: ["psd a jpg", "convertir psd a jpg", "photoshop a jpg", "abrir psd sin photoshop", "psb a jpg"],
  heading: "Convertidor de PSD a JPG",
  subtitle: "Archivos de Photoshop en JPG, aunque no tengas Photoshop",
  howTo: [
    {
      name: "Selecciona tus PSD",
      text: "También sirven los .psb, para documentos muy grandes.",
    },
    {
      name: "Convierte",
      text: "Pulsa “Convertir a JPG” y se saca del documento la imagen visible.",
    },
    {
      name: "Descarga tus JPG",
      text: "Mira la imagen de la fila y guárdala.",
    },
  ],
  article: {
    sections: [
      {
        heading: "La imagen que hay dentro de un archivo de Photoshop",
        blocks: [
          "Además de sus capas, un PSD suele guardar la imagen terminada tal como Photoshop la mostraba al guardar. Eso es lo que llega a tu JPG, así que los efectos, las máscaras y las capas de ajuste se ven exactamente como los dejó quien lo diseñó.",
          "Si el documento se guardó solo con capas, esa imagen no existe. La página te avisa, y quien hizo el archivo puede guardarlo otra vez con “Maximizar compatibilidad” activado.",
        ],
      },
      {
        heading: "Modos de color que funcionan",
        blocks: [
          {
            caption: "Qué pasa con cada modo de color",
            head: ["Modo del documento", "En el JPG"],
            rows: [
              ["RGB y escala de grises", "Se conserva, convertido a sRGB según el perfil del documento"],
              ["CMYK, para imprenta", "Colores de pantalla según el perfil de impresión"],
              ["Lab y color indexado", "Convertidos como los mostraría Photoshop"],
              ["16 bits por canal", "Reducidos a 8, lo máximo que guarda un JPG"],
              ["Duotono", "Escala de grises, sin las tintas"],
              ["Zonas transparentes", "Blanco"],
            ],
          },
        ],
      },
      {
        heading: "Para pruebas y aprobaciones",
        blocks: [
          "Los clientes y las imprentas rara vez tienen Photoshop, y un PSD de 80 MB no cabe en un correo. Un JPG de unos cientos de kilobytes muestra la misma imagen en cualquier teléfono. Convierte de una vez toda una serie de bocetos, descarga el ZIP y adjúntalo. Para un documento de varias páginas, reúne los JPG en un PDF con [Imagen a PDF](/image-to-pdf).",
        ],
      },
      {
        heading: "Cuándo es mejor PNG",
        blocks: [
          "Un logo o un diseño de interfaz tiene bordes nítidos y a menudo ningún fondo. El JPG difumina un poco los bordes y no puede ser transparente. En el [Convertidor de imágenes](/image-compressor), elige png para esos documentos: no se pierde nada y el fondo sigue transparente.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Puedo obtener las capas una a una?",
        answer:
          "No. Solo se convierte la imagen terminada. Para separar un documento en sus partes necesitas un programa que edite PSD, como Photopea o GIMP.",
      },
      {
        question: "¿Por qué mi JPG se ve distinto que en Photoshop?",
        answer:
          "Lo más probable es que el documento use CMYK o una gama amplia, y que Photoshop simule la impresión. Un JPG para pantallas tiene colores sRGB, y los muy saturados son los que más cambian.",
      },
      {
        question: "¿Cuánto puede pesar el documento?",
        answer: "Hasta 100 MB y 100 megapíxeles. El número de capas da igual.",
      },
      {
        question: "¿Quién ve mi diseño?",
        answer: "Nadie. El PSD desaparece después de la conversión, y el JPG, después de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
