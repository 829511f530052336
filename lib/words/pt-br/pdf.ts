import type { Translated } from "..";
import type { pdf as en } from "../en/pdf";

export const pdf = {
  chosen: "{format} escolhido",
  cleared: "Arquivo removido. {keys} traz de volta.",
  uploaded: "Envio concluído.",
  password: "Senha deste PDF",
  passwordHelp: "Usamos a senha para abrir o arquivo e não a guardamos.",
  result: "Resultado",
  download: "Baixar PDF",
  page: "Página",
  pageOf: "Página {page} de {total}",
  previous: "Página anterior",
  next: "Próxima página",
} satisfies Translated<typeof en>;
