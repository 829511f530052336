import type { Translated } from "..";
import type { pdf as en } from "../en/pdf";

export const pdf = {
  chosen: "{format} escolhido",
  cleared: "Arquivo removido. {keys} traz de volta.",
  broken: "Não é possível abrir {name}. O arquivo está danificado ou não é um PDF.",
  doubtful: "Este PDF pode estar danificado. Verifique se todas as páginas estão lá.",
  uploaded: "Envio concluído.",
  password: "Senha deste PDF",
  passwordHelp: "Usamos a senha para abrir o arquivo e não a guardamos.",
  result: "Resultado",
  download: "Baixar PDF",
  page: "Página",
  pageOf: "Página {page} de {total}",
  previous: "Página anterior",
  next: "Próxima página",
  failures: {
    failed: "Ocorreu um erro durante a conversão.",
    page: "Não foi possível baixar a imagem.",
    pages: "Não foi possível baixar todas as imagens.",
    advice: {
      no_text:
        "Textos escritos à mão ou impressos muito fracos não podem ser lidos. Você só precisa das páginas como imagens?",
      no_tables: "Você só precisa do texto?",
      target_unreachable: "Deixe algumas páginas de fora ou envie em vários PDFs.",
      too_many_pages: "Escolha menos páginas, se for possível, ou divida o PDF antes.",
    },
  },
} satisfies Translated<typeof en>;
