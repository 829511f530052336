import type { ToolWords } from "../words";
import { screen } from "./words.pt-br";

export const variants = {
  "/compress-pdf-to-100kb": {
    ...screen,
    name: "Comprimir PDF para 100 KB",
    title: "Comprimir PDF para 100 KB | Grátis, nunca passa do limite",
    description:
      "Reduza um currículo, um formulário ou poucas páginas escaneadas a menos de 100 KB. As imagens só diminuem o necessário, e o texto continua nítido. Grátis.",
    keywords: [
      "comprimir pdf para 100kb",
      "pdf 100 kb",
      "reduzir pdf para 100kb",
      "pdf menor que 100kb",
      "diminuir pdf para 100kb",
    ],
    heading: "Comprimir PDF para 100 KB",
    subtitle: "Reduza um currículo, um formulário ou poucas páginas a menos de 100 KB, ainda legíveis",
    howToTitle: "Como comprimir um PDF para 100 KB",
    howTo: [
      { name: "Selecione seu PDF", text: "O limite de 100 KB já está definido." },
      {
        name: "Comprima",
        text: "Clique em “Comprimir PDF”. O texto fica como está, e as imagens ganham a melhor qualidade que cabe.",
      },
      {
        name: "Confira e baixe",
        text: "Compare as páginas e baixe o PDF. Se 100 KB for impossível, você vê quão perto dá para chegar.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Quem pede 100 KB",
          blocks: [
            "Um limite tão apertado vem de sistemas que guardam um arquivo para cada um de muitos candidatos: sites de vagas, inscrições em provas, matrículas e formulários antigos do governo. A maioria quer um documento por campo, como um currículo, um certificado ou uma declaração assinada.",
            "Um formulário desses recusa um arquivo que tenha um só byte a mais, e poucos dizem como contam. Contamos 1.000 bytes por kilobyte, então o resultado fica abaixo do limite dos dois jeitos.",
          ],
        },
        {
          heading: "O que cabe em um PDF de 100 KB",
          blocks: [
            "Criamos páginas A4 com 38 linhas de texto cada e versões escaneadas a 300 dpi, com o leve ruído que os scanners acrescentam. Depois as comprimimos com esta ferramenta:",
            {
              caption: "Páginas em um PDF de 100 KB",
              head: ["Páginas", "Antes", "Depois", "Como ficam"],
              rows: [
                ["50 páginas de texto comum, não escaneadas", "175 KB", "59 KB", "Sem mudança"],
                ["1 página escaneada em cinza", "1,1 MB", "97 KB", "120 dpi, fácil de ler"],
                ["2 páginas escaneadas em cinza", "2,3 MB", "95 KB", "96 dpi, nítidas"],
                ["3 páginas escaneadas em cinza", "3,4 MB", "95 KB", "72 dpi, um pouco suaves"],
                ["3 páginas escaneadas em preto e branco", "224 KB", "79 KB", "300 dpi, sem mudança"],
                ["5 páginas escaneadas em cinza", "5,7 MB", "129 KB, no melhor caso", "Não cabe"],
              ],
            },
            "Texto comum é minúsculo: 50 páginas ocuparam menos que uma página escaneada. As fontes que um documento traz somam-se a isso, então um currículo feito no Word costuma ficar entre os dois.",
          ],
        },
        {
          heading: "Se o seu PDF não couber",
          blocks: [
            {
              list: [
                "Não imprima e escaneie o que você já tem em arquivo. Salve em PDF no próprio programa, e o texto quase não ocupa espaço.",
                "Escaneie cartas em preto e branco, não em cinza. No nosso teste, cinco páginas assim couberam em 91 KB.",
                "Deixe de fora versos em branco, capas e páginas de condições que ninguém pediu.",
                "Corte uma página fotografada rente ao papel, porque a mesa em volta também gasta bytes.",
                "Se o formulário tem vários campos, use um para cada documento.",
              ],
            },
            "Depois tente de novo com o arquivo original, aqui ou com outro limite em [Comprimir PDF](/compress-pdf).",
          ],
        },
      ],
      questions: [
        {
          question: "Meu currículo perde o layout?",
          answer:
            "Não. Letras, linhas, colunas e links não são tocados. Só as imagens mudam, como o seu retrato, e só se o resto deixar pouco espaço para elas.",
        },
        {
          question: "Posso chegar a menos de 50 KB ou 20 KB?",
          answer:
            "Digite esse número no lugar de 100. No nosso teste, uma página em cinza podia descer a cerca de 26 KB. Só texto precisa de bem menos.",
        },
        {
          question: "O formulário quer um JPG de até 100 KB. E agora?",
          answer:
            "Transforme a página em imagem com [PDF para JPG](/pdf-to-jpg) e defina o mesmo limite em [Comprimir imagem](/compress-image).",
        },
        {
          question: "Posso preencher um formulário depois de comprimido?",
          answer: "Sim. Os campos continuam funcionando, e o que você já preencheu também fica.",
        },
      ],
    },
  },
  "/compress-pdf-to-200kb": {
    ...screen,
    name: "Comprimir PDF para 200 KB",
    title: "Comprimir PDF para 200 KB | Certificados e diplomas",
    description:
      "Reduza certificados, históricos e páginas escaneadas a menos de 200 KB para uma inscrição. Cada página com a melhor qualidade que cabe. Grátis.",
    keywords: ["comprimir pdf para 200kb", "pdf 200 kb", "reduzir pdf para 200kb", "pdf menor que 200kb"],
    heading: "Comprimir PDF para 200 KB",
    subtitle: "Reduza certificados, históricos e páginas escaneadas a menos de 200 KB",
    howToTitle: "Como comprimir um PDF para 200 KB",
    howTo: [
      { name: "Adicione o PDF", text: "Solte um arquivo. Se tiver vários, junte-os antes." },
      {
        name: "Comece",
        text: "“Comprimir PDF” faz o arquivo caber em 200 KB. Mude o número se o formulário pede outro.",
      },
      {
        name: "Veja o resultado",
        text: "Ele informa a resolução das imagens. Se conseguir ler tudo, baixe o PDF.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Inscrições com limite de 200 KB",
          blocks: [
            "Universidades, programas de bolsas e conselhos profissionais muitas vezes pedem certificados, históricos e cartas de recomendação em PDFs separados, com um limite pequeno para cada. O dobro do espaço de um formulário de 100 KB não parece muito, mas em uma página escaneada decide se um carimbo pode ser lido.",
          ],
        },
        {
          heading: "Cinza ou colorido?",
          blocks: [
            "Os scanners muitas vezes vêm ajustados para cor, até para texto preto. Veja o que isso custa em páginas A4 de texto que criamos e escaneamos a 300 dpi, cada PDF ajustado a 200 KB:",
            {
              caption: "Resolução das páginas escaneadas em um PDF de 200 KB",
              head: ["Páginas", "Cinza", "Cor"],
              rows: [
                ["1", "150 dpi", "150 dpi"],
                ["2", "120 dpi", "96 dpi"],
                ["3", "96 dpi", "96 dpi"],
                ["5", "72 dpi", "72 dpi"],
                ["10", "Precisa de 257 KB", "Precisa de 269 KB"],
              ],
            },
            "A diferença é menor do que se espera, porque papel quase não tem cor. Ela aparece com duas páginas: ali o cinza mantém um quarto a mais de resolução. Escolha cinza para cartas comuns, mas não abra mão de um selo colorido por isso.",
          ],
        },
        {
          heading: "Carimbos, selos e assinaturas",
          blocks: [
            "Letras de dois milímetros, como em muitos carimbos redondos, têm 12 pixels de altura a 150 dpi, mas só 6 a 72 dpi. Aí se vê que há um carimbo, mas talvez não de quem. Se um certificado tem carimbo, dê a ele um arquivo próprio ou mande uma página em cada um.",
            "Uma assinatura digital é outra coisa. Ela pertence aos bytes exatos do arquivo, então devolvemos esse PDF sem mudanças ou avisamos que é grande demais. Comprima primeiro e assine depois.",
          ],
        },
        {
          heading: "Vários certificados em um arquivo",
          blocks: [
            "Se há um só campo para tudo, fotografe ou escaneie cada folha e junte as imagens com [Imagem para PDF](/image-to-pdf). Depois comprima aqui o documento inteiro, uma vez: todas as páginas ficam com mais ou menos a mesma qualidade, e nenhuma é reduzida duas vezes.",
            "Históricos que você baixou em PDF costumam ser feitos de texto, então cabem sem perder nada.",
          ],
        },
      ],
      questions: [
        {
          question: "Como sei se está legível?",
          answer:
            "Clique em “Comparar páginas” e procure as letras menores. Se você consegue lê-las no tamanho normal, quem analisa a inscrição também consegue.",
        },
        {
          question: "E se 200 KB for impossível?",
          answer:
            "Você recebe uma mensagem com o menor tamanho possível, e nada fica pior que 72 dpi. Exclua páginas ou peça um limite maior.",
        },
        {
          question: "Meu limite é 150 KB ou 256 KB. Posso usar esta página?",
          answer: "Sim, mude o número no campo antes de começar.",
        },
        {
          question: "Faz diferença o aplicativo que usei para escanear?",
          answer:
            "Um pouco. Os que salvam em preto e branco puro fazem os menores arquivos: dez páginas assim ocuparam 181 KB no nosso teste.",
        },
      ],
    },
  },
  "/compress-pdf-to-500kb": {
    ...screen,
    name: "Comprimir PDF para 500 KB",
    title: "Comprimir PDF para 500 KB | Vistos, seguros e aluguel",
    description:
      "Faça extratos, cópias de passaporte e outros comprovantes caberem em um limite de 500 KB. Continua legível e pesquisável. Grátis, arquivos excluídos.",
    keywords: ["comprimir pdf para 500kb", "pdf 500 kb", "reduzir pdf para 500kb", "pdf menor que 500kb"],
    heading: "Comprimir PDF para 500 KB",
    subtitle: "Faça extratos, cópias de passaporte e outros comprovantes caberem no limite",
    howToTitle: "Como comprimir um PDF para 500 KB",
    howTo: [
      { name: "Escolha seu documento", text: "Até 100 MB, com qualquer número de páginas." },
      {
        name: "Faça caber em 500 KB",
        text: "A página já vem com este limite. Um PDF do banco muitas vezes cabe sem nenhuma perda.",
      },
      {
        name: "Baixe",
        text: "Use “Comparar páginas” para conferir números e letras pequenas antes de baixar.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Comprovantes para vistos, seguros e aluguel",
          blocks: [
            "Pedidos de visto e de residência, acionamentos de seguro e propostas de aluguel pedem documentos de várias páginas: extratos bancários, contratos, holerites, cópia do passaporte. Meio megabyte para cada um é um limite comum ali, e três páginas escaneadas com o celular já são várias vezes maiores.",
          ],
        },
        {
          heading: "Quantas páginas cabem",
          blocks: [
            {
              caption:
                "Páginas A4 de texto, criadas por nós e escaneadas em cores a 300 dpi, em um PDF de 500 KB",
              head: ["Páginas", "Antes", "Depois", "Resolução"],
              rows: [
                ["1", "1,2 MB", "482 KB", "220 dpi"],
                ["3", "3,5 MB", "479 KB", "150 dpi"],
                ["5", "5,9 MB", "499 KB", "96 dpi"],
                ["10", "11,8 MB", "493 KB", "72 dpi"],
                ["20", "23,6 MB", "535 KB, no melhor caso", "72 dpi, não cabe"],
              ],
            },
            "Até três páginas parecem uma boa xerox. Com cinco, os números de conta são nítidos na tela. Com dez, leia as tabelas com atenção antes de mandar.",
          ],
        },
        {
          heading: "Baixe em vez de escanear",
          blocks: [
            "Muitos bancos, empresas e seguradoras oferecem os documentos em PDF. Eles contêm texto, não imagens de texto: 200 páginas de texto comum ocuparam 235 KB no nosso teste, sem nenhuma perda. Também continuam pesquisáveis, o que ajuda quem analisa o seu caso.",
            "Se um arquivo desses passa do limite mesmo assim, muitas vezes é por causa de um logo em cada página ou de fontes completas. Guardamos o mesmo logo uma vez só e mantemos apenas os caracteres em uso, antes de reduzir qualquer imagem.",
          ],
        },
        {
          heading: "Cópias de passaportes e cartões",
          blocks: [
            "Coloque um documento por página e escaneie só a área dele. Um RG que ocupa a página ganha muito mais detalhes que um no canto dela, porque os bytes vão para o documento e não para o papel branco. Deixe em cores, a não ser que o formulário diga que cinza serve.",
            "Para fotos do celular, [JPG para PDF](/jpg-to-pdf) monta o documento sem outra perda de qualidade.",
          ],
        },
      ],
      questions: [
        {
          question: "Todas as páginas são comprimidas igualmente?",
          answer:
            "Quase. Todas as imagens buscam a mesma resolução e qualidade, para nenhuma página virar aquela que não se lê.",
        },
        {
          question: "Posso mandar um extrato protegido por senha?",
          answer:
            "Digite a senha aqui quando a página pedir. O PDF menor não tem senha, o que a maioria dos sites exige de todo modo.",
        },
        {
          question: "O site percebe que comprimi o arquivo?",
          answer:
            "O arquivo tem outro tamanho e já não cita o programa e a data em que foi criado. O título, as páginas e o texto são os mesmos.",
        },
        {
          question: "O site aceita 0,5 MB. É a mesma coisa?",
          answer:
            "São 500 KB se um megabyte tem 1.000 kilobytes, e um pouco mais se não. O resultado cabe nos dois.",
        },
      ],
    },
  },
  "/compress-pdf-to-1mb": {
    ...screen,
    name: "Comprimir PDF para 1 MB",
    title: "Comprimir PDF para 1 MB | Processos e relatórios, grátis",
    description:
      "Diminua documentos longos, petições e relatórios para 1 MB ou menos. Links, marcadores e texto pesquisável ficam. Grátis, sem cadastro, sem marca d'água.",
    keywords: [
      "comprimir pdf para 1mb",
      "pdf 1 mb",
      "reduzir pdf para 1mb",
      "pdf menor que 1mb",
      "pdf para pje",
    ],
    heading: "Comprimir PDF para 1 MB",
    subtitle: "Diminua documentos longos, petições e relatórios para 1 MB ou menos",
    howToTitle: "Como comprimir um PDF para 1 MB",
    howTo: [
      {
        name: "Selecione o documento",
        text: "Use o original, não uma cópia que já foi comprimida.",
      },
      {
        name: "Comprima para 1 MB",
        text: "Procuramos a maior resolução que cabe, o que demora mais em documentos longos.",
      },
      { name: "Baixe", text: "O arquivo nunca passa de 1.000.000 bytes, e o resultado diz o que mudou." },
    ],
    article: {
      sections: [
        {
          heading: "Petições, licitações e relatórios",
          blocks: [
            "Sistemas de processo eletrônico, portais de licitação e plataformas de ensino recebem documentos mais longos e limitam cada arquivo ou o envio inteiro. Servidores de e-mail também podem fazer isso. Com 1 MB, você mantém um contrato escaneado de algumas páginas com qualidade de impressão, ou um arquivo longo legível na tela.",
            {
              caption:
                "Páginas A4 de texto, criadas por nós e escaneadas em cinza a 300 dpi, em um PDF de 1 MB",
              head: ["Páginas", "Antes", "Depois", "Resolução", "Bom para"],
              rows: [
                ["2", "2,3 MB", "991 KB", "220 dpi", "Imprimir"],
                ["3", "3,4 MB", "973 KB", "220 dpi", "Imprimir"],
                ["5", "5,7 MB", "984 KB", "150 dpi", "Imprimir cartas"],
                ["10", "11,5 MB", "991 KB", "96 dpi", "Ler na tela"],
                ["20", "23,0 MB", "991 KB", "72 dpi", "Consultar"],
              ],
            },
          ],
        },
        {
          heading: "Primeiro o texto, por último as imagens",
          blocks: [
            "Uma petição que você escreveu no computador raramente precisa disto: 200 páginas sem imagens ficaram com 235 KB. O que deixa os processos grandes são os anexos. Se as regras permitem, envie a petição e os anexos em arquivos separados, para que ela fique perfeita e só as páginas escaneadas sejam reduzidas.",
            "Marcadores, rótulos de página, referências cruzadas e tags para leitores de tela são mantidos, seja qual for o limite. O mesmo vale para as marcas PDF/A e as cores que pertencem a elas.",
          ],
        },
        {
          heading: "Páginas escaneadas pesquisáveis",
          blocks: [
            "Muitos tribunais e órgãos querem texto que possa ser pesquisado. Reconheça-o primeiro, enquanto a página ainda tem toda a resolução: [OCR PDF](/ocr-pdf) coloca uma camada de texto invisível em cada página. Comprima depois. A camada continua completa, mesmo onde a imagem da página fica bem menor.",
          ],
        },
        {
          heading: "Relatórios com fotos",
          blocks: [
            "Em um relatório com fotos, os gráficos costumam ser desenhados como linhas e continuam nítidos. As fotos dividem o que sobra, conforme o tamanho com que aparecem na página: uma da largura de uma coluna precisa de muito menos pixels que uma de página inteira, por maior que fosse o original.",
            "Se as fotos importam mais que o limite, use [Comprimir PDF](/compress-pdf) no nível Leve e mande um link para o arquivo.",
          ],
        },
      ],
      questions: [
        {
          question: "1 MB aqui é um milhão de bytes?",
          answer: "Sim, 1.000.000. Sistemas que contam 1.048.576 também aceitam.",
        },
        {
          question: "Posso comprimir uma petição que já foi assinada?",
          answer:
            "Não sem invalidar a assinatura. Um PDF assinado com menos de 1 MB volta sem mudanças; um maior precisa ser comprimido antes de ser assinado.",
        },
        {
          question: "Qual é o tamanho máximo do original?",
          answer:
            "O arquivo pode ter até 100 MB, com qualquer número de páginas. Se houver tantas páginas escaneadas que o tempo acabe, avisamos, e você pode [dividir o documento](/split-pdf).",
        },
        {
          question: "Por que meu resultado é bem menor que 1 MB?",
          answer:
            "Ou o original estava dentro do limite e só foi comprimido no nível Leve, ou as imagens já ficaram tão boas quanto 300 dpi permitem.",
        },
      ],
    },
  },
} satisfies Record<string, ToolWords<"compress">>;
