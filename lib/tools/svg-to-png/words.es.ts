import { refusals } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "SVG a PNG",
  title: "Convertir SVG a PNG | Hasta 8192 píxeles, gratis",
  description:
    "Convierte logos, iconos y dibujos SVG en PNG nítidos y transparentes, de hasta 8192 píxeles. Varios archivos a la vez. Gratis, sin registro.",
  keywords: [
    "svg a png",
    "convertir svg a png",
    "pasar svg a png",
    "svg a imagen",
    "vector a png",
    "svgz a png",
  ],
  heading: "Convertidor de SVG a PNG",
  subtitle: "Dibuja logos, iconos y diagramas como PNG, tan grandes y nítidos como necesites",
  choice: {
    label: "Lado más largo",
    texts: {
      "": "Su tamaño, de 1024 a 4096 píxeles",
      "256": "256 píxeles",
      "512": "512 píxeles",
      "1024": "1024 píxeles",
      "2048": "2048 píxeles",
      "4096": "4096 píxeles",
      "8192": "8192 píxeles",
    },
  },
  messages: fillAll(refusals, { from: "SVG" }),
  dropZone: {
    prompt: "Arrastra y suelta archivos SVG aquí",
    dragging: "Suelta aquí tus archivos SVG",
    or: "o",
    button: "Seleccionar archivos SVG",
    hint: "SVG o SVGZ, hasta 100 archivos y 100 MB en total, cada uno de hasta 20 MB",
  },
  action: "Convertir a PNG",
  steps: ["Leyendo tus imágenes...", "Dibujando tus SVG...", "Optimizando la calidad...", "Casi listo..."],
  success: "¡Tu descarga en PNG está lista!",
  howTo: [
    { name: "Selecciona tus archivos SVG", text: "Logos, iconos, gráficos o diagramas, uno o muchos." },
    {
      name: "Elige el tamaño",
      text: "Conserva el tamaño del dibujo o indica los píxeles del lado más largo.",
    },
    { name: "Convierte y descarga", text: "Guarda los PNG uno a uno o todos en un ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "¿Cuántos píxeles tiene un dibujo?",
        blocks: [
          "Ninguno. Un SVG describe líneas, formas y letras, y cada programa decide a qué tamaño dibujarlas. Por eso el PNG que sale de él puede tener cualquier tamaño y ser nítido en todos, mientras que un PNG ampliado se ve borroso.",
          {
            caption: "Qué tamaño elegir",
            head: ["Para qué es", "Lado más largo"],
            rows: [
              ["Favicon o icono pequeño", "256 píxeles"],
              ["Icono de aplicación, foto de perfil", "512 o 1024 píxeles"],
              ["Presentación o documento", "2048 píxeles"],
              ["Impresión de 33 cm (13 pulgadas) de ancho a 300 dpi", "4096 píxeles"],
              ["Cartel de 69 cm (27 pulgadas) de ancho a 300 dpi", "8192 píxeles"],
            ],
          },
          "Más píxeles significan un archivo más grande: en nuestras pruebas, un dibujo de 15 KB se convirtió en un PNG de 89 KB con 1024 píxeles, de 530 KB con 4096 y de 1,3 MB con 8192.",
          "Si no eliges ninguno, decide el archivo. Su ancho y su alto cuentan en píxeles CSS, de los que 96 forman una pulgada; si no los tiene, cuenta su viewBox. Un dibujo de menos de 1024 píxeles se amplía hasta ese tamaño, porque rara vez se quiere un icono de 24 píxeles, y uno de más de 4096 se reduce.",
        ],
      },
      {
        heading: "Qué aspecto tiene el PNG",
        blocks: [
          {
            list: [
              "Donde no hay nada dibujado, el PNG es transparente. Para un fondo blanco, abre el resultado en [PNG a JPG](/png-to-jpg).",
              "Se dibujan los degradados, las máscaras, los recortes, los filtros y las hojas de estilo que están dentro del archivo.",
              "Las animaciones quedan quietas, como están antes de empezar.",
              "El HTML dentro de un dibujo (foreignObject) no se incluye. Algunos programas de diagramas ponen ahí sus etiquetas; expórtalas como trazados o como texto normal.",
            ],
          },
        ],
      },
      {
        heading: "Fuentes e imágenes enlazadas",
        blocks: [
          "Un dibujo solo dice el nombre de sus fuentes. Si nuestro servidor no tiene una, otra ocupa su lugar, y las palabras pueden salir más anchas o más estrechas. Para un logo, convierte el texto en trazados antes de exportarlo: “Objeto a trayecto” en Inkscape, “Crear contornos” en Illustrator.",
          "Las imágenes incrustadas en el archivo se dibujan. Los enlaces a otros archivos o sitios web no se siguen, y los scripts no se ejecutan, así que un dibujo de un desconocido no puede traer nada de fuera.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Por qué mi PNG se ve distinto que en el navegador?",
        answer:
          "Lo más habitual es que falte una fuente, o que el dibujo use HTML o un script. Convierte su texto en trazados y guárdalo como SVG simple.",
      },
      {
        question: "¿Puedo convertir archivos .svgz?",
        answer: "Sí. Es un SVG comprimido con gzip. Descomprimido puede tener hasta 20 MB.",
      },
      {
        question: "¿Puedo volver a convertir un PNG en SVG?",
        answer:
          "No. Un PNG ya no conoce sus formas, así que habría que trazarlas. Guarda el SVG para cambios posteriores.",
      },
      {
        question: "¿Cómo hago un JPG o un WEBP de un SVG?",
        answer:
          "Con el [Convertidor de imágenes](/image-compressor). Dibuja los SVG a su propio tamaño, con fondo blanco en el JPG.",
      },
      {
        question: "¿Por qué un dibujo tardó demasiado?",
        answer:
          "Lo que más tarda son los desenfoques grandes y los miles de capas transparentes. Paramos a los 30 segundos; un tamaño menor suele ayudar.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
