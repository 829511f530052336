import { pdfImages } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PDF para imagem",
  title: "Converter PDF para imagem | JPG, PNG ou WEBP, grátis",
  description:
    "Transforme páginas de PDF em imagens JPG, PNG ou WEBP. Converta o documento inteiro ou só as páginas de que precisa. Grátis, sem conta, sem marca d'água.",
  keywords: [
    "pdf para imagem",
    "converter pdf em imagem",
    "transformar pdf em foto",
    "pdf para foto",
    "página de pdf em imagem",
    "pdf para png",
  ],
  heading: "Converter PDF para imagem",
  subtitle: "Todas as páginas ou só as de que você precisa, em JPG, PNG ou WEBP",
  ...fillAll(pdfImages, { to: "imagens" }),
  howToTitle: "Como converter um PDF em imagens",
  howTo: [
    { name: "Selecione um PDF", text: "Solte na página ou selecione com o botão." },
    {
      name: "Escolha formato e páginas",
      text: "JPG para fotos, PNG para texto, WEBP para sites. Todas as páginas ou só algumas.",
    },
    { name: "Baixe as imagens", text: "Uma por uma ou todas em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Qual formato você deve escolher?",
        blocks: [
          "Os três formatos mostram a mesma página. As diferenças estão no tamanho do arquivo e na fidelidade aos detalhes finos.",
          {
            caption: "Comparação entre JPG, PNG e WEBP",
            head: ["Formato", "Como é salvo", "Melhor para"],
            rows: [
              ["JPG", "Qualidade 85", "E-mail, chats, álbuns de fotos, formulários"],
              ["PNG", "Sem perda", "Slides, tabelas, plantas, letras pequenas"],
              ["WEBP", "Sem perda em texto e desenhos, qualidade 85 em fotos", "Seu próprio site"],
            ],
          },
          "Na dúvida, escolha JPG para páginas com muitas fotos e PNG para páginas com muito texto. Há mais detalhes na página de cada formato: [PDF para JPG](/pdf-to-jpg), [PDF para PNG](/pdf-to-png) e [PDF para WEBP](/pdf-to-webp).",
        ],
      },
      {
        heading: "Converta só as páginas de que precisa",
        blocks: [
          "Deixe o campo “Páginas” vazio para converter o documento inteiro, ou digite números de página como faria na impressora:",
          {
            list: [
              "“8” converte uma só página.",
              "“1-3, 8” converte quatro páginas.",
              "“5-” converte a página 5 e tudo o que vem depois.",
            ],
          },
          "Você recebe cada página uma vez, na ordem do documento. Se um intervalo começa depois da última página, uma mensagem diz quantas existem. Converta documentos muito longos em várias partes.",
        ],
      },
      {
        heading: "Quantos pixels você recebe",
        blocks: [
          "Um PDF mede as páginas em pontos, 72 por polegada. “Qualidade da imagem” define o número de pixels por ponto, de 0,5 em Baixa (36 dpi) a 3,0 em Muito alta (216 dpi). Alta é o padrão: com 2,0, ou 144 dpi, uma página Carta vira uma imagem de 1224 × 1584 pixels, e uma A4, de 1191 × 1684.",
          "Uma página pode ter até 40 megapixels. Só páginas muito grandes, como cartazes, passam disso.",
        ],
      },
    ],
    questions: [
      {
        question: "Vou ver campos preenchidos e destaques?",
        answer:
          "Sim. O que foi preenchido, carimbos, destaques e outras marcas aparecem onde estão no PDF. O tom azul que os leitores de PDF põem nos campos não aparece.",
      },
      {
        question: "E se faltar uma fonte?",
        answer:
          "A maioria dos PDFs contém as fontes. Se o seu não contém, usamos uma parecida. Temos fontes para textos em alfabeto latino, grego e cirílico e em chinês, japonês e coreano.",
      },
      {
        question: "Posso converter um PDF protegido por senha?",
        answer:
          "Sim. Digite a senha quando a página pedir. Você não precisa selecionar o arquivo de novo, e não guardamos a senha.",
      },
      {
        question: "A conversão demorou demais e falhou. O que faço?",
        answer:
          "Escolha uma qualidade menor ou converta menos páginas por vez. Uma conversão pode durar até 50 segundos.",
      },
      {
        question: "O que vocês guardam no servidor?",
        answer:
          "Só as imagens, por {retention}, para você poder baixá-las. Se tiver outras dúvidas, [escreva para nós](/contact).",
      },
    ],
  },
} satisfies ToolWords<"images">;
