import type { Translated } from "..";
import type { questions as en } from "../en/questions";

export const questions = {
  free: {
    question: "¿Es gratis de verdad?",
    answer:
      "Sí. Todas las herramientas son gratis, para uso personal y comercial. No hay plan de pago, ni periodo de prueba, ni marca de agua.",
    tags: ["gratis", "precio", "marca de agua", "uso comercial"],
  },
  account: {
    question: "¿Necesito una cuenta?",
    answer:
      "No, no hay que registrarse en nada. Abre una herramienta, selecciona tus archivos, conviértelos y descarga los resultados.",
    tags: ["cuenta", "registro", "iniciar sesión", "correo"],
  },
  "how-it-works": {
    question: "¿Cómo convierto un archivo?",
    answer:
      "Abre la herramienta de tus formatos, por ejemplo [HEIC a JPG](/heic-to-jpg). Suelta tus archivos en la página o selecciónalos con el botón. Después pulsa el botón de convertir y descarga los resultados. [JPEG a JPG](/jpeg-to-jpg) empieza y descarga por sí solo.",
    tags: ["cómo se hace", "pasos", "arrastrar y soltar", "subir"],
  },
  "which-formats": {
    question: "¿Qué formatos puedo convertir?",
    answer:
      "Puedes convertir imágenes en {formats}, y también PDF. El [Convertidor de imágenes](/image-compressor) lee todos estos formatos de imagen y los guarda como JPG, PNG, WEBP, AVIF o TIFF. Puedes convertir PDF en imágenes o documentos de Word, imágenes en PDF, JPG y WEBP en GIF, y PNG en [favicons](/png-to-ico). [Imagen a texto](/image-to-text) y [OCR PDF](/ocr-pdf) leen el texto de imágenes y escaneos.",
    tags: ["formatos", "{formats}", "favicon", "pdf"],
  },
  limits: {
    question: "¿Cuánto pueden pesar mis archivos?",
    answer:
      "Puedes subir hasta 100 archivos y 100 MB a la vez, y cada imagen puede tener hasta 100 megapíxeles. Algunas herramientas tienen límites más bajos: [PNG a JPG](/png-to-jpg) (Avanzado), [JPEG a JPG](/jpeg-to-jpg) y [PDF a JPG](/pdf-to-jpg) admiten hasta 10 MB por archivo, y el [Convertidor de imágenes](/image-compressor), hasta 20 MB. [JPG a WEBP](/jpg-to-webp) y [JPG a GIF](/jpg-to-gif) admiten 20 archivos cada vez.",
    tags: ["límites", "tamaño de archivo", "megapíxeles", "máximo"],
  },
  "many-files": {
    question: "¿Puedo convertir muchos archivos a la vez?",
    answer:
      "Sí. Todas las herramientas para imágenes admiten varios archivos y te dejan descargar juntos los resultados. [Unir PDF](/merge-pdf) y las demás herramientas que ordenan páginas admiten hasta 50 PDF. Las otras herramientas para PDF admiten uno cada vez.",
    tags: ["por lotes", "varios archivos", "conversión masiva", "zip"],
  },
  devices: {
    question: "¿Funciona en un teléfono o una tableta?",
    answer:
      "Sí, en cualquier navegador reciente y sin instalar nada. En [Imagen a PDF](/image-to-pdf) también puedes tomar fotos con la cámara. Se quedan en tu dispositivo hasta que pulsas “Convertir a PDF”.",
    tags: ["móvil", "celular", "tablet", "iphone", "android", "instalar", "cámara"],
  },
  "how-long": {
    question: "¿Cuánto tarda una conversión?",
    answer:
      "La mayoría de las imágenes tarda unos segundos. Con una conexión lenta, lo que más tarda es la subida. [Comprimir imagen](/compress-image) necesita más tiempo porque prueba varios ajustes con cada imagen. Si un archivo tarda más de 30 segundos en nuestro servidor, lo detenemos y te avisamos.",
    tags: ["velocidad", "tiempo", "espera", "lento"],
  },
  quality: {
    question: "¿Mis imágenes pierden calidad?",
    answer:
      "Depende del formato nuevo. PNG y TIFF no tienen pérdida. JPG, WEBP y AVIF descartan detalles que apenas notarías. En [PNG a JPG](/png-to-jpg) puedes elegir la calidad. [JPEG a JPG](/jpeg-to-jpg) conserva los datos originales de la imagen.",
    tags: ["calidad", "sin pérdida", "compresión", "resolución"],
  },
  "jpg-or-jpeg": {
    question: "¿Qué diferencia hay entre JPG y JPEG?",
    answer:
      "Solo el nombre del archivo. Las dos extensiones indican el mismo formato; .jpg viene de cuando las extensiones no podían tener más de tres letras. Si un formulario exige una de ellas, usa [JPEG a JPG](/jpeg-to-jpg) o [JPG a JPEG](/Jpg-to-jpeg).",
    tags: ["jpg", "jpeg", "extensión", "tipo de archivo"],
  },
  heic: {
    question: "¿Por qué no puedo abrir las fotos de mi iPhone?",
    answer:
      "El iPhone guarda las fotos en HEIC, un formato que muchos programas y formularios no leen. [HEIC a JPG](/heic-to-jpg) crea JPG que se abren en todas partes. Si vas a editar una foto varias veces, es mejor [HEIC a PNG](/heic-to-png).",
    tags: ["heic", "heif", "iphone", "ipad", "apple"],
  },
  transparency: {
    question: "¿Qué pasa con las zonas transparentes?",
    answer:
      "PNG, WEBP, AVIF y TIFF las conservan. El JPG no admite transparencia, así que esas zonas quedan blancas. En [PNG a JPG](/png-to-jpg) puedes elegir otro color.",
    tags: ["transparencia", "alfa", "fondo", "logo"],
  },
  animation: {
    question: "¿Las animaciones siguen moviéndose?",
    answer:
      "Sí, en GIF y WEBP, hasta 256 fotogramas. [GIF a WEBP](/gif-to-webp) reduce el peso de las animaciones, y [WEBP a GIF](/webp-to-gif) hace que se muevan en más programas. Se conservan los fotogramas, los tiempos y las repeticiones. Si conviertes a cualquier otro formato, recibes el primer fotograma.",
    tags: ["animación", "gif", "webp animado", "fotogramas"],
  },
  "best-for-web": {
    question: "¿Qué formato es mejor para mi sitio web?",
    answer:
      "WEBP es una buena elección: lo muestran todos los navegadores actuales y ocupa menos que un JPG de la misma calidad. Prueba [JPG a WEBP](/jpg-to-webp) o [PNG a WEBP](/png-to-webp). AVIF ocupa aún menos, pero los navegadores más antiguos no lo muestran. Para correos y formularios, lo más seguro sigue siendo JPG.",
    tags: ["página web", "webp", "avif", "velocidad de carga", "seo"],
  },
  uploaded: {
    question: "¿Mis archivos se suben o se quedan en mi navegador?",
    answer:
      "Se suben. Todas las conversiones se hacen en nuestro servidor, y después tus archivos se eliminan. [WEBP a JPG](/webp-to-jpg), [AVIF a JPG](/avif-to-jpg), [JPG a JPEG](/Jpg-to-jpeg) y algunas otras herramientas preparan antes la mayoría de las imágenes en tu navegador y suben esa copia. [JPEG a JPG](/jpeg-to-jpg) sube tu archivo tal como es.",
    tags: ["subir", "servidor", "local", "navegador"],
  },
  deleted: {
    question: "¿Cuándo se eliminan mis archivos?",
    answer:
      "Lo que subes se elimina en cuanto termina la conversión. Los resultados se eliminan después de {retention}, o al instante si pulsas “Eliminar ahora”. Algunos resultados no se guardan, porque tu navegador los recibe directamente: los PDF hechos con imágenes, las imágenes comprimidas y los archivos de [JPEG a JPG](/jpeg-to-jpg).",
    tags: ["borrar", "eliminar ahora", "cuánto se guardan", "{retention}", "almacenamiento"],
  },
  "who-sees": {
    question: "¿Alguien más puede abrir mis resultados?",
    answer:
      "Solo si compartes el enlace de descarga. Los enlaces son aleatorios, demasiado largos para adivinarlos, y no aparecen en ninguna lista. Quien tenga el enlace puede abrir el archivo hasta que se elimine. No registramos los nombres de los archivos.",
    tags: ["privado", "seguro", "acceso", "compartir"],
  },
  metadata: {
    question: "¿Se quita la ubicación de mis fotos?",
    answer:
      "Sí. Quitamos la ubicación, los datos de la cámara, las descripciones y otros datos ocultos. Las fotos quedan en su posición correcta, y los colores se convierten a sRGB para que se vean bien en todas partes. Las herramientas que copian los datos originales de la imagen conservan su perfil de color.",
    tags: ["metadatos", "exif", "gps", "ubicación"],
  },
  cookies: {
    question: "¿Las herramientas usan cookies?",
    answer:
      "No. No usan cookies ni piden datos personales. [Imagen a PDF](/image-to-pdf) solo enciende la cámara después de que pulses su botón y des permiso en tu navegador. En [Privacidad](/privacy) puedes leer qué se registra y qué se guarda.",
    tags: ["cookies", "rastreo", "datos personales", "permisos"],
  },
  "pdf-password": {
    question: "¿Puedo usar un PDF con contraseña?",
    answer:
      "Sí, si conoces la contraseña. Escríbela cuando la página la pida. Se envía con el archivo, se usa para esta conversión y no se guarda. Un PDF de [Comprimir PDF](/compress-pdf), [OCR PDF](/ocr-pdf) o [Unir PDF](/merge-pdf) se abre después sin contraseña.",
    tags: ["contraseña", "pdf protegido", "cifrado", "bloqueado"],
  },
  "pdf-size": {
    question: "¿Cuánto puede pesar un PDF?",
    answer:
      "Hasta 100 MB, salvo en [PDF a JPG](/pdf-to-jpg), que admite hasta 10 MB. Para uno más grande, usa [PDF a imagen](/pdf-to-image) y elige JPG. Las conversiones a imágenes y [PDF a Word](/pdf-to-word) admiten 500 páginas cada vez, y hasta 50 pueden ser escaneos cuyo texto se lee. Si un formulario solo acepta PDF pequeños, [Comprimir PDF](/compress-pdf) ajusta el tuyo a su límite.",
    tags: ["tamaño pdf", "páginas", "límites", "pdf grande"],
  },
  "scanned-pdf": {
    question: "¿Puedo convertir un PDF escaneado a Word?",
    answer:
      "Sí. [PDF a Word](/pdf-to-word) lee el texto de las imágenes de las páginas, hasta 50 cada vez, y te avisa cuando lo ha hecho. Revisa los nombres y los números, donde el reconocimiento de texto (OCR) comete más errores. Para buscar en un escaneo que sigue siendo un PDF, usa [OCR PDF](/ocr-pdf).",
    tags: ["escaneo", "word", "docx", "ocr", "reconocimiento de texto"],
  },
  refused: {
    question: "¿Por qué no se aceptó mi archivo?",
    answer:
      "Normalmente, porque la herramienta no admite ese formato o porque el archivo es demasiado grande, está vacío o está dañado. El mensaje te dice cuál es el motivo. A veces el nombre del archivo engaña: uno que termina en .jpg puede ser en realidad un WEBP. El [Convertidor de imágenes](/image-compressor) comprueba qué hay dentro.",
    tags: ["error", "dañado", "formato incorrecto", "archivo corrupto"],
  },
  stuck: {
    question: "La conversión falló. ¿Qué puedo hacer?",
    answer:
      "Espera un momento e inténtalo de nuevo: puede que se cortara tu conexión o que nuestro servidor esté ocupado. Si vuelve a fallar, convierte menos archivos o archivos más pequeños. Si los conviertes uno a uno, verás cuál causa el problema.",
    tags: ["falló", "tiempo de espera", "ocupado", "reintentar", "conexión"],
  },
} satisfies Translated<typeof en>;
