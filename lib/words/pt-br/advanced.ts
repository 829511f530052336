import type { Translated } from "..";
import type { advanced as en } from "../en/advanced";

export const advanced = {
  layout: "Modo",
  layouts: { advanced: "Avançado", simple: "Simples" },
  larger: "Arquivos maiores funcionam no outro modo.",
  options: "Opções de conversão",
  quality: "Qualidade",
  smallerFile: "Arquivo menor",
  moreDetail: "Mais detalhes",
  background: "Cor de fundo",
  fill: "Remover transparência (preencher com a cor de fundo)",
  fillHelp:
    "O JPG não tem transparência. Se você desligar esta opção, a transparência é descartada sem mistura, e as áreas transparentes mostram a cor guardada embaixo delas, muitas vezes preto.",
  chosen: {
    white: "Qualidade {percent}%, fundo branco",
    color: "Qualidade {percent}%, fundo {color}",
    dropped: "Qualidade {percent}%, transparência descartada",
  },
  start: "{action} ({n})",
  rest: "Converter mais {n}",
  progress: "Progresso total",
  selected: "Arquivos selecionados ({n})",
  clear: "Remover todos",
  empty: "Nenhum arquivo selecionado ainda",
  noneLeft: "Não falta converter nada. Adicione mais arquivos, ou mude as opções e converta de novo.",
  results: "Arquivos JPG convertidos",
  converted: "Arquivos JPG convertidos ({n})",
  ofQuality: "(qualidade {percent}%)",
  zip: "Baixar todos em ZIP",
} satisfies Translated<typeof en>;
