import { mergePdf } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(mergePdf, { from: "TIFF" }),
  name: "TIFF para PDF",
  title: "Converter TIFF para PDF | Todas as páginas, grátis",
  description:
    "Transforme TIFFs escaneados em um só PDF com todas as páginas, na ordem que quiser e no tamanho do papel. Grátis, sem conta, sem marca d'água.",
  keywords: [
    "tiff para pdf",
    "tif para pdf",
    "converter tiff para pdf",
    "tiff multipágina para pdf",
    "tif em pdf",
    "documento digitalizado para pdf",
  ],
  heading: "Converter TIFF para PDF",
  subtitle: "Todas as páginas dos seus documentos e faxes em um só PDF",
  howTo: [
    {
      name: "Selecione arquivos TIFF",
      text: "Um com muitas páginas ou muitos com uma página cada.",
    },
    {
      name: "Coloque em ordem",
      text: "Arraste os arquivos para a ordem certa. As páginas de cada arquivo mantêm a própria ordem.",
    },
    { name: "Baixe o PDF", text: "Clique em “Converter para PDF” e baixe o documento pronto." },
  ],
  article: {
    sections: [
      {
        heading: "Todas as páginas, não só a primeira",
        blocks: [
          "Scanners de documentos e servidores de fax colocam pilhas inteiras de papel em um só TIFF. A maioria dos conversores só mostra a primeira página. Aqui, cada página de cada TIFF vira uma página do PDF, na ordem da sua lista.",
          {
            list: [
              "Um TIFF pode misturar páginas coloridas, em tons de cinza e em preto e branco.",
              "As páginas podem ter tamanhos e direções diferentes.",
              "Prévias pequenas e máscaras que alguns programas escondem em um TIFF ficam de fora.",
            ],
          },
        ],
      },
      {
        heading: "Páginas no tamanho real",
        blocks: [
          "Os scanners anotam a resolução no arquivo. Uma folha escaneada a 200 ou 300 dpi ganha uma página de PDF exatamente do tamanho dela, então A4 continua A4. Arquivos sem resolução contam como 96 dpi.",
          "Se você prefere páginas uniformes, abra “Opções de página” e escolha A4 ou Carta, com ou sem margens.",
        ],
      },
      {
        heading: "Qualidade e tamanho do arquivo",
        blocks: [
          "As páginas são guardadas sem perda, com o mínimo de bits que as cores exigem. As que o scanner tinha comprimido como JPEG são salvas de novo em JPEG, na qualidade 92 e com todo o detalhe de cor, porque guardá-las sem perda só deixaria o arquivo maior.",
          {
            caption: "Páginas A4 escaneadas a 300 dpi",
            head: ["TIFF", "Tamanho", "PDF"],
            rows: [
              ["20 páginas, preto e branco, CCITT", "334 KB", "572 KB"],
              ["3 páginas, cor, LZW", "3,1 MB", "2,3 MB"],
              ["3 páginas, cor, JPEG", "1,1 MB", "1,7 MB"],
            ],
          },
          "Se o resultado for grande demais para um e-mail, [Comprimir PDF](/compress-pdf) o diminui. Ele usa JBIG2 nas páginas em preto e branco, que é melhor que a compressão de fax.",
        ],
      },
    ],
    questions: [
      {
        question: "Quantas páginas um PDF pode ter?",
        answer:
          "Até 500 páginas de TIFFs com várias páginas. A conversão também precisa terminar em 30 segundos, o que dá para cerca de 150 páginas em preto e branco a 300 dpi. Divida pilhas maiores.",
      },
      {
        question: "Posso pesquisar o texto do PDF?",
        answer:
          "Ainda não: as páginas são imagens. Passe o PDF por [OCR PDF](/ocr-pdf), que acrescenta o texto de forma invisível em 20 idiomas.",
      },
      {
        question: "Posso deixar uma página de fora?",
        answer:
          "Você pode deixar arquivos de fora, mas não páginas avulsas de um TIFF. Imprima o PDF em um novo PDF e escolha as páginas ali.",
      },
      {
        question: "E se uma página estiver danificada?",
        answer:
          "Aí não há PDF, e a mensagem cita o arquivo. Um PDF com uma página a menos seria pior, porque ninguém notaria.",
      },
      {
        question: "Posso misturar TIFFs com JPGs e PNGs?",
        answer: "Sim, em [Imagem para PDF](/image-to-pdf), que também usa todas as páginas de um TIFF.",
      },
      {
        question: "Quem pode ver meus documentos?",
        answer:
          "Ninguém além de você. O PDF vai para o seu navegador como resposta ao envio, e nem ele nem os originais ficam no nosso servidor.",
      },
    ],
  },
} satisfies ToolWords<"merge-pdf">;
