import { batch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "WEBP", to: "GIF" }),
  name: "WEBP para GIF",
  title: "Converter WEBP para GIF | Animado ou parado, grátis",
  description:
    "Converta WEBPs animados em GIFs que se movem em e-mails, chats e programas antigos. Quadros, tempos e repetições são mantidos. Grátis, sem cadastro.",
  keywords: [
    "webp para gif",
    "converter webp para gif",
    "webp animado para gif",
    "figurinha para gif",
    "figurinha do whatsapp para gif",
    "webp em gif",
  ],
  heading: "Converter WEBP para GIF",
  subtitle: "Animações que também se movem onde o WEBP não é aceito",
  howTo: [
    { name: "Selecione seus WEBPs", text: "Animados e parados podem ficar na mesma lista." },
    { name: "Converta", text: "Clique em “Converter para GIF”. Animações longas levam alguns segundos." },
    {
      name: "Assista e baixe",
      text: "Clique em “Comparar” para ver o GIF ao lado do original e depois baixe.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Quando o GIF é a melhor escolha",
        blocks: [
          "Newsletters, chats antigos, programas de apresentação e muitos fóruns reproduzem GIFs, mas não WEBPs animados. Um GIF se move praticamente em todo lugar. O preço é o tamanho e o máximo de 256 cores por quadro.",
          "Figurinhas do WhatsApp e animações que você salva de sites muitas vezes são WEBPs. Depois da conversão, você pode publicá-las onde só GIFs são aceitos.",
        ],
      },
      {
        heading: "Conte com um arquivo maior",
        blocks: [
          {
            caption: "Duas animações em WEBP e em GIF",
            head: ["Animação", "WEBP", "GIF"],
            rows: [
              ["Desenho com gradientes, 20 quadros", "86 KB", "353 KB"],
              ["Foto em movimento, 24 quadros", "233 KB", "2,0 MB"],
            ],
          },
          "As duas têm 480 × 360 pixels. Se o GIF ficar grande demais para um formulário, [redimensione-o](/resize-image): com metade da largura e da altura, ele ocupa mais ou menos um quarto do espaço.",
        ],
      },
      {
        heading: "Como os quadros são desenhados",
        blocks: [
          {
            list: [
              "Cada quadro ganha as 256 cores que mais combinam com ele. Quadros com menos cores ficam com elas exatas.",
              "As cores que faltam são imitadas por pontos finos.",
              "Só a parte do quadro que muda é guardada.",
              "As durações são arredondadas para centésimos de segundo, a única unidade do GIF. A animação inteira dura o mesmo que antes.",
              "Ela se repete tantas vezes quanto o WEBP se repetia.",
            ],
          },
        ],
      },
      {
        heading: "Bordas suaves ficam duras",
        blocks: [
          "Um ponto de um GIF aparece ou não aparece, e figurinhas WEBP muitas vezes têm contornos e sombras suaves. Os contornos são cortados onde estão meio visíveis. Sombras e brilhos largos viram uma trama de pontos, que fica bem em páginas claras e escuras.",
        ],
      },
    ],
    questions: [
      {
        question: "O que acontece com um WEBP que não se move?",
        answer:
          "Ele vira um GIF parado. Para uma imagem parada, [WEBP para PNG](/webp-to-png) fica melhor, porque mantém todas as cores e as bordas suaves.",
      },
      {
        question: "Há um limite de quadros?",
        answer:
          "Sim, 256. Todos os quadros juntos podem ter até 100 megapixels, e o resultado avisa se o seu tiver mais.",
      },
      {
        question: "Por que meu GIF é mais lento que o WEBP?",
        answer:
          "Os navegadores desaceleram quadros que duram um centésimo de segundo ou menos. Se o WEBP tem quadros assim, nenhum GIF consegue mostrá-los nessa velocidade.",
      },
      {
        question: "Posso ver a animação antes de baixar?",
        answer:
          "Sim. Clique em “Comparar” ao lado de um resultado. Isso abre o WEBP e o GIF, os dois em movimento.",
      },
      {
        question: "Posso criar um só GIF com vários WEBPs?",
        answer: "Não, cada arquivo é convertido separadamente.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
