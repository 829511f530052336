import { batch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PSD", to: "JPG" }),
  name: "PSD para JPG",
  title: "Converter PSD para JPG | Sem Photoshop, grátis",
  description:
    "Converta arquivos do Photoshop (.psd, .psb) em JPGs para enviar e mostrar, também de CMYK, Lab e 16 bits. Sem Photoshop, sem cadastro.",
  keywords: [
    "psd para jpg",
    "converter psd para jpg",
    "photoshop para jpg",
    "abrir psd sem photoshop",
    "psd em jpg",
    "psb para jpg",
  ],
  heading: "Converter PSD para JPG",
  subtitle: "Arquivos do Photoshop em JPG, em um computador sem Photoshop",
  howTo: [
    { name: "Selecione seus PSDs", text: "Arquivos .psb, de documentos muito grandes, também servem." },
    {
      name: "Converta",
      text: "Clique em “Converter para JPG”, e a imagem visível é tirada do documento.",
    },
    { name: "Baixe seus JPGs", text: "Veja a imagem na linha e depois baixe." },
  ],
  article: {
    sections: [
      {
        heading: "A imagem dentro de um arquivo do Photoshop",
        blocks: [
          "Ao lado das camadas, um PSD normalmente guarda a imagem final, como o Photoshop a mostrava ao salvar. É ela que vai para o seu JPG, então efeitos, máscaras e camadas de ajuste ficam exatamente como o designer deixou.",
          "Se o documento foi salvo só com as camadas, essa imagem não existe. A página avisa, e quem criou o arquivo pode salvá-lo de novo com “Maximizar compatibilidade” ligado.",
        ],
      },
      {
        heading: "Modos de cor que funcionam",
        blocks: [
          {
            caption: "O que acontece com cada modo de cor",
            head: ["Modo do documento", "No JPG"],
            rows: [
              ["RGB e tons de cinza", "Mantidos, em sRGB pelo perfil do documento"],
              ["CMYK, para impressão", "Cores de tela pelo perfil da impressão"],
              ["Lab e cores indexadas", "Convertidas como o Photoshop as mostraria"],
              ["16 bits por canal", "Reduzidos a 8, que é tudo o que um JPG guarda"],
              ["Duotônico", "Tons de cinza, sem as tintas"],
              ["Áreas transparentes", "Branco"],
            ],
          },
        ],
      },
      {
        heading: "Para provas e aprovações",
        blocks: [
          "Clientes e gráficas raramente têm o Photoshop, e um PSD de 80 MB não cabe em um e-mail. Um JPG de algumas centenas de kilobytes mostra a mesma imagem em qualquer celular. Converta várias versões de uma vez, baixe o ZIP e anexe. Para um documento com várias páginas, junte os JPGs em um PDF com [Imagem para PDF](/image-to-pdf).",
        ],
      },
      {
        heading: "Quando o PNG é melhor",
        blocks: [
          "Um logo ou um layout de interface tem contornos duros e muitas vezes não tem fundo. O JPG borra um pouco os contornos e não pode ser transparente. No [Conversor de imagens](/image-compressor), escolha png para esses documentos: nada se perde, e o fundo continua transparente.",
        ],
      },
    ],
    questions: [
      {
        question: "Posso ter as camadas uma por uma?",
        answer:
          "Não. Só a imagem final é convertida. Para desmontar um documento, você precisa de um programa que edite PSDs, como o Photopea ou o GIMP.",
      },
      {
        question: "Por que meu JPG ficou diferente do Photoshop?",
        answer:
          "Provavelmente o documento usa CMYK ou gama ampla, e o Photoshop simula a impressão. Um JPG para telas tem cores sRGB, e as muito saturadas são as que mais mudam.",
      },
      {
        question: "Qual é o tamanho máximo do documento?",
        answer: "Até 100 MB e 100 megapixels. O número de camadas não importa.",
      },
      {
        question: "Quem vê minha arte?",
        answer: "Ninguém. O PSD some depois da conversão, e o JPG, após {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
