import { listIn } from "../../words/phrases";
import { pictureLabels } from "../pictures";
import { mergePdf } from "../shared.pt-br";
import type { ToolWords } from "../words";

const others = pictureLabels.filter((label) => !["JPG", "PNG", "GIF"].includes(label));

export const words = {
  name: "Imagem para PDF",
  title: "Imagem para PDF | Fotos e documentos em um PDF, grátis",
  description:
    "Junte fotos, documentos e capturas de tela em um só PDF, ou tire fotos com a câmera. Grátis, sem conta, sem marca d'água, arquivos excluídos.",
  keywords: [
    "imagem para pdf",
    "foto para pdf",
    "converter imagem em pdf",
    "converter foto em pdf",
    "juntar fotos em pdf",
    "img para pdf",
  ],
  heading: "Imagem para PDF",
  subtitle: "Imagens dos seus arquivos ou da câmera, uma por página, em um só PDF",
  messages: {
    none: "Selecione pelo menos uma imagem",
    some: "Só imagens podem entrar no PDF.",
    nothingPicked: "Nenhum arquivo selecionado",
  },
  dropZone: {
    prompt: "Arraste imagens para cá",
    dragging: "Solte suas imagens aqui",
    or: "ou",
    button: "Escolher imagens",
    hint: "Aceita JPG, PNG, GIF | Ou tire fotos com a câmera",
    limits: `${listIn("pt-BR", others)} também funcionam. Até 100 arquivos e 100 MB.`,
  },
  action: "Converter para PDF",
  steps: mergePdf.steps,
  success: "O PDF está pronto para baixar!",
  howToTitle: "Como converter imagens em PDF",
  howTo: [
    { name: "Selecione ou fotografe", text: "Selecione imagens ou fotografe páginas com a câmera." },
    {
      name: "Converta para PDF",
      text: "Coloque as imagens em ordem e clique em “Converter para PDF”.",
    },
    { name: "Baixe o PDF", text: "Você recebe um arquivo com uma imagem por página." },
  ],
  article: {
    sections: [
      {
        heading: "O que acontece com suas imagens",
        blocks: [
          "Você pode misturar formatos em um PDF. JPGs e a maioria dos PNGs não são comprimidos de novo.",
          {
            caption: "Como cada formato é guardado no PDF",
            head: ["Sua imagem", "No PDF"],
            rows: [
              ["JPG", "Os dados originais da imagem, sem localização nem outros dados ocultos"],
              ["PNG sem transparência", "Os dados originais da imagem, a não ser que o PNG seja entrelaçado"],
              ["PNG com transparência", "Sem perda e ainda transparente"],
              ["GIF, TIFF, WEBP sem perda", "Sem perda, em sRGB com 8 bits por canal"],
              ["BMP, ICO, TGA, PSD", "O mesmo; um PSD sem as camadas"],
              ["SVG", "Uma imagem sem perda, com 1024 a 4096 pixels no lado maior"],
              [
                "HEIC, AVIF, WEBP com perda, TIFF com compressão JPEG",
                "Um JPG de qualidade 92, com todo o detalhe de cor",
              ],
            ],
          },
          "Em um TIFF com várias páginas, cada uma vira uma página do PDF. De uma animação, você recebe o primeiro quadro.",
        ],
      },
      {
        heading: "Escolha um tamanho de página",
        blocks: [
          "Se você não mudar nada, cada página tem exatamente o tamanho da imagem. Ele depende da resolução guardada no arquivo. Se não houver nenhuma, usamos 96 dpi, e uma foto de 4032 × 3024 pixels gera uma página de 107 × 80 cm. Isso não afeta a qualidade: o leitor de PDF ajusta a página à sua tela.",
          "Para imprimir o PDF, abra “Opções de página” e escolha A4 ou Carta. Você também pode escolher retrato ou paisagem e adicionar margem. Cada imagem fica então centralizada e tão grande quanto a página permite.",
        ],
      },
      {
        heading: "Fotografe documentos com a câmera",
        blocks: [
          "As fotos tiradas ficam no seu navegador até você clicar em “Converter para PDF”. Se você as descartar, elas nunca são enviadas. A imagem ao vivo é espelhada, como em uma chamada de vídeo, mas as fotos não, então o texto fica no sentido certo.",
          "“Tirar fotos” usa a câmera frontal, com cerca de 1280 × 720 pixels. Para letras pequenas, tire a foto com o aplicativo de câmera do celular e selecione-a aqui. Ela fica bem mais nítida.",
        ],
      },
    ],
    questions: [
      {
        question: "Posso mudar a ordem das páginas?",
        answer:
          "Sim. Na janela “Arquivos selecionados”, arraste as imagens ou use as setas embaixo delas. Ali você também pode girar uma página. Depois da conversão, clique em “Mudar as páginas” para abrir essa janela de novo.",
      },
      {
        question: "Posso adicionar imagens a um PDF que já tenho?",
        answer: "Converta as imagens aqui e junte os dois PDFs com [Juntar PDF](/merge-pdf).",
      },
      {
        question: "Dá para pesquisar o texto de uma carta fotografada?",
        answer: "Não. Cada página é uma imagem, e esta ferramenta não reconhece o texto de imagens.",
      },
      {
        question: "Por que minha lista sumiu?",
        answer:
          "Fechar a janela “Arquivos selecionados” limpa a lista, e selecionar novos arquivos a substitui. Para adicionar imagens à lista, solte-as na janela ou clique em “Adicionar mais”.",
      },
      {
        question: "E se uma imagem estiver danificada?",
        answer: "Você vê o nome dela, e nenhum PDF é criado. Remova essa imagem e converta o resto.",
      },
      {
        question: "Meu PDF é grande demais para o e-mail. O que faço?",
        answer: "Diminua-o com [Comprimir PDF](/compress-pdf).",
      },
      {
        question: "Vocês guardam uma cópia do meu PDF?",
        answer:
          "Não. Seu navegador recebe o PDF diretamente, e nosso servidor o exclui logo depois de enviá-lo.",
      },
    ],
  },
} satisfies ToolWords<"camera-pdf">;
