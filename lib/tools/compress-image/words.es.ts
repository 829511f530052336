import type { ScreenWords, ToolWords } from "../words";

/** Lo que comparten la herramienta principal y sus variantes. */
export const screen = {
  messages: {
    wrong: "Selecciona imágenes válidas (JPG, PNG, WEBP, AVIF).",
    none: "Selecciona las imágenes que quieres comprimir.",
  },
  dropZone: {
    prompt: "Arrastra y suelta imágenes aquí",
    dragging: "Suelta aquí tus imágenes",
    or: "o",
    button: "Elegir imágenes",
    hint: "JPG, PNG, WEBP o AVIF",
  },
  action: "Comprimir",
  success: "¡Compresión completa! Descarga el ZIP aquí abajo.",
} satisfies ScreenWords["compressor"];

export const words = {
  ...screen,
  name: "Comprimir imagen",
  title: "Comprimir imágenes online | Menos peso, mismo aspecto",
  description:
    "Reduce el peso de tus JPG, PNG, WEBP y AVIF sin diferencia visible y compara el antes y el después. Gratis, sin registro, con borrado automático.",
  keywords: [
    "comprimir imagen",
    "comprimir imágenes",
    "reducir peso de imagen",
    "bajar peso a una foto",
    "comprimir jpg",
    "comprimir png",
  ],
  heading: "Comprimir imágenes",
  subtitle: "Reduce el peso de tus imágenes sin diferencia visible y compara el antes y el después",
  howToTitle: "Cómo comprimir imágenes",
  howTo: [
    {
      name: "Selecciona tus imágenes",
      text: "De cualquier formato, mezcladas. Cada imagen conserva su formato y su tamaño en píxeles.",
    },
    {
      name: "Comprime",
      text: "Pulsa “Comprimir”. Cada imagen se reduce todo lo posible sin que cambie su aspecto.",
    },
    {
      name: "Compara y descarga",
      text: "Pulsa “Comparar” para ver el antes y el después, y descarga el ZIP.",
    },
  ],
  variantsHeading: "Formatos y límites de tamaño más buscados",
  article: {
    sections: [
      {
        heading: "La calidad justa para cada imagen",
        blocks: [
          "La mayoría de los compresores usa la misma calidad para todas las imágenes. Este encuentra la adecuada para cada una: prueba varias en una parte de la imagen, las compara con el original y se queda con la más baja que se ve igual a tamaño completo.",
          "La hierba y el pelo ocultan mucho, así que esas fotos se reducen bastante. Un cielo despejado no oculta nada, y por eso recibe más calidad.",
          {
            caption:
              "La misma foto antes y después, en JPG. Abre cada una en otra pestaña para verla de cerca.",
            large: true,
            pictures: [
              {
                path: "/figures/compress-image-before.jpg",
                label: "Antes",
                alt: "Cinco cometas sobre colinas con bosque al amanecer, con un prado delante.",
                width: 1040,
                height: 780,
                bytes: 125_284,
              },
              {
                path: "/figures/compress-image-after.jpg",
                label: "Después",
                alt: "Las mismas cometas, colinas y prado después de comprimir, con el mismo aspecto.",
                width: 1040,
                height: 780,
                bytes: 77_807,
              },
            ],
          },
        ],
      },
      {
        heading: "Cómo se comprime cada formato",
        blocks: [
          {
            caption: "Recibes el mismo formato",
            head: ["Formato", "Método", "Ahorro mínimo"],
            rows: [
              ["JPG", "Nueva calidad (mozjpeg)", "5 %"],
              ["PNG", "256 colores si se ve igual; si no, sin pérdida", "1 byte"],
              ["WEBP", "Nueva calidad, o sin pérdida si ocupa menos y el original tampoco la tiene", "20 %"],
              ["AVIF", "Nueva calidad", "20 %"],
            ],
          },
          "Si se ahorrara menos, recibes tu original, sin datos ocultos como la ubicación.",
          "En nuestras pruebas, un JPG de 12 megapíxeles pasó de 1,7 MB a 628 KB. Un dibujo en PNG se quedó en 13 KB; solo con compresión sin pérdida habrían sido 143 KB.",
        ],
      },
      {
        heading: "Qué se mantiene y qué cambia",
        blocks: [
          {
            list: [
              "El ancho, el alto, el nombre y la transparencia no cambian, salvo que pongas un límite de tamaño.",
              "Un WEBP animado conserva todos sus fotogramas. Un PNG animado no se comprime.",
              "Los AVIF de más de 8 bits por canal no se comprimen, salvo que haya que quitar datos ocultos.",
              "Los JPG que ya has comprimido aquí no se comprimen otra vez.",
            ],
          },
          "Se quitan los datos de la cámara, la ubicación, las descripciones y las miniaturas. Los PNG de 16 bits pasan a 8, así que guarda el original si piensas editarlo.",
        ],
      },
      {
        heading: "Cuando un formulario limita el tamaño",
        blocks: [
          "Selecciona tus imágenes, activa “Ajustar a un límite de tamaño” y escribe el límite, por ejemplo 200 KB. Cada imagen recibe la mejor calidad que cabe, con menos píxeles donde eso se ve mejor que una calidad más baja. La lista dice cuántos píxeles tiene entonces.",
          {
            caption: "Un JPG de 12 megapíxeles y 1,5 MB, ajustado al límite",
            head: ["Límite", "Resultado", "Píxeles"],
            rows: [
              ["50 KB", "50,0 KB", "812 × 609"],
              ["200 KB", "191,2 KB", "1835 × 1377"],
              ["500 KB", "497,4 KB", "4032 × 3024"],
            ],
          },
          "Para un correo, elige “Todas las imágenes juntas”: los archivos pequeños quedan como están, y los grandes se reparten el resto. Una imagen que ya cabe conserva su calidad. Los formularios cuentan un kilobyte como 1000 o como 1024 bytes, así que contamos 1000.",
          "Para elegir tú el número de píxeles, usa [Redimensionar imagen](/resize-image). Una foto guardada en PNG pesa mucho menos en JPG, y en [PNG a JPG](/png-to-jpg) puedes elegir la calidad. Para sitios web, usa [PNG a WEBP](/png-to-webp) o [JPG a WEBP](/jpg-to-webp), o crea un AVIF con el [Convertidor de imágenes](/image-compressor).",
        ],
      },
    ],
    questions: [
      {
        question: "¿Por qué mi imagen apenas se redujo?",
        answer:
          "Ya estaba bien comprimida. Si el ahorro es menor que el que indica la tabla, recibes tu original.",
      },
      {
        question: "¿Es compresión sin pérdida?",
        answer:
          "No siempre. Un PNG se comprime sin pérdida, salvo que con 256 colores se vea igual de bien. Las demás imágenes se ven iguales al 100 %, pero puedes notar una diferencia si las amplías o las editas.",
      },
      {
        question: "¿Por qué tarda más que convertir?",
        answer: "Probamos varios ajustes con cada imagen para encontrar el mejor.",
      },
      {
        question: "¿Puedo comprimir otros formatos, como HEIC o GIF?",
        answer:
          "Aquí no. Convierte las fotos HEIC con [HEIC a JPG](/heic-to-jpg), y todo lo demás a WEBP con el Convertidor de imágenes.",
      },
      {
        question: "¿Qué es errors.txt en mi ZIP?",
        answer:
          "Es la lista de los archivos que no se pudieron comprimir, con el motivo. Los demás están en el ZIP como siempre.",
      },
      {
        question: "¿Cuántas imágenes puedo comprimir a la vez?",
        answer: "Hasta 100 archivos y 100 MB en total. El máximo por imagen son 100 megapíxeles.",
      },
    ],
  },
} satisfies ToolWords<"compressor">;
