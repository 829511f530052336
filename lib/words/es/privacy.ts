import type { Translated } from "..";
import type { privacy as en } from "../en/privacy";

export const privacy = {
  short: {
    heading: "En pocas palabras",
    points: [
      "No necesitas una cuenta, y este sitio no usa cookies.",
      "Tus archivos se suben para convertirlos, y para nada más.",
      "Lo que subes se elimina en cuanto termina la conversión; los resultados, como máximo después de {retention}.",
      "El registro no contiene direcciones IP ni nombres de archivos.",
    ],
    tagManager:
      "No necesitas una cuenta. Las herramientas no usan cookies; la página de inicio carga Google Tag Manager, como se explica [más abajo](/privacy#cookies-y-almacenamiento).",
  },
  uploaded: {
    heading: "Qué se sube",
    blocks: [
      "Los archivos se suben cuando pulsas el botón de una herramienta para convertirlos, comprimirlos o leerlos. [JPEG a JPG](/jpeg-to-jpg) empieza en cuanto seleccionas los archivos, y lo avisa. Los archivos que seleccionas en la página de inicio se quedan en tu navegador hasta que eliges una herramienta para ellos.",
      "Algunas herramientas preparan antes las imágenes en tu navegador y suben esa copia. Las fotos que tomas en [Imagen a PDF](/image-to-pdf) se quedan en tu dispositivo hasta que las conviertes.",
      "La contraseña de un PDF se envía con el archivo, se usa para esa conversión y no se guarda.",
    ],
    backend:
      "Las conversiones de este sitio se hacen en {host}. Lo que esta página dice del servidor vale para ese.",
  },
  kept: {
    heading: "Dónde se guardan los archivos, y cuánto tiempo",
    blocks: [
      {
        list: [
          "Lo que subes está en nuestro servidor mientras se convierte. Se elimina en cuanto tienes la respuesta, aunque la conversión falle o la canceles.",
          "Los resultados se guardan {retention}, en nuestro servidor o en un almacenamiento que le pertenece, para que puedas descargarlos. Después se eliminan automáticamente.",
          "“Eliminar ahora”, en la página de una herramienta, elimina los resultados al instante.",
          "Los PDF hechos con imágenes, las imágenes comprimidas y los archivos de [JPEG a JPG](/jpeg-to-jpg) no se guardan. Tu navegador los recibe directamente.",
        ],
      },
      "Si el servidor se interrumpe, al arrancar de nuevo elimina lo que haya quedado. El software no hace copias de seguridad de tus archivos.",
    ],
  },
  seen: {
    heading: "Quién puede ver tus archivos",
    blocks: [
      "Cada resultado tiene un enlace de descarga aleatorio, demasiado largo para adivinarlo y que no aparece en ninguna lista. Cualquier persona a la que des el enlace puede abrir el archivo hasta que se elimine.",
      "Quien gestiona el servidor podría abrir los archivos mientras están en él. El software no le ofrece ninguna página para hacerlo. No analiza tus archivos, no aprende de ellos ni los comparte.",
      "Los resultados no llevan ubicación, datos de la cámara ni notas ocultas: todo eso se quita de tus imágenes.",
    ],
  },
  logged: {
    heading: "Qué se registra",
    blocks: [
      "Por cada conversión y cada descarga, el servidor escribe una línea en su registro: la hora, el tipo de solicitud, si funcionó, cuántos archivos y bytes tenía, cuánto tardó y un identificador aleatorio. No incluye tu dirección IP ni los nombres o el contenido de los archivos. Las visitas a las páginas no se registran. Si algo falla, la línea lleva también el mensaje de error, sin nombres de archivos.",
      "El servidor también lleva cuentas: cuántos archivos se convirtieron, cuántos fallaron, cuánto se tardó. En esos totales no se puede reconocer a nadie.",
      "Para limitar cuánto puede convertir cada visitante, el servidor recuerda tu dirección IP durante un minuto, más o menos, o mientras dura tu subida. La tiene en memoria y nunca la escribe en el registro. Los servidores que trabajan juntos comparten, en lugar de la dirección, un hash de ella.",
      "Un proveedor de alojamiento o un proxy situado delante del servidor puede llevar sus propios registros. Eso depende de quien gestiona este sitio.",
    ],
  },
  cookies: {
    heading: "Cookies y almacenamiento",
    blocks: [
      "Este sitio no usa cookies. Tu navegador recuerda dos cosas mientras la pestaña está abierta: los identificadores de tus resultados, para que los encuentres tras recargar la página, y tu mejor puntuación en el juego de la página 404.",
      "Cuando ya has convertido un archivo, o si instalas este sitio como aplicación, tu navegador guarda un pequeño script de este sitio. Muestra una página propia mientras no hay conexión y recibe los archivos que otras aplicaciones comparten con la instalada. Esos archivos se quedan en tu navegador, que elimina su copia en cuanto la página de inicio los tiene. Si compartes archivos antes de que el script esté ahí, se envían a nuestro servidor, que no guarda nada de ellos.",
      "Si cierras la propuesta de leer una página en tu idioma, tu navegador recuerda que la has cerrado. Si cambias de idioma con archivos elegidos, tu navegador los guarda hasta que los recibe la página en ese idioma.",
    ],
    nothing: "Las páginas no cargan nada de otras empresas: ni anuncios, ni analítica, ni fuentes.",
    tagManager:
      "La página de inicio carga Google Tag Manager (contenedor {container}), así que Google recibe tu dirección IP. Qué más carga allí, y si eso usa cookies, lo decide quien gestiona este sitio. Ninguna otra página lo carga.",
    quiet: "Tu navegador no informa de nada sobre tu visita.",
    vitals:
      "Cuando sales de una página, tu navegador informa de lo rápida que fue: hasta cinco cifras y la dirección de la página. Se suman a los totales y no se guardan una a una.",
  },
  operator: {
    heading: "Qué puede cambiar quien gestiona el sitio",
    blocks: [
      "Quien gestiona este sitio puede decidir cuánto tiempo se guardan los resultados (aquí, {retention}), cuánto se puede subir, cuántos archivos puedes convertir por minuto, dónde se guardan los resultados y cuánto se registra. También decide si los navegadores informan de la velocidad de las páginas y si la página de inicio carga un gestor de etiquetas. Lo que dice esta página sigue esos ajustes.",
    ],
  },
  responsible: { heading: "Quién es responsable" },
} satisfies Translated<typeof en>;
