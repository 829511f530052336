import { pictures } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  name: "Redimensionar imagem",
  title: "Redimensionar imagem | Pixels, porcentagem, foto, grátis",
  description:
    "Mude o tamanho de imagens em pixels, em porcentagem ou pelo lado maior, ou para foto, passaporte e redes sociais. Corte ou adicione bordas. Grátis.",
  keywords: [
    "redimensionar imagem",
    "redimensionar foto",
    "mudar tamanho da imagem",
    "alterar tamanho da foto",
    "aumentar resolução da imagem",
    "foto 3x4",
    "tamanho de foto para passaporte",
  ],
  heading: "Redimensionar imagem",
  subtitle:
    "Mude o tamanho das suas imagens em pixels ou porcentagem, ou para uma foto impressa, um documento ou um post",
  messages: { wrong: "Aqui só dá para redimensionar imagens.", none: "Selecione pelo menos uma imagem." },
  dropZone: {
    prompt: "Arraste imagens para cá",
    dragging: "Solte suas imagens aqui",
    or: "ou",
    button: "Selecionar imagens",
    hint: `${pictures.or}, até 100 arquivos e 100 MB no total`,
  },
  action: "Redimensionar",
  howToTitle: "Como redimensionar uma imagem",
  howTo: [
    { name: "Selecione imagens", text: "Uma ou várias, de tamanhos e formatos diferentes." },
    {
      name: "Escolha o tamanho",
      text: "Digite pixels ou porcentagem, ou escolha foto impressa, passaporte ou post. Você vê antes os pixels do resultado.",
    },
    { name: "Redimensione e baixe", text: "Baixe as imagens uma por uma ou todas em ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Quatro jeitos de definir o tamanho",
        blocks: [
          {
            list: [
              "Largura e altura: começam com o tamanho da própria imagem. Mude uma, e a outra acompanha. Desligue “Manter proporções” para digitar as duas.",
              "Porcentagem: 50% deixa cada lado com a metade, o que dá um quarto dos pixels.",
              "Lado maior: bom para misturar imagens em retrato e paisagem.",
              "Tamanho pronto: fotos impressas e papel a 300 dpi, fotos para passaporte e imagens para redes sociais.",
            ],
          },
          "Antes de você clicar em “Redimensionar”, cada arquivo mostra quantos pixels tem e quantos vai ter.",
        ],
      },
      {
        heading: "Se a imagem tem outra proporção",
        blocks: [
          {
            caption: "Uma foto de 4000 × 3000 redimensionada para 1080 × 1080",
            head: ["Escolha", "Resultado", "O que você vê"],
            rows: [
              ["Cortar para preencher", "1080 × 1080", "A parte que você escolher; dá para mover e ampliar"],
              ["Caber dentro", "1080 × 810", "A imagem inteira"],
              ["Adicionar bordas", "1080 × 1080", "A imagem inteira, com bordas da cor que você escolher"],
            ],
          },
          "As imagens nunca são esticadas. Também não são ampliadas, a não ser que você ligue isso: os novos pixels só podem ser adivinhados, então uma imagem ampliada perde nitidez.",
        ],
      },
      {
        heading: "Fotos para documentos e impressão",
        blocks: [
          {
            caption: "Tamanhos de foto para passaporte, largura × altura",
            head: ["País", "No papel", "Pixels a 300 dpi"],
            rows: [
              ["Estados Unidos", "2 × 2 pol. (51 × 51 mm)", "600 × 600"],
              ["Reino Unido, Alemanha, Japão", "35 × 45 mm", "413 × 531"],
              ["Canadá", "50 × 70 mm", "591 × 827"],
              ["China", "33 × 48 mm", "390 × 567"],
              ["Finlândia", "36 × 47 mm", "425 × 555"],
            ],
          },
          "Para uma foto 3 × 4, escolha “Largura e altura”, desligue “Manter proporções” e digite 354 × 472: são 3 × 4 cm a 300 dpi.",
          "Isto define só o tamanho. Os órgãos públicos também têm regras para a cabeça, o fundo e a idade da foto, então confira-as antes de fazer o pedido.",
          "JPG, PNG e TIFF guardam a resolução, para os programas imprimirem no tamanho certo. Se uma foto tem pixels de menos para 300 dpi, ela mantém o tamanho no papel com uma resolução menor.",
        ],
      },
      {
        heading: "Detalhes nítidos, brilho certo",
        blocks: [
          "As fotos são reduzidas com um filtro Lanczos em luz linear, do jeito que a própria luz se soma. Muitos programas fazem a média dos números guardados, o que escurece detalhes claros e finos, como estrelas, espuma ou luzes da cidade. Em capturas de tela e desenhos, a média é a dos números guardados, porque assim as letras escuras e finas continuam escuras.",
          {
            list: [
              "As fotos são antes viradas para a posição certa.",
              "GIFs e WEBPs animados mantêm quadros e tempos se o resultado for GIF ou WEBP.",
              "As cores passam para sRGB. Dados da câmera e localização são removidos.",
              "Um arquivo que não precisa mudar nem é enviado: você o recebe exatamente como era, com os dados da câmera.",
              "PNGs e TIFFs de 16 bits mantêm os 16 bits.",
              "Imagens e resultados podem ter até 100 megapixels. Os quadros de uma animação contam juntos.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Redimensionar deixa o arquivo menor?",
        answer:
          "Em geral sim, porque há menos pixels para guardar. Se ele precisa ficar abaixo de um certo tamanho, ligue “Caber em um limite de tamanho”: os pixels ficam como você escolheu, e a qualidade diminui até o arquivo caber. Para manter todos os pixels e economizar espaço, use [Comprimir imagem](/compress-image).",
      },
      {
        question: "Posso ampliar uma imagem?",
        answer:
          "Sim. Ligue “Ampliar imagens menores” ou digite mais de 100%. Ela não vai mostrar mais detalhes do que antes.",
      },
      {
        question: "Posso escolher o que é cortado?",
        answer:
          "Sim. Escolha “Cortar para preencher” e clique em “Ajustar corte” ao lado de um arquivo. Arraste a moldura ou mova-a com as setas do teclado.",
      },
      {
        question: "O que significa dpi?",
        answer:
          "Pontos por polegada: quantos pixels são impressos em uma polegada de papel. Isso muda o tamanho no papel, não a imagem na tela.",
      },
      {
        question: "Em que formato recebo?",
        answer:
          "No mesmo do arquivo, a não ser que você escolha outro. Fotos HEIC viram JPGs. Arquivos BMP, ICO, TGA, PSD e SVG viram PNGs.",
      },
      {
        question: "Posso redimensionar várias imagens de uma vez?",
        answer: "Sim, até 100 arquivos e 100 MB juntos. Cada uma pode ter o próprio corte.",
      },
    ],
  },
} satisfies ToolWords<"resize">;
