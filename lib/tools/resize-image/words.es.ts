import { pictures } from "../shared.es";
import type { ToolWords } from "../words";

export const words = {
  name: "Redimensionar imagen",
  title: "Redimensionar imagen | Cambia el tamaño en px o %, gratis",
  description:
    "Cambia el tamaño de tus imágenes en píxeles o porcentaje, o a medidas de foto, pasaporte y redes sociales. Recorta o añade bordes. Gratis.",
  keywords: [
    "redimensionar imagen",
    "cambiar tamaño de imagen",
    "cambiar tamaño de foto",
    "tamaño foto pasaporte",
    "ajustar tamaño de imagen",
    "redimensionar gif",
  ],
  heading: "Redimensionar imagen",
  subtitle:
    "Cambia el tamaño de tus imágenes en píxeles o porcentaje, o a la medida de una foto impresa, un pasaporte o una publicación",
  messages: {
    wrong: "Aquí solo se pueden redimensionar imágenes.",
    none: "Selecciona al menos una imagen.",
  },
  dropZone: {
    prompt: "Arrastra y suelta imágenes aquí",
    dragging: "Suelta aquí tus imágenes",
    or: "o",
    button: "Seleccionar imágenes",
    hint: `${pictures.or}, hasta 100 archivos y 100 MB en total`,
  },
  action: "Redimensionar",
  howToTitle: "Cómo cambiar el tamaño de una imagen",
  howTo: [
    { name: "Selecciona imágenes", text: "Una o muchas. Pueden tener distintos tamaños y formatos." },
    {
      name: "Elige el tamaño",
      text: "Escribe píxeles o un porcentaje, o elige una foto impresa, una de pasaporte o una publicación. Ves antes los píxeles del resultado.",
    },
    {
      name: "Redimensiona y descarga",
      text: "Guarda tus imágenes una a una o todas juntas en un ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Cuatro formas de indicar el tamaño",
        blocks: [
          {
            list: [
              "Ancho y alto: empiezan con el tamaño de la imagen. Cambia uno, y el otro se ajusta. Desactiva “Mantener proporciones” para escribir los dos.",
              "Porcentaje: con un 50 %, cada lado mide la mitad, y queda la cuarta parte de los píxeles.",
              "Lado más largo: práctico para mezclas de imágenes verticales y horizontales.",
              "Tamaño predefinido: fotos impresas y papel a 300 dpi, fotos de pasaporte e imágenes para redes sociales.",
            ],
          },
          "Antes de que pulses “Redimensionar”, cada archivo muestra cuántos píxeles tiene y cuántos tendrá.",
        ],
      },
      {
        heading: "Si la imagen tiene otra forma",
        blocks: [
          {
            caption: "Una foto de 4000 × 3000 redimensionada a 1080 × 1080",
            head: ["Opción", "Resultado", "Qué ves"],
            rows: [
              ["Recortar para llenar", "1080 × 1080", "La parte que elijas; puedes moverla y ampliarla"],
              ["Ajustar dentro", "1080 × 810", "La imagen entera"],
              ["Añadir bordes", "1080 × 1080", "La imagen entera, con bordes del color que elijas"],
            ],
          },
          "Las imágenes nunca se estiran. Tampoco se amplían, salvo que lo actives: los píxeles nuevos solo se pueden adivinar, y por eso una imagen ampliada se ve borrosa.",
        ],
      },
      {
        heading: "Fotos de pasaporte y copias en papel",
        blocks: [
          {
            caption: "Tamaños de foto de pasaporte, ancho × alto",
            head: ["País", "En papel", "Píxeles a 300 dpi"],
            rows: [
              ["Estados Unidos", "2 × 2 pulgadas (51 × 51 mm)", "600 × 600"],
              ["Reino Unido, Alemania, Japón", "35 × 45 mm", "413 × 531"],
              ["Canadá", "50 × 70 mm", "591 × 827"],
              ["China", "33 × 48 mm", "390 × 567"],
              ["Finlandia", "36 × 47 mm", "425 × 555"],
            ],
          },
          "Para el tamaño de otro país, elige “Ancho y alto” y escribe los píxeles. Aquí solo se ajusta el tamaño: las oficinas públicas tienen además normas sobre la cabeza, el fondo y la antigüedad de la foto, así que consúltalas antes de hacer tu trámite.",
          "JPG, PNG y TIFF guardan la resolución, para que los programas los impriman al tamaño correcto. Si una foto no tiene píxeles suficientes para 300 dpi, conserva su tamaño en papel con una resolución menor.",
        ],
      },
      {
        heading: "Detalles nítidos, brillo correcto",
        blocks: [
          "Las fotos se reducen con un filtro Lanczos en luz lineal, tal como se suma la propia luz. Muchos programas promedian los números guardados, y así oscurecen los detalles claros y finos, como las estrellas, la nieve o las luces de una ciudad. Las capturas y los dibujos se promedian tal como están guardados, porque así las letras finas y oscuras no se aclaran.",
          {
            list: [
              "Las fotos se ponen antes en su posición correcta.",
              "Los GIF y WEBP animados conservan sus fotogramas y tiempos si el resultado es un GIF o un WEBP.",
              "Los colores pasan a sRGB, y los datos de la cámara y la ubicación se quitan.",
              "Un archivo que no necesita cambios no se envía: lo recibes exactamente como estaba, con sus datos de cámara.",
              "Los PNG y TIFF de 16 bits mantienen sus 16 bits.",
              "Las imágenes y los resultados pueden tener hasta 100 megapíxeles. Los fotogramas de una animación cuentan juntos.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "¿Cambiar el tamaño hace que el archivo pese menos?",
        answer:
          "Normalmente sí, porque hay menos píxeles que guardar. Si tiene que quedar por debajo de cierto peso, activa “Ajustar a un límite de tamaño”: los píxeles quedan como los elegiste, y la calidad baja hasta que el archivo cabe. Para conservar todos los píxeles y ahorrar espacio, usa [Comprimir imagen](/compress-image).",
      },
      {
        question: "¿Puedo ampliar una imagen?",
        answer:
          "Sí. Activa “Ampliar imágenes más pequeñas” o escribe más del 100 %. No mostrará más detalle que antes.",
      },
      {
        question: "¿Puedo elegir qué se recorta?",
        answer:
          "Sí. Elige “Recortar para llenar” y pulsa “Ajustar recorte” junto a un archivo. Arrastra el marco o muévelo con las flechas.",
      },
      {
        question: "¿Qué significa dpi?",
        answer:
          "Puntos por pulgada (ppp): cuántos píxeles se imprimen en una pulgada de papel. Cambia el tamaño en papel, no la imagen en una pantalla.",
      },
      {
        question: "¿Qué formato recibo?",
        answer:
          "El mismo de tu archivo, salvo que elijas otro. Las fotos HEIC pasan a JPG. Los archivos BMP, ICO, TGA, PSD y SVG pasan a PNG.",
      },
      {
        question: "¿Puedo redimensionar muchas imágenes a la vez?",
        answer: "Sí, hasta 100 archivos y 100 MB juntos. Cada una puede tener su propio recorte.",
      },
    ],
  },
} satisfies ToolWords<"resize">;
