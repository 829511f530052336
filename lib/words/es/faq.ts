import type { Translated } from "..";
import type { faq as en } from "../en/faq";
import { counted } from "../format";

export const faq = {
  search: "Buscar en las respuestas",
  placeholder: "tamaño, iPhone, contraseña...",
  categoriesLabel: "Categorías",
  all: "Todas",
  categories: {
    start: "Primeros pasos",
    formats: "Formatos y calidad",
    privacy: "Privacidad",
    pdf: "PDF",
    trouble: "Cuando algo falla",
  },
  found: counted({ one: "{n} pregunta", other: "{n} preguntas" }),
  none: "No hay preguntas con esa búsqueda",
  advice: "Prueba con otra palabra o mira todas las preguntas.",
  showAll: counted({ one: "Ver {n} pregunta", other: "Ver las {n} preguntas" }),
  tags: "Etiquetas",
  more: "¿No encontraste la respuesta?",
} satisfies Translated<typeof en>;
