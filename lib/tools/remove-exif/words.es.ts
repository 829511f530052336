import { counted } from "../../words/format";
import type { ToolWords } from "../words";

export const words = {
  messages: {
    drop: "Suelta solo archivos JPG, PNG, WEBP, HEIC o AVIF.",
    select: "Selecciona solo archivos JPG, PNG, WEBP, HEIC o AVIF.",
    none: "Selecciona al menos una foto.",
  },
  dropZone: {
    prompt: "Arrastra y suelta fotos aquí",
    dragging: "Suelta aquí tus fotos",
    or: "o",
    button: "Seleccionar fotos",
    hint: "JPG, PNG, WEBP, HEIC o AVIF, hasta 100 archivos, 100 MB en total",
  },
  action: "Eliminar datos",
  busy: "Eliminando...",
  failed: "No pudimos eliminar los datos. Inténtalo de nuevo.",
  steps: ["Leyendo tus fotos...", "Buscando datos ocultos...", "Quitándolos...", "Casi listo..."],
  success: "{had} {rest}",
  cleaned: {
    title: "Datos eliminados",
    had: counted({
      one: "{n} foto tenía datos, ya eliminados.",
      other: "{n} fotos tenían datos, ya eliminados.",
    }),
    rest: counted({ one: "{n} no tenía ninguno.", other: "{n} no tenían ninguno." }),
    none: {
      title: "No se encontraron datos",
      text: counted({
        one: "Esta foto no tenía datos ocultos.",
        other: "Ninguna de estas {n} fotos tenía datos ocultos.",
      }),
    },
  },
  clear: "Vaciar lista",
  name: "Eliminar EXIF",
  title: "Eliminar EXIF y metadatos de fotos | Sin perder calidad",
  description:
    "Mira qué dice una foto de ti y quita los metadatos EXIF, GPS, XMP e IPTC de JPG, PNG, WEBP, HEIC y AVIF sin volver a comprimir. Gratis, sin registro.",
  keywords: [
    "eliminar exif",
    "quitar metadatos de una foto",
    "borrar metadatos de fotos",
    "quitar ubicación de una foto",
    "eliminar datos exif online",
  ],
  heading: "Eliminar los datos EXIF de tus fotos",
  subtitle: "Mira qué dicen tus fotos de ti y compártelas sin eso",
  howToTitle: "Cómo eliminar los datos EXIF",
  howTo: [
    {
      name: "Selecciona tus fotos",
      text: "De los cinco formatos, mezcladas como quieras. Cada una conserva su nombre, su formato y su tamaño en píxeles.",
    },
    {
      name: "Elimina los datos",
      text: "Pulsa “Eliminar datos”. Nada se vuelve a comprimir, así que tarda un momento incluso con fotos grandes.",
    },
    {
      name: "Mira qué había y descarga",
      text: "Cada fila indica qué se quitó. Abre “Lo que decía” para leerlo.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Qué dice una foto de ti",
        blocks: [
          "Un teléfono escribe un pequeño informe en cada imagen: cuándo se tomó, con qué modelo y objetivo y, si la cámara tiene permiso para usar la ubicación, dónde estabas, con pocos metros de error. Una foto desde tu balcón es tu dirección. Los programas de edición añaden su propio nombre y, a menudo, el de la persona que pagó la licencia.",
          {
            caption: "Dónde están estos datos y qué cuentan",
            head: ["Parte del archivo", "Qué puede contener"],
            rows: [
              [
                "EXIF",
                "Fecha, cámara, objetivo, exposición, números de serie, coordenadas, altitud, dirección",
              ],
              [
                "Notas del fabricante",
                "Ajustes en el código propio de la marca, a veces una ciudad o el número de disparos",
              ],
              [
                "XMP",
                "Autor, derechos, palabras clave, pasos de una edición, nombres de las caras etiquetadas",
              ],
              ["IPTC", "Pie de foto, crédito, ciudad y país, tal como los usan los periódicos"],
              ["Vista previa", "Una copia pequeña de la imagen, que puede mostrar lo que después se recortó"],
            ],
          },
          "Las grandes redes sociales quitan casi todo esto cuando publicas. El correo, los enlaces a la nube, los foros, los anuncios clasificados y la mensajería que envía “como archivo” lo pasan intacto.",
        ],
      },
      {
        heading: "La imagen queda exactamente igual",
        blocks: [
          "Muchas herramientas abren la foto y la guardan de nuevo, y cada vez se pierde calidad. Aquí el archivo se desmonta y se vuelve a montar sin las piezas que lo describen. La imagen comprimida se copia byte a byte: cada píxel del resultado es el mismo.",
          {
            list: [
              "El perfil de color se queda, porque sin él cambiarían los colores.",
              "También la orientación, el único número que dice al visor qué lado va arriba. Un JPG la conserva sola, en un bloque EXIF por lo demás vacío.",
              "Solo se copian las piezas que pertenecen a la imagen. Lo que no conocemos queda fuera.",
            ],
          },
          "El video que algunos teléfonos esconden detrás de una imagen, como “foto en movimiento”, también se quita. Si necesitas un archivo más pequeño, usa [Comprimir imagen](/compress-image), que de paso elimina estos mismos datos.",
        ],
      },
      {
        heading: "HEIC, AVIF y lo que no podemos hacer",
        blocks: [
          "Los HEIC y AVIF enumeran su contenido en un índice. Escribimos ese índice de nuevo sin los datos y cubrimos sus bytes con ceros, así que el archivo conserva su tamaño. Las ráfagas y animaciones en estos dos formatos se rechazan, porque sus fotogramas se guardan de otra manera. [HEIC a JPG](/heic-to-jpg) las convierte en un JPG limpio.",
          "Algunos teléfonos guardan brillo adicional para pantallas HDR. En un JPG es una segunda imagen detrás de la primera, y se va con lo demás; la foto se ve entonces como en una pantalla normal. Los TIFF y RAW entrelazan las descripciones con la imagen: conviértelos con [TIFF a JPG](/tiff-to-jpg) o [RAW a JPG](/raw-to-jpg).",
          "Ninguna herramienta quita lo que muestra la propia imagen. Antes de compartirla, busca letreros de calles, etiquetas con nombres, pantallas y reflejos.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Cómo compruebo el resultado?",
        answer:
          "Selecciona otra vez el archivo que descargaste: la fila dirá que no tenía datos ocultos. Tu equipo muestra lo mismo: en Windows, en Propiedades, Detalles; en un Mac, con Mostrar inspector en Vista Previa.",
      },
      {
        question: "¿La ubicación se envía a un servicio de mapas?",
        answer:
          "No. Ves las coordenadas y, al lado, un enlace. Solo si lo pulsas, tu navegador pide ese lugar a OpenStreetMap.",
      },
      {
        question: "¿Por qué mi archivo pesa casi lo mismo?",
        answer:
          "Los datos ocupan unos pocos kilobytes; una vista previa, quizá cincuenta. El resto es la imagen, y esa no la tocamos.",
      },
      {
        question: "¿Puedo conservar los derechos de autor?",
        answer:
          "En esta página no. Cuando conviertas una foto, activa “Conservar los datos de la foto”: el autor, los derechos, la fecha y la cámara se quedan, y la ubicación, solo si lo pides.",
      },
      {
        question: "¿Cómo evito que mi teléfono guarde la ubicación?",
        answer:
          "En un iPhone, abre Configuración (o Ajustes), Privacidad y seguridad, Localización, Cámara, y elige Nunca. En Android, desactiva las etiquetas de ubicación en los ajustes de la cámara.",
      },
      {
        question: "¿Se guarda lo que decían mis fotos?",
        answer:
          "No. Se lee en nuestro servidor, se envía a tu navegador con el resultado y no se guarda. Lo que subes se elimina al instante; los resultados, después de {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
