import type { Translated } from "..";
import type { converter as en } from "../en/converter";
import { counted } from "../format";

export const converter = {
  files: counted({ one: "{n} arquivo", other: "{n} arquivos" }),

  drop: {
    touch: {
      photos: "Escolher fotos",
      another: "Escolher um PDF",
      more: "Escolher PDFs",
    },
    busy: "Solte aqui para converter em seguida",
    more: "Adicionar mais arquivos",
    other: "Escolher outros arquivos",
    another: "Escolher outro arquivo",
    onlyPictures: "Esta página aceita imagens",
    onlyFormat: "Esta página aceita arquivos {format}",
    clears: "Solte mais arquivos para adicioná-los. Isso remove os resultados, então baixe-os antes.",
    sample: "Não tem um arquivo à mão?",
    trySample: "Teste com um exemplo",
    sampleFailed: "Não conseguimos carregar o exemplo.",
  },

  waiting: {
    convert: counted({
      one: "{n} arquivo na espera. É o próximo a ser convertido.",
      other: "{n} arquivos na espera. São os próximos a serem convertidos.",
    }),
    offer: counted({ one: "{n} arquivo na espera.", other: "{n} arquivos na espera." }),
    choose: counted({ one: "Usar este arquivo agora", other: "Usar estes arquivos agora" }),
  },

  list: {
    selected: "Arquivos selecionados",
    results: "Resultados",
    total: "Tamanho total: {size}",
    removeAll: "Remover todos",
    move: { up: "Mover {name} para cima", down: "Mover {name} para baixo" },
    remove: "Remover {name}",
    sizes: "De {before} para {after}",
    uploading: "Enviando {percent}%",
    downloading: "Baixando {percent}%",
    done: "Pronto",
    states: { waiting: "Na espera", working: "Processando", converted: "Convertido", failed: "Falhou" },
  },

  size: {
    smaller: "{percent}% menor",
    larger: "{percent}% maior",
    times: "{factor}\u00a0vezes\u00a0o\u00a0tamanho",
    kept: "Já estava bem comprimido",
    reasons: {
      jpgOfPng: "O JPG é feito para fotos. Desenhos e capturas de tela costumam ficar menores em PNG.",
      jpg: "Imagens costumam ocupar mais espaço em JPG do que em {format}.",
      again:
        "Não foi possível copiar esta imagem como está. Ela foi salva de novo, com uma qualidade em que nenhuma perda aparece.",
      png: "O PNG guarda cada pixel com exatidão, e isso costuma ocupar mais espaço.",
      gif: "O GIF comprime menos que os formatos mais novos. O WEBP costuma ficar bem menor.",
      ico: "Um ícone guarda a imagem em vários tamanhos.",
      tiff: "O TIFF guarda cada pixel com exatidão, e isso costuma ocupar mais espaço.",
    },
  },

  progress: {
    label: "Progresso da conversão",
    upload: "Progresso do envio",
    converting: "Convertendo...",
    uploading: "Enviando...",
    offline: "Esperando a conexão...",
    counted: "{done} de {total} prontos",
    bytes: "{done} de {total}",
    timeLeft: "Tempo restante estimado: {seconds} s",
    sent: "Enviando, {percent}%",
    received: "Recebendo os resultados, {done} de {total}",
    converted: counted({
      one: "Arquivo enviado. Convertendo.",
      other: "{n} arquivos enviados. Convertendo.",
    }),
    long: "{work} {still}",
    still: "Ainda em andamento.",
    stillLarge: "Ainda em andamento. Arquivos grandes demoram mais.",
  },

  actions: {
    cancel: "Cancelar",
    reset: "Recomeçar",
    download: "Baixar",
    downloadFile: "Baixar {name}",
    saveAs: "Salvar como {name}",
    zip: "Baixar todos em ZIP",
    startAgain: "{action} de novo",
    stale: "Sua última mudança ainda não está no resultado.",
    again: "Tentar de novo",
    fileAgain: "Tentar de novo: {name}",
    filesAgain: counted({ one: "Tentar este arquivo de novo", other: "Tentar estes {n} arquivos de novo" }),
  },

  settings: { change: "Mudar", hide: "Ocultar", named: "{name}: {value}" },

  outcome: {
    complete: "Conversão concluída!",
    successful: "Conversão concluída com sucesso!",
    failed: counted({ one: "{n} de {total} falhou", other: "{n} de {total} falharam" }),
    cancelled: "Cancelado. Já prontos: {done} de {total}.",
    cancelledAtOnce: "Cancelado. Seus arquivos continuam aqui.",
    more: "mais {n}",
    leftOut: counted({ other: "De fora: {names}" }),
    instead: "{reason} Use {tool}.",
    offline: "Você está sem internet. Seus arquivos ficam aqui.",
    offlineRunning:
      "Você está sem internet. Seus arquivos ficam aqui. A conversão continua quando a conexão voltar.",
  },

  deletion: {
    action: "Excluir agora",
    busy: "Excluindo...",
    otherwise: "Caso contrário, os resultados são excluídos após {retention}.",
    announced: "Resultados excluídos.",
    done: "Excluídos do nosso servidor.",
    none: "Nada ficou no nosso servidor. Os resultados ficam no seu navegador até você sair desta página.",
    kept: "Excluídos do nosso servidor. Você ainda pode baixar os resultados: eles ficam no seu navegador até você sair desta página.",
    failed: "Não conseguimos excluir seus resultados. Tente de novo.",
  },

  announced: {
    started: "Conversão iniciada.",
    canceled: "Conversão cancelada.",
    cleared: "Todos os arquivos removidos. {keys} traz de volta.",
    added: counted({ one: "{n} arquivo adicionado.", other: "{n} arquivos adicionados." }),
    replaced: counted({
      one: "{n} arquivo adicionado no lugar dos anteriores. {keys} traz os anteriores de volta.",
      other: "{n} arquivos adicionados no lugar dos anteriores. {keys} traz os anteriores de volta.",
    }),
    addedAndStarted: counted({
      one: "{n} arquivo adicionado. Conversão iniciada.",
      other: "{n} arquivos adicionados. Conversão iniciada.",
    }),
    removed: counted({
      one: "Removido. Resta {n} na lista. {keys} traz de volta.",
      other: "Removido. Restam {n} na lista. {keys} traz de volta.",
    }),
    moved: "Agora na posição {place} de {total}.",
    finished: counted({ one: "Pronto, {n} convertido.", other: "Pronto, {n} convertidos." }),
    none: "Nenhum arquivo foi convertido.",
    ready: "Pronto para mais. {keys} traz os resultados de volta.",
    returned: "De volta.",
    keys: { mac: "Command Z", other: "Control Z" },
  },
} satisfies Translated<typeof en>;
