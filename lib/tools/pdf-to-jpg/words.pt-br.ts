import { fileLimits, MIB } from "../../limits";
import { words as pdfToImage } from "../pdf-to-image/words.pt-br";
import type { ToolWords } from "../words";

const said = `${fileLimits.pdfSaid / MIB} MB`;

export const words = {
  name: "PDF para JPG",
  title: "Converter PDF para JPG | Cada página em imagem, grátis",
  description:
    "Transforme cada página de um PDF em JPG com a qualidade que quiser. Veja as páginas e baixe uma ou todas. Grátis, sem conta, sem marca d'água.",
  keywords: [
    "pdf para jpg",
    "converter pdf para jpg",
    "pdf em jpg",
    "pdf para jpeg",
    "transformar pdf em imagem",
    "salvar pdf como jpg",
  ],
  heading: "Converter PDF para JPG",
  subtitle: "Cada página em um JPG nítido, uma por vez ou todas em um ZIP",
  messages: {
    wrong: "Selecione um arquivo PDF válido.",
    tooLarge: `O arquivo passa do limite de ${said}`,
    none: "Selecione um arquivo PDF.",
  },
  dropZone: {
    prompt: "Arraste um arquivo PDF para cá ou clique para selecionar",
    dragging: "Solte seu PDF aqui",
    or: "ou",
    button: "Escolher arquivo PDF",
    hint: `Tamanho máximo: ${said} • Formato de saída: JPG`,
    limits: `Arquivos acima de ${fileLimits.pdf / MIB} MB: use PDF para imagem`,
  },
  larger: pdfToImage.name,
  action: "Converter para imagens JPG",
  steps: ["Convertendo as páginas..."],
  howTo: [
    { name: "Selecione um PDF", text: "Solte na página ou selecione com o botão." },
    { name: "Escolha a qualidade", text: "De Baixa, para miniaturas, a Muito alta, para impressão." },
    { name: "Baixe as páginas", text: "Veja as páginas e baixe uma ou todas em ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Como ficam os JPGs",
        blocks: [
          "Suas páginas ficam como no Chrome, porque usamos o mesmo motor de PDF, o PDFium. Aparecem texto, fotos, carimbos, destaques e campos preenchidos sobre fundo branco. Páginas cortadas continuam cortadas, e giradas continuam giradas.",
          "Cada JPG é salvo com qualidade 85. Páginas sem cor viram JPGs em tons de cinza, um pouco menores.",
        ],
      },
      {
        heading: "Escolha a nitidez das páginas",
        blocks: [
          "“Qualidade da imagem” define quantos pixels você recebe. A compressão do JPG é a mesma em todas as opções.",
          {
            caption: "Uma página A4 em cada opção",
            head: ["Opção", "Resolução", "Pixels", "Boa para"],
            rows: [
              ["Baixa (0,5)", "36 dpi", "298 × 421", "Miniaturas"],
              ["Normal (1,0)", "72 dpi", "595 × 842", "Prévias rápidas"],
              ["Boa (1,5)", "108 dpi", "893 × 1263", "Mensagens no WhatsApp"],
              ["Alta (2,0)", "144 dpi", "1191 × 1684", "Ler na tela"],
              ["Muito alta (3,0)", "216 dpi", "1786 × 2526", "Imprimir e dar zoom"],
            ],
          },
          "Uma página escaneada não fica mais nítida do que já é. Se você escolher mais pixels do que ela tem, só recebe um arquivo maior.",
        ],
      },
      {
        heading: "Todas as páginas ou só algumas",
        blocks: [
          "Para converter só algumas páginas, digite os números delas, como 1-3, 8. Você pode converter até 500 páginas por vez.",
          "O primeiro JPG é baixado automaticamente, a não ser que você desligue isso. Clique em uma miniatura para ver a página em tamanho grande. Cada nome de arquivo termina com o número da página, então ordenar por nome deixa as páginas em ordem.",
        ],
      },
    ],
    questions: [
      {
        question: "JPG é o formato certo para as minhas páginas?",
        answer:
          "Para folhetos, fotos e páginas escaneadas, sim. Letras pretas pequenas podem ficar um pouco manchadas nos contornos. [PDF para PNG](/pdf-to-png) as mantém nítidas.",
      },
      {
        question: "Posso converter um PDF com senha?",
        answer:
          "Sim, se você souber a senha. Digite-a quando a página pedir. Usamos a senha só nesta conversão e não a guardamos. PDFs que só restringem a impressão ou a cópia não precisam dela.",
      },
      {
        question: "Posso extrair as fotos originais de um PDF?",
        answer: "Não. Esta ferramenta converte páginas inteiras, e as fotos viram parte da página.",
      },
      {
        question: "Por que algumas páginas falharam?",
        answer:
          "Em geral porque a página está danificada ou é grande demais. O motivo aparece no lugar dela, e você ainda pode baixar as outras.",
      },
      {
        question: "Como transformo os JPGs em PDF de novo?",
        answer:
          "Use [JPG para PDF](/jpg-to-pdf). As novas páginas são imagens, então não dá para selecionar nem pesquisar o texto.",
      },
      {
        question: "Quando meus arquivos são excluídos?",
        answer:
          "Seu PDF é excluído assim que a conversão termina. Os JPGs são excluídos após {retention}, ou na hora, se você clicar em “Excluir agora”.",
      },
    ],
  },
} satisfies ToolWords<"pdf-pages">;
