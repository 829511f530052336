import { batch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JXL", to: "JPG" }),
  name: "JXL a JPG",
  title: "Convertir JXL a JPG | Abre archivos JPEG XL, gratis",
  description:
    "Convierte imágenes JPEG XL (.jxl) en JPG que abre cualquier navegador, teléfono y programa. Gratis, sin registro y sin marca de agua.",
  keywords: ["jxl a jpg", "jpeg xl a jpg", "convertir jxl a jpg", "abrir archivo jxl", "convertidor jxl"],
  heading: "Convertidor de JXL a JPG",
  subtitle: "Imágenes JPEG XL en JPG que se abren en todas partes",
  howTo: [
    {
      name: "Selecciona tus JXL",
      text: "Suelta en la página hasta 100 de una vez.",
    },
    {
      name: "Convierte",
      text: "Pulsa “Convertir a JPG”. Cada fila muestra cuándo está lista su imagen.",
    },
    {
      name: "Descarga tus JPG",
      text: "De uno en uno o en un ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Por qué no se abre un JXL",
        blocks: [
          "JPEG XL es el sucesor más reciente de JPG: archivos más pequeños, colores más finos y fotos de algunos teléfonos y cámaras. Safari y las aplicaciones de Apple lo muestran, pero Chrome no lo hace en la mayoría de los dispositivos, y tampoco los visores antiguos de Windows ni la mayoría de los formularios.",
          "Un JPG de la misma imagen funciona en todos ellos. Conserva el JXL si quieres editar la foto más adelante, porque contiene más información.",
        ],
      },
      {
        heading: "Qué pasa con tu imagen",
        blocks: [
          {
            caption: "Tipos de JPEG XL y sus JPG",
            head: ["Tu JXL", "En el JPG"],
            rows: [
              ["Una foto de 8 bits por color", "Los mismos colores, en sRGB"],
              ["De 10 a 16 bits, o gama amplia", "Reducida a los 8 bits y los colores sRGB de un JPG"],
              ["Con transparencia", "Blanco donde no había nada"],
              ["Una animación", "Su primer fotograma, y un aviso"],
              ["Guardada con colores de imprenta (CMYK)", "No se admite, y una frase dice por qué"],
            ],
          },
        ],
      },
      {
        heading: "De dónde salen los archivos JXL",
        blocks: [
          "Lightroom, darktable y GIMP exportan JPEG XL, y hay quien archiva así sus fotos porque ocupan una quinta parte menos que en JPG sin perder nada. Si alguien te ha enviado un .jxl, pregúntale si puede mandarte también el original: cada conversión a JPG descarta los tonos adicionales que hacen suaves las ediciones posteriores.",
        ],
      },
      {
        heading: "JPG empaquetados como JXL",
        blocks: [
          "Algunos programas reducen un JPG empaquetándolo como JPEG XL sin tocar sus píxeles. Un archivo así se puede desempaquetar hasta los bytes exactos de los que salió, con herramientas como djxl. Esta página, en cambio, descodifica los píxeles y escribe un JPG nuevo de calidad 85, que se ve igual pero no es idéntico.",
        ],
      },
    ],
    questions: [
      {
        question: "¿El JPG pesa más que el JXL?",
        answer:
          "Normalmente, sí. JPEG XL necesita menos bytes para el mismo aspecto, así que cuenta con un JPG de hasta el doble de tamaño.",
      },
      {
        question: "¿JPEG XL es lo mismo que JPEG 2000?",
        answer:
          "No, solo comparten el principio del nombre. Para los archivos .jp2 está [JP2 a JPG](/jp2-to-jpg).",
      },
      {
        question: "¿Puedo crear archivos JXL aquí?",
        answer:
          "Todavía no. Para archivos pequeños que muestran los navegadores, usa [JPG a AVIF](/jpg-to-avif).",
      },
      {
        question: "¿Se guardan mis imágenes?",
        answer:
          "El JXL se elimina en cuanto existe su JPG. El JPG te espera {retention}, salvo que lo elimines antes.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
