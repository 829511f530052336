import type { Translated } from "..";
import type { home as en } from "../en/home";
import { counted } from "../format";

export const home = {
  hero: {
    sentence:
      "Converta imagens e PDFs para o formato de que você precisa. Sem conta, sem marca d'água, e seus arquivos são excluídos em até {retention}.",
    start: "Converter PNG para JPG",
  },
  stats: {
    images: { number: "+50 mi", label: "imagens convertidas" },
    users: { number: "+2,5 mi", label: "usuários" },
    uptime: { number: "99,9%", label: "no ar" },
    formats: { number: "+15", label: "formatos" },
    time: { number: "< 5 s", label: "tempo médio" },
  },
  demo: {
    watch: "Ver demonstração (30 s)",
    title: "Como funciona",
    close: "Fechar",
    start: "Usar agora, é grátis",
    steps: {
      upload: {
        name: "Envie seus arquivos",
        text: "Arraste para a página ou clique para selecionar: PNG, JPG, HEIC, WEBP e outros.",
      },
      convert: {
        name: "Converta na hora",
        text: "Clique em um botão e acompanhe o progresso. A maioria das imagens leva poucos segundos.",
      },
      download: {
        name: "Baixe e use",
        text: "Baixe os arquivos um por um ou todos juntos em um ZIP. Excluímos nossas cópias após {retention}.",
      },
    },
  },
  cards: {
    heading: "O que você quer converter?",
    searches: "{searches} buscas por mês",
    more: { pictures: "Mais para imagens", documents: "Mais para documentos" },
    tools: {
      "/png-to-jpg": {
        badge: "Mais usado",
        searches: "+1,2 mi de",
        features: ["Controle de qualidade", "Cor de fundo", "Até 10 MB por arquivo", "Tudo em um ZIP"],
      },
      "/image-to-pdf": {
        badge: "Para documentos",
        searches: "+896 mil",
        features: [
          "{formats} formatos de imagem",
          "Fotos com a câmera",
          "Páginas A4 ou Carta",
          "Na ordem que quiser",
        ],
      },
      "/heic-to-jpg": {
        badge: "Para iPhone",
        searches: "+823 mil",
        features: ["Na posição certa", "Cores fiéis", "Sem a localização", "Sem instalar nada"],
      },
      "/image-compressor": {
        badge: "Menos espaço",
        searches: "+673 mil",
        features: [
          "Cinco formatos de saída",
          "{formats} formatos de entrada",
          "Até 20 MB por arquivo",
          "Mostra o novo tamanho",
        ],
        title: "Compressor de imagens",
        description: "Economize espaço convertendo imagens para WEBP ou AVIF",
      },
      "/pdf-to-jpg": {
        badge: "Páginas do PDF",
        features: ["Até 500 páginas", "Cinco níveis de qualidade", "Prévia de cada página", "Tudo em um ZIP"],
      },
      "/webp-to-jpg": {
        badge: "Abre em tudo",
        features: ["Abre em qualquer lugar", "Vários de uma vez", "Sem a localização", "Tudo em um ZIP"],
      },
      "/jpg-to-png": {
        badge: "Alta qualidade",
        features: ["Sem perda", "Pronto para editar", "Cores fiéis", "Vários de uma vez"],
      },
      "/pdf-to-png": {
        badge: "Máxima nitidez",
        features: ["PNGs sem perda", "Até 500 páginas", "Escolha as páginas", "Até 216 dpi"],
      },
      "/jpg-to-webp": {
        badge: "Site mais rápido",
        features: ["Menor, mesmo visual", "Tudo em um ZIP", "Mantém os nomes", "Sem a localização"],
      },
      "/webp-to-png": {
        badge: "Para editar",
        features: ["Mantém a transparência", "Abre em todo editor", "Vários de uma vez", "Tudo em um ZIP"],
      },
      "/avif-to-jpg": {
        badge: "Nova geração",
        features: ["Abre em qualquer lugar", "Vários de uma vez", "Sem a localização", "Tudo em um ZIP"],
      },
      "/jpeg-to-jpg": {
        badge: "Corrige a extensão",
        features: ["Sem perder qualidade", "Começa sozinho", "Baixa sozinho", "Até 10 MB por arquivo"],
      },
    },
  },
  testimonials: {
    heading: "O que as pessoas dizem",
    label: "Depoimentos",
    stars: counted({ one: "{n} de {most} estrelas", other: "{n} de {most} estrelas" }),
    people: {
      maya: {
        name: "Maya L.",
        role: "Fotógrafa de casamentos",
        content:
          "Os convidados me mandam as fotos do iPhone em HEIC. Solto tudo na página e recebo JPGs na posição certa, com as cores que vi no celular.",
        tile: "ML",
      },
      daniel: {
        name: "Daniel O.",
        role: "Web designer",
        content:
          "Antes de publicar uma página, passo as fotos pelo JPG para WEBP, vinte de cada vez. Os nomes ficam iguais, e nenhum cliente notou diferença até hoje.",
        tile: "DO",
      },
      priya: {
        name: "Priya S.",
        role: "Gerente de marketing",
        content:
          "Cinco minutos antes de uma reunião, precisei de uma página de um PDF longo como imagem. Nem precisei me cadastrar.",
        tile: "PS",
      },
    },
  },
  reasons: {
    heading: "Por que usar nosso site",
    list: {
      deleted: {
        tile: "DEL",
        title: "Seus arquivos não ficam aqui",
        description: "Eles ficam guardados só pelo tempo de converter e baixar.",
        details: [
          "O que você envia é excluído assim que a conversão termina",
          "Os resultados são excluídos após {retention}",
          "Os links de download são aleatórios e não aparecem em nenhuma lista",
          "As ferramentas não usam cookies",
        ],
      },
      free: {
        tile: "0",
        title: "Grátis, sem cadastro",
        description: "Abra uma ferramenta e use. Não há planos para comparar nem nada a pagar.",
        details: [
          "Sem conta e sem e-mail",
          "Sem marca d'água nas imagens",
          "Sem período de teste",
          "Para uso pessoal e comercial",
        ],
      },
      same: {
        tile: "=",
        title: "A mesma imagem em outro formato",
        description: "Ajustamos a conversão a cada formato, para a imagem manter a aparência.",
        details: [
          "As fotos saem na posição certa",
          "As cores passam para sRGB e ficam certas em qualquer tela",
          "JPEG para JPG mantém os dados originais da imagem",
          "Localização, dados da câmera e notas ocultas são removidos",
        ],
      },
      many: {
        tile: "100",
        title: "Vários arquivos de uma vez, em qualquer aparelho",
        description: "Converta uma foto no celular ou uma pasta inteira no computador.",
        details: [
          "Até 100 arquivos de uma vez na maioria das ferramentas",
          "Baixe todos os resultados em um ZIP",
          "Funciona em qualquer navegador recente, sem instalar nada",
          "Se um arquivo for recusado, dizemos por quê e o que usar no lugar",
        ],
      },
    },
  },
  closing: {
    heading: "Vamos converter?",
    sentence: "Comece por PNG para JPG, a ferramenta mais usada, ou leia antes as perguntas frequentes.",
    start: "Converter PNG para JPG",
    ask: "Ler as perguntas frequentes",
  },
} satisfies Translated<typeof en>;
