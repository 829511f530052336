import type { Translated } from "..";
import type { site as en } from "../en/site";

export const site = {
  skip: "Ir al contenido",
  breadcrumb: "Ruta de navegación",
  languages: "Idioma",
  menu: {
    open: "Menú",
    close: "Cerrar",
    label: "Herramientas",
    back: "Todos los menús",
    searches: "{searches} búsquedas",
    comingSoon: "Próximamente",
    start: "Empezar a convertir",
    help: "¿Necesitas ayuda?",
  },
  menus: {
    popular: { name: "Populares", about: "Las herramientas que más se buscan" },
    iphone: {
      name: "iPhone",
      about: "Convierte las fotos HEIC de un iPhone o iPad a JPG, PNG o WEBP",
    },
    web: {
      name: "Web",
      about: "Convierte imágenes a WEBP y AVIF, o desde ellos, sin perder las animaciones",
    },
    pdf: {
      name: "Herramientas PDF",
      about: "Une, divide y comprime PDF, créalos a partir de imágenes y conviértelos en imágenes o Word",
    },
    other: {
      name: "Otros formatos",
      about: "Convierte entre JPG y PNG, abre TIFF, crea GIF y favicons o elige otro formato",
    },
    utilities: {
      name: "Utilidades",
      about: "Redimensiona imágenes, reduce el peso de imágenes y PDF y lee el texto de las imágenes",
    },
  },
  deadEnds: {
    "/image-convert": "Convertidor de imágenes",
    "/image-resizer": "Redimensionador de imágenes",
    "/about": "Acerca de",
    "/privacy-policy": "Política de privacidad",
    "/terms-of-service": "Términos del servicio",
  },
  footer: {
    about:
      "Convierte imágenes y PDF gratis. Sin cuenta, sin marca de agua, y tus archivos se eliminan del servidor.",
    label: "Todas las herramientas y páginas",
    support: "Ayuda",
    company: "Sitio",
    social: "Redes sociales",
    account: "{site} en {network}",
    share: "Compartir {site} en {network}",
  },
} satisfies Translated<typeof en>;
