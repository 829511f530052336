import { pdfDropZone, pdfMessages } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  name: "Proteger PDF",
  title: "Proteger PDF com senha | AES-256, grátis",
  description:
    "Coloque senha em um PDF, para que só quem a conhece possa abri-lo. Criptografia AES-256, grátis, sem conta, arquivos excluídos.",
  keywords: [
    "proteger pdf",
    "proteger pdf com senha",
    "colocar senha em pdf",
    "bloquear pdf",
    "criptografar pdf",
  ],
  heading: "Proteger PDF",
  subtitle: "Coloque senha em um PDF, para que só quem a conhece possa abri-lo",
  dropZone: { ...pdfDropZone, hint: "Um PDF, até 100 MB" },
  action: "Proteger PDF",
  steps: ["Lendo seu PDF...", "Criptografando...", "Criando o novo arquivo...", "Quase pronto..."],
  howToTitle: "Como proteger um PDF com senha",
  howTo: [
    { name: "Selecione um PDF", text: "Solte na página ou selecione com o botão." },
    {
      name: "Escolha uma senha",
      text: "Digite uma que ninguém adivinhe e decida o que quem lê pode fazer.",
    },
    {
      name: "Baixe o PDF protegido",
      text: "Clique em “Proteger PDF”, baixe o arquivo e teste a senha.",
    },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "O que a senha faz",
        blocks: [
          "O novo PDF é criptografado com AES-256, o método mais forte que o PDF tem. Texto, imagens, anexos e campos preenchidos não podem ser lidos sem a senha.",
          "O ponto fraco é a senha, não a criptografia. Um computador adivinha uma palavra curta em segundos. Quatro ou cinco palavras seguidas que não têm nada a ver umas com as outras são difíceis de adivinhar e fáceis de digitar.",
          "Não guardamos a senha. Se você a esquecer, ninguém pode abrir o arquivo. Guarde o original ou anote a senha em um lugar seguro.",
        ],
      },
      {
        heading: "Imprimir, copiar, editar",
        blocks: [
          "Você também pode pedir que quem lê não imprima, copie nem altere o documento. O Acrobat e muitos outros programas respeitam isso. Mas é um pedido, não uma tranca: quem consegue abrir o arquivo pode fazer uma captura de tela, e alguns programas ignoram essas configurações.",
          {
            caption: "O que protege o quê",
            head: ["Você quer", "Use"],
            rows: [
              ["Que mais ninguém leia", "Uma senha, enviada por um canal diferente do arquivo"],
              [
                "Que quem lê perceba que não deve imprimir nem copiar",
                "Uma senha, com essas opções desligadas",
              ],
              ["Que ninguém altere sem que se note", "Uma assinatura digital, que esta ferramenta não faz"],
              [
                "Que uma parte não seja lida por ninguém",
                "Tire-a antes de mandar o arquivo, por exemplo com [Excluir páginas de PDF](/delete-pdf-pages)",
              ],
            ],
          },
        ],
      },
      {
        heading: "Como mandar um PDF protegido",
        blocks: [
          {
            list: [
              "Passe a senha por telefone ou mensagem, não no e-mail com o arquivo.",
              "Use uma senha diferente para cada pessoa ou empresa, para saber depois quem tinha qual arquivo.",
              "Teste: abra uma vez o arquivo baixado antes de mandar.",
              "Comprima primeiro, depois proteja. Um PDF protegido não pode ficar menor sem a senha.",
            ],
          },
          "Para diminuir o arquivo, use [Comprimir PDF](/compress-pdf). Para tirar a senha de novo, use [Desbloquear PDF](/unlock-pdf).",
        ],
      },
    ],
    questions: [
      {
        question: "Que programas abrem o PDF protegido?",
        answer:
          "As versões atuais do Acrobat Reader, Chrome, Edge e Firefox e a maioria dos outros leitores. Programas muito antigos não conhecem AES-256.",
      },
      {
        question: "A senha pode ter letras como ç, ã ou 密?",
        answer: "Sim. Se quem lê usa outro teclado, letras simples e números são mais fáceis de digitar.",
      },
      {
        question: "Meu PDF já tem uma senha. O que acontece?",
        answer: "Digite-a quando a página pedir. O novo PDF só tem a nova senha.",
      },
      {
        question: "O documento muda?",
        answer:
          "Não. Páginas, marcadores, formulários e links ficam como estão. Só uma assinatura digital não resiste, porque é feita para os bytes exatos do original.",
      },
      {
        question: "Vocês conseguem recuperar uma senha esquecida?",
        answer: "Não. Não a guardamos, e a criptografia não tem porta dos fundos.",
      },
      {
        question: "Meu documento está seguro enquanto fica aqui?",
        answer:
          "Ele viaja por uma conexão criptografada. O que você envia é excluído assim que o PDF protegido existe, e o PDF protegido, após {retention}.",
      },
    ],
  },
} satisfies ToolWords<"protect">;
