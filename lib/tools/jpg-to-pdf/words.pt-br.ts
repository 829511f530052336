import { mergePdf } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPG para PDF",
  title: "Converter JPG para PDF | Junte fotos em um PDF, grátis",
  description:
    "Junte fotos JPG em um só PDF, na ordem que quiser. As fotos mantêm toda a qualidade. Grátis, sem conta, sem marca d'água.",
  keywords: [
    "jpg para pdf",
    "converter jpg para pdf",
    "jpg em pdf",
    "jpeg para pdf",
    "juntar jpg em pdf",
    "fotos em pdf",
  ],
  heading: "Converter JPG para PDF",
  subtitle: "Coloque suas fotos em ordem e junte-as em um só PDF, com toda a qualidade",
  ...fillAll(mergePdf, { from: "JPG" }),
  howTo: [
    { name: "Selecione arquivos JPG", text: "Solte na página ou selecione com o botão." },
    {
      name: "Coloque em ordem",
      text: "Arraste as fotos até as páginas ficarem na ordem certa e gire as que estão deitadas.",
    },
    { name: "Baixe o PDF", text: "Clique em “Converter para PDF” e baixe o resultado." },
  ],
  article: {
    sections: [
      {
        heading: "Suas fotos mantêm a qualidade",
        blocks: [
          "Um PDF pode guardar os dados de um JPG como eles são, então suas fotos não são comprimidas de novo. Cada uma é copiada para o PDF bit por bit. O PDF fica mais ou menos do tamanho de todos os JPGs somados.",
          {
            list: [
              "Fotos tiradas de lado aparecem em pé, sem perder qualidade.",
              "Os perfis de cores são mantidos, e fotos CMYK continuam em CMYK.",
              "A data, a localização, os dados da câmera e a miniatura são removidos.",
              "Alguns tipos raros de JPG não funcionam em um PDF, como os de codificação aritmética. Eles são salvos de novo com qualidade 92.",
            ],
          },
        ],
      },
      {
        heading: "Uma foto por página",
        blocks: [
          "Se você não mudar nada, cada página tem o tamanho da foto na resolução guardada no arquivo. Uma página escaneada de 2480 × 3508 pixels a 300 dpi vira uma página A4, igual à folha original. Se o arquivo não tiver uma resolução, a ferramenta considera 96 dpi.",
          "Você também pode escolher A4 ou Carta em “Opções de página”. Cada foto ocupa então o máximo possível da página. As páginas acompanham a orientação das fotos, a não ser que você escolha retrato ou paisagem. Uma margem pequena tem um quarto de polegada (6 mm), e uma grande, três quartos (19 mm).",
        ],
      },
      {
        heading: "Quando um PDF é melhor que fotos avulsas",
        blocks: [
          "Órgãos públicos, seguradoras e escolas muitas vezes pedem um documento só. Em um PDF, seus recibos, trabalhos ou contratos assinados ficam em ordem e são impressos de uma vez. Se alguém vai editar ou publicar as fotos, mande os JPGs.",
        ],
      },
    ],
    questions: [
      {
        question: "Minhas fotos mudam de tamanho?",
        answer:
          "Não, elas mantêm cada pixel. Se o PDF ficar grande demais, comprima antes as fotos com [Comprimir imagem](/compress-image) ou o PDF pronto com [Comprimir PDF](/compress-pdf).",
      },
      {
        question: "Posso adicionar arquivos PNG ou HEIC?",
        answer:
          "Não nesta página. [Imagem para PDF](/image-to-pdf) aceita os dois, e você pode misturá-los com JPGs.",
      },
      {
        question: "Por que nenhum PDF foi criado?",
        answer:
          "Se uma só foto não puder ser lida, você recebe uma mensagem com o nome dela em vez de um PDF. Remova essa foto e tente de novo.",
      },
      {
        question: "Posso tirar minhas fotos de volta do PDF?",
        answer:
          "Não com as nossas ferramentas, então guarde seus JPGs. [PDF para JPG](/pdf-to-jpg) transforma cada página em uma nova imagem.",
      },
      {
        question: "Mais alguém pode abrir meu PDF?",
        answer:
          "Não. Não há link de download que outros possam encontrar. O PDF vai direto para o seu navegador e depois é excluído do nosso servidor.",
      },
    ],
  },
} satisfies ToolWords<"merge-pdf">;
