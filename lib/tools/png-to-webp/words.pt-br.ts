import { simplePng } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(simplePng, { to: "WEBP" }),
  name: "PNG para WEBP",
  title: "Converter PNG para WEBP | Imagens menores, grátis",
  description:
    "Converta PNG para WEBP e acelere seu site. A mesma imagem em um arquivo bem menor, com a transparência mantida. Grátis, sem cadastro, sem marca d'água.",
  keywords: [
    "png para webp",
    "converter png para webp",
    "png em webp",
    "png para webp transparente",
    "conversor png para webp",
    "diminuir png",
  ],
  heading: "Converter PNG para WEBP",
  subtitle: "A mesma imagem em um arquivo bem menor, com a transparência mantida",
  howTo: [
    {
      name: "Selecione seus arquivos PNG",
      text: "Solte-os na página, cole uma captura de tela ou use o botão.",
    },
    { name: "Converta", text: "Clique em “Converter para WEBP”. A transparência é mantida." },
    {
      name: "Baixe seus WEBPs",
      text: "Baixe um por um ou em ZIP e veja quanto cada arquivo diminuiu.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Páginas que carregam mais rápido",
        blocks: [
          "O PNG guarda cada pixel com exatidão, e os visitantes do seu site raramente precisam disso. Um WEBP tem a mesma aparência e mantém a transparência com muito menos bytes. A economia é maior em fotos, renderizações e capturas de tela que contêm fotos.",
          "Todos os navegadores atuais mostram WEBP, incluindo o Safari a partir da versão 14. O WordPress aceita a partir da versão 5.8.",
          {
            caption: "O mesmo desenho, com o fundo transparente, nos dois formatos.",
            pictures: [
              {
                path: "/figures/transparent.png",
                label: "PNG",
                alt: "Um desenho de colinas e pipas sobre fundo transparente, em PNG.",
                width: 560,
                height: 420,
                bytes: 37_801,
                transparent: true,
              },
              {
                path: "/figures/png-to-webp-after.webp",
                label: "WEBP",
                alt: "O mesmo desenho em WEBP, ainda com o fundo transparente.",
                width: 560,
                height: 420,
                bytes: 15_638,
                transparent: true,
              },
            ],
          },
        ],
      },
      {
        heading: "Como o WEBP é criado",
        blocks: [
          {
            list: [
              "A qualidade é 85, com o modo mais cuidadoso do codificador.",
              "A transparência é mantida sem perda, até a sombra mais suave.",
              "As cores passam para sRGB com 8 bits por canal.",
              "Largura e altura não mudam. O WEBP permite até 16.383 pixels por lado.",
              "Notas de texto, datas e localização são removidas.",
            ],
          },
          "A página espera até um minuto pelo nosso servidor. Se você tem muitos PNGs grandes, converta poucos por vez.",
        ],
      },
      {
        heading: "PNG ou WEBP?",
        blocks: [
          "Os WEBPs criados aqui têm alguma perda: a cor é guardada com metade da resolução. Letras vermelhas sobre azul, linhas finas coloridas e pixel art ficam com contornos um pouco suaves. Nesses casos, fique com o PNG e diminua-o com [Comprimir imagem](/compress-image).",
          {
            caption: "Qual formato usar",
            head: ["Imagem", "Escolha"],
            rows: [
              ["Foto de produto com fundo transparente", "WEBP"],
              ["Captura de tela que contém fotos", "WEBP"],
              ["Ícone simples, pixel art", "PNG, ou SVG se você tiver"],
              ["Original para editar", "PNG"],
              ["Anexo de e-mail", "PNG ou [JPG](/png-to-jpg)"],
            ],
          },
          "Ícones pequenos com poucas cores podem ficar até menores em PNG. Os resultados mostram quanto cada arquivo diminuiu, então você decide um por um.",
        ],
      },
    ],
    questions: [
      {
        question: "Meu logo mantém o fundo transparente?",
        answer: "Sim, com as bordas suaves e as sombras.",
      },
      {
        question: "Posso criar um WEBP sem perda?",
        answer: "Não aqui. Se cada pixel precisa continuar igual, fique com o PNG.",
      },
      {
        question: "Posso colar uma captura de tela?",
        answer:
          "Sim. Pressione Ctrl+V, ou Command+V no Mac. A página aceita se o sistema colar a imagem como PNG, e a maioria faz isso.",
      },
      {
        question: "Como converto WEBP de volta para PNG?",
        answer:
          "Use [WEBP para PNG](/webp-to-png). Ele não recupera o detalhe que se perdeu, então guarde seus PNGs.",
      },
      {
        question: "O que acontece com um PNG animado?",
        answer:
          "Ele vira um WEBP parado. Se você tem a animação em GIF, [GIF para WEBP](/gif-to-webp) a mantém em movimento.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
