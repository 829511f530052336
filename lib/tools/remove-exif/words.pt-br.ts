import { counted } from "../../words/format";
import type { ToolWords } from "../words";

export const words = {
  messages: {
    drop: "Solte só arquivos JPG, PNG, WEBP, HEIC ou AVIF.",
    select: "Selecione só arquivos JPG, PNG, WEBP, HEIC ou AVIF.",
    none: "Selecione pelo menos uma foto.",
  },
  dropZone: {
    prompt: "Arraste fotos para cá",
    dragging: "Solte suas fotos aqui",
    or: "ou",
    button: "Selecionar fotos",
    hint: "JPG, PNG, WEBP, HEIC ou AVIF, até 100 arquivos e 100 MB no total",
  },
  action: "Remover dados",
  busy: "Removendo...",
  failed: "Não foi possível remover os dados. Tente de novo.",
  steps: ["Lendo suas fotos...", "Procurando dados ocultos...", "Removendo os dados...", "Quase pronto..."],
  success: "{had} {rest}",
  cleaned: {
    title: "Dados removidos",
    had: counted({
      one: "{n} foto tinha dados, já removidos.",
      other: "{n} fotos tinham dados, já removidos.",
    }),
    rest: counted({ one: "{n} não tinha nenhum.", other: "{n} não tinham nenhum." }),
    none: {
      title: "Nenhum dado encontrado",
      text: counted({
        one: "Esta foto não tinha dados ocultos.",
        other: "Nenhuma destas {n} fotos tinha dados ocultos.",
      }),
    },
  },
  clear: "Limpar lista",
  name: "Remover EXIF",
  title: "Remover EXIF de fotos | GPS, data e câmera, sem perda",
  description:
    "Veja o que uma foto diz sobre você e remova EXIF, GPS, XMP e IPTC de JPG, PNG, WEBP, HEIC e AVIF sem perder qualidade. Grátis, sem cadastro.",
  keywords: [
    "remover exif",
    "remover metadados de foto",
    "apagar dados exif",
    "remover localização da foto",
    "tirar gps da foto",
    "limpar metadados de imagem",
  ],
  heading: "Remover dados EXIF de fotos",
  subtitle: "Veja o que suas fotos dizem sobre você e compartilhe-as sem isso",
  howToTitle: "Como remover dados EXIF",
  howTo: [
    {
      name: "Selecione suas fotos",
      text: "Você pode misturar os cinco formatos. Cada foto mantém o nome, o formato e o tamanho em pixels.",
    },
    {
      name: "Remova os dados",
      text: "Clique em “Remover dados”. Nada é codificado de novo, por isso leva só um instante, mesmo com fotos grandes.",
    },
    {
      name: "Veja o que havia e baixe",
      text: "Cada linha diz o que foi removido. Abra “O que o arquivo dizia” para ler.",
    },
  ],
  article: {
    sections: [
      {
        heading: "O que uma foto diz sobre você",
        blocks: [
          "O celular escreve um pequeno relatório em cada imagem: quando ela foi tirada, com que modelo e lente e, se o aplicativo da câmera puder usar a localização, onde você estava, com precisão de poucos metros. Uma foto da sua varanda é o seu endereço. Os programas de edição acrescentam o próprio nome e, muitas vezes, o de quem pagou pela licença.",
          {
            caption: "Onde ficam esses dados e o que eles contam",
            head: ["Parte do arquivo", "O que pode conter"],
            rows: [
              ["EXIF", "Data, câmera, lente, exposição, números de série, coordenadas, altitude, direção"],
              [
                "Notas do fabricante",
                "Configurações em código próprio da marca da câmera, às vezes uma cidade ou quantas vezes o obturador disparou",
              ],
              ["XMP", "Autoria, direitos, palavras-chave, as etapas de uma edição, nomes de rostos marcados"],
              ["IPTC", "Legenda, crédito, cidade e país, como os jornais usam"],
              ["Prévia", "Uma cópia pequena da imagem, que pode mostrar o que foi cortado depois"],
            ],
          },
          "As grandes redes sociais tiram a maior parte disso quando você publica. E-mail, links da nuvem, fóruns, classificados e aplicativos de mensagens que enviam “como documento” repassam tudo sem mexer.",
        ],
      },
      {
        heading: "A imagem fica exatamente como é",
        blocks: [
          "Muitas ferramentas abrem a foto e a salvam de novo, o que custa qualidade todas as vezes. Aqui o arquivo é desmontado e montado outra vez sem as partes que o descrevem. A imagem comprimida é copiada byte por byte: todos os pixels do resultado são iguais.",
          {
            list: [
              "O perfil de cores fica, porque sem ele as cores mudariam.",
              "A orientação também, o único número que diz ao visualizador qual lado fica para cima. O JPG a guarda sozinha em um bloco EXIF que, fora ela, está vazio.",
              "Só são copiadas as partes que pertencem à imagem. O que não conhecemos fica de fora.",
            ],
          },
          "O vídeo que alguns celulares escondem atrás da imagem, como “foto com movimento”, também sai. Se você precisa de um arquivo menor, use [Comprimir imagem](/compress-image), que já remove os mesmos dados.",
        ],
      },
      {
        heading: "HEIC, AVIF e o que não conseguimos fazer",
        blocks: [
          "HEIC e AVIF listam o conteúdo em um índice. Escrevemos esse índice de novo sem os dados e cobrimos os bytes deles com zeros, por isso o arquivo mantém o tamanho. Sequências de fotos e animações nesses dois formatos são recusadas, porque os quadros são guardados de outro modo. [HEIC para JPG](/heic-to-jpg) faz delas um JPG limpo.",
          "Alguns celulares guardam brilho extra para telas HDR. No JPG, ele é uma segunda imagem depois da primeira e sai com o resto; a foto passa a ter a aparência que tem em uma tela comum. Arquivos TIFF e RAW entrelaçam descrições e imagem: converta-os com [TIFF para JPG](/tiff-to-jpg) ou [RAW para JPG](/raw-to-jpg).",
          "Nenhuma ferramenta remove o que a própria imagem mostra. Procure placas de rua, crachás, telas e reflexos antes de compartilhar.",
        ],
      },
    ],
    questions: [
      {
        question: "Como posso conferir o resultado?",
        answer:
          "Selecione de novo o arquivo que você baixou: a linha dele diz então que não havia dados ocultos. Seu computador mostra o mesmo: no Windows, em Propriedades, Detalhes; no Mac, com Mostrar Inspetor na Pré-Visualização.",
      },
      {
        question: "O local é enviado a um serviço de mapas?",
        answer:
          "Não. Você vê as coordenadas e um link ao lado. Seu navegador só pede esse local ao OpenStreetMap se você clicar no link.",
      },
      {
        question: "Por que meu arquivo quase não diminuiu?",
        answer:
          "Esses dados ocupam alguns kilobytes; uma prévia, talvez cinquenta. O resto é a imagem, e nela não mexemos.",
      },
      {
        question: "Posso manter o aviso de direitos autorais?",
        answer:
          "Nesta página, não. Ao converter uma foto, ligue “Manter os dados da foto”: autoria, direitos autorais, data e câmera ficam, e o local, só se você pedir.",
      },
      {
        question: "Como faço para o celular não salvar o local?",
        answer:
          "No iPhone, abra Ajustes, Privacidade e Segurança, Serviços de Localização, Câmera e escolha Nunca. No Android, desligue a marcação de localização nas configurações do aplicativo da câmera.",
      },
      {
        question: "Vocês guardam o que minhas fotos diziam?",
        answer:
          "Não. Isso é lido no nosso servidor, enviado ao seu navegador com o resultado e não é guardado. O que você envia é excluído na hora, e os resultados, após {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
