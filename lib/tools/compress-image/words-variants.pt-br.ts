import type { ToolWords } from "../words";
import { screen } from "./words.pt-br";

export const variants = {
  "/compress-jpeg": {
    ...screen,
    name: "Comprimir JPEG",
    title: "Comprimir JPEG | JPGs menores que parecem iguais, grátis",
    description:
      "Deixe JPGs cerca de 60% menores sem diferença visível, ou faça-os caber no tamanho que você digitar. Compare o antes e o depois. Grátis, sem cadastro.",
    keywords: [
      "comprimir jpeg",
      "comprimir jpg",
      "compactar jpg",
      "diminuir tamanho jpg",
      "reduzir jpg",
      "compressor de jpg",
    ],
    heading: "Comprimir JPEG",
    subtitle: "Deixe JPGs bem menores sem diferença visível",
    messages: {
      wrong: "Selecione imagens JPG válidas.",
      none: "Selecione as imagens JPG que quer comprimir.",
    },
    dropZone: { ...screen.dropZone, hint: "Só JPG" },
    howToTitle: "Como comprimir arquivos JPG",
    howTo: [
      {
        name: "Selecione seus JPGs",
        text: "Arquivos .jpg e .jpeg são a mesma coisa, e os dois valem.",
      },
      { name: "Comprima", text: "Clique em “Comprimir” ou defina antes um limite de tamanho." },
      { name: "Compare e baixe", text: "Veja qualquer foto antes e depois e fique com o ZIP." },
    ],
    article: {
      sections: [
        {
          heading: "Por que os JPGs podem diminuir tanto",
          blocks: [
            "Celulares e câmeras salvam JPGs depressa e não arriscam: qualidade alta em toda imagem, codificação simples e uma prévia dentro. Um codificador mais lento e melhor guarda a mesma imagem em muito menos bytes. O nosso é o mozjpeg, e ele testa várias qualidades em cada foto até achar a mais baixa que você não distingue do original.",
          ],
        },
        {
          heading: "Três fotos em números",
          blocks: [
            {
              caption: "JPGs de celular, comprimidos sem limite",
              head: ["Pixels", "Antes", "Depois", "Economia"],
              rows: [
                ["2566 × 3313", "1,27 MB", "527 KB", "58%"],
                ["3024 × 4032", "1,36 MB", "513 KB", "62%"],
                ["4032 × 3024", "1,52 MB", "592 KB", "61%"],
              ],
            },
            "Fotos que passaram pelo WhatsApp ou por um site já estão comprimidas. Nelas, espere de 5 a 20%, ou nada: se a economia for menor que 5%, você recebe seu arquivo de volta em vez de uma cópia pior.",
          ],
        },
        {
          heading: "Uma geração só",
          blocks: [
            "Cada vez que um JPG é salvo, um pouco se perde. Por isso não comprimimos uma foto duas vezes: se ela já passou por aqui, volta sem mudança. Edite primeiro, comprima por último e guarde o original se talvez for cortar ou imprimir depois.",
          ],
        },
        {
          heading: "O que mais muda",
          blocks: [
            {
              list: [
                "A localização, os dados da câmera, as legendas e a prévia são removidos.",
                "A rotação é aplicada à imagem, que fica em pé em qualquer programa.",
                "Cores em Display P3 ou Adobe RGB passam para sRGB.",
                "O arquivo é progressivo onde isso o deixa menor: aparece primeiro borrado e depois fica nítido.",
              ],
            },
            "Se uma foto não pode perder o valor de um pixel sequer, [JPEG para JPG](/jpeg-to-jpg) remove só os dados ocultos.",
          ],
        },
      ],
      questions: [
        {
          question: "Que qualidade vocês usam?",
          answer: "Não há uma fixa. Muitas vezes fica entre 70 e 85 e depende do que a foto mostra.",
        },
        {
          question: "Posso definir a qualidade?",
          answer:
            "Não como número, mas você pode definir um limite de tamanho, que é o que os formulários pedem.",
        },
        {
          question: "O WEBP seria menor?",
          answer:
            "Sim, mais ou menos um quarto a menos, e todos os navegadores atuais o mostram. Use [JPG para WEBP](/jpg-to-webp) no seu site e JPG para todo o resto.",
        },
        {
          question: "Posso comprimir JPGs CMYK?",
          answer: "Sim. Eles voltam em sRGB, porque a maioria dos programas mostra CMYK com cores erradas.",
        },
      ],
    },
  },
  "/compress-png": {
    ...screen,
    name: "Comprimir PNG",
    title: "Comprimir PNG | Capturas de tela e logos menores, grátis",
    description:
      "Diminua capturas de tela, logos e desenhos em PNG, com a transparência mantida. Sem perda onde a cor importa. Compare o antes e o depois. Grátis, sem cadastro.",
    keywords: ["comprimir png", "compactar png", "diminuir png", "reduzir tamanho png", "otimizar png"],
    heading: "Comprimir PNG",
    subtitle: "Diminua capturas de tela, logos e desenhos, com a transparência mantida",
    messages: {
      wrong: "Selecione imagens PNG válidas.",
      none: "Selecione as imagens PNG que quer comprimir.",
    },
    dropZone: { ...screen.dropZone, hint: "Só PNG" },
    howToTitle: "Como comprimir arquivos PNG",
    howTo: [
      { name: "Selecione seus PNGs", text: "Capturas de tela, logos, ícones, desenhos: até 100 por vez." },
      {
        name: "Comprima",
        text: "“Comprimir” testa uma paleta e a codificação sem perda e fica com o melhor.",
      },
      {
        name: "Confira as bordas suaves",
        text: "Abra a comparação e olhe sombras e gradientes antes de baixar.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Dois caminhos para um PNG menor",
          blocks: [
            "Um PNG não perde nada, mas pode desperdiçar espaço. Primeiro procuramos uma paleta: se 256 cores parecem iguais aos milhões do arquivo, cada pixel precisa de um byte em vez de três ou quatro. Se não, os pixels ficam exatamente como estão, e só o empacotamento melhora.",
          ],
        },
        {
          heading: "Resultados",
          blocks: [
            {
              caption: "PNGs nossos, comprimidos sem limite",
              head: ["Imagem", "Antes", "Depois"],
              rows: [
                ["Captura de uma página, 1280 × 1150", "146 KB", "56 KB"],
                ["Desenho com transparência, 560 × 420", "38 KB", "12 KB"],
                ["Desenho com gradientes finos, 1600 × 1200", "132 KB", "130 KB"],
                ["Foto em PNG, 1200 × 1549", "4,8 MB", "2,4 MB"],
              ],
            },
            "A terceira mostra o limite. Com 256 cores, os gradientes ganhariam faixas, e ela já estava bem empacotada, então quase não havia o que economizar.",
          ],
        },
        {
          heading: "Fotos não combinam com PNG",
          blocks: [
            "Mesmo com 2,4 MB, a foto da tabela é grande. Em JPG ela ocuparia uma fração disso e pareceria igual. Use [PNG para JPG](/png-to-jpg), ou [PNG para WEBP](/png-to-webp) se houver partes transparentes.",
          ],
        },
        {
          heading: "Transparência e 16 bits",
          blocks: [
            {
              list: [
                "Bordas suaves e sombras mantêm todos os níveis, também em uma paleta.",
                "Arquivos com 16 bits por canal passam para 8 bits. As telas não mostram mais que isso.",
                "PNGs animados voltam como estão.",
                "Um valor gama ou um perfil de cores no arquivo é aplicado, para as cores ficarem certas em qualquer lugar.",
              ],
            },
            "Se você definir um limite de tamanho, o número de cores diminui primeiro, e depois os pixels. O resultado continua sendo um PNG.",
          ],
        },
      ],
      questions: [
        {
          question: "A compressão é sem perda?",
          answer:
            "Quando uma paleta não pareceria igual, sim. Com uma paleta, cada pixel pode mudar um tom. A comparação mostra.",
        },
        {
          question: "Por que meu ícone não diminui nada?",
          answer:
            "Ícones pequenos muitas vezes já têm uma paleta, e algumas centenas de bytes fixos que nenhum compressor consegue tirar.",
        },
        {
          question: "Funciona com sprites de jogos e pixel art?",
          answer: "Muito bem. Eles têm poucas cores, e cada uma é mantida com exatidão.",
        },
        {
          question: "Um PNG pode ficar menor que um WEBP?",
          answer: "Em desenhos simples, às vezes. Em tudo que tem cor suave, o WEBP ganha.",
        },
      ],
    },
  },
  "/compress-image-to-20kb": {
    ...screen,
    name: "Comprimir imagem para 20 KB",
    title: "Comprimir imagem para 20 KB | Assinatura e foto, grátis",
    description:
      "Faça uma assinatura ou um retrato pequeno caber em 20 KB para uma inscrição em concurso ou vaga. Você vê o novo tamanho em pixels. Grátis, sem cadastro.",
    keywords: [
      "comprimir imagem para 20kb",
      "assinatura 20kb",
      "foto 20 kb",
      "reduzir imagem para 20kb",
      "diminuir foto para 20kb",
    ],
    heading: "Comprimir imagem para 20 KB",
    subtitle: "Faça uma assinatura ou um retrato pequeno caber em 20 KB para um formulário",
    howToTitle: "Como comprimir uma imagem para 20 KB",
    howTo: [
      {
        name: "Corte primeiro",
        text: "Deixe só a assinatura ou o rosto, para não gastar bytes com papel vazio.",
      },
      {
        name: "Comprima",
        text: "Adicione a imagem e clique em “Comprimir”. O limite de 20 KB já está preenchido.",
      },
      {
        name: "Confira os pixels",
        text: "A lista diz quantos pixels sobraram. Compare as duas versões antes de enviar.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Por que um formulário pede 20 KB",
          blocks: [
            "Bancas de concursos e órgãos públicos inscrevem muita gente e guardam de cada pessoa uma assinatura e um retrato. Guardam essas imagens do tamanho de um selo, por isso alguns só aceitam de 10 a 20 KB. É minúsculo perto de uma foto de celular, que tem cem vezes mais.",
          ],
        },
        {
          heading: "O que cabe em 20 KB",
          blocks: [
            {
              caption: "Nossas imagens de teste, ajustadas a 20 KB",
              head: ["Imagem", "Antes", "Depois", "Pixels"],
              rows: [
                ["Assinatura no papel, 1800 × 700", "60 KB", "19,4 KB", "Todos"],
                ["Retrato, 413 × 531", "77 KB", "19,8 KB", "Todos"],
                ["Retrato quadrado, 600 × 600", "120 KB", "19,7 KB", "326 × 326"],
                ["Foto de celular, 4032 × 3024", "1,5 MB", "19,7 KB", "486 × 364"],
                ["Página de texto fotografada", "1,4 MB", "19,7 KB", "315 × 445, ilegível"],
              ],
            },
            "Uma assinatura são traços escuros em papel liso, e isso comprime muito bem. Um retrato do tamanho de foto de passaporte também funciona: 413 × 531 pixels são 35 × 45 mm a 300 dpi. Uma página de texto não, seja o que for que um compressor prometa.",
          ],
        },
        {
          heading: "Assine de um jeito que fique pequeno",
          blocks: [
            "Use caneta preta ou azul-escura em papel branco sem pauta e fotografe com luz do dia. Sombras e a textura do papel gastam mais bytes que a tinta. Corte rente: nossa assinatura ocupava a imagem de ponta a ponta, e por isso manteve todos os pixels.",
            "Se o site também pede um tamanho em pixels, como 140 × 60, ajuste-o antes com [Redimensionar imagem](/resize-image). Depois disso, raramente sobra algo para comprimir.",
          ],
        },
        {
          heading: "Se o site ainda recusar",
          blocks: [
            {
              list: [
                "Alguns formulários também têm um mínimo. Se o seu quer de 10 a 20 KB, digite 20 e não 5.",
                "Muitos só aceitam JPG. Converta um PNG com [PNG para JPG](/png-to-jpg) antes de vir aqui.",
                "Uns poucos contam 1 KB como 1.024 bytes. Contamos 1.000, então nossos arquivos passam dos dois jeitos.",
              ],
            },
          ],
        },
      ],
      questions: [
        {
          question: "Ainda vai dar para reconhecer meu rosto?",
          answer:
            "Com 413 × 531 pixels, sim. Com zoom, dá para notar o cabelo menos nítido e alguns blocos no fundo, então escolha uma parede lisa.",
        },
        {
          question: "Posso ter exatamente 20 KB?",
          answer:
            "Não de propósito. Chegamos o mais perto possível por baixo, em geral a poucos por cento do limite, porque um formulário recusa até um byte a mais.",
        },
        {
          question: "Posso fazer a assinatura e o retrato juntos?",
          answer: "Sim. Selecione os dois, e cada um ganha os seus 20 KB.",
        },
        {
          question: "E se eu desligar “Usar menos pixels, se for preciso”?",
          answer:
            "Nesse caso, só a qualidade diminui. Se isso não bastar, você recebe uma mensagem com o menor tamanho possível.",
        },
      ],
    },
  },
  "/compress-image-to-50kb": {
    ...screen,
    name: "Comprimir imagem para 50 KB",
    title: "Comprimir imagem para 50 KB | Retratos, grátis",
    description:
      "Faça um retrato para documento ou passaporte caber em 50 KB para uma inscrição. Cada foto fica com a melhor qualidade possível nesse tamanho. Grátis.",
    keywords: [
      "comprimir imagem para 50kb",
      "foto 50kb",
      "foto 3x4 50 kb",
      "reduzir imagem para 50kb",
      "diminuir foto para 50kb",
    ],
    heading: "Comprimir imagem para 50 KB",
    subtitle: "Faça um retrato para documento caber em 50 KB sem perder o rosto",
    howToTitle: "Como comprimir uma imagem para 50 KB",
    howTo: [
      {
        name: "Selecione seu retrato",
        text: "Em qualquer um dos quatro formatos, já cortado como o formulário pede.",
      },
      {
        name: "Comprima",
        text: "“Comprimir” mira em 50 KB. Digite outro número se o seu formulário tem outro limite.",
      },
      {
        name: "Compare",
        text: "Olhe os olhos e o contorno do cabelo nas duas versões e baixe.",
      },
    ],
    article: {
      sections: [
        {
          heading: "O limite habitual para retratos",
          blocks: [
            "Cinquenta kilobytes é um limite comum para a foto de uma inscrição: vestibulares, carteirinhas de estudante, habilitações, crachás. É generoso para um rosto e impossível para um documento, e ajuda saber qual dos dois você tem.",
          ],
        },
        {
          heading: "Retratos mantêm os pixels",
          blocks: [
            {
              caption: "Cinco imagens e o que aconteceu com elas",
              head: ["Imagem", "Resultado", "Pixels"],
              rows: [
                ["Retrato de 35 × 45 mm a 300 dpi (413 × 531)", "49,6 KB", "413 × 531"],
                ["Retrato de 2 × 2 polegadas a 300 dpi (600 × 600)", "48,4 KB", "600 × 600"],
                ["Assinatura, 1800 × 700", "49,5 KB", "1800 × 700"],
                ["Foto de 12 megapixels", "49,0 KB", "833 × 625"],
                ["Página A4 fotografada", "49,5 KB", "520 × 735"],
              ],
            },
            "Ou seja, se você traz o retrato no tamanho em que ele é impresso, nada precisa encolher. Direto do celular ele fica com 833 × 625, no melhor caso, e a maior parte disso pode ser parede.",
          ],
        },
        {
          heading: "Corte, depois comprima",
          blocks: [
            "Abra [Redimensionar imagem](/resize-image), escolha ali um tamanho de passaporte ou documento e mova a moldura até a cabeça ficar onde as regras mandam. O resultado costuma ter menos de 100 KB. Traga-o aqui para a última etapa.",
            "A ordem importa. Uma foto que foi comprimida para 50 KB e só depois cortada jogou fora detalhes por causa de partes que ninguém vai ver.",
          ],
        },
        {
          heading: "Fundos e roupas",
          blocks: [
            "Um fundo liso e bem iluminado quase não ocupa espaço, e os bytes sobram para o rosto. Camisas xadrez, folhas e paredes de tijolo fazem o contrário. Com pouca luz, a câmera acrescenta ruído, e ruído custa caro: chegue mais perto de uma janela e tire a foto de novo.",
          ],
        },
      ],
      questions: [
        {
          question: "50 KB bastam para imprimir a foto?",
          answer:
            "Em 35 × 45 mm, sim: ela tem 300 pixels por polegada. Em uma folha inteira, você veria a compressão.",
        },
        {
          question: "Minha foto tem 48 KB, e o formulário recusa. Por quê?",
          answer:
            "Veja as outras regras. Os formulários muitas vezes também verificam o formato, o número de pixels ou o nome do arquivo, e chamam tudo de tamanho errado.",
        },
        {
          question: "Isso serve para um RG escaneado?",
          answer:
            "As letras grandes continuam legíveis, mas confira as linhas pequenas. Para cartões, peça um limite maior ou corte rente ao cartão.",
        },
        {
          question: "Posso comprimir uma turma inteira de uma vez?",
          answer: "Sim, até 100 retratos. Cada um é ajustado separadamente, e você pode baixar todos em ZIP.",
        },
      ],
    },
  },
  "/compress-image-to-100kb": {
    ...screen,
    name: "Comprimir imagem para 100 KB",
    title: "Comprimir imagem para 100 KB | Para formulários, grátis",
    description:
      "Reduza fotos a menos de 100 KB para sites de vagas, perfis e formulários, com a melhor qualidade que cabe. Compare o antes e o depois. Grátis, sem marca d'água.",
    keywords: [
      "comprimir imagem para 100kb",
      "imagem menor que 100kb",
      "foto 100 kb",
      "reduzir imagem para 100kb",
      "comprimir jpg para 100kb",
    ],
    heading: "Comprimir imagem para 100 KB",
    subtitle: "Reduza fotos a menos de 100 KB para sites de vagas, perfis e formulários",
    howToTitle: "Como comprimir uma imagem para 100 KB",
    howTo: [
      {
        name: "Adicione suas fotos",
        text: "Solte-as na página. As que já são pequenas ficam intactas.",
      },
      {
        name: "Comprima",
        text: "Clique em “Comprimir”, e cada uma ganha a qualidade que 100 KB permitem.",
      },
      { name: "Baixe", text: "Confira os pixels na lista e baixe arquivos avulsos ou o ZIP." },
    ],
    article: {
      sections: [
        {
          heading: "De uma foto de celular a 100 KB",
          blocks: [
            "Um celular atual salva de 1,5 a 5 MB por foto. Em 100 KB, sobra um byte de cada quinze a cinquenta, então algo precisa sair. Só baixar a qualidade deixaria blocos por toda a imagem, com pixels demais. Por isso diminuímos também os pixels, assim que isso fica melhor.",
          ],
        },
        {
          heading: "O que sai daqui",
          blocks: [
            {
              caption: "Medido com o nosso compressor, limite de 100 KB",
              head: ["Imagem", "Antes", "Depois"],
              rows: [
                ["Foto de 12 megapixels", "1,5 MB", "98,4 KB, 1253 × 939"],
                ["Retrato quadrado, 600 × 600", "120 KB", "97,2 KB, 600 × 600"],
                ["Foto de passaporte, 413 × 531", "77 KB", "Sem mudança"],
                ["Página A4, fotografada", "1,4 MB", "99,6 KB, 799 × 1131"],
              ],
            },
            "1253 × 939 pixels enchem a janela de um notebook e a maior parte da tela de um celular. É bastante para um perfil, um anúncio ou quem confere o seu envio.",
          ],
        },
        {
          heading: "Documentos em 100 KB",
          blocks: [
            "A página fotografada fica com 97 pixels por polegada. Letras de tamanho comum podem ser lidas; notas de rodapé, com dificuldade. Duas coisas ajudam: fotografar de cima, com a página ocupando o quadro, e salvar em preto e branco com um aplicativo de escanear.",
            "Se o formulário aceita PDF, [Comprimir PDF para 100 KB](/compress-pdf-to-100kb) costuma ser o melhor caminho. Ele guarda uma página escaneada de um jeito mais esperto que um JPG.",
          ],
        },
        {
          heading: "Guarde o original",
          blocks: [
            "O que foi tirado não volta quando você amplia a imagem depois. Deixe a foto no celular e use a cópia pequena só para este formulário.",
          ],
        },
      ],
      questions: [
        {
          question: "Que formato é melhor para 100 KB?",
          answer:
            "Para formulários, fique com o JPG, que todos aceitam. Em WEBP ou AVIF, a mesma foto manteria mais pixels, mas poucos sites aceitam esses formatos.",
        },
        {
          question: "Por que meu PNG perdeu tantos pixels?",
          answer:
            "Uma foto guardada em PNG precisa de várias vezes os bytes de um JPG. Converta-a antes com [PNG para JPG](/png-to-jpg), e ela cabe em um tamanho bem maior.",
        },
        {
          question: "Posso escolher os pixels?",
          answer:
            "Sim. Defina-os em [Redimensionar imagem](/resize-image), volte aqui e desligue “Usar menos pixels, se for preciso”.",
        },
        {
          question: "A localização da minha foto é removida?",
          answer: "Sim, com os dados da câmera e as notas de texto.",
        },
      ],
    },
  },
  "/compress-image-to-200kb": {
    ...screen,
    name: "Comprimir imagem para 200 KB",
    title: "Comprimir imagem para 200 KB | Documento legível, grátis",
    description:
      "Reduza fotos e documentos fotografados a menos de 200 KB, com texto que ainda se lê. Ajusta cada arquivo ao limite. Grátis, sem conta.",
    keywords: [
      "comprimir imagem para 200kb",
      "imagem 200kb",
      "reduzir foto para 200kb",
      "jpg 200kb",
      "diminuir imagem para 200kb",
    ],
    heading: "Comprimir imagem para 200 KB",
    subtitle: "Reduza fotos e documentos fotografados a menos de 200 KB, com texto legível",
    howToTitle: "Como comprimir uma imagem para 200 KB",
    howTo: [
      {
        name: "Fotografe ou escaneie",
        text: "Preencha o quadro com a página, com luz uniforme e de cima.",
      },
      { name: "Comprima", text: "Selecione os arquivos. 200 KB já está definido; clique em “Comprimir”." },
      { name: "Leia", text: "Abra o resultado e leia as letras menores. Se conseguir, pode enviar." },
    ],
    article: {
      sections: [
        {
          heading: "O limite de muitos formulários",
          blocks: [
            "Seguradoras, programas de bolsas e sites de vagas muitas vezes param em 200 KB por imagem. É o primeiro limite comum em que um documento fotografado faz sentido.",
          ],
        },
        {
          heading: "Uma página de texto em 200 KB",
          blocks: [
            {
              caption: "Página A4 com texto de corpo 11, fotografada com 8,7 megapixels",
              head: ["Limite", "Pixels", "Por polegada"],
              rows: [
                ["50 KB", "520 × 735", "63"],
                ["100 KB", "799 × 1131", "97"],
                ["200 KB", "1116 × 1579", "135"],
                ["500 KB", "2480 × 3508", "300"],
              ],
            },
            "Com 135 pixels por polegada, as letras parecem um pouco suaves e se leem sem esforço. Abaixo de 100, números como 3 e 8 começam a se parecer, e é aí que os erros acontecem. Se o documento tem um número de conta ou de CPF em letra miúda, confira cada dígito.",
          ],
        },
        {
          heading: "Fotos em 200 KB",
          blocks: [
            "Nossa foto de 12 megapixels ficou com 1883 × 1412 pixels e 188 KB. É quase uma tela Full HD, então para pessoas, cômodos ou a batida de um carro o limite mal atrapalha. Tire uma foto do todo e outra de perto, em vez de contar com o zoom.",
          ],
        },
        {
          heading: "Como economizar bytes antes de enviar",
          blocks: [
            {
              list: [
                "Corte a mesa em volta do papel.",
                "Desligue o flash: a mancha clara esconde o texto e acrescenta um gradiente.",
                "Mande duas páginas como dois arquivos, não lado a lado.",
                "Para o que já está na tela, use uma captura: é mais nítida que uma foto dela.",
              ],
            },
            "Para várias páginas, o formulário pode aceitar um PDF. [Comprimir PDF para 200 KB](/compress-pdf-to-200kb) diz quantas cabem.",
          ],
        },
      ],
      questions: [
        {
          question: "Posso reduzir 30 fotos para 200 KB cada?",
          answer: "Sim, de uma vez: até 100 arquivos e 100 MB.",
        },
        {
          question: "E 200 KB para todas juntas?",
          answer:
            "Escolha “Todas as imagens juntas” nas opções. As pequenas ficam como estão, e as outras dividem o que sobra.",
        },
        {
          question: "Por que o resultado tem 190 KB e não 200?",
          answer:
            "Um único nível de qualidade pode valer vários kilobytes. Ficamos com o melhor que não passa do limite.",
        },
        {
          question: "Vai ficar pior que no meu aplicativo de fotos?",
          answer:
            "Deve ficar melhor. A maioria dos aplicativos faz você adivinhar uma qualidade; aqui várias são testadas, e fica a melhor que cabe.",
        },
      ],
    },
  },
  "/compress-image-to-500kb": {
    ...screen,
    name: "Comprimir imagem para 500 KB",
    title: "Comprimir imagem para 500 KB | Com todos os pixels",
    description:
      "Faça fotos de celular caberem em 500 KB, quase sempre com todos os pixels. Para anúncios, seguros e sites. Compare o antes e o depois. Grátis, sem marca d'água.",
    keywords: [
      "comprimir imagem para 500kb",
      "imagem menor que 500kb",
      "foto 500 kb",
      "reduzir jpg para 500kb",
      "diminuir foto para 500kb",
    ],
    heading: "Comprimir imagem para 500 KB",
    subtitle: "Faça fotos de celular caberem em 500 KB, quase sempre com todos os pixels",
    howToTitle: "Como comprimir uma imagem para 500 KB",
    howTo: [
      { name: "Selecione as fotos", text: "Como saem do celular ou da câmera, sem precisar cortar." },
      { name: "Comprima", text: "Com o limite de 500 KB definido, clique em “Comprimir”." },
      { name: "Compare", text: "Dê zoom nas duas versões na janela e depois baixe." },
    ],
    article: {
      sections: [
        {
          heading: "O bastante para uma foto inteira",
          blocks: [
            "Meio megabyte é o ponto em que a compressão deixa de doer na maioria das imagens. Nosso compressor precisa de mais ou menos isso para um JPG comum de 12 megapixels parecer igual no tamanho real, então um limite de 500 KB custa pouco ou nada.",
          ],
        },
        {
          heading: "Três fotos, medidas",
          blocks: [
            {
              caption: "JPGs de 8,5 a 12 megapixels na qualidade total, sem limite",
              head: ["Foto", "Antes", "Parece igual com"],
              rows: [
                ["2566 × 3313", "1,27 MB", "527 KB"],
                ["3024 × 4032", "1,36 MB", "513 KB"],
                ["4032 × 3024", "1,52 MB", "592 KB"],
              ],
            },
            "As três passam um pouco de 500 KB ali, então o limite dá só mais um passinho. A última ficou com 497 KB e todos os pixels, e é preciso ampliá-la para achar a diferença. Uma cena cheia de folhas ou cascalho pode precisar de menos pixels; a lista avisa.",
          ],
        },
        {
          heading: "Onde se pedem 500 KB",
          blocks: [
            "Lojas virtuais, anúncios de imóveis e seguradoras muitas vezes definem esse limite por imagem. Donos de sites o usam como teto para as fotos grandes do topo, porque celulares lentos levam segundos para carregar mais. Para imagens dentro de um artigo, a metade basta.",
          ],
        },
        {
          heading: "Uma página fotografada parece escaneada",
          blocks: [
            "Nossa página A4 de teste ficou com 2480 × 3508 pixels, que são 300 por polegada, tão boa quanto uma xerox. Se você tem várias páginas assim, junte-as em um arquivo com [Imagem para PDF](/image-to-pdf).",
          ],
        },
      ],
      questions: [
        {
          question: "Preciso desta página para um site?",
          answer:
            "Comprimir imagem sem limite muitas vezes dá arquivos menores com a mesma aparência. Use o limite se o seu editor recusa os maiores.",
        },
        {
          question: "Minha câmera faz arquivos de 12 MB. Eles cabem?",
          answer:
            "Sim. Com 24 megapixels ou mais, espere menos pixels no resultado, ainda suficientes para uma tela grande.",
        },
        {
          question: "Uma foto de 400 KB também diminui?",
          answer: "Não. Ela está abaixo do limite, então só os dados ocultos são removidos.",
        },
        {
          question: "Posso definir 300 KB em vez de 500?",
          answer: "Sim, digite 300 no campo. Não há uma página separada para cada número.",
        },
      ],
    },
  },
  "/compress-image-to-1mb": {
    ...screen,
    name: "Comprimir imagem para 1 MB",
    title: "Comprimir imagem para 1 MB ou 2 MB | Fotos grandes",
    description:
      "Reduza fotos grandes a menos de 1 MB ou 2 MB para e-mail, concursos de fotos e lojas, com todos os pixels. Também faz várias imagens caberem em um e-mail.",
    keywords: [
      "comprimir imagem para 1mb",
      "comprimir imagem para 2mb",
      "imagem menor que 1 mb",
      "foto até 2mb",
      "reduzir foto para 1mb",
    ],
    heading: "Comprimir imagem para 1 MB",
    subtitle: "Reduza fotos grandes a menos de 1 MB ou 2 MB, com todos os pixels",
    howToTitle: "Como comprimir uma imagem para 1 MB",
    howTo: [
      { name: "Adicione fotos grandes", text: "Até 100 de uma vez, cada uma com até 100 megapixels." },
      {
        name: "Escolha o limite",
        text: "1 MB já está definido. Digite 2 para 2 MB, ou escolha “Todas as imagens juntas” para um e-mail.",
      },
      {
        name: "Comprima e baixe",
        text: "Cada resultado tem o tamanho ao lado, e o ZIP reúne todos.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Limites grandes, fotos grandes",
          blocks: [
            "Concursos de fotografia, gráficas e atendimentos querem a imagem inteira, só não querem 10 MB dela. Um ou dois megabytes bastam: um JPG de 12 megapixels tem espaço para quase toda a qualidade.",
          ],
        },
        {
          heading: "1 MB ou 2 MB?",
          blocks: [
            {
              caption: "Nossas imagens, ajustadas a 1 MB e 2 MB",
              head: ["Imagem", "Antes", "1 MB", "2 MB"],
              rows: [
                ["Foto, 12 megapixels", "1,52 MB", "971 KB, todos os pixels", "Sem mudança"],
                ["Página fotografada", "1,38 MB", "984 KB, todos os pixels", "Sem mudança"],
                ["Foto salva em PNG, 1200 × 1549", "4,78 MB", "852 KB, 256 cores", "852 KB, 256 cores"],
              ],
            },
            "Com 1 MB, não se vê diferença sem ampliar. O limite de 2 MB importa para câmeras de 24 megapixels ou mais, cujos JPGs começam em 6 MB.",
          ],
        },
        {
          heading: "Um e-mail, muitas imagens",
          blocks: [
            "O limite dos provedores de e-mail fica entre 10 e 25 MB, e a codificação dos anexos acrescenta um terço. Por isso, 18 MB de imagens são um total seguro. Escolha “Todas as imagens juntas”, digite 18 MB e adicione até 100 arquivos. As imagens pequenas ficam como estão; as grandes dividem o que sobra, e todas ficam com mais ou menos a mesma qualidade.",
          ],
        },
        {
          heading: "PNGs pedem uma decisão",
          blocks: [
            "Um PNG ou guarda cada pixel com exatidão ou usa uma paleta. Nossa foto da tabela terminou com 256 cores, o que aparece no céu e na pele. Se não precisa ser PNG, [PNG para JPG](/png-to-jpg) mantém as cores com um quarto do tamanho. Capturas de tela e desenhos ficam bem assim.",
          ],
        },
      ],
      questions: [
        {
          question: "1 MB é um milhão de bytes ou 1.048.576?",
          answer:
            "Contamos um milhão. Programas que contam 1.048.576 mostram o mesmo arquivo como 0,95 MB, então ele passa nos dois.",
        },
        {
          question: "1 MB basta para imprimir?",
          answer: "Para 4032 × 3024 pixels, sim: são 34 × 26 cm a 300 dpi, sem perda visível.",
        },
        {
          question: "E se o meu formulário permite 5 MB?",
          answer:
            "Digite 5. A maioria das fotos de celular já está abaixo disso e volta com a mesma qualidade.",
        },
        {
          question: "Posso comprimir arquivos RAW?",
          answer:
            "Não para RAW. Converta-os com o [Conversor de imagens](/image-compressor), que usa a prévia que a câmera salvou neles.",
        },
      ],
    },
  },
} satisfies Record<string, ToolWords<"compressor">>;
