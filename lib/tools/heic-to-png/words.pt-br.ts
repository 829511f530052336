import { specifiedBatch } from "../shared.pt-br";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "HEIC para PNG",
  title: "Converter HEIC para PNG | Fotos do iPhone sem perda",
  description:
    "Converta fotos HEIC do iPhone em PNG sem perda de qualidade para editar, imprimir e criar artes. Grátis, sem cadastro, sem marca d'água, arquivos excluídos.",
  keywords: [
    "heic para png",
    "converter heic para png",
    "heic em png",
    "foto do iphone para png",
    "heic para png sem perder qualidade",
    "conversor heic",
  ],
  heading: "Converter HEIC para PNG",
  subtitle: "Transforme fotos do iPhone em PNGs que você edita e salva sem perder qualidade",
  ...fillAll(specifiedBatch, { from: "HEIC", to: "PNG" }),
  howTo: [
    { name: "Selecione suas fotos HEIC", text: "Solte-as na página ou use o botão." },
    { name: "Converta", text: "Mude a ordem, se quiser, e clique em “Converter para PNG”." },
    { name: "Baixe seus PNGs", text: "Um por um ou todos em um ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Quando escolher PNG",
        blocks: [
          "Escolha PNG se você quer editar uma foto do iPhone, recortar o fundo ou colocá-la em uma arte. Você pode abrir e salvar um PNG quantas vezes quiser sem perder nada.",
          "Para compartilhar ou guardar fotos, o PNG é grande demais. Nesse caso, use [HEIC para JPG](/heic-to-jpg).",
        ],
      },
      {
        heading: "O que o PNG mantém",
        blocks: [
          {
            caption: "De HEIC para PNG",
            head: ["Parte da foto", "No PNG"],
            rows: [
              ["Largura e altura", "Iguais, na posição certa"],
              ["Detalhes", "Sem nova perda"],
              ["Cor", "sRGB, 8 bits por canal"],
              ["Transparência", "Mantida, se houver"],
              ["Localização, data, câmera", "Removidas"],
              ["Mapa de profundidade, camada HDR, vídeo da Live Photo", "Ficam de fora"],
            ],
          },
          "As câmeras da Apple registram cores que o sRGB não tem (Display P3). Cada uma vira a cor mais próxima que qualquer tela mostra. Fotos com 10 bits por canal passam para 8, e o HDR é suavizado para o brilho normal.",
        ],
      },
      {
        heading: "Conte com arquivos grandes",
        blocks: [
          "Uma foto de 12 megapixels gera um PNG de cerca de 9 MB. Você pode enviar até 100 MB de uma vez, e os PNGs serão várias vezes maiores. No celular, use o Wi-Fi.",
          "Se a imagem é para um site, converta o PNG em [PNG para WEBP](/png-to-webp) quando terminar de editar.",
        ],
      },
    ],
    questions: [
      {
        question: "O PNG é mais nítido que um JPG da mesma foto?",
        answer:
          "À primeira vista, você não vê diferença. Ela aparece na edição: contraste forte, recortes e ampliações revelam os defeitos de um JPG.",
      },
      {
        question: "Preciso instalar algo no Windows?",
        answer:
          "Não. Nosso servidor lê o HEIC, então você não precisa das extensões que o Windows pediria para instalar.",
      },
      {
        question: "Por que meu HEIC aparece sem prévia?",
        answer: "A maioria dos navegadores não mostra HEIC. Você vê a imagem depois da conversão.",
      },
      {
        question: "Por que a página diz que meu arquivo está danificado?",
        answer:
          "Sua cópia deve estar incompleta, por exemplo porque uma transferência foi interrompida. Se a foto abre no celular, copie de novo e compare os tamanhos dos arquivos.",
      },
      {
        question: "Qual imagem recebo se o arquivo tiver várias?",
        answer: "A principal, que é também a que aparece na galeria do celular.",
      },
      {
        question: "Posso converter PNG para HEIC?",
        answer:
          "Não. Este site lê HEIC, mas não cria. O formato moderno mais próximo é o AVIF, que o [Conversor de imagens](/image-compressor) cria.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
