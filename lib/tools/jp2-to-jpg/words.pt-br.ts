import { batch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "JP2", to: "JPG" }),
  name: "JP2 para JPG",
  title: "Converter JP2 para JPG | Arquivos JPEG 2000, grátis",
  description:
    "Converta imagens JPEG 2000 (.jp2, .j2k, .jpx) de acervos, mapas e scanners em JPGs que os navegadores mostram. Grátis, sem cadastro.",
  keywords: [
    "jp2 para jpg",
    "converter jp2 para jpg",
    "jpeg 2000 para jpg",
    "j2k para jpg",
    "abrir arquivo jp2",
  ],
  heading: "Converter JP2 para JPG",
  subtitle: "JPEG 2000 de acervos, mapas e scanners, em JPGs comuns",
  howTo: [
    { name: "Selecione seus JP2s", text: "Arquivos como .j2k e .jpc também servem." },
    {
      name: "Converta",
      text: "Clique em “Converter para JPG”. Páginas grandes levam alguns segundos cada.",
    },
    { name: "Baixe seus JPGs", text: "Cada linha tem a imagem e o link." },
  ],
  article: {
    sections: [
      {
        heading: "De onde vem o JPEG 2000",
        blocks: [
          "Bibliotecas escaneiam livros nele, satélites e hospitais guardam imagens nele, e cinemas digitais exibem filmes nele. Mesmo assim, os navegadores de hoje não o mostram, e os celulares não sabem o que fazer com um .jp2.",
          "Se você baixou uma página de um acervo ou um pedaço de um mapa, um JPG é o jeito mais rápido de ver a imagem, imprimi-la ou colocá-la em um documento.",
        ],
      },
      {
        heading: "O que é convertido",
        blocks: [
          {
            caption: "Partes de um JP2 e o que o JPG tem delas",
            head: ["No JP2", "No JPG"],
            rows: [
              ["RGB, sYCC ou cinza", "O mesmo, em sRGB"],
              ["Um perfil de cores", "Aplicado, para as cores ficarem como deviam"],
              ["Uma paleta", "Consultada em cada pixel"],
              ["Opacidade", "Branco por trás"],
              ["Mais de 8 bits", "Passa para 8"],
              ["Cores pela metade (subamostragem)", "Ampliadas para o tamanho total"],
            ],
          },
        ],
      },
      {
        heading: "Por que, sem isso, você precisaria de um programa novo",
        blocks: [
          "O Windows não mostra nenhum JPEG 2000, e um visualizador que mostre quase nunca está à mão quando você precisa. Cada acervo usa uma parte diferente do padrão, com blocos, camadas de qualidade e espaços de cor próprios, então um programa que abre as páginas de uma biblioteca pode falhar nas da próxima. O conversor lê todas essas variantes, e o que não consegue ler ele diz em uma frase, em vez de devolver uma imagem com cores erradas.",
        ],
      },
      {
        heading: "Páginas escaneadas muito grandes",
        blocks: [
          "Um JP2 pode ter centenas de megapixels e ser aberto em uma resolução menor. Esta página decodifica tudo, até 100 megapixels. Para mais que isso, pegue no acervo uma versão reduzida, que quase sempre existe.",
        ],
      },
    ],
    questions: [
      {
        question: "O JPEG 2000 é melhor que o JPG?",
        answer:
          "Ele guarda mais detalhes no mesmo tamanho, pode ser sem perda e não tem blocos. Não pegou porque era lento e os navegadores nunca o adotaram.",
      },
      {
        question: "E .jpx e .jpf?",
        answer: "São as mesmas imagens em um contêiner mais completo. A primeira imagem é convertida.",
      },
      {
        question: "O georreferenciamento é mantido?",
        answer: "Não. Um JPG não tem lugar para ele. Anote as coordenadas antes de converter um mapa.",
      },
      {
        question: "Vocês guardam o arquivo?",
        answer: "Só pelo tempo da conversão. O JPG é excluído após {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
