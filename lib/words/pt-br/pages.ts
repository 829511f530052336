import type { Translated } from "..";
import type { pages as en } from "../en/pages";

export const pages = {
  home: {
    name: "Início",
    title: "Conversor de imagens online grátis | {site}",
    description:
      "Converta PNG, JPG, HEIC e outras imagens online, grátis. Sem conta, sem marca d'água, e seus arquivos são excluídos do nosso servidor.",
    keywords: [
      "conversor de imagens",
      "conversor de imagem online",
      "png para jpg",
      "jpg para png",
      "heic para jpg",
      "converter imagem",
    ],
    heading: "Conversor de imagens online grátis",
    subtitle: "Converta imagens e PDFs para o formato de que você precisa",
  },
  faq: {
    name: "Perguntas frequentes",
    title: "Perguntas frequentes | Formatos, limites e privacidade",
    description:
      "Respostas sobre como converter imagens e PDFs: formatos, tamanho máximo, qualidade, privacidade e quando seus arquivos são excluídos.",
    keywords: [
      "perguntas frequentes",
      "ajuda conversor de imagens",
      "tamanho máximo do arquivo",
      "meus arquivos são apagados",
      "abrir heic",
    ],
    heading: "Perguntas e respostas",
    subtitle: "Formatos, limites, qualidade e o que acontece com seus arquivos",
    tiles: { from: "?", to: "!" },
  },
  contact: {
    name: "Contato",
    title: "Contato | Suporte, erros, ideias e empresas",
    description:
      "Escreva sobre uma conversão, um erro, uma ideia ou uma parceria. Respondemos em até 24 horas, normalmente de 2 a 4, seg. a sex., das 9h às 18h (EST).",
    keywords: ["contato", "suporte", "relatar erro", "sugerir formato", "suporte conversor de imagens"],
    heading: "Escreva para nós",
    subtitle: "Tire uma dúvida, relate um erro ou conte o que você gostaria de ver aqui",
    tiles: { from: "OI", to: "RE:" },
  },
  privacy: {
    name: "Privacidade",
    title: "Privacidade | O que acontece com seus arquivos",
    description:
      "O que é enviado, onde seus arquivos ficam e por quanto tempo, o que o servidor registra e o que o navegador guarda. Sem conta e sem IP no registro.",
    keywords: [
      "privacidade",
      "política de privacidade",
      "meus arquivos são apagados",
      "sem cookies",
      "conversor de imagens seguro",
    ],
    heading: "Privacidade",
    subtitle: "O que acontece com seus arquivos e o que sabemos da sua visita",
    tiles: { from: "GET", to: "DEL" },
  },
  terms: {
    name: "Termos de uso",
    title: "Termos de uso | Grátis, arquivos seus, limites justos",
    description:
      "Os termos de uso deste site: ele é grátis, seus arquivos continuam seus, os limites são justos e não há garantia.",
    keywords: ["termos de uso", "termos", "conversor de imagens grátis", "uso comercial"],
    heading: "Termos de uso",
    subtitle: "O que você pode esperar deste site e o que pedimos a você",
    tiles: { from: "VOCÊ", to: "NÓS" },
  },
  about: {
    name: "Sobre nós",
    title: "Sobre nós | {site}",
    description:
      "O que é o {site}, como ele é feito, como trata seus arquivos e quem o mantém. Software de código aberto, sem conta e sem marca d'água.",
    keywords: [
      "sobre",
      "conversor de imagens código aberto",
      "conversor de imagens grátis",
      "quem mantém este site",
    ],
    heading: "Sobre este site",
    subtitle: "O que ele é, como é feito e quem o mantém",
    tiles: { from: "QUÊ", to: "COMO" },
  },
  api: {
    name: "API",
    title: "API | Converta imagens e PDFs no seu programa",
    description:
      "A API grátis deste site: converta, comprima e redimensione imagens e trabalhe com PDFs. Todos os campos e erros, e exemplos para curl, fetch e Python.",
    keywords: [
      "api para converter imagens",
      "api pdf",
      "api heic para jpg",
      "api de conversão grátis",
      "openapi",
    ],
    heading: "API",
    subtitle: "Converta imagens e PDFs a partir do seu próprio programa, sem chave",
    tiles: { from: "POST", to: "200" },
  },
  notFound: {
    name: "404",
    title: "Página não encontrada (404) | {site}",
    description:
      "Não há página neste endereço. Procure a ferramenta de que você precisa, escolha uma na lista de todas as ferramentas ou jogue uma partida.",
    keywords: ["404", "página não encontrada", "conversor de imagens", "conversor de pdf"],
    heading: "Página não encontrada",
    subtitle:
      "O endereço pode ter um erro de digitação, ou a página mudou de lugar. Procure a ferramenta de que você precisa ou jogue uma partida.",
    tiles: { from: "404", to: "?" },
    tools: "Todas as ferramentas",
  },
  placeholder: {
    title: "{name} | Em breve",
    description: "{name} chega em breve. Até lá, Imagem para PDF converte estes arquivos.",
    keywords: ["{keyword}", "converter {keyword}", "imagem para pdf"],
  },
  card: { line: "Grátis, sem conta, sem marca d'água", alt: "{heading}, com os blocos {labels}" },
  data: {
    application: "{heading} - {site}",
    files: "Até {n} arquivos por vez",
    megabytes: "Até {n} MB por arquivo",
    requirements: "Requer JavaScript",
  },
  llms: {
    about:
      "Cada ferramenta é uma página: você seleciona os arquivos, nosso servidor converte, e você baixa os resultados. As ferramentas precisam de um navegador com JavaScript. São grátis, sem conta e sem marca d'água.",
    tools: "Ferramentas",
    limits: "Limites",
    privacy: "Privacidade",
    help: "Ajuda",
  },
} satisfies Translated<typeof en>;
