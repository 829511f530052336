import { batch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "TIFF", to: "JPG" }),
  name: "TIFF para JPG",
  title: "Converter TIFF para JPG | Arquivos TIF fáceis de enviar",
  description:
    "Converta arquivos TIFF e TIF em JPGs que abrem em qualquer lugar, também de originais em 16 bits, CMYK e escaneados. Grátis, sem cadastro, sem marca d'água.",
  keywords: [
    "tiff para jpg",
    "tif para jpg",
    "converter tiff para jpg",
    "converter tif em jpg",
    "tiff para jpeg",
    "abrir arquivo tiff",
  ],
  heading: "Converter TIFF para JPG",
  subtitle: "Páginas escaneadas e arquivos de impressão em JPGs que abrem em qualquer lugar",
  howTo: [
    { name: "Selecione seus TIFFs", text: "Arquivos .tif e .tiff são o mesmo formato." },
    { name: "Converta", text: "Clique em “Converter para JPG”. Cores de impressão viram cores de tela." },
    { name: "Baixe seus JPGs", text: "Baixe arquivos avulsos ou tudo em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Por que é difícil compartilhar um TIFF",
        blocks: [
          "Scanners, câmeras e programas de impressão usam TIFF porque ele não perde nada. Isso deixa os arquivos enormes, e fora o Safari nenhum navegador os mostra. No nosso teste, uma foto de 12 megapixels ocupou 10,1 MB em TIFF e 1,1 MB em JPG.",
          "TIFF também é o nome de muitas coisas: faxes em preto e branco, dados científicos, arquivos de impressão com camadas. Esta página lê quase todas.",
        ],
      },
      {
        heading: "Tipos de TIFF que funcionam",
        blocks: [
          {
            caption: "O que acontece com cada tipo",
            head: ["Seu TIFF", "No JPG"],
            rows: [
              ["RGB ou tons de cinza, 8 bits", "As mesmas cores, em sRGB"],
              ["16 ou 32 bits por canal, também ponto flutuante", "Reduzido para 8 bits"],
              ["CMYK de uma gráfica", "Passa para sRGB pelo perfil de cores do arquivo"],
              ["Fax ou documento em preto e branco (CCITT)", "JPG em tons de cinza"],
              ["Com transparência", "Branco por trás"],
              ["Com várias páginas", "A primeira página e um aviso"],
            ],
          },
          "A compressão não importa: LZW, ZIP, PackBits, CCITT e JPEG são todos lidos. O JPG tem qualidade 85, mantém largura e altura e fica em pé mesmo que o scanner só tenha anotado a rotação.",
        ],
      },
      {
        heading: "TIFFs com várias páginas",
        blocks: [
          "Um JPG não tem páginas, então esta página entrega a primeira e diz quantas existem. Para ter todas, são dois passos: [TIFF para PDF](/tiff-to-pdf) coloca todas em um PDF, e [PDF para imagem](/pdf-to-image) cria um JPG de cada uma, ou das que você escolher.",
          "Muitas vezes o PDF já é o que você precisa: ele mantém as páginas juntas, é impresso de uma vez e abre em qualquer celular.",
        ],
      },
    ],
    questions: [
      {
        question: "Qual é a diferença entre TIF e TIFF?",
        answer: "Só a extensão. O Windows antigo permitia três letras, e .tif ficou.",
      },
      {
        question: "Por que não há prévia antes da conversão?",
        answer:
          "A maioria dos navegadores não decodifica TIFF. Assim que o JPG fica pronto, a linha mostra a imagem.",
      },
      {
        question: "As camadas e os canais são mantidos?",
        answer: "Não. Você recebe a imagem achatada que o programa salvou ao lado das camadas.",
      },
      {
        question: "Meu TIFF tem medições em vez de uma imagem. Posso converter?",
        answer:
          "Se os valores ficam entre 0 e 1, ou usam toda a faixa dos números inteiros, sim. Altitudes, temperaturas e dados parecidos não têm um brilho definido, então os recusamos em vez de adivinhar.",
      },
      {
        question: "PNG seria melhor que JPG?",
        answer:
          "Para documentos em preto e branco e desenhos de linha, sim: as letras mantêm os contornos nítidos. Escolha png no [Conversor de imagens](/image-compressor).",
      },
      {
        question: "Por quanto tempo vocês guardam meus arquivos?",
        answer:
          "Os TIFFs somem depois de convertidos. Os JPGs podem ser baixados por {retention}, ou até você os excluir.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
