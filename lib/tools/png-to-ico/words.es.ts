import { batch } from "../shared.es";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PNG", to: "ICO" }),
  name: "PNG a ICO",
  title: "Convertir PNG a ICO | Favicon en cuatro tamaños, gratis",
  description:
    "Convierte un PNG en un favicon.ico con 16, 32, 48 y 256 píxeles en un solo archivo, con transparencia. Gratis, sin registro, sin marca de agua.",
  keywords: ["png a ico", "generador de favicon", "crear favicon", "convertir png a ico", "png a icono"],
  heading: "Convertidor de PNG a ICO",
  subtitle: "Un favicon en cuatro tamaños a partir de un PNG, listo para tu sitio web",
  howTo: [
    {
      name: "Selecciona tu PNG",
      text: "Usa, si lo tienes, un logo cuadrado de al menos 256 × 256 píxeles.",
    },
    {
      name: "Convierte",
      text: "Pulsa “Convertir a ICO”. Las zonas transparentes siguen siendo transparentes.",
    },
    {
      name: "Sube el icono",
      text: "Guárdalo como favicon.ico y ponlo en la raíz de tu sitio web.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Cuatro iconos en un archivo",
        blocks: [
          "Un ICO contiene la misma imagen en varios tamaños, y cada programa toma el que necesita. Nuestro favicon.ico tiene estos:",
          {
            caption: "Tamaños del icono y dónde aparecen",
            head: ["Píxeles", "Se usa en"],
            rows: [
              ["16 × 16", "Pestañas y marcadores del navegador"],
              ["32 × 32", "Pestañas en pantallas nítidas, barra de tareas de Windows"],
              ["48 × 48", "Accesos directos del escritorio de Windows"],
              ["256 × 256", "Iconos grandes del Explorador de Windows"],
            ],
          },
          "Los tamaños mayores que tu PNG no se incluyen, porque solo se verían borrosos. Un PNG de 100 píxeles da un icono de 16, 32, 48 y 100 píxeles.",
        ],
      },
      {
        heading: "Qué escribir en la cabecera del HTML",
        blocks: [
          "Pon favicon.ico en la raíz de tu sitio web. Los navegadores lo buscan ahí aunque ninguna página lo mencione. Para dejarlo claro, añade esta línea entre <head> y </head>:",
          '<link rel="icon" href="/favicon.ico" sizes="32x32">',
          "El atributo sizes ayuda si también ofreces un icono SVG: así Chrome prefiere el SVG. Para la pantalla de inicio del iPhone, añade un PNG de 180 × 180 píxeles, que puedes hacer con [Redimensionar imagen](/resize-image):",
          '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
          "Los navegadores guardan los favicons mucho tiempo. Si sigues viendo el antiguo, abre directamente /favicon.ico y recarga.",
        ],
      },
      {
        heading: "Cómo se reduce tu logo",
        blocks: [
          {
            list: [
              "Cada tamaño se calcula a partir de la propia imagen, con un filtro nítido (Lanczos).",
              "Las fotos se promedian como luz, para que los detalles claros no se oscurezcan. Los dibujos conservan el grosor de sus líneas.",
              "Si la imagen no es cuadrada, se centra en un cuadrado transparente. No se corta nada.",
              "Los tres tamaños pequeños son mapas de bits de 32 bits por píxel, que lee cualquier programa. El grande se guarda como PNG dentro del icono.",
            ],
          },
          "Los tamaños pequeños ocupan siempre 15 KB entre los tres. En nuestra prueba, un dibujo de 1600 × 1200 píxeles (un PNG de 129 KB) se convirtió en un icono de 39 KB.",
        ],
      },
    ],
    questions: [
      {
        question: "¿Por qué mi logo se ve confuso a 16 píxeles?",
        answer:
          "Solo hay 256 puntos para dibujar. Las líneas finas y el texto pequeño desaparecen. Usa una letra o la parte más sencilla de tu logo, y que llene el cuadrado.",
      },
      {
        question: "¿Todavía necesito un favicon.ico?",
        answer:
          "Todos los navegadores actuales aceptan también un PNG o un SVG. El ICO es la alternativa que piden por su cuenta los buscadores, los lectores de noticias y los navegadores antiguos.",
      },
      {
        question: "¿Puedo usar el icono para un programa o una carpeta de Windows?",
        answer: "Sí. Es un icono normal de Windows, y el sistema elige el tamaño que necesita.",
      },
      {
        question: "¿Puedo partir de un JPG o de otro formato?",
        answer:
          "Esta página solo admite PNG. Convierte antes las demás imágenes a PNG, por ejemplo con [SVG a PNG](/svg-to-png) o [JPG a PNG](/jpg-to-png).",
      },
      {
        question: "¿Qué pasa con mi logo en el servidor?",
        answer:
          "El PNG se elimina cuando el icono está listo. El icono se puede descargar durante {retention}, salvo que pulses “Eliminar ahora”.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
