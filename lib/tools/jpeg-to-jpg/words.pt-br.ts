import type { ToolWords } from "../words";

export const words = {
  name: "JPEG para JPG",
  title: "Converter JPEG para JPG | Sem perder qualidade, grátis",
  description:
    "Mude .jpeg para .jpg sem perder qualidade. Dados da câmera e localização são removidos. Começa automaticamente. Grátis, sem cadastro.",
  keywords: [
    "jpeg para jpg",
    "converter jpeg para jpg",
    "jpeg em jpg",
    "mudar jpeg para jpg",
    "converter jpeg para jpg sem perder qualidade",
    "renomear jpeg para jpg",
  ],
  heading: "Converter JPEG para JPG",
  subtitle: "Solte seus arquivos e receba-os como .jpg, automaticamente e sem perder qualidade",
  messages: {
    wrong: "{file name} não é um arquivo JPEG",
    tooLarge: "{file name} é grande demais (máx. 10 MB)",
    empty: "{file name} está vazio",
    heading: "Problemas nos arquivos:",
    none: "Nenhum arquivo JPEG válido. Selecione arquivos JPEG (máx. 10 MB cada).",
  },
  success: "Arquivos convertidos: {n}. O download deve começar automaticamente.",
  dropZone: {
    prompt: "Solte arquivos JPEG aqui ou clique para procurar",
    dragging: "Solte seus arquivos JPEG aqui",
    or: "ou",
    button: "Selecionar arquivos JPEG",
    hint: "Até 10 MB por arquivo",
  },
  howTo: [
    {
      name: "Selecione seus arquivos JPEG",
      text: "Solte na página ou use o botão. Até 10 MB cada.",
    },
    { name: "Espere um instante", text: "A conversão começa automaticamente, um arquivo por vez." },
    { name: "Encontre seus JPGs", text: "Cada arquivo é baixado automaticamente, com o próprio nome." },
  ],
  article: {
    sections: [
      {
        heading: "JPEG e JPG são a mesma coisa",
        blocks: [
          "É um só formato com duas extensões. JPEG vem de Joint Photographic Experts Group, o grupo que o criou. As primeiras versões do Windows só permitiam três letras depois do ponto, e assim .jpeg virou .jpg.",
          "Você só precisa desta página se um formulário, um script ou um programa antigo exige .jpg, ou se quer remover os dados da câmera e a localização.",
        ],
      },
      {
        heading: "O que acontece com o seu arquivo",
        blocks: [
          "Nosso servidor copia a imagem comprimida para um novo arquivo sem alterá-la. Ele só decodifica a imagem para verificar se nada está danificado.",
          {
            caption: "O que há no seu .jpg",
            head: ["Parte do arquivo", "No seu .jpg"],
            rows: [
              ["Dados da imagem", "Iguais"],
              ["Perfil de cores", "Mantido, para as cores continuarem certas"],
              ["Resolução de impressão (dpi)", "Mantida, se estiver no lugar de costume (cabeçalho JFIF)"],
              ["Dados da câmera, data, localização", "Removidos"],
              ["Miniatura, comentários", "Removidos"],
              ["Rotação", "Aplicada à imagem ou mantida como marca"],
            ],
          },
          "A rotação também é sem perda: os blocos que formam um JPEG são reorganizados. Isso só funciona se os lados se dividem em blocos inteiros de 8 ou 16 pixels, como na maioria das fotos que saem direto da câmera. As outras fotos mantêm a marca pela qual os programas as giram, como a câmera a gravou. Alguns tipos raros de JPEG são comprimidos de novo com qualidade 95.",
        ],
      },
      {
        heading: "Ou renomeie por conta própria",
        blocks: [
          "Se os dados ocultos não incomodam, troque .jpeg por .jpg no nome do arquivo. No Windows, ative antes as extensões de nomes de arquivos no menu Exibir do Explorador de Arquivos. No Mac, selecione o arquivo e pressione Return.",
          "Esta página é mais fácil no celular ou quando você tem dezenas de arquivos.",
        ],
      },
    ],
    questions: [
      {
        question: "Perco qualidade?",
        answer:
          "Quase nunca. Uma foto em pé mantém os dados da imagem byte por byte, e uma girada mantém cada valor, em um novo lugar se for possível. As únicas exceções são alguns tipos raros de JPEG.",
      },
      {
        question: "Por que o JPG ficou um pouco menor?",
        answer: "Os dados da câmera e a miniatura saíram. Eles podem ocupar dezenas de kilobytes.",
      },
      {
        question: "Por que o navegador pergunta sobre vários downloads?",
        answer:
          "Seus arquivos são salvos um depois do outro, com meio segundo de intervalo. Escolha “Permitir”, ou você pode receber só o primeiro.",
      },
      {
        question: "Quais arquivos posso converter?",
        answer:
          "JPEGs de até 10 MB cada, com a extensão .jpeg ou .jpg. Arquivos vazios ou danificados são recusados.",
      },
      {
        question: "E se meu .jpeg for na verdade um PNG ou HEIC?",
        answer: "Nosso servidor percebe e cria um JPG de verdade, com qualidade 95.",
      },
      {
        question: "Como mudo .jpg para .jpeg?",
        answer:
          "Use [JPG para JPEG](/Jpg-to-jpeg). Aquela página comprime a imagem mais uma vez, então leia antes o que ela explica.",
      },
    ],
  },
} satisfies ToolWords<"auto">;
