import { batch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "PNG", to: "AVIF" }),
  name: "PNG para AVIF",
  title: "Converter PNG para AVIF | Menor e transparente, grátis",
  description:
    "Converta capturas de tela, fotos e gráficos PNG para AVIF, com uma fração do tamanho e a transparência mantida. Grátis, sem cadastro, sem marca d'água.",
  keywords: [
    "png para avif",
    "converter png para avif",
    "png em avif",
    "png para avif transparente",
    "conversor avif",
    "comprimir png",
  ],
  heading: "Converter PNG para AVIF",
  subtitle: "Capturas de tela e fotos em uma fração do espaço, com a transparência mantida",
  howTo: [
    { name: "Selecione seus PNGs", text: "Solte-os na página ou cole uma captura de tela." },
    { name: "Converta", text: "Clique em “Converter para AVIF”. O ajuste depende do que há na imagem." },
    { name: "Baixe seus AVIFs", text: "Cada linha mostra quanto o arquivo diminuiu." },
  ],
  article: {
    sections: [
      {
        heading: "O que esperar",
        blocks: [
          {
            caption: "Resultados desta página",
            head: ["Imagem", "PNG", "AVIF"],
            rows: [
              ["Foto, 4032 × 3024 pixels", "8,5 MB", "298 KB"],
              ["Captura de tela deste site, 1280 × 1150 pixels", "142 KB", "40 KB"],
              ["Desenho com fundo transparente, 1600 × 1200 pixels", "129 KB", "51 KB"],
            ],
          },
          "As fotos são as que mais ganham, porque o PNG nunca foi feito para elas. Desenhos simples são os que menos ganham: o da tabela ocupa só 46 KB em WEBP, então teste também [PNG para WEBP](/png-to-webp) para logos e ícones.",
        ],
      },
      {
        heading: "Ajustes que acompanham a imagem",
        blocks: [
          "Nosso servidor examina cada PNG antes de convertê-lo, a não ser que tenha 25 megapixels ou mais. Capturas de tela, gráficos e texto são guardados na qualidade 60, com a cor em resolução total, para que letras vermelhas sobre azul continuem legíveis. Fotos ficam com qualidade 48, ou 54 abaixo de 4 megapixels, com a cor em metade da resolução. Os números do AVIF são menores que os do JPG para a mesma aparência.",
          {
            list: [
              "Áreas transparentes e sombras suaves ficam como estão.",
              "PNGs de 16 bits passam para 8 bits por canal.",
              "Cores de gama ampla passam para sRGB.",
              "Notas de texto, datas e nomes de programas ficam de fora.",
            ],
          },
        ],
      },
      {
        heading: "Onde o AVIF funciona e onde não",
        blocks: [
          "O Chrome (85), o Firefox (93), o Safari (16.4) e o Edge (121) mostram AVIF a partir dessas versões. O Android 12 e o iOS 16 também abrem. Muitos editores, programas de escritório e formulários ainda não acompanharam.",
          "Em um site, ofereça primeiro o AVIF e depois o PNG em um elemento picture. Navegadores antigos carregam então o PNG. Para arquivos que você manda a outras pessoas, JPG ou PNG continua sendo a escolha segura.",
        ],
      },
    ],
    questions: [
      {
        question: "A conversão é sem perda?",
        answer:
          "Não. Se cada pixel precisa ficar igual, mantenha o PNG e deixe [Comprimir imagem](/compress-image) diminuí-lo sem mudança visível.",
      },
      {
        question: "Qual é o tamanho máximo do meu PNG?",
        answer:
          "Até 100 megapixels e 16.384 pixels no lado maior, o máximo que nosso codificador consegue criar.",
      },
      {
        question: "Quanto tempo demora?",
        answer:
          "Nos nossos testes, capturas de tela levaram um quinto de segundo, e fotos de 12 megapixels, menos de um segundo, mais o envio.",
      },
      {
        question: "Posso transformar o AVIF em PNG de novo?",
        answer:
          "Sim, com [AVIF para PNG](/avif-to-png). O detalhe perdido não volta, então guarde seus PNGs.",
      },
      {
        question: "Um PNG animado continua animado?",
        answer: "Não, você recebe o primeiro quadro. Lemos e criamos AVIF só como imagem parada.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
