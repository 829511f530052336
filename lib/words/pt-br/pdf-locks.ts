import type { Translated } from "..";
import type { pdfProtect as enPdfProtect, pdfUnlock as enPdfUnlock } from "../en/pdf-locks";

export const pdfProtect = {
  busy: "Protegendo...",
  password: "Nova senha",
  help: "Quem abrir o PDF precisa dela. Não guardamos a senha, então anote-a em um lugar seguro.",
  missing: "Digite uma senha para o novo PDF.",
  strength: {
    short: "Fácil de adivinhar: use pelo menos 8 caracteres.",
    fair: "Razoável. Quanto mais longa, melhor: quatro palavras seguidas são difíceis de adivinhar.",
    strong: "Difícil de adivinhar.",
  },
  permissions: "Quem lê pode",
  allowPrinting: "Imprimir",
  allowCopying: "Copiar texto e imagens",
  allowChanges: "Editar, preencher formulários e comentar",
  permissionsHelp:
    "O Acrobat e muitos outros programas respeitam estas escolhas, mas alguns não. Só a senha impede que outras pessoas abram o arquivo.",
  chosen: {
    all: "Com senha. Quem lê pode imprimir, copiar e editar.",
    some: "Com senha. Permitido: {what}",
    none: "Com senha. Quem lê só pode visualizar.",
  },
  finished: "Pronto, o PDF está protegido.",
  title: "Seu PDF está protegido",
  success: "Ele só abre com a nova senha. Teste antes de enviar.",
  earlier:
    "Este PDF é de antes da sua última mudança. Proteja de novo para usar o que está escolhido abaixo.",
} satisfies Translated<typeof enPdfProtect>;

export const pdfUnlock = {
  busy: "Desbloqueando...",
  rights: "Desbloqueie só arquivos que sejam seus ou que você tenha permissão para desbloquear.",
  finished: "Pronto, o PDF está desbloqueado.",
  title: "Seu PDF está desbloqueado",
  success: "Ele abre sem senha e pode ser impresso e copiado.",
  kept: "Não havia nada para desbloquear",
  keptHelp: "Este PDF não tem senha nem restrições.",
} satisfies Translated<typeof enPdfUnlock>;
