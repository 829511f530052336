import type { api as en } from "../en/api";

// `Translated` tomaría por plural un objeto vacío. Lo que va entre acentos graves es código y se queda como está.

const password = "Abre el archivo, si tiene contraseña.";
const pages =
  "Páginas que se toman, por ejemplo `1-3, 8`, o `5-` desde ahí hasta el final. Si está vacío, todas.";
const targetSize = "Bytes que puede tener cada resultado como máximo.";

const keeping = {
  preserve_metadata: "Conserva los metadatos, excepto la ubicación.",
  preserve_location: "Con `preserve_metadata`: conserva también la ubicación.",
};

const pdfPage = {
  pageSize: "Tamaño de las páginas. `fit` hace cada página tan grande como su imagen.",
  orientation: "Gira el papel. `auto` se adapta a cada imagen. Sin efecto con `fit`.",
  margin: "Espacio en blanco alrededor de cada imagen: ninguno, un cuarto de pulgada o tres cuartos.",
  turns:
    "Gira cada imagen en el sentido de las agujas del reloj: `0`, `90`, `180` o `270` grados, un valor por archivo en su orden, por ejemplo `0,90,0`.",
};

const reading = {
  language: "Idioma del texto de las imágenes. `auto` lo averigua en cada página.",
  progress: "Envía el progreso mientras trabaja. Consulta [Progreso](/api#progress).",
};

const tables = {
  ...reading,
  format: "Un libro de Excel, CSV (un ZIP si hay varias tablas) o las celdas en JSON.",
  layout: "`tables` toma lo que parece una tabla; `page`, todo el texto de cada página.",
  regions:
    'Zonas que se leen en lugar de buscar tablas, en JSON: `[{"page":1,"box":[left,top,right,bottom]}]`, en puntos desde la esquina superior izquierda.',
  text: "Deja los números y las fechas como texto.",
  oneSheet: "Pone todas las tablas en una hoja o en un archivo CSV.",
  separator: "Lo que separa los valores en CSV.",
  bom: "Empieza los CSV con una marca de orden de bytes, que Excel necesita para leer los acentos.",
};

