import type { Translated } from "..";
import type { tool as en } from "../en/tool";

export const tool = {
  badges: ["Seguro", "Sem marca d'água", "Arquivos excluídos automaticamente", "Sempre grátis"],
  badgesLabel: "Com o que você pode contar",
  howTo: "Como converter {name}",
  article: {
    contents: "Nesta página",
    questions: "Perguntas comuns",
    sizes: {
      times: "{size}, {n} vezes o tamanho",
      smaller: "{size}, {n}% menor",
      larger: "{size}, {n}% maior",
    },
  },
  suggestions: {
    heading: "Ferramentas relacionadas",
    popular: "Ferramentas mais usadas",
    badges: { "very-high": "Popular", high: "Em alta", medium: "Útil", featured: "Destaque" },
  },
  placeholder: {
    soon: "Esta ferramenta chega em breve!",
    heading: "Em breve",
    text: "Estamos trabalhando nela. Volte daqui a algum tempo!",
    instead: "[{name}]({path}) já converte esses arquivos hoje e coloca até 100 deles em um só PDF.",
  },
} satisfies Translated<typeof en>;
