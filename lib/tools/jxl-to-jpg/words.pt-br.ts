import { batch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JXL", to: "JPG" }),
  name: "JXL para JPG",
  title: "Converter JXL para JPG | Abra arquivos JPEG XL, grátis",
  description:
    "Converta imagens JPEG XL (.jxl) em JPGs que todo navegador, celular e programa abre. Grátis, sem cadastro, sem marca d'água, arquivos excluídos.",
  keywords: [
    "jxl para jpg",
    "converter jxl para jpg",
    "jpeg xl para jpg",
    "abrir arquivo jxl",
    "conversor jxl",
  ],
  heading: "Converter JXL para JPG",
  subtitle: "Imagens JPEG XL em JPGs que abrem em qualquer lugar",
  howTo: [
    { name: "Selecione seus JXLs", text: "Solte até 100 na página de uma vez." },
    {
      name: "Converta",
      text: "Clique em “Converter para JPG”. Cada linha avisa quando a imagem fica pronta.",
    },
    { name: "Baixe seus JPGs", text: "Um de cada vez ou em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Por que um JXL não abre",
        blocks: [
          "O JPEG XL é o sucessor mais novo do JPG: arquivos menores, cores mais precisas e fotos de alguns celulares e câmeras. O Safari e os aplicativos da Apple o mostram, mas o Chrome na maioria dos aparelhos não, nem os visualizadores antigos do Windows, nem a maioria dos formulários.",
          "Um JPG da mesma imagem funciona em todos eles. Guarde o JXL se quiser editar a foto depois, porque ele contém mais.",
        ],
      },
      {
        heading: "Em que sua imagem se transforma",
        blocks: [
          {
            caption: "Tipos de JPEG XL e os JPGs deles",
            head: ["Seu JXL", "No JPG"],
            rows: [
              ["Uma foto com 8 bits por cor", "As mesmas cores, em sRGB"],
              ["10 a 16 bits, ou gama ampla", "Reduzida aos 8 bits e às cores sRGB de um JPG"],
              ["Com transparência", "Branco onde não havia nada"],
              ["Uma animação", "O primeiro quadro e um aviso"],
              ["Em cores de impressão (CMYK)", "Recusado, com uma frase que diz por quê"],
            ],
          },
        ],
      },
      {
        heading: "De onde vêm os arquivos JXL",
        blocks: [
          "O Lightroom, o darktable e o GIMP exportam JPEG XL, e fotógrafos o usam em acervos porque é um quinto menor que o JPG sem perder nada. Se alguém mandou um .jxl para você, pergunte se pode mandar também o original: toda conversão para JPG descarta as nuances a mais que deixam a edição suave.",
        ],
      },
      {
        heading: "JPGs que foram empacotados como JXL",
        blocks: [
          "Alguns programas diminuem um JPG empacotando-o como JPEG XL sem mexer nos pixels. Um arquivo assim pode ser desempacotado até os bytes exatos de origem, com ferramentas como djxl. Já esta página decodifica os pixels e cria um novo JPG de qualidade 85, que parece igual, mas não é idêntico.",
        ],
      },
    ],
    questions: [
      {
        question: "O JPG fica maior que o JXL?",
        answer:
          "Em geral, sim. O JPEG XL precisa de menos bytes para a mesma aparência, então conte com um JPG de até o dobro do tamanho.",
      },
      {
        question: "JPEG XL é o mesmo que JPEG 2000?",
        answer:
          "Não, eles só têm em comum o começo do nome. Para arquivos .jp2 existe [JP2 para JPG](/jp2-to-jpg).",
      },
      {
        question: "Posso criar arquivos JXL aqui?",
        answer:
          "Ainda não. Para arquivos pequenos que os navegadores mostram, use [JPG para AVIF](/jpg-to-avif).",
      },
      {
        question: "Minhas imagens ficam guardadas?",
        answer:
          "O JXL é excluído assim que o JPG existe. O JPG fica à sua espera por {retention}, a não ser que você o exclua antes.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
