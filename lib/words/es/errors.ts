import type { Translated } from "..";
import type { errors as en } from "../en/errors";

export const errors = {
  bad_request: "No pudimos leer esta solicitud. Recarga la página e inténtalo de nuevo.",
  bad_option:
    "La opción “{limit}” tiene un valor que esta herramienta no admite. Recarga la página e inténtalo de nuevo.",
  bad_pages: "No pudimos leer estos números de página. Escríbelos así: 1-3, 8.",
  missing_page: "Este archivo no tiene una página {limit}. Las páginas se cuentan desde la 1.",
  no_files: "No recibimos ningún archivo. Selecciona uno e inténtalo de nuevo.",
  upload_broken: "La subida se interrumpió. Revisa tu conexión e inténtalo de nuevo.",
  bad_token: "No conocemos este token. Compruébalo o envía la solicitud sin token.",
  forbidden: "Esta solicitud viene de otro sitio web. Usa la herramienta en su propia página.",
  turned_off: "Esta conversión está desactivada en este sitio.",
  not_found: "No encontramos este archivo. Quizá ya se eliminó. Conviértelo otra vez para obtener uno nuevo.",
  method_not_allowed: "Esta dirección solo acepta archivos enviados por POST.",
  upload_timeout:
    "La subida tardó demasiado. Prueba con archivos más pequeños o con una conexión más rápida.",
  too_large: "Puedes subir hasta {limit} MB a la vez. Selecciona menos archivos o archivos más pequeños.",
  too_many_files: "Son demasiados archivos a la vez. Selecciona {limit} como máximo e inténtalo de nuevo.",
  unsupported_type: "Esta herramienta no puede leer lo que hay en este archivo. Selecciona otro.",
  empty_file: "Este archivo está vacío. Selecciona otro.",
  corrupt: "Este archivo está dañado o incompleto. Prueba con otra copia.",
  no_preview:
    "Este archivo RAW no tiene vista previa, o solo una pequeña, y no podemos revelarlo. Guárdalo como JPG con el programa de tu cámara.",
  too_many_pixels:
    "Esta imagen tiene más de {limit} megapíxeles, el máximo que podemos convertir. Prueba con un tamaño menor.",
  result_too_large:
    "El resultado tendría más de {limit} megapíxeles, el máximo que podemos crear. Elige un tamaño menor.",
  side_too_long:
    "Este formato admite como máximo {limit} píxeles por lado. Prueba con un tamaño menor o con otro formato.",
  no_merged_picture:
    "Este archivo de Photoshop solo tiene capas. Guárdalo con “Maximizar compatibilidad” y selecciónalo de nuevo.",
  cmyk_jxl:
    "Este JPEG XL tiene colores de imprenta (CMYK), que no podemos leer. Guárdalo con colores RGB e inténtalo de nuevo.",
  predicted_picture:
    "Este HEIC guarda su imagen como cambios sobre otra, y eso no podemos leerlo. Guárdalo como JPG en la aplicación que lo creó.",
  too_complex:
    "Este dibujo tiene un efecto que tardaría demasiado en dibujarse. Elige un tamaño menor o quita el efecto.",
  too_many_frames:
    "Esta animación tiene más de {limit} fotogramas, el máximo que podemos convertir. Prueba con una más corta.",
  too_many_passes: "Este JPG está guardado en demasiadas pasadas. Guárdalo otra vez como JPG normal.",
  too_many_pages: "Son más de {limit} páginas, el máximo que podemos convertir a la vez.",
  too_many_scans:
    "Este PDF tiene más de {limit} páginas escaneadas, el máximo que podemos leer a la vez. Divídelo e inténtalo de nuevo.",
  target_unreachable: "No podemos reducir tanto este archivo. Lo mínimo que alcanzamos son {limit} KB.",
  fits_as_jpg:
    "No podemos reducir tanto este PNG. Lo mínimo que alcanzamos son {limit} KB. Como JPG sí cabe.",
  no_such_page: "Algunas de estas páginas no existen. La última página de este PDF es la {limit}.",
  no_bookmarks: "Este PDF no tiene marcadores por los que dividirlo. Elige otra forma de dividirlo.",
  password_needed: "Este PDF está protegido con contraseña. Escríbela.",
  no_tables: "No encontramos ninguna tabla en este archivo.",
  no_text: "No encontramos texto en este PDF, ni siquiera en sus imágenes.",
  language_missing: "Ahora mismo no podemos leer este idioma. Elige otro o inténtalo más tarde.",
  wrong_password: "Esta contraseña no abre el PDF. Compruébala e inténtalo de nuevo.",
  cannot_convert: "No pudimos convertirlo. Guárdalo en otro formato e inténtalo de nuevo.",
  cannot_clean:
    "No podemos quitar los datos de este archivo sin cambiar su imagen. Conviértelo a otro formato: los datos no pasan al resultado.",
  conversion_timeout:
    "Tardó más de {limit} segundos, así que lo detuvimos. Prueba con un archivo más pequeño.",
  out_of_memory: "Este archivo necesita más memoria de la que podemos darle. Prueba con uno más pequeño.",
  engine_crashed:
    "El convertidor se detuvo mientras trabajaba con este archivo. Inténtalo de nuevo o prueba con otra copia.",
  cancelled: "La conversión se canceló.",
  rate_limited: "Demasiadas conversiones en poco tiempo. Espera un minuto e inténtalo de nuevo.",
  internal: "Algo falló por nuestra parte. Inténtalo de nuevo en un momento.",
  busy: "El convertidor está ocupado. Inténtalo de nuevo en un momento.",
  storage_full: "Ahora mismo no hay sitio para más resultados en nuestro servidor. Inténtalo más tarde.",
} satisfies Translated<typeof en>;
