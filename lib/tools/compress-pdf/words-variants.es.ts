import type { ToolWords } from "../words";
import { screen } from "./words.es";

/** Lo que dicen, por dirección, las páginas que fijan un tamaño. */
export const variants = {
  "/compress-pdf-to-100kb": {
    ...screen,
    name: "Comprimir PDF a 100 KB",
    title: "Comprimir PDF a 100 KB | Gratis y sin pasar del límite",
    description:
      "Deja un currículum, un formulario o un escaneo corto por debajo de 100 KB. Las imágenes se reducen solo lo necesario y el texto sigue nítido.",
    keywords: ["comprimir pdf a 100kb", "pdf de 100 kb", "reducir pdf a 100kb", "pdf de menos de 100kb"],
    heading: "Comprimir PDF a 100 KB",
    subtitle: "Deja un currículum, un formulario o un escaneo corto por debajo de 100 KB, y legible",
    howToTitle: "Cómo comprimir un PDF a 100 KB",
    howTo: [
      { name: "Selecciona tu PDF", text: "El límite de 100 KB ya está puesto." },
      {
        name: "Comprime",
        text: "Pulsa “Comprimir PDF”. El texto queda como está, y las imágenes reciben la mejor calidad que cabe.",
      },
      {
        name: "Revisa y descarga",
        text: "Compara las páginas y descarga el PDF. Si no se llega a 100 KB, ves hasta dónde se puede bajar.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Quién pide 100 KB",
          blocks: [
            "Un límite tan ajustado viene de sistemas que reciben muchísimas solicitudes y guardan un archivo de cada una: portales de empleo, inscripciones a exámenes, matrículas escolares y formularios oficiales antiguos. La mayoría quiere un documento por campo, como un currículum, un certificado o una declaración firmada.",
            "Un formulario así rechaza un archivo con un solo byte de más, y pocos dicen cómo cuentan. Contamos 1000 bytes por kilobyte, así que el resultado queda por debajo del límite en cualquier caso.",
          ],
        },
        {
          heading: "Qué cabe en 100 KB",
          blocks: [
            "Creamos páginas A4 con 38 líneas de texto cada una, y escaneos de ellas a 300 dpi con el ligero ruido que añaden los escáneres. Después las comprimimos con esta herramienta:",
            {
              caption: "Páginas en un PDF de 100 KB",
              head: ["Páginas", "Tamaño antes", "Tamaño después", "Cómo se ven"],
              rows: [
                ["50 páginas de texto, sin escanear", "175 KB", "59 KB", "Sin cambios"],
                ["1 página escaneada en gris", "1,1 MB", "97 KB", "120 dpi, fácil de leer"],
                ["2 páginas escaneadas en gris", "2,3 MB", "95 KB", "96 dpi, claras"],
                ["3 páginas escaneadas en gris", "3,4 MB", "95 KB", "72 dpi, algo borrosas"],
                ["3 páginas escaneadas en blanco y negro", "224 KB", "79 KB", "300 dpi, sin cambios"],
                ["5 páginas escaneadas en gris", "5,7 MB", "129 KB como mínimo", "No cabe"],
              ],
            },
            "El texto ocupa poquísimo: 50 páginas pesaron menos que una escaneada. A eso se suman las fuentes que lleva el documento, así que un currículum hecho con un procesador de textos suele quedar entre los dos.",
          ],
        },
        {
          heading: "Si tu PDF no cabe",
          blocks: [
            {
              list: [
                "No imprimas ni escanees lo que ya tienes como archivo. Guárdalo como PDF desde el programa, y su texto casi no ocupará nada.",
                "Escanea las cartas en blanco y negro en lugar de gris. En nuestra prueba, cinco páginas así ocuparon 91 KB.",
                "Deja fuera los reversos en blanco, las portadas y las páginas de condiciones que nadie pidió.",
                "Recorta una página fotografiada hasta el papel, porque la mesa de alrededor también cuesta bytes.",
                "Si el formulario tiene varios campos, pon un documento en cada uno.",
              ],
            },
            "Después inténtalo otra vez con el archivo original, aquí o con otro límite en [Comprimir PDF](/compress-pdf).",
          ],
        },
      ],
      questions: [
        {
          question: "¿Mi currículum pierde su diseño?",
          answer:
            "No. Las letras, las líneas, las columnas y los enlaces no se tocan. Solo cambian las imágenes, como tu foto, y solo si el resto les deja poco espacio.",
        },
        {
          question: "¿Puedo bajar de 50 KB o de 20 KB?",
          answer:
            "Escribe ese número en lugar de 100. Una página gris de nuestra prueba pudo bajar hasta unos 26 KB. El texto por sí solo necesita mucho menos.",
        },
        {
          question: "El formulario quiere un JPG de 100 KB como máximo. ¿Qué hago?",
          answer:
            "Convierte la página en imagen con [PDF a JPG](/pdf-to-jpg) y pon el mismo límite en [Comprimir imagen](/compress-image).",
        },
        {
          question: "¿Puedo rellenar un formulario después de comprimirlo?",
          answer: "Sí. Sus campos siguen funcionando, y también lo que ya hayas escrito.",
        },
      ],
    },
  },
  "/compress-pdf-to-200kb": {
    ...screen,
    name: "Comprimir PDF a 200 KB",
    title: "Comprimir PDF a 200 KB | Certificados y escaneos, gratis",
    description:
      "Deja certificados, expedientes y escaneos por debajo de 200 KB para una solicitud. Cada página recibe la mejor calidad que cabe. Gratis.",
    keywords: ["comprimir pdf a 200kb", "pdf de 200 kb", "reducir pdf a 200kb", "pdf de menos de 200kb"],
    heading: "Comprimir PDF a 200 KB",
    subtitle: "Deja certificados, expedientes y escaneos por debajo de 200 KB para una solicitud",
    howToTitle: "Cómo comprimir un PDF a 200 KB",
    howTo: [
      { name: "Añade el PDF", text: "Suelta un archivo. Si tienes varios, únelos antes." },
      {
        name: "Empieza",
        text: "“Comprimir PDF” lo ajusta a 200 KB. Cambia el número si tu formulario pide otro.",
      },
      {
        name: "Mira el resultado",
        text: "Te dice la resolución de las imágenes. Descarga el PDF si puedes leerlo todo.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Solicitudes con un límite de 200 KB",
          blocks: [
            "Las universidades, los programas de becas y los colegios profesionales suelen pedir certificados, expedientes académicos y cartas de recomendación como PDF separados, con un límite pequeño para cada uno. El doble de espacio que en un formulario de 100 KB no parece mucho, pero en un escaneo decide si se puede leer un sello.",
          ],
        },
        {
          heading: "¿Gris o color?",
          blocks: [
            "Muchas veces el escáner está en color incluso para texto negro. Esto es lo que cuesta, en páginas A4 de texto que creamos y escaneamos a 300 dpi, ajustadas cada vez a 200 KB:",
            {
              caption: "Resolución de páginas escaneadas en un PDF de 200 KB",
              head: ["Páginas", "Gris", "Color"],
              rows: [
                ["1", "150 dpi", "150 dpi"],
                ["2", "120 dpi", "96 dpi"],
                ["3", "96 dpi", "96 dpi"],
                ["5", "72 dpi", "72 dpi"],
                ["10", "Necesita 257 KB", "Necesita 269 KB"],
              ],
            },
            "La diferencia es menor de lo que cabría esperar, porque el papel casi no tiene color. Se nota con dos páginas, donde el gris conserva una cuarta parte más de resolución. Así que elige gris para cartas normales, y no renuncies por él a un sello de color.",
          ],
        },
        {
          heading: "Sellos y firmas",
          blocks: [
            "Las letras de dos milímetros, como las de muchos sellos redondos, miden 12 píxeles de alto a 150 dpi, pero solo 6 a 72 dpi. Entonces se ve que hay un sello, pero quizá no de quién. Si un certificado lleva uno, dale un archivo propio o envía una página en cada archivo.",
            "Una firma digital es otra cosa. Pertenece a los bytes exactos del archivo, así que devolvemos ese PDF sin cambios o te decimos que pesa demasiado. Comprime primero y firma después.",
          ],
        },
        {
          heading: "Varios certificados en un archivo",
          blocks: [
            "Si hay un solo campo para todo, fotografía o escanea cada hoja y reúne las imágenes con [Imagen a PDF](/image-to-pdf). Después comprime aquí el documento entero, una sola vez: todas las páginas quedan con una calidad parecida, y ninguna se reduce dos veces.",
            "Los expedientes que descargaste como PDF suelen ser de texto, así que caben sin perder nada.",
          ],
        },
      ],
      questions: [
        {
          question: "¿Cómo sé si se lee lo suficiente?",
          answer:
            "Pulsa “Comparar páginas” y busca la letra más pequeña. Si puedes leerla a tamaño normal, también podrá la oficina de admisiones.",
        },
        {
          question: "¿Y si llegar a 200 KB es imposible?",
          answer:
            "Recibes un mensaje con el tamaño mínimo al que se puede llegar, y nada baja de 72 dpi. Quita páginas o pide un límite mayor.",
        },
        {
          question: "Mi límite es de 150 KB o de 256 KB. ¿Puedo usar esta página?",
          answer: "Sí, cambia el número en el campo antes de empezar.",
        },
        {
          question: "¿Importa qué aplicación de escaneo usé?",
          answer:
            "Un poco. Las que guardan en blanco y negro puros crean los archivos más pequeños: diez páginas así ocuparon 181 KB en nuestra prueba.",
        },
      ],
    },
  },
  "/compress-pdf-to-500kb": {
    ...screen,
    name: "Comprimir PDF a 500 KB",
    title: "Comprimir PDF a 500 KB | Para visas y trámites, gratis",
    description:
      "Haz que extractos, copias de pasaporte y otros documentos no pasen de 500 KB. Siguen legibles y con texto buscable. Gratis.",
    keywords: ["comprimir pdf a 500kb", "pdf de 500 kb", "reducir pdf a 500kb", "pdf de menos de 500kb"],
    heading: "Comprimir PDF a 500 KB",
    subtitle: "Haz que extractos, copias de pasaporte y otros documentos no pasen del límite",
    howToTitle: "Cómo comprimir un PDF a 500 KB",
    howTo: [
      { name: "Elige tu documento", text: "De hasta 100 MB, con cualquier número de páginas." },
      {
        name: "Ajústalo a 500 KB",
        text: "La página ya tiene este límite. Un PDF de un banco suele caber sin ninguna pérdida.",
      },
      {
        name: "Guárdalo",
        text: "Usa “Comparar páginas” para revisar los números y la letra pequeña antes de descargarlo.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Documentos para visas, seguros y alquileres",
          blocks: [
            "Las solicitudes de visa y residencia, los trámites de seguros y las solicitudes de alquiler piden documentos de varias páginas: extractos bancarios, contratos, nóminas, una copia del pasaporte. Medio megabyte para cada uno es un límite habitual, y un escaneo de tres páginas hecho con el teléfono ya es varias veces más grande.",
          ],
        },
        {
          heading: "Cuántas páginas caben",
          blocks: [
            {
              caption:
                "Páginas A4 de texto, hechas por nosotros y escaneadas en color a 300 dpi, en un PDF de 500 KB",
              head: ["Páginas", "Antes", "Después", "Resolución"],
              rows: [
                ["1", "1,2 MB", "482 KB", "220 dpi"],
                ["3", "3,5 MB", "479 KB", "150 dpi"],
                ["5", "5,9 MB", "499 KB", "96 dpi"],
                ["10", "11,8 MB", "493 KB", "72 dpi"],
                ["20", "23,6 MB", "535 KB como mínimo", "72 dpi, no cabe"],
              ],
            },
            "Hasta tres páginas parecen una buena fotocopia. Con cinco, los números de cuenta se ven claros en pantalla. Con diez, relee las tablas antes de enviarlas.",
          ],
        },
        {
          heading: "Descargar en lugar de escanear",
          blocks: [
            "Muchos bancos, empresas y aseguradoras ofrecen sus documentos en PDF. Contienen texto y no imágenes del texto: 200 páginas de texto ocuparon 235 KB en nuestra prueba, sin ninguna pérdida. Además se puede buscar en ellos, y eso ayuda a quien revisa tu caso.",
            "Si aun así un archivo de estos pasa del límite, suele ser por un logo en cada página o por fuentes completas. Guardamos una sola vez el mismo logo y solo los caracteres que se usan, antes de reducir ninguna imagen.",
          ],
        },
        {
          heading: "Copias de pasaportes y tarjetas",
          blocks: [
            "Pon un documento por página y escanea solo su superficie. Un documento de identidad que llena la página recibe mucho más detalle que uno en una esquina, porque los bytes se gastan en la tarjeta y no en papel blanco. Déjalo en color, salvo que el formulario diga que sirve en gris.",
            "Para fotos de tu teléfono, [JPG a PDF](/jpg-to-pdf) crea el documento sin otra pérdida de calidad.",
          ],
        },
      ],
      questions: [
        {
          question: "¿Se comprimen igual todas las páginas?",
          answer:
            "Casi. Todas las imágenes reciben más o menos la misma resolución y calidad, para que ninguna página quede ilegible.",
        },
        {
          question: "¿Puedo enviar un extracto protegido con contraseña?",
          answer:
            "Escribe aquí su contraseña cuando se pida. El PDF comprimido no la tiene, y la mayoría de los portales lo exige así de todos modos.",
        },
        {
          question: "¿El portal ve que lo comprimí?",
          answer:
            "El archivo tiene otro tamaño y ya no indica el programa ni la fecha con que se creó. Su título, sus páginas y su texto son los mismos.",
        },
        {
          question: "El portal acepta 0,5 MB. ¿Es lo mismo?",
          answer:
            "Son 500 KB si un megabyte tiene 1000 kilobytes, y un poco más en otro caso. El resultado cumple en los dos casos.",
        },
      ],
    },
  },
  "/compress-pdf-to-1mb": {
    ...screen,
    name: "Comprimir PDF a 1 MB",
    title: "Comprimir PDF a 1 MB | Escritos e informes, gratis",
    description:
      "Reduce escaneos largos, escritos e informes a 1 MB o menos. Se conservan los enlaces, los marcadores y el texto buscable. Gratis y sin registro.",
    keywords: ["comprimir pdf a 1mb", "pdf de 1 mb", "reducir pdf a 1mb", "pdf de menos de 1mb"],
    heading: "Comprimir PDF a 1 MB",
    subtitle: "Reduce escaneos largos, escritos e informes a 1 MB o menos",
    howToTitle: "Cómo comprimir un PDF a 1 MB",
    howTo: [
      {
        name: "Selecciona el documento",
        text: "Usa el original, no una copia que ya se comprimió.",
      },
      {
        name: "Comprímelo a 1 MB",
        text: "Buscamos la resolución más alta que cabe, y con escaneos largos se tarda más.",
      },
      {
        name: "Descarga",
        text: "El archivo nunca pasa de 1 000 000 de bytes, y el resultado dice qué cambió.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Escritos, licitaciones e informes",
          blocks: [
            "Los sistemas de los juzgados, las plataformas de licitación y las de aprendizaje admiten documentos más largos y limitan cada archivo o el envío completo. También pueden hacerlo los servidores de correo. Con 1 MB puedes conservar un contrato escaneado de unas páginas con calidad de impresión, o un expediente largo legible en pantalla.",
            {
              caption:
                "Páginas A4 de texto, hechas por nosotros y escaneadas en gris a 300 dpi, en un PDF de 1 MB",
              head: ["Páginas", "Antes", "Después", "Resolución", "Sirve para"],
              rows: [
                ["2", "2,3 MB", "991 KB", "220 dpi", "Imprimir"],
                ["3", "3,4 MB", "973 KB", "220 dpi", "Imprimir"],
                ["5", "5,7 MB", "984 KB", "150 dpi", "Imprimir cartas"],
                ["10", "11,5 MB", "991 KB", "96 dpi", "Leer en pantalla"],
                ["20", "23,0 MB", "991 KB", "72 dpi", "Consultar algo"],
              ],
            },
          ],
        },
        {
          heading: "Primero el texto, al final las imágenes",
          blocks: [
            "Un escrito redactado por ti rara vez necesita algo de esto: 200 páginas sin imágenes se quedaron en 235 KB. Lo que hace pesados los envíos son los anexos. Si las normas lo permiten, presenta el escrito y sus anexos como archivos separados, para que el escrito quede perfecto y solo se reduzcan los escaneos.",
            "Los marcadores, la numeración de páginas, las referencias y las etiquetas para lectores de pantalla se conservan, sea cual sea el límite. También las marcas PDF/A y los colores que les corresponden.",
          ],
        },
        {
          heading: "Escaneos en los que se puede buscar",
          blocks: [
            "Muchos juzgados y organismos quieren texto en el que se pueda buscar. Reconócelo primero, mientras el escaneo conserva toda su resolución: [OCR PDF](/ocr-pdf) pone una capa de texto invisible detrás de cada página. Comprime después. La capa queda completa, aunque la imagen de la página se reduzca mucho.",
          ],
        },
        {
          heading: "Informes con fotos",
          blocks: [
            "En un informe con fotos, los gráficos suelen estar dibujados con líneas y siguen nítidos. Las fotos se reparten lo que queda, según el tamaño con que aparecen en la página: una del ancho de una columna necesita muchos menos píxeles que una a página completa, por grande que fuera el original.",
            "Si las fotos importan más que el límite, usa [Comprimir PDF](/compress-pdf) con el nivel Ligera y envía un enlace al archivo.",
          ],
        },
      ],
      questions: [
        {
          question: "¿Aquí 1 MB es un millón de bytes?",
          answer: "Sí, 1 000 000. Los sistemas que cuentan 1 048 576 también lo aceptan.",
        },
        {
          question: "¿Puedo comprimir un escrito ya firmado?",
          answer:
            "No sin invalidar la firma. Un PDF firmado de menos de 1 MB vuelve sin cambios; uno más grande hay que comprimirlo antes de firmarlo.",
        },
        {
          question: "¿Cuánto puede pesar el original?",
          answer:
            "La subida puede llegar a 100 MB, con cualquier número de páginas. Si hay tantos escaneos que se nos acaba el tiempo, te lo decimos, y puedes [dividir el documento](/split-pdf).",
        },
        {
          question: "¿Por qué mi resultado pesa mucho menos de 1 MB?",
          answer:
            "O el original ya estaba dentro del límite y solo se comprimió con el nivel Ligera, o sus imágenes son ya tan buenas como permiten 300 dpi.",
        },
      ],
    },
  },
} satisfies Record<string, ToolWords<"compress">>;
