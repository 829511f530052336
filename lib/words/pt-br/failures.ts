import type { Translated } from "..";
import type { failures as en } from "../en/failures";
import { counted } from "../format";

export const failures = {
  line: "{name}: {reason}",
  page: "Página {page}",

  network: "Erro de rede",
  timeout: "O tempo do pedido se esgotou",
  reply: "O servidor enviou uma resposta que não conseguimos ler",
  server: "Erro do servidor",
  status: "Erro do servidor ({status})",
  silent: {
    file: "Não foi possível converter este arquivo.",
    compression: "Não foi possível comprimir este arquivo.",
    page: "Não foi possível converter esta página.",
  },
  advice: {
    network: "Não conseguimos falar com o servidor. Verifique sua conexão e tente de novo.",
    reply: "Recarregue a página e tente de novo.",
    timeout: "Demorou demais. Tente de novo ou use arquivos menores.",
    tooLarge: "O envio era grande demais. Selecione menos arquivos ou arquivos menores.",
    server: "O servidor teve um problema. Tente de novo daqui a pouco.",
  },

  tryAgain: "A conversão falhou. Tente de novo.",
  conversion: "A conversão falhou: {reason}",
  compression: "A compressão falhou. Tente de novo.",
  empty: "Nenhuma imagem foi devolvida.",
  file: "Não foi possível converter {name}: {reason}",
  batch: "A conversão dos arquivos falhou",
  download: "Não foi possível baixar {name}: {reason}",
  zip: "Não foi possível criar o arquivo ZIP: {reason}",

  leftOut: counted({ one: "{n} arquivo ficou de fora.", other: "{n} arquivos ficaram de fora." }),
  overLimit: "Esta ferramenta aceita arquivos de até {limit} MB.",
  eachLimit: "Cada arquivo pode ter até {limit} MB.",
  onlyFirst: "Esta página aceita um PDF por vez. Ficamos com o primeiro.",

  png: {
    said: "Erro: {reason}",
    failed: "A conversão falhou",
    noAnswer: "O servidor não respondeu. Verifique sua conexão.",
    timeout: "O tempo do pedido se esgotou. Tente com arquivos menores.",
    conversion: "Nenhuma imagem foi convertida",
    download: "Não foi possível baixar os arquivos convertidos",
  },
  jpeg: {
    timeout: "O tempo do pedido se esgotou (conexão encerrada)",
    tooLarge: "Arquivo grande demais",
    advice: "Verifique sua conexão e tente de novo.",
  },

  kinds: {
    named: { a: "um arquivo {format}", an: "um arquivo {format}" },
    is: {
      only: "Este é {format}.",
      one: "{name} é {format}.",
      all: "Estes são arquivos {format}.",
    },
    made: {
      only: "Este já é {format}. Não há nada para converter.",
      one: "{name} já é {format}. Não há nada para converter.",
      all: "Estes já são arquivos {format}. Não há nada para converter.",
    },
    rename: {
      one: "{kind} Mude a extensão para .{ending} e selecione o arquivo de novo.",
      all: "{kind} Mude a extensão deles para .{ending} e selecione-os de novo.",
    },
    extension: "{kind} Esta página só aceita arquivos que terminam em .{ending}.",
    unknown: "Não reconhecemos o formato de {name}.",
    unreadable:
      "Não conseguimos ler arquivos {format}. Salve a imagem como PNG ou JPG no programa em que você a criou e selecione o novo arquivo.",
  },
} satisfies Translated<typeof en>;
