import { batch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "BMP", to: "JPG" }),
  name: "BMP a JPG",
  title: "Convertir BMP a JPG | Una fracción del peso, gratis",
  description:
    "Convierte pesados mapas de bits BMP en JPG que caben en correos y formularios. También archivos antiguos de Windows y OS/2. Gratis y sin registro.",
  keywords: ["bmp a jpg", "mapa de bits a jpg", "convertir bmp a jpg", "bmp a jpeg", "dib a jpg"],
  heading: "Convertidor de BMP a JPG",
  subtitle: "Mapas de bits pesados, en JPG que caben en un correo",
  howTo: [
    {
      name: "Selecciona tus BMP",
      text: "También se admiten los que terminan en .dib.",
    },
    {
      name: "Convierte",
      text: "Pulsa “Convertir a JPG” y mira cómo bajan los tamaños.",
    },
    {
      name: "Descarga tus JPG",
      text: "Uno a uno o juntos en un ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Por qué los mapas de bits pesan tanto",
        blocks: [
          "Un BMP anota cada píxel, normalmente con tres bytes y sin comprimir. Nuestra foto de ejemplo, de 1600 por 1200 píxeles, ocupa así 5625 KB, y 177 KB como JPG de calidad 85: la trigésima parte.",
          "Los programas de Windows, los escáneres, los microscopios y los aparatos de medida siguen escribiendo BMP, porque cualquier programador sabe hacerlo. Para enviar y publicar son mala elección.",
        ],
      },
      {
        heading: "Mapas de bits que funcionan",
        blocks: [
          {
            caption: "Desde 1990 hasta hoy",
            head: ["Tipo de BMP", "Se lee"],
            rows: [
              ["24 y 32 bits", "Sí"],
              ["16 bits (5-5-5, 5-6-5 y otras máscaras)", "Sí"],
              ["1, 2, 4 y 8 bits con paleta", "Sí"],
              ["Comprimido por repeticiones (RLE)", "Sí"],
              ["Mapas de bits de OS/2", "Sí"],
              ["Guardado de abajo arriba o de arriba abajo", "Sí, los dos se ven bien orientados"],
            ],
          },
        ],
      },
      {
        heading: "Mapas de bits con cabeceras raras",
        blocks: [
          "El formato nunca fue ordenado. Algunos programas escriben un tamaño de archivo falso; otros omiten la resolución, guardan las filas desde arriba o ponen un perfil de color detrás de los píxeles. Esos archivos se leen como los leen los navegadores y Windows. Si un mapa de bits termina antes de tiempo, recibes un aviso de que está dañado, no una imagen medio gris. No cambies antes ningún nombre: lo que cuenta es el contenido, no la extensión.",
        ],
      },
      {
        heading: "Capturas y dibujos",
        blocks: [
          "El JPG está hecho para fotos. Alrededor de las letras y las líneas finas deja manchas tenues, y una captura de pantalla puede incluso pesar más que en PNG. Para eso, el [Convertidor de imágenes](/image-compressor) crea un PNG sin ninguna pérdida.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Pesa menos sin verse peor?",
        answer: "En las fotos, sí: con calidad 85 casi nadie ve una diferencia, ni siquiera al compararlas.",
      },
      {
        question: "¿Qué pasa con la transparencia?",
        answer: "Pocos BMP la tienen. Donde de verdad la hay, el fondo queda blanco.",
      },
      {
        question: "¿Puedo volver a convertir a BMP?",
        answer:
          "Aquí no. Casi ningún programa lo necesita ya: si uno lo pide, Paint puede guardar un JPG como BMP.",
      },
      {
        question: "¿Cuánto tiempo está mi imagen en el servidor?",
        answer: "El mapa de bits, solo mientras se convierte; el JPG, {retention} como máximo.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
