import type { Translated } from "..";
import type { about as en } from "../en/about";

export const about = {
  what: {
    heading: "O que é o {site}",
    blocks: [
      "O {site} é um site grátis que converte imagens e PDFs. Ele também comprime e redimensiona imagens, diminui, junta e divide PDFs e lê o texto de imagens e páginas escaneadas. Cada ferramenta tem a própria página: você seleciona os arquivos, converte e baixa os resultados.",
      "Não há conta, plano pago nem marca d'água.",
    ],
  },
  files: {
    heading: "O que fazemos com seus arquivos",
    blocks: [
      "Seus arquivos são enviados, convertidos no nosso servidor e depois excluídos: os originais assim que a conversão termina, os resultados em até {retention}. Os detalhes estão em [Privacidade](/privacy).",
    ],
  },
  made: {
    heading: "Como ele é feito",
    blocks: [
      "O software por trás do {site} tem código aberto, sob a licença MIT. Qualquer pessoa pode ler, usar e modificar esse código.",
      "Ele se apoia em outros programas de código aberto: libvips, libheif e libjxl para imagens, PDFium para PDFs e Tesseract para ler texto, entre outros. Cada arquivo é convertido em um processo próprio, com limites de tempo e memória.",
    ],
  },
  operator: { heading: "Quem mantém este site" },
  ask: {
    heading: "Perguntas e ideias",
    blocks: [
      "As [perguntas frequentes](/faq) respondem à maioria das dúvidas. Para todo o resto, veja [Contato](/contact).",
    ],
  },
} satisfies Translated<typeof en>;