export const api = {
  contents: "En esta página",
  guide: "Guía",
  callsHeading: "Llamadas",
  title: "API de {site}",
  description:
    "Las llamadas que hacen las páginas de este sitio. No se necesita clave. Las conversiones pueden estar limitadas por dirección IP; un programa con un token de quien gestiona el sitio tiene sus propios límites.",

  start: {
    heading: "Cómo funciona una llamada",
    blocks: [
      "Cada herramienta de este sitio es una llamada que también puede hacer tu programa. Envía los archivos como formulario (`multipart/form-data`) y recibes los resultados o enlaces a ellos. Es gratis, y no necesitas cuenta ni clave.",
      {
        list: [
          "Envía las opciones antes que los archivos. Los números, `true` y `false` se envían como texto.",
          "Repite el campo `images` para enviar varias imágenes. Los resultados llegan en el mismo orden.",
          "Lo que cuenta es el contenido de un archivo, no su nombre. Una llamada para imágenes acepta todos los formatos que leemos, diga lo que diga su dirección.",
          "Las llamadas vienen de programas y de las páginas de este sitio. Una página de otro sitio no puede hacerlas desde un navegador.",
        ],
      },
      "Los ejemplos con `fetch` funcionan en Node.js 20 o posterior. Los de Python necesitan el paquete `requests`.",
    ],
    document: "Documento OpenAPI, para generadores de clientes",
  },
  limits: {
    heading: "Límites y tokens",
    blocks: [
      {
        list: [
          "`GET /api/limits` devuelve cuántos megabytes (`maxUploadMb`) y archivos (`maxFiles`) puede tener una solicitud.",
          "Cada archivo cuenta como una conversión. Tu dirección puede hacer un número limitado por minuto: los encabezados `RateLimit-Limit`, `RateLimit-Remaining` y `RateLimit-Reset` (en segundos) dicen cuántas quedan. Donde no hay límite, no aparecen.",
          "Con el estado 429 o 503, espera los segundos que indica `Retry-After` e inténtalo de nuevo.",
          "Si quien gestiona este sitio te da un token, envíalo como `Authorization: Bearer TOKEN`. Tu programa tiene entonces sus propios límites. Un token desconocido recibe un 401.",
        ],
      },
    ],
  },
  results: {
    heading: "Resultados y eliminación",
    blocks: [
      "Un `downloadUrl` es una ruta en este servidor. Empieza por `/api/download/` y el identificador de una sesión: 40 dígitos aleatorios que solo conoces tú. Cualquier persona a la que des el enlace puede abrirlo.",
      "Lo que subes se elimina cuando la respuesta está lista; los resultados, después de {retention} o en cuanto eliminas su sesión. Las llamadas que responden con el propio archivo no guardan nada.",
    ],
    caption: "Solicitudes sobre los resultados y el servidor",
    images: "Las llamadas que aceptan varias imágenes responden con una lista de ellas:",
    example: "Descarga un resultado y después elimina su sesión:",
  },
  errors: {
    heading: "Errores",
    blocks: [
      "Una llamada que falla tiene un estado de 400 o más y responde en JSON. `code` es para tu programa, `message` para las personas. `params` contiene los números y nombres de la frase, y `files`, el código de cada archivo o página que falló.",
      "Si envías varias imágenes y solo fallan algunas, el estado es 200. Esas tienen un `error` y un `code` en su posición dentro de `images`.",
      "Las frases están en inglés, o en otro idioma de este sitio si tu programa lo pide, por ejemplo con `Accept-Language: es`.",
    ],
    caption: "Todos los códigos",
    head: { code: "Código", status: "Estado", meaning: "Mensaje" },
  },
  progress: {
    heading: "Progreso",
    blocks: [
      "Leer escaneos puede tardar minutos. Las llamadas con el campo `progress` pueden decirte por dónde van: envía `true`, y la respuesta es un objeto JSON en cada línea (`application/x-ndjson`).",
      "Su estado se envía antes de que termine el trabajo, así que es 200 aunque la llamada falle. La última línea es el resultado o el error.",
    ],
  },
  health: {
    heading: "Estado del servidor",
    blocks: [
      "`GET /api/health/live` responde mientras el servidor funciona. `GET /api/health/ready` responde 200 mientras puede convertir archivos y, si no, 503.",
    ],
  },

  call: {
    fields: "Campos",
    answer: "Respuesta",
    errors: "Errores de esta llamada, además de los que puede tener cualquiera",
    examples: "Ejemplo",
    copy: "Copiar",
    copied: "Copiado",
    languages: { curl: "curl", fetch: "fetch, en Node.js", python: "Python" },
  },
  field: {
    file: "archivo, obligatorio",
    files: "uno o varios archivos, obligatorio",
    fewFiles: "hasta {n} archivos, obligatorio",
    text: "texto",
    yesNo: "`true` o `false`",
    color: "color, por ejemplo `#ffffff`",
    between: "número de {min} a {max}",
    atLeast: "número entero, {min} o más",
    required: "obligatorio",
    default: "por defecto, `{value}`",
  },
  files: { image: "La imagen.", images: "Las imágenes.", pdf: "El PDF.", pdfs: "Los PDF." },
  answers: {
    json: "JSON",
    images: "JSON con la lista `images`, que se [describe más arriba](/api#results).",
    "application/pdf": "El propio PDF",
    "application/zip": "Un ZIP",
    "image/jpeg": "La propia imagen",
  },
  others: {
    limits: "Los límites de una solicitud.",
    live: "Si el servidor funciona.",
    ready: "Si el servidor puede convertir y guardar archivos.",
    download: "Un resultado. Se pueden pedir partes de él con `Range`.",
    downloadAll: "Un ZIP con todos los resultados de una sesión.",
    listResults: "Los resultados de una sesión que siguen guardados.",
    deleteResults: "Elimina ahora todos los resultados de una sesión.",
    sessionId: "De una respuesta: 40 dígitos hexadecimales aleatorios.",
    filename: "De una respuesta.",
    failure:
      "Un error: una frase para las personas, en inglés o en el idioma que pida `Accept-Language`, y un código para los programas.",
    lines:
      "Se envía si `progress` es true: un objeto JSON en cada línea, primero el progreso y al final la respuesta o el error.",
    notReady: "No puede; `checks` dice por qué.",
  },

  calls: {
    pngToJpg: {
      about: "Crea un JPG de una imagen.",
      fields: {
        quality: "Cuanto más alta, mejor se ve y más ocupa el archivo.",
        backgroundColor: "Se ve donde la imagen es transparente.",
        removeTransparency: "Con `false`, la transparencia se descarta sin color de fondo.",
      },
    },
    jpgToPng: { about: "Crea archivos PNG. Para JPG y todas las demás imágenes.", fields: keeping },
    heicToJpg: { about: "Crea archivos JPG. Pensada para las fotos de un iPhone.", fields: keeping },
    heicToPng: { about: "Crea archivos PNG de las fotos de un iPhone.", fields: keeping },
    webpToPng: { about: "Crea archivos PNG y conserva la transparencia.", fields: keeping },
    webpToJpg: { about: "Crea archivos JPG. La transparencia pasa a blanco.", fields: keeping },
    avifToPng: { about: "Crea archivos PNG de imágenes AVIF.", fields: keeping },
    avifToJpg: { about: "Crea archivos JPG de imágenes AVIF.", fields: keeping },
    jpgToJpeg: {
      about:
        "Da a los JPG la extensión .jpeg, los pone en su posición correcta y quita sus metadatos, sin volver a codificar las imágenes.",
      fields: {},
    },
    imageConvert: {
      about: "Convierte imágenes al formato que indiques.",
      fields: {
        format: "Formato de los resultados. `jpeg` es un JPG cuyo nombre termina en .jpeg.",
        target_format: "Otro nombre de `format`.",
        quality:
          "Para formatos que pierden detalle. Por defecto, los resultados de todos los formatos se ven más o menos igual.",
        preset: "`print` conserva todo el detalle del color, con una calidad de al menos 92.",
        auto_optimize: "Tarda más, a cambio de un archivo más pequeño que se ve igual.",
        svg_side: "Píxeles del lado más largo de un dibujo (SVG).",
        ...keeping,
      },
    },
    jpegToJpg: {
      about:
        "Da a un JPG otra extensión y lo pone en su posición correcta, sin volver a codificarlo. El encabezado `Photo-Details` dice, en JSON, qué datos de la foto se eliminaron o se conservaron.",
      fields: {
        outputFormat: "Extensión del resultado.",
        inputFormat: "Se ignora: lo que cuenta es el contenido del archivo.",
      },
    },
    imageToPdf: { about: "Crea un PDF con una página por imagen, en su orden.", fields: pdfPage },
    jpgToPdf: {
      about: "Hace lo mismo y, si hay una sola imagen, pone su nombre al PDF.",
      fields: pdfPage,
    },
    removeExif: {
      about: "Elimina lo que los archivos dicen sobre sus imágenes, sin volver a codificarlas.",
      fields: {},
    },
    compressor: {
      about:
        "Reduce el peso de las imágenes en su propio formato. Los archivos que fallan se enumeran en el `errors.txt` del ZIP y en el JSON de su comentario, que también dice qué PNG cabrían como JPG y qué datos de las fotos se eliminaron o se conservaron.",
      fields: {
        targetSize:
          "Bytes como máximo. Sin este campo, los resultados se ven como sus originales. Los PNG pueden perder píxeles o colores para caber.",
        targetFor: "Si `targetSize` vale para cada resultado o para todo el ZIP.",
        fewerPixels: "Si una imagen puede quedarse con menos píxeles cuando, de otro modo, se vería peor.",
      },
    },
    resize: {
      about:
        "Cambia el tamaño de las imágenes. Indícalo de una sola forma: `width`, `height` o ambos, `percent`, `longest` o `preset`.",
      fields: {
        width: "Píxeles. Sin `height`, la imagen mantiene sus proporciones.",
        height: "Píxeles. Sin `width`, la imagen mantiene sus proporciones.",
        percent: "Del tamaño de la propia imagen.",
        longest: "Píxeles del lado más largo.",
        preset:
          "Un tamaño con nombre. El papel tiene 300 píxeles por pulgada y se gira para las imágenes horizontales.",
        fit: "Con dos lados: `inside` mantiene la imagen dentro, `cover` la recorta, `pad` añade bordes.",
        crop: "Lo que `cover` conserva de cada archivo, separado por comas: cuánto hacia la derecha y hacia abajo (`50` es el centro) y la ampliación, todo en porcentaje, por ejemplo `50 50 100`.",
        background:
          "De los bordes, y detrás de las partes transparentes si el formato no admite transparencia.",
        enlarge: "Amplía las imágenes que son más pequeñas.",
        format:
          "Formato de los resultados. `original` mantiene el de cada archivo y convierte un HEIC en JPG.",
        targetSize,
      },
    },
    pdfToImages: {
      about: "Crea una imagen de cada página de un PDF.",
      fields: {
        scale: "Píxeles por punto: 1 son 72 dpi, 2 son 144 dpi.",
        format: "Formato de las imágenes. `jpeg` es un JPG cuyo nombre termina en .jpeg.",
        pages,
        password,
      },
    },
    compressPdf: {
      about: "Reduce el peso de un PDF, o lo devuelve sin cambios si no es posible.",
      fields: { level: "Cuánto detalle pueden perder sus imágenes.", targetSize, password },
    },
    ocrPdf: {
      about: "Lee las páginas escaneadas y añade su texto al PDF para que se pueda buscar en él.",
      fields: { ...reading, pages, password },
    },
    pdfToWord: {
      about: "Crea un documento de Word (DOCX) de un PDF. Las páginas escaneadas se leen.",
      fields: {
        ...reading,
        layout: "`flow` crea párrafos fáciles de editar; `exact`, páginas que se ven como las del PDF.",
        password,
      },
    },
    imageToText: {
      about: "Lee el texto de una imagen. No se guarda nada.",
      fields: { language: reading.language },
    },
    organizePdf: {
      about:
        "Une, divide y reordena PDF. Indica qué crear de una sola forma: `plan`, `split` o `merge`. Un resultado tiene como máximo 10 000 páginas.",
      fields: {
        plan: 'Los PDF que se crean, en JSON: `{"documents":[{"name":"a.pdf","pages":[{"file":0,"page":3,"rotate":90}]}]}`. Los archivos se cuentan desde 0, las páginas desde 1, y `{"blank":{"width":595,"height":842}}` es una página vacía.',
        split:
          "Divide un archivo: por sus páginas (`pages`), por sus marcadores (`bookmarks`) o cada tantas páginas.",
        merge: "Con `true`, todos los archivos se unen en un PDF.",
        passwords: 'Una contraseña por archivo, en JSON, por ejemplo `["","secret"]`.',
      },
    },
    protectPdf: {
      about: "Cifra un PDF con una contraseña (AES-256).",
      fields: {
        newPassword: "Abre el PDF nuevo. Hasta 127 bytes de UTF-8.",
        password: "Abre el archivo, si ya tiene contraseña.",
        allowPrinting: "Si quien lo lea puede imprimirlo. Los programas pueden ignorarlo.",
        allowCopying: "Si quien lo lea puede copiar su texto y sus imágenes.",
        allowChanges: "Si quien lo lea puede modificarlo.",
      },
    },
    unlockPdf: {
      about: "Quita la contraseña y todas las restricciones de un PDF.",
      fields: { password: "No hace falta si el PDF se abre sin contraseña." },
    },
    pdfToExcel: {
      about: "Encuentra las tablas de un PDF. Las páginas escaneadas se leen.",
      fields: { ...tables, pages, password },
    },
    imageToExcel: {
      about: "Encuentra las tablas de una imagen, que se lee como una página A4.",
      fields: tables,
    },
  },

  reply: {
    success: "Siempre true.",
    originalName: "Nombre de tu archivo.",
    convertedName: "Nombre para el resultado.",
    originalSize: "Bytes de tu archivo.",
    fileSize: "Bytes del resultado.",
    downloadUrl: "Ruta del resultado.",
    frames: "Imágenes de tu archivo, si hay varias; el resultado tiene una.",
    note: "Una frase, si el resultado es distinto de lo que cabría esperar.",
    "notes[]": "Lo mismo, como `code` con `params`.",
    details: "Lo que el archivo decía sobre la foto: `removed` (eliminado) y `kept` (conservado).",
    dpi: "El máximo de píxeles por pulgada que tienen ahora las imágenes, si algunas se redujeron.",
    pages: "Páginas del PDF.",
    readPages: "Páginas escaneadas que se leyeron.",
    words: "Palabras encontradas.",
    "tables[]":
      "Las tablas: la página en la que empiezan (`page`), su recuadro en puntos (`box`), `rows`, `columns` y `title`.",
    language: "Idioma del texto.",
    confidence: "Fiabilidad de la lectura, de 0 a 100.",
    width: "Píxeles de ancho de la imagen en su posición correcta.",
    height: "Píxeles de alto de la imagen en su posición correcta.",
    text: "El texto, con una línea vacía entre párrafos.",
    "words[]": "Cada palabra: `text`, `confidence` y su recuadro (`x`, `y`, `width`, `height`) en píxeles.",
    "images[].originalName": "Nombre de tu archivo.",
    "images[].convertedName": "Nombre para el resultado.",
    "images[].size": "Bytes del resultado.",
    "images[].compressionRatio":
      "Tamaño del resultado dividido por el de tu archivo: 0.25 es la cuarta parte.",
    "images[].downloadUrl": "Ruta del resultado.",
    "images[].width": "Píxeles de ancho de una imagen redimensionada.",
    "images[].height": "Píxeles de alto de una imagen redimensionada.",
    "images[].dpi": "Píxeles por pulgada, si se conoce el tamaño en papel.",
    "images[].frames": "Imágenes de tu archivo, si hay varias; el resultado tiene una.",
    "images[].note": "Una frase, si el resultado es distinto de lo que cabría esperar.",
    "images[].notes[]": "Lo mismo, como `code` con `params`.",
    "images[].details":
      "Lo que el archivo decía sobre la foto: `removed` (eliminado) y `kept` (conservado); con `removeExif`, también `found` (encontrado).",
    "images[].error": "Por qué falló este archivo, en lugar de un resultado.",
    "images[].code": "Código del error.",
    "images[].params": "Números y nombres de la frase del error.",
    "data.sessionId": "Sesión de los resultados.",
    "data.totalPages": "Páginas que se convirtieron.",
    "data.documentPages": "Páginas del PDF.",
    "data.images[].page": "Número de la página, desde 1.",
    "data.images[].filename": "Nombre de la imagen en la sesión.",
    "data.images[].size": "Bytes de la imagen.",
    "data.images[].error": "Por qué falló esta página, en lugar de una imagen.",
    "data.images[].code": "Código del error.",
    "data.images[].params": "Números y nombres de la frase del error.",
    "data.documents[].name": "Nombre del PDF.",
    "data.documents[].size": "Bytes del PDF.",
    "data.documents[].pages": "Páginas del PDF.",
    "data.documents[].downloadUrl": "Ruta del PDF.",
    "data.documents[].note": "Una frase, si el resultado es distinto de lo que cabría esperar.",
    "data.documents[].notes[]": "Lo mismo, como `code` con `params`.",
    "data.zipUrl": "Ruta de un ZIP con todos los PDF, si hay varios.",
    "files[].filename": "Nombre del resultado.",
    "files[].size": "Bytes del resultado.",
    "files[].downloadUrl": "Ruta del resultado.",
    done: "Páginas que ya se han leído.",
  },
} satisfies typeof en;
