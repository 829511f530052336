import type { Translated } from "..";
import type { tool as en } from "../en/tool";

export const tool = {
  badges: ["Seguro", "Sin marca de agua", "Borrado automático", "Siempre gratis"],
  badgesLabel: "Con qué puedes contar",
  howTo: "Cómo convertir {name}",
  article: {
    contents: "En esta página",
    questions: "Preguntas frecuentes",
    sizes: {
      times: "{size}, {n} veces el original",
      smaller: "{size}, {n} % menos",
      larger: "{size}, {n} % más",
    },
  },
  suggestions: {
    heading: "Herramientas relacionadas",
    popular: "Herramientas más populares",
    badges: { "very-high": "Popular", high: "Tendencia", medium: "Útil", featured: "Destacada" },
  },
  placeholder: {
    soon: "¡Esta función llegará pronto!",
    heading: "Próximamente",
    text: "Estamos trabajando para ofrecerte esta función. ¡Vuelve pronto!",
    instead: "[{name}]({path}) ya convierte estos archivos y reúne hasta 100 de ellos en un solo PDF.",
  },
} satisfies Translated<typeof en>;
