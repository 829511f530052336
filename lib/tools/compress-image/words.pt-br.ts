import type { ScreenWords, ToolWords } from "../words";

export const screen = {
  messages: {
    wrong: "Selecione imagens válidas (JPG, PNG, WEBP, AVIF).",
    none: "Selecione as imagens que quer comprimir.",
  },
  dropZone: {
    prompt: "Arraste imagens para cá",
    dragging: "Solte suas imagens aqui",
    or: "ou",
    button: "Escolher imagens",
    hint: "JPG, PNG, WEBP ou AVIF",
  },
  action: "Comprimir",
  success: "Compressão concluída! Baixe o ZIP abaixo.",
} satisfies ScreenWords["compressor"];

export const words = {
  ...screen,
  name: "Comprimir imagem",
  title: "Comprimir imagem online | Menor, mesma aparência, grátis",
  description:
    "Diminua o tamanho de arquivos JPG, PNG, WEBP e AVIF sem diferença visível e compare o antes e o depois. Grátis, sem cadastro, sem marca d'água.",
  keywords: [
    "comprimir imagem",
    "compactar imagem",
    "diminuir tamanho da imagem",
    "reduzir tamanho da foto",
    "comprimir jpg",
    "comprimir foto",
  ],
  heading: "Comprimir imagem",
  subtitle: "Deixe as imagens menores sem diferença visível e compare o antes e o depois",
  howToTitle: "Como comprimir imagens",
  howTo: [
    {
      name: "Selecione suas imagens",
      text: "Pode misturar formatos. Cada imagem mantém o formato e o tamanho em pixels.",
    },
    {
      name: "Comprima",
      text: "Clique em “Comprimir”. Cada imagem fica tão pequena quanto dá sem parecer diferente.",
    },
    {
      name: "Compare e baixe",
      text: "Clique em “Comparar” para ver o antes e o depois e baixe o ZIP.",
    },
  ],
  variantsHeading: "Formatos e limites mais procurados",
  article: {
    sections: [
      {
        heading: "A qualidade certa para cada imagem",
        blocks: [
          "A maioria dos compressores usa a mesma qualidade em toda imagem. Este encontra a qualidade certa para cada uma: testa várias em uma parte da imagem, compara com o original e fica com a menor que parece igual no tamanho real.",
          "Grama e cabelo escondem muita coisa, então essas fotos diminuem bastante. Um céu limpo não esconde nada, então ganha uma qualidade mais alta.",
          {
            caption: "A mesma foto antes e depois, em JPG. Abra cada uma em outra aba para olhar de perto.",
            large: true,
            pictures: [
              {
                path: "/figures/compress-image-before.jpg",
                label: "Antes",
                alt: "Cinco pipas sobre colinas com árvores ao amanhecer, com um campo na frente.",
                width: 1040,
                height: 780,
                bytes: 125_284,
              },
              {
                path: "/figures/compress-image-after.jpg",
                label: "Depois",
                alt: "As mesmas pipas, colinas e campo depois da compressão, com a mesma aparência.",
                width: 1040,
                height: 780,
                bytes: 77_807,
              },
            ],
          },
        ],
      },
      {
        heading: "Como cada formato é comprimido",
        blocks: [
          {
            caption: "Você recebe o mesmo formato de volta",
            head: ["Formato", "Método", "Economia mínima"],
            rows: [
              ["JPG", "Nova qualidade (mozjpeg)", "5%"],
              ["PNG", "256 cores, se parecer igual; se não, sem perda", "1 byte"],
              ["WEBP", "Nova qualidade, ou sem perda se for menor e o original for sem perda", "20%"],
              ["AVIF", "Nova qualidade", "20%"],
            ],
          },
          "Se a economia for menor, você recebe o original de volta, sem dados ocultos como a localização.",
          "Nos nossos testes, um JPG de 12 megapixels foi de 1,7 MB para 628 KB. Um desenho em PNG encolheu para 13 KB. Só com compressão sem perda, ele teria ficado com 143 KB.",
        ],
      },
      {
        heading: "O que continua e o que muda",
        blocks: [
          {
            list: [
              "Largura, altura, nome do arquivo e transparência ficam iguais, a não ser que você defina um limite de tamanho.",
              "Um WEBP animado mantém todos os quadros. Um PNG animado não é comprimido.",
              "AVIFs com mais de 8 bits por canal não são comprimidos, a não ser que seja preciso remover dados ocultos.",
              "JPGs que você já comprimiu aqui não são comprimidos de novo.",
            ],
          },
          "Dados da câmera, localização, legendas e miniaturas são removidos. PNGs de 16 bits passam para 8 bits, então guarde o original se pretende editá-lo.",
        ],
      },
      {
        heading: "Quando um formulário limita o tamanho",
        blocks: [
          "Selecione suas imagens, ligue “Caber em um limite de tamanho” e digite o limite, por exemplo 200 KB. Cada imagem ganha a melhor qualidade que cabe, com menos pixels onde isso fica melhor do que baixar a qualidade. A lista diz com quantos pixels ela ficou.",
          {
            caption: "Um JPG de 12 megapixels e 1,5 MB, ajustado para caber",
            head: ["Limite", "Resultado", "Pixels"],
            rows: [
              ["50 KB", "50,0 KB", "812 × 609"],
              ["200 KB", "191,2 KB", "1835 × 1377"],
              ["500 KB", "497,4 KB", "4032 × 3024"],
            ],
          },
          "Para um e-mail, escolha “Todas as imagens juntas”: os arquivos pequenos ficam como estão, e os grandes dividem o resto. Uma imagem que já cabe mantém a qualidade. Os formulários contam um kilobyte como 1.000 ou 1.024 bytes, por isso contamos 1.000.",
          "Para escolher o número de pixels, use [Redimensionar imagem](/resize-image). Uma foto salva em PNG fica bem menor em JPG, e [PNG para JPG](/png-to-jpg) deixa você escolher a qualidade. Para sites, use [PNG para WEBP](/png-to-webp) ou [JPG para WEBP](/jpg-to-webp), ou crie um AVIF com o [Conversor de imagens](/image-compressor).",
        ],
      },
    ],
    questions: [
      {
        question: "Por que minha imagem quase não diminuiu?",
        answer:
          "Ela já estava bem comprimida. Se a economia for menor do que a tabela mostra, você recebe o original de volta.",
      },
      {
        question: "É sem perda?",
        answer:
          "Nem sempre. Um PNG é comprimido sem perda, a não ser que 256 cores deem o mesmo resultado. As outras imagens parecem iguais em 100%, mas você pode ver diferença se ampliar ou editar.",
      },
      {
        question: "Por que demora mais do que converter?",
        answer: "Testamos várias configurações em cada imagem para achar a melhor.",
      },
      {
        question: "Posso comprimir outros formatos, como HEIC ou GIF?",
        answer:
          "Não aqui. Converta fotos HEIC com [HEIC para JPG](/heic-to-jpg), e todas as outras para WEBP com o Conversor de imagens.",
      },
      {
        question: "O que é o errors.txt no meu ZIP?",
        answer:
          "É a lista dos arquivos que não puderam ser comprimidos, com o motivo. Os outros estão no ZIP como sempre.",
      },
      {
        question: "Quantas imagens posso comprimir de uma vez?",
        answer: "Até 100 arquivos e 100 MB no total. Cada imagem pode ter até 100 megapixels.",
      },
    ],
  },
} satisfies ToolWords<"compressor">;
