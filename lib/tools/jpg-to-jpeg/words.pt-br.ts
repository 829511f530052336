import { specifiedBatch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPG para JPEG",
  title: "Converter JPG para JPEG | Mude .jpg para .jpeg, grátis",
  description:
    "Mude .jpg para .jpeg para formulários e programas que exigem a extensão mais longa. Grátis, sem cadastro, sem marca d'água.",
  keywords: [
    "jpg para jpeg",
    "converter jpg para jpeg",
    "jpg em jpeg",
    "mudar jpg para jpeg",
    "renomear jpg para jpeg",
    "extensão jpeg",
  ],
  heading: "Converter JPG para JPEG",
  subtitle: "A mesma imagem com a extensão .jpeg, para formulários que não aceitam .jpg",
  ...fillAll(specifiedBatch, { from: "JPG", to: "JPEG" }),
  howTo: [
    { name: "Selecione seus arquivos JPG", text: "Solte-os na página ou use o botão." },
    { name: "Converta", text: "Clique em “Converter para JPEG”." },
    { name: "Baixe seus JPEGs", text: "Eles terminam em .jpeg e abrem em todo lugar onde um JPG abre." },
  ],
  article: {
    sections: [
      {
        heading: "JPG e JPEG são o mesmo formato",
        blocks: [
          "Um .jpg e um .jpeg guardam o mesmo tipo de imagem, e qualquer programa que abre um abre o outro. Só a extensão é diferente. Alguns formulários e scripts exigem a mais longa.",
          "Por isso, não espere uma imagem melhor. Você recebe a mesma foto com a extensão .jpeg.",
        ],
      },
      {
        heading: "Esta página comprime a foto mais uma vez",
        blocks: [
          "Seu navegador redesenha a imagem e a salva como JPEG de qualidade 92 antes do envio. Na primeira vez, você não vê a perda, mas ela se acumula se você repetir.",
          "As fotos redesenhadas ficam na posição certa, em sRGB, sem dados da câmera e sem localização. Nosso servidor só remove o que ainda estiver oculto e muda a extensão.",
          "Uma foto com mais de 16,7 megapixels, ou que o navegador não consegue desenhar, é enviada como está. Os dados da imagem não são comprimidos de novo.",
        ],
      },
      {
        heading: "Três jeitos de mudar .jpg para .jpeg",
        blocks: [
          {
            caption: "Jeitos de ter um .jpeg",
            head: ["O que você faz", "Dados da imagem", "Dados da câmera, localização"],
            rows: [
              ["Renomear o arquivo no computador", "Iguais", "Mantidos"],
              ["Usar esta página", "Comprimidos de novo com qualidade 92", "Removidos"],
              ["Usar [JPEG para JPG](/jpeg-to-jpg) e depois renomear", "Iguais", "Removidos"],
            ],
          },
          "Esta página é o jeito mais fácil no celular, onde renomear dá trabalho, e é boa o bastante para a maioria dos formulários.",
        ],
      },
    ],
    questions: [
      {
        question: "Como renomeio .jpg para .jpeg no Windows ou no Mac?",
        answer:
          "No Windows, ative as extensões de nomes de arquivos no menu Exibir do Explorador de Arquivos, selecione o arquivo, pressione F2 e digite a nova extensão. No Mac, selecione o arquivo, pressione Return e digite-a.",
      },
      {
        question: "O formulário vai aceitar meu arquivo?",
        answer:
          "Sim, se ele só verifica a extensão. Se também limita o tamanho, confira isso: redesenhar muda o tamanho em bytes, mas não em pixels.",
      },
      {
        question: "O JPEG fica maior ou menor?",
        answer:
          "Depende do JPG. Fotos que saem direto da câmera costumam diminuir, e imagens muito comprimidas aumentam.",
      },
      {
        question: "Por que não consigo selecionar arquivos .jpeg?",
        answer: "Eles já têm a extensão que você quer, então não há nada a fazer.",
      },
      {
        question: "Como se chamam os arquivos?",
        answer:
          "Os downloads avulsos são numerados na ordem da sua lista, a partir de converted-1.jpeg. O ZIP mantém os nomes dos seus arquivos.",
      },
      {
        question: "Quais são os limites?",
        answer:
          "Envie até 100 MB de uma vez. Os resultados são excluídos do nosso servidor após {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
