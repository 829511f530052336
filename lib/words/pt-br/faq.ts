import type { Translated } from "..";
import type { faq as en } from "../en/faq";
import { counted } from "../format";

export const faq = {
  search: "Pesquisar nas respostas",
  placeholder: "tamanho, iPhone, senha...",
  categoriesLabel: "Categorias",
  all: "Todas",
  categories: {
    start: "Primeiros passos",
    formats: "Formatos e qualidade",
    privacy: "Privacidade",
    pdf: "PDF",
    trouble: "Quando algo falha",
  },
  found: counted({ one: "{n} pergunta", other: "{n} perguntas" }),
  none: "Nenhuma pergunta encontrada",
  advice: "Tente outra palavra ou veja todas as perguntas.",
  showAll: counted({ one: "Mostrar {n} pergunta", other: "Mostrar todas as {n} perguntas" }),
  tags: "Assuntos",
  more: "Não encontrou sua resposta?",
} satisfies Translated<typeof en>;
