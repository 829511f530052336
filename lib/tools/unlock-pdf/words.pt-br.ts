import { pdfDropZone, pdfMessages } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  name: "Desbloquear PDF",
  title: "Desbloquear PDF | Remova a senha, grátis",
  description:
    "Salve um PDF sem a senha ou libere a impressão e a cópia. Para arquivos que você pode abrir. Grátis, sem conta, arquivos excluídos.",
  keywords: [
    "desbloquear pdf",
    "remover senha de pdf",
    "tirar senha do pdf",
    "desproteger pdf",
    "liberar pdf para impressão",
  ],
  heading: "Desbloquear PDF",
  subtitle: "Salve um PDF sem a senha ou sem restrições de impressão e cópia",
  dropZone: { ...pdfDropZone, hint: "Um PDF, até 100 MB" },
  action: "Desbloquear PDF",
  steps: ["Lendo seu PDF...", "Removendo a criptografia...", "Criando o novo arquivo...", "Quase pronto..."],
  howToTitle: "Como desbloquear um PDF",
  howTo: [
    { name: "Selecione um PDF", text: "Solte na página ou selecione com o botão." },
    {
      name: "Digite a senha",
      text: "A página a pede se o arquivo não abrir sem ela. Desbloqueie só arquivos que você pode desbloquear.",
    },
    {
      name: "Baixe o PDF liberado",
      text: "Ele abre sem senha e pode ser impresso e copiado.",
    },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "Dois tipos de bloqueio",
        blocks: [
          "Um PDF pode ter uma senha para abrir. Nesse caso, o conteúdo está criptografado, e só a senha o devolve. Não conseguimos abrir um arquivo assim sem ela e não tentamos adivinhá-la.",
          "Um PDF também pode abrir para todos, mas pedir aos programas que não imprimam, copiem nem alterem. Para ler não é preciso senha, então aqui também não: você recebe uma cópia sem essas restrições.",
          {
            caption: "O que esta ferramenta faz",
            head: ["O PDF", "Do que você precisa", "O que você recebe"],
            rows: [
              ["Pede uma senha para abrir", "A senha", "Um PDF que abre para todos"],
              ["Abre, mas não pode ser impresso ou copiado", "Nada", "Um PDF sem restrições"],
              ["Não está bloqueado", "Nada", "O mesmo arquivo e um aviso que diz isso"],
              [
                "Precisa de um certificado ou programa especial",
                "Esse programa",
                "Nada; não conseguimos abri-lo",
              ],
            ],
          },
        ],
      },
      {
        heading: "Quando você pode desbloquear um arquivo",
        blocks: [
          "Seus próprios documentos e os que mandaram para você usar: um holerite ou extrato bancário cuja senha você sabe, ou um formulário que precisa imprimir. Se o documento é de outra pessoa que não quer cópias, pergunte antes. As restrições podem fazer parte de um contrato ou da lei.",
        ],
      },
      {
        heading: "O que continua igual",
        blocks: [
          "Nada é desenhado nem convertido de novo. Texto, imagens, marcadores, links e campos de formulário são os do original, só que sem criptografia. Uma assinatura digital deixa de ser válida, porque foi feita para o arquivo bloqueado.",
          "Você pode bloquear o arquivo de novo com [Proteger PDF](/protect-pdf). Se só quer comprimir ou converter, não precisa desbloquear antes: [Comprimir PDF](/compress-pdf) e [PDF para Word](/pdf-to-word) também pedem a senha.",
        ],
      },
    ],
    questions: [
      {
        question: "Esqueci a senha. Vocês podem tirá-la?",
        answer:
          "Não. Sem a senha, o conteúdo não pode ser decifrado. Peça a senha a quem mandou o arquivo ou procure uma cópia anterior.",
      },
      {
        question: "Vocês guardam minha senha?",
        answer: "Não. Ela é usada só nesta conversão e não fica em lugar nenhum.",
      },
      {
        question: "Por que o arquivo fica um pouco menor ou maior?",
        answer:
          "As partes do arquivo são escritas de novo sem criptografia, muitas vezes em menos bytes. As páginas não mudam.",
      },
      {
        question: "O arquivo ainda pede senha. Por quê?",
        answer:
          "Você deve ter aberto o original. A cópia desbloqueada é a que você baixou aqui, com o mesmo nome.",
      },
      {
        question: "Quem pode ver meu documento?",
        answer:
          "Só você, a não ser que compartilhe o link de download. O que você envia é excluído na hora, e o PDF desbloqueado, após {retention}.",
      },
    ],
  },
} satisfies ToolWords<"unlock">;
