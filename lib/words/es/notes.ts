import type { Translated } from "..";
import type { notes as en } from "../en/notes";
import { counted } from "../format";

export const notes = {
  first_frame: counted({ other: "Esta animación tiene {n} fotogramas; recibes el primero." }),
  first_picture: counted({ other: "Este archivo contiene {n} imágenes; recibes la primera." }),
  main_picture: counted({ other: "Este archivo contiene {n} imágenes; recibes la principal." }),
  small_preview:
    "La vista previa de este archivo RAW es más pequeña que la foto: {width} × {height} píxeles. Recibes la vista previa.",
  not_enlarged: "Esta imagen es más pequeña que el tamaño que elegiste y no se amplió.",
  kept_pdf: "Este PDF ya pesa lo mínimo que este nivel puede lograr. Lo recibes sin cambios.",
  fitting_pdf: "Este PDF ya está dentro de tu límite. Lo recibes sin cambios.",
  fitted_pdf: "Para no pasar de tu límite, las imágenes se redujeron a {dpi} dpi o menos.",
  fitted_pdf_quality:
    "Para no pasar de tu límite, las imágenes se guardaron con menos calidad. Conservan todos sus píxeles.",
  check_small_print: "Comprueba que puedes leer la letra pequeña.",
  signed_pdf: "Este PDF está firmado, y cualquier cambio invalidaría su firma. Lo recibes sin cambios.",
  searchable_pdf: "Ya se puede buscar en el texto de este PDF. Lo recibes sin cambios.",
  no_text_found: "No encontramos texto en sus páginas.",
  no_text_in_picture: "No encontramos texto en esta imagen.",
  only_pictures: "No encontramos texto en este PDF, así que el archivo de Word solo tiene sus imágenes.",
  unread_script: "Este texto está en una escritura o un idioma que todavía no podemos leer.",
  unread_scripts: counted({
    one: "Una página está en una escritura o un idioma que todavía no podemos leer.",
    other: "{n} páginas están en una escritura o un idioma que todavía no podemos leer.",
  }),
  read_scans: counted({
    one: "Una página es un escaneo, así que leímos el texto de su imagen. Revísalo por si hay errores.",
    other: "{n} páginas son escaneos, así que leímos el texto de sus imágenes. Revísalo por si hay errores.",
  }),
  unread_scans: counted({ one: "No se pudo leer {n} más.", other: "No se pudieron leer {n} más." }),
  unreadable_text: counted({
    one: "Parte del texto de la página {page} no se pudo leer, porque su fuente no dice qué letras muestra.",
    other:
      "Parte del texto de {n} páginas, como la página {page}, no se pudo leer, porque su fuente no dice qué letras muestra.",
  }),
  lost_scans: counted({
    one: "No se pudo leer una página. Está en el PDF sin texto.",
    other: "No se pudieron leer {n} páginas. Están en el PDF sin texto.",
  }),
  lost_signature: "Un PDF firmado no se puede cambiar sin perder su firma. El PDF nuevo no está firmado.",
  unlocked_already: "Este PDF no tiene contraseña ni restricciones. Lo recibes sin cambios.",
  unprotected_pdf: "Ya no hace falta contraseña.",
  fits_as_jpg: "Como JPG cabe en su tamaño completo.",
  colors_fit_as_jpg: "Ahora tiene pocos colores. Como JPG cabe con todos.",
  smaller_as_jpg: "Las fotos ocupan mucho menos como JPG.",
  fewer_pixels: "Ahora mide {width} × {height} píxeles; antes, {oldWidth} × {oldHeight}.",
} satisfies Translated<typeof en>;
