import type { Translated } from "..";
import type { converter as en } from "../en/converter";
import { counted } from "../format";

export const converter = {
  files: counted({ one: "{n} archivo", other: "{n} archivos" }),

  drop: {
    touch: { photos: "Elegir fotos", another: "Elegir un PDF", more: "Elegir PDF" },
    busy: "Suéltalos y serán los siguientes",
    more: "Añadir más archivos",
    other: "Elegir otros archivos",
    another: "Elegir otro archivo",
    onlyPictures: "Esta página admite imágenes",
    onlyFormat: "Esta página admite archivos {format}",
    clears: "Suelta más archivos para añadirlos. Eso borra tus resultados, así que descárgalos antes.",
    sample: "¿No tienes un archivo a mano?",
    trySample: "Probar con un ejemplo",
    sampleFailed: "No pudimos cargar el ejemplo.",
  },

  waiting: {
    convert: counted({
      one: "{n} archivo en espera. Se convertirá a continuación.",
      other: "{n} archivos en espera. Se convertirán a continuación.",
    }),
    offer: counted({ one: "{n} archivo en espera.", other: "{n} archivos en espera." }),
    choose: counted({ one: "Usar este archivo ahora", other: "Usar estos archivos ahora" }),
  },

  list: {
    selected: "Archivos seleccionados",
    results: "Resultados",
    total: "Tamaño total: {size}",
    removeAll: "Quitar todo",
    move: { up: "Subir {name} en la lista", down: "Bajar {name} en la lista" },
    remove: "Quitar {name}",
    sizes: "De {before} a {after}",
    uploading: "Subiendo, {percent} %",
    downloading: "Descargando, {percent} %",
    done: "Listo",
    states: { waiting: "En espera", working: "En proceso", converted: "Convertido", failed: "Con error" },
  },

  size: {
    smaller: "{percent} % menos",
    larger: "{percent} % más",
    times: "{factor}\u00a0veces\u00a0el\u00a0original",
    kept: "Ya estaba bien comprimido",
    reasons: {
      jpgOfPng:
        "El JPG está pensado para fotos. Los dibujos y las capturas de pantalla suelen ocupar menos en PNG.",
      jpg: "Las imágenes suelen ocupar más en JPG que en {format}.",
      again:
        "Esta imagen no se pudo copiar tal cual. Se guardó de nuevo, con una calidad en la que no se nota ninguna pérdida.",
      png: "El PNG guarda cada píxel con exactitud, y eso suele ocupar más.",
      gif: "El GIF comprime menos que los formatos más nuevos. En WEBP suele ocupar mucho menos.",
      ico: "Un icono contiene la imagen en varios tamaños.",
      tiff: "El TIFF guarda cada píxel con exactitud, y eso suele ocupar más.",
    },
  },

  progress: {
    label: "Progreso de la conversión",
    upload: "Progreso de la subida",
    converting: "Convirtiendo...",
    uploading: "Subiendo...",
    offline: "Esperando la conexión...",
    counted: "Listos: {done} de {total}",
    bytes: "{done} de {total}",
    timeLeft: "Tiempo restante estimado: {seconds} s",
    sent: "Subiendo, {percent} %",
    received: "Recibiendo los resultados, {done} de {total}",
    converted: counted({
      one: "Subida completa. Convirtiendo.",
      other: "Subida completa. Convirtiendo {n} archivos.",
    }),
    long: "{work} {still}",
    still: "Seguimos en ello.",
    stillLarge: "Seguimos en ello. Los archivos grandes tardan más.",
  },

  actions: {
    cancel: "Cancelar",
    reset: "Restablecer",
    download: "Descargar",
    downloadFile: "Descargar {name}",
    saveAs: "Guardar como {name}",
    zip: "Descargar todo en ZIP",
    startAgain: "{action} otra vez",
    stale: "Tu último cambio todavía no está en el resultado.",
    again: "Reintentar",
    fileAgain: "Reintentar: {name}",
    filesAgain: counted({ one: "Reintentar con este archivo", other: "Reintentar con estos {n} archivos" }),
  },

  settings: { change: "Cambiar", hide: "Ocultar", named: "{name}: {value}" },

  outcome: {
    complete: "¡Conversión completa!",
    successful: "¡Conversión terminada!",
    failed: counted({ one: "{n} de {total} falló", other: "{n} de {total} fallaron" }),
    cancelled: "Cancelado. Listos: {done} de {total}.",
    cancelledAtOnce: "Cancelado. Tus archivos siguen aquí.",
    more: "{n} más",
    leftOut: counted({ one: "No incluido: {names}", other: "No incluidos: {names}" }),
    instead: "{reason} Usa {tool}.",
    offline: "No tienes conexión. Tus archivos siguen aquí.",
    offlineRunning:
      "No tienes conexión. Tus archivos siguen aquí. La conversión continuará cuando vuelvas a estar en línea.",
  },

  deletion: {
    action: "Eliminar ahora",
    busy: "Eliminando...",
    otherwise: "Si no, tus resultados se eliminan después de {retention}.",
    announced: "Resultados eliminados.",
    done: "Eliminados de nuestro servidor.",
    none: "No queda nada en nuestro servidor. Tus resultados siguen en tu navegador hasta que salgas de esta página.",
    kept: "Eliminados de nuestro servidor. Todavía puedes descargar los resultados: siguen en tu navegador hasta que salgas de esta página.",
    failed: "No pudimos eliminar tus resultados. Inténtalo de nuevo.",
  },

  announced: {
    started: "Conversión iniciada.",
    canceled: "Conversión cancelada.",
    cleared: "Quitaste todos los archivos. {keys} los recupera.",
    added: counted({ one: "{n} archivo añadido.", other: "{n} archivos añadidos." }),
    replaced: counted({
      one: "{n} archivo añadido en lugar de los otros. {keys} recupera los anteriores.",
      other: "{n} archivos añadidos en lugar de los otros. {keys} recupera los anteriores.",
    }),
    addedAndStarted: counted({
      one: "{n} archivo añadido. Conversión iniciada.",
      other: "{n} archivos añadidos. Conversión iniciada.",
    }),
    removed: counted({
      one: "Archivo quitado. Queda {n}. {keys} recupera el quitado.",
      other: "Archivo quitado. Quedan {n}. {keys} recupera el quitado.",
    }),
    moved: "Movido a la posición {place} de {total}.",
    finished: counted({ one: "Terminado, {n} convertido.", other: "Terminado, {n} convertidos." }),
    none: "No se convirtió ningún archivo.",
    ready: "Puedes añadir más archivos. {keys} recupera los resultados.",
    returned: "Recuperado.",
    keys: { mac: "Comando Z", other: "Control Z" },
  },
} satisfies Translated<typeof en>;
