import { refusals } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "SVG para PNG",
  title: "Converter SVG para PNG | Até 8192 pixels, grátis",
  description:
    "Transforme logos, ícones e desenhos SVG em PNGs nítidos e transparentes, com até 8192 pixels de largura. Vários arquivos de uma vez. Grátis, sem cadastro.",
  keywords: [
    "svg para png",
    "converter svg para png",
    "svg em png",
    "vetor para png",
    "svg para imagem",
    "svgz para png",
  ],
  heading: "Converter SVG para PNG",
  subtitle: "Logos, ícones e diagramas em PNG, do tamanho e com a nitidez de que você precisa",
  choice: {
    label: "Lado maior",
    texts: {
      "": "Tamanho próprio, de 1024 a 4096 pixels",
      "256": "256 pixels",
      "512": "512 pixels",
      "1024": "1024 pixels",
      "2048": "2048 pixels",
      "4096": "4096 pixels",
      "8192": "8192 pixels",
    },
  },
  messages: fillAll(refusals, { from: "SVG" }),
  dropZone: {
    prompt: "Arraste arquivos SVG para cá",
    dragging: "Solte seus arquivos SVG aqui",
    or: "ou",
    button: "Selecionar arquivos SVG",
    hint: "SVG ou SVGZ, até 100 arquivos e 100 MB no total, cada um com até 20 MB",
  },
  action: "Converter para PNG",
  steps: ["Lendo suas imagens...", "Desenhando seus SVGs...", "Otimizando a qualidade...", "Quase pronto..."],
  success: "Tudo em PNG, pronto para baixar!",
  howTo: [
    { name: "Selecione seus arquivos SVG", text: "Logos, ícones, gráficos ou diagramas, um ou vários." },
    {
      name: "Escolha o tamanho",
      text: "Mantenha o tamanho do desenho ou defina os pixels do lado maior.",
    },
    { name: "Converta e baixe", text: "Baixe os PNGs um por um ou todos em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Quantos pixels tem um desenho?",
        blocks: [
          "Nenhum. Um SVG descreve linhas, formas e letras, e cada programa decide de que tamanho desenhá-las. Por isso, um PNG feito a partir dele pode ter qualquer tamanho e é nítido em todos, enquanto um PNG ampliado perde a nitidez.",
          {
            caption: "Que tamanho escolher",
            head: ["Para que serve", "Lado maior"],
            rows: [
              ["Favicon ou ícone pequeno", "256 pixels"],
              ["Ícone de aplicativo, foto de perfil", "512 ou 1024 pixels"],
              ["Apresentação ou documento", "2048 pixels"],
              ["Impressão, 33 cm de largura em 300 dpi", "4096 pixels"],
              ["Cartaz, 69 cm de largura em 300 dpi", "8192 pixels"],
            ],
          },
          "Mais pixels deixam o arquivo maior: nos nossos testes, um desenho de 15 KB virou um PNG de 89 KB em 1024 pixels, 530 KB em 4096 e 1,3 MB em 8192.",
          "Se você não escolher, quem decide é o arquivo. A largura e a altura dele contam em pixels CSS, dos quais 96 fazem uma polegada; sem elas, conta a view box. Um desenho com menos de 1024 pixels é ampliado até isso, porque um ícone de 24 pixels raramente é o que você quer, e um com mais de 4096 é reduzido.",
        ],
      },
      {
        heading: "Como fica o PNG",
        blocks: [
          {
            list: [
              "Onde não há desenho, o PNG é transparente. Para um fundo branco, abra o resultado em [PNG para JPG](/png-to-jpg).",
              "Gradientes, máscaras, recortes, filtros e folhas de estilo dentro do arquivo são desenhados.",
              "Animações ficam paradas, como estão antes de começar.",
              "HTML dentro de um desenho (foreignObject) fica de fora. Alguns programas de diagramas põem os rótulos ali; exporte-os como curvas ou texto comum.",
            ],
          },
        ],
      },
      {
        heading: "Fontes e imagens vinculadas",
        blocks: [
          "Um desenho só cita as fontes pelo nome. Se nosso servidor não tiver uma delas, outra entra no lugar, e as palavras podem ficar mais largas ou mais estreitas. Em um logo, converta o texto em curvas antes de exportar: “Objeto para caminho” no Inkscape, “Criar contornos” no Illustrator.",
          "Imagens incorporadas ao arquivo são desenhadas. Links para outros arquivos ou sites não são seguidos, e scripts não são executados, então um desenho de origem desconhecida não busca nada na rede.",
        ],
      },
    ],
    questions: [
      {
        question: "Por que meu PNG ficou diferente do navegador?",
        answer:
          "Quase sempre falta uma fonte, ou o desenho usa HTML ou um script. Converta o texto em curvas e salve como SVG simples.",
      },
      {
        question: "Posso converter arquivos .svgz?",
        answer: "Sim. É um SVG comprimido com gzip. Descompactado, ele pode ter até 20 MB.",
      },
      {
        question: "Posso transformar um PNG de volta em SVG?",
        answer:
          "Não. O PNG já não conhece as formas, que teriam de ser vetorizadas. Guarde o SVG para mudanças futuras.",
      },
      {
        question: "Como crio um JPG ou WEBP de um SVG?",
        answer:
          "Com o [Conversor de imagens](/image-compressor). Ele desenha o SVG no tamanho próprio, com fundo branco no caso do JPG.",
      },
      {
        question: "Por que um desenho demorou demais?",
        answer:
          "Desfoques grandes e milhares de camadas transparentes são o que mais demora. Paramos depois de 30 segundos; um tamanho menor costuma ajudar.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
