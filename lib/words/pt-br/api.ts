import type { api as en } from "../en/api";

const password = "Abre o arquivo, se ele tiver senha.";
const pages = "Páginas a usar, como `1-3, 8`, ou `5-` para todas a partir dela. Vazio: todas as páginas.";
const targetSize = "O máximo de bytes que cada resultado pode ter.";
const note = "Uma frase, se o resultado for diferente do que você talvez espere.";
const notes = "O mesmo, como `code` com `params`.";
const frames = "Imagens no seu arquivo, se houver várias; o resultado tem uma.";
const code = "Código do erro.";
const params = "Números e nomes da frase do erro.";
const fileName = "Nome do seu arquivo.";
const resultName = "Nome para o resultado.";
const resultBytes = "Bytes do resultado.";
const resultPath = "Caminho do resultado.";
const pdfPages = "Páginas do PDF.";

const keeping = {
  preserve_metadata: "Mantém os metadados, menos a localização.",
  preserve_location: "Com `preserve_metadata`: mantém também a localização.",
};

const pdfPage = {
  pageSize: "Tamanho das páginas. `fit` deixa cada página do tamanho da imagem dela.",
  orientation: "Gira o papel. `auto` acompanha cada imagem. Sem efeito com `fit`.",
  margin:
    "Espaço em branco em volta de cada imagem: nenhum, um quarto de polegada ou três quartos de polegada.",
  turns:
    "Gira cada imagem no sentido horário: `0`, `90`, `180` ou `270` graus, um valor por arquivo, na ordem deles, como `0,90,0`.",
};

const reading = {
  language: "Idioma do texto nas imagens. `auto` descobre o de cada página.",
  progress: "Informa o progresso durante o trabalho. Veja [Progresso](/api#progress).",
};

const tables = {
  ...reading,
  format: "Uma pasta de trabalho do Excel, CSV (um ZIP se houver várias tabelas) ou as células em JSON.",
  layout: "`tables` pega o que parece uma tabela; `page`, todo o texto de cada página.",
  regions:
    'Áreas a ler em vez de procurar tabelas, em JSON: `[{"page":1,"box":[left,top,right,bottom]}]`, em pontos a partir do canto superior esquerdo.',
  text: "Mantém números e datas como texto.",
  oneSheet: "Coloca todas as tabelas em uma só aba ou em um só arquivo CSV.",
  separator: "O que fica entre os valores no CSV.",
  bom: "Começa os arquivos CSV com uma marca de ordem de bytes (BOM), de que o Excel precisa para ler acentos.",
};

export const api = {
  contents: "Nesta página",
  guide: "Guia",
  callsHeading: "Chamadas",
  title: "API do {site}",
  description:
    "As chamadas que as páginas deste site fazem. Não é preciso ter chave. As conversões podem ser limitadas por endereço IP; um programa com um token de quem mantém o site tem limites próprios.",

  start: {
    heading: "Como funciona uma chamada",
    blocks: [
      "Cada ferramenta deste site é uma chamada que seu programa também pode fazer. Envie os arquivos como formulário (`multipart/form-data`) e receba os resultados, ou links para eles. É grátis, e você não precisa de conta nem de chave.",
      {
        list: [
          "Envie as opções antes dos arquivos. Números, `true` e `false` são enviados como texto.",
          "Repita o campo `images` para enviar várias imagens. Os resultados vêm na mesma ordem.",
          "Vale o conteúdo do arquivo, não o nome. Uma chamada para imagens aceita todos os formatos que lemos, seja qual for o endereço dela.",
          "As chamadas vêm de programas e das páginas deste site. A página de outro site não consegue fazê-las a partir do navegador.",
        ],
      },
      "Os exemplos com `fetch` funcionam no Node.js 20 ou mais novo. Os de Python precisam do pacote `requests`.",
    ],
    document: "Documento OpenAPI, para geradores de clientes",
  },
  limits: {
    heading: "Limites e tokens",
    blocks: [
      {
        list: [
          "`GET /api/limits` informa quantos megabytes (`maxUploadMb`) e quantos arquivos (`maxFiles`) um pedido pode ter.",
          "Cada arquivo conta como uma conversão. Seu endereço pode fazer um número limitado por minuto: os cabeçalhos `RateLimit-Limit`, `RateLimit-Remaining` e `RateLimit-Reset` (em segundos) dizem quantas restam. Onde não há limite, eles não aparecem.",
          "Com status 429 ou 503, espere os segundos que `Retry-After` indica e tente de novo.",
          "Se quem mantém este site der um token a você, envie-o como `Authorization: Bearer TOKEN`. Seu programa passa a ter limites próprios. Um token desconhecido recebe 401.",
        ],
      },
    ],
  },
  results: {
    heading: "Resultados e exclusão",
    blocks: [
      "Um `downloadUrl` é um caminho neste servidor. Começa com `/api/download/` e o identificador de uma sessão: 40 dígitos aleatórios que só você conhece. Qualquer pessoa a quem você der o link pode abri-lo.",
      "O que você envia é excluído quando a resposta fica pronta, e os resultados, após {retention}, ou assim que você excluir a sessão deles. As chamadas que respondem com o próprio arquivo não guardam nada.",
    ],
    caption: "Pedidos sobre os resultados e o servidor",
    images: "As chamadas que aceitam várias imagens respondem com uma lista delas:",
    example: "Baixar um resultado e depois excluir a sessão dele:",
  },
  errors: {
    heading: "Erros",
    blocks: [
      "Uma chamada que falha tem status 400 ou maior e responde em JSON. `code` é para o seu programa; `message`, para pessoas. `params` tem os números e nomes da frase, e `files`, o código de cada arquivo ou página que falhou.",
      "Se você enviar várias imagens e só algumas falharem, o status é 200. No lugar delas em `images` ficam um `error` e um `code`.",
      "As frases vêm em inglês, ou em outro idioma deste site se o seu programa pedir, por exemplo com `Accept-Language: pt-BR`.",
    ],
    caption: "Todos os códigos",
    head: { code: "Código", status: "Status", meaning: "Mensagem" },
  },
  progress: {
    heading: "Progresso",
    blocks: [
      "Ler páginas escaneadas pode levar minutos. As chamadas com o campo `progress` podem dizer em que ponto estão: envie `true`, e a resposta é um objeto JSON por linha (`application/x-ndjson`).",
      "O status é enviado antes do fim do trabalho, por isso é 200 mesmo que a chamada falhe. A última linha é o resultado ou o erro.",
    ],
  },
  health: {
    heading: "Estado do servidor",
    blocks: [
      "`GET /api/health/live` responde enquanto o servidor funciona. `GET /api/health/ready` responde 200 enquanto ele consegue converter arquivos; caso contrário, 503.",
    ],
  },

  call: {
    fields: "Campos",
    answer: "Resposta",
    errors: "Erros desta chamada, além dos que qualquer chamada pode ter",
    examples: "Exemplo",
    copy: "Copiar",
    copied: "Copiado",
    languages: { curl: "curl", fetch: "fetch, no Node.js", python: "Python" },
  },
  field: {
    file: "arquivo, obrigatório",
    files: "um ou mais arquivos, obrigatório",
    fewFiles: "até {n} arquivos, obrigatório",
    text: "texto",
    yesNo: "`true` ou `false`",
    color: "cor, como `#ffffff`",
    between: "número de {min} a {max}",
    atLeast: "número inteiro, {min} ou mais",
    required: "obrigatório",
    default: "padrão `{value}`",
  },
  files: { image: "A imagem.", images: "As imagens.", pdf: "O PDF.", pdfs: "Os PDFs." },
  answers: {
    json: "JSON",
    images: "JSON com a lista `images`, [descrita acima](/api#results).",
    "application/pdf": "O próprio PDF",
    "application/zip": "Um ZIP",
    "image/jpeg": "A própria imagem",
  },
  others: {
    limits: "Os limites de um pedido.",
    live: "Se o servidor está funcionando.",
    ready: "Se o servidor consegue converter e guardar arquivos.",
    download: "Um resultado. Dá para pedir partes dele com `Range`.",
    downloadAll: "Um ZIP com todos os resultados de uma sessão.",
    listResults: "Os resultados de uma sessão que ainda estão guardados.",
    deleteResults: "Exclui na hora todos os resultados de uma sessão.",
    sessionId: "De uma resposta: 40 dígitos hexadecimais aleatórios.",
    filename: "De uma resposta.",
    failure:
      "Um erro: uma frase para pessoas, em inglês ou no idioma que `Accept-Language` pedir, e um código para programas.",
    lines:
      "Enviado se `progress` for true: um objeto JSON por linha, primeiro o progresso e, por último, a resposta ou o erro.",
    notReady: "Não consegue; `checks` diz por quê.",
  },

  calls: {
    pngToJpg: {
      about: "Cria um JPG de uma imagem.",
      fields: {
        quality: "Um valor maior dá uma imagem melhor e um arquivo maior.",
        backgroundColor: "Aparece onde a imagem é transparente.",
        removeTransparency: "Com `false`, a transparência é descartada sem cor de fundo.",
      },
    },
    jpgToPng: { about: "Cria PNGs. Para JPGs e todas as outras imagens.", fields: keeping },
    heicToJpg: { about: "Cria JPGs. Feita para fotos do iPhone.", fields: keeping },
    heicToPng: { about: "Cria PNGs das fotos de um iPhone.", fields: keeping },
    webpToPng: { about: "Cria PNGs e mantém a transparência.", fields: keeping },
    webpToJpg: { about: "Cria JPGs. O que é transparente fica branco.", fields: keeping },
    avifToPng: { about: "Cria PNGs de imagens AVIF.", fields: keeping },
    avifToJpg: { about: "Cria JPGs de imagens AVIF.", fields: keeping },
    jpgToJpeg: {
      about:
        "Dá aos JPGs a extensão .jpeg, deixa-os na posição certa e remove os metadados, sem codificá-los de novo.",
      fields: {},
    },
    imageConvert: {
      about: "Converte imagens para o formato que você indicar.",
      fields: {
        format: "Formato dos resultados. `jpeg` é um JPG cujo nome termina em .jpeg.",
        target_format: "Outro nome para `format`.",
        quality:
          "Para formatos que perdem detalhes. Por padrão, os resultados de todos os formatos têm mais ou menos a mesma aparência.",
        preset: "`print` mantém todos os detalhes das cores, com qualidade de pelo menos 92.",
        auto_optimize: "Leva mais tempo e cria um arquivo menor com a mesma aparência.",
        svg_side: "Pixels do lado maior que um desenho (SVG) recebe.",
        ...keeping,
      },
    },
    jpegToJpg: {
      about:
        "Dá outra extensão a um JPG e o deixa na posição certa, sem codificá-lo de novo. O cabeçalho `Photo-Details` diz, em JSON, quais dados da foto foram removidos ou mantidos.",
      fields: {
        outputFormat: "Extensão do resultado.",
        inputFormat: "Ignorado: vale o conteúdo do arquivo.",
      },
    },
    imageToPdf: {
      about: "Cria um só PDF, com uma página para cada imagem, na ordem delas.",
      fields: pdfPage,
    },
    jpgToPdf: {
      about: "Faz o mesmo e, se houver só uma imagem, dá o nome dela ao PDF.",
      fields: pdfPage,
    },
    removeExif: {
      about: "Remove o que os arquivos dizem sobre as imagens, sem codificá-las de novo.",
      fields: {},
    },
    compressor: {
      about:
        "Deixa as imagens menores, no formato que elas já têm. Os arquivos que falham estão listados no `errors.txt` do ZIP e no JSON do comentário dele, que também diz quais PNGs caberiam como JPG e quais dados das fotos foram removidos ou mantidos.",
      fields: {
        targetSize:
          "O máximo de bytes. Sem ele, os resultados têm a aparência dos originais. PNGs podem perder pixels ou cores para caber.",
        targetFor: "Se `targetSize` vale para cada resultado ou para o ZIP inteiro.",
        fewerPixels: "Se uma imagem pode ficar com menos pixels quando, sem isso, teria aparência pior.",
      },
    },
    resize: {
      about:
        "Muda o tamanho de imagens. Indique-o de um só modo: `width`, `height` ou os dois, `percent`, `longest` ou `preset`.",
      fields: {
        width: "Pixels. Sem `height`, a imagem mantém as proporções.",
        height: "Pixels. Sem `width`, a imagem mantém as proporções.",
        percent: "Do tamanho da própria imagem.",
        longest: "Pixels do lado maior.",
        preset:
          "Um tamanho com nome. O papel tem 300 pixels por polegada e fica deitado para imagens em paisagem.",
        fit: "Com dois lados: `inside` mantém a imagem dentro deles, `cover` corta, `pad` adiciona bordas.",
        crop: "O que `cover` mantém de cada arquivo, separado por vírgulas: quanto para a direita e para baixo (`50` é o meio) e o zoom, tudo em porcentagem, como `50 50 100`.",
        background: "Das bordas, e atrás das partes transparentes quando o formato não tem transparência.",
        enlarge: "Amplia as imagens que são menores que isso.",
        format: "Formato dos resultados. `original` mantém o de cada arquivo e transforma HEIC em JPG.",
        targetSize,
      },
    },
    pdfToImages: {
      about: "Cria uma imagem de cada página de um PDF.",
      fields: {
        scale: "Pixels por ponto: 1 equivale a 72 dpi, 2 a 144 dpi.",
        format: "Formato das imagens. `jpeg` é um JPG cujo nome termina em .jpeg.",
        pages,
        password,
      },
    },
    compressPdf: {
      about: "Deixa um PDF menor ou, se não for possível, devolve-o sem mudanças.",
      fields: { level: "Quantos detalhes as imagens podem perder.", targetSize, password },
    },
    ocrPdf: {
      about: "Lê páginas escaneadas e adiciona o texto ao PDF, para que ele seja pesquisável.",
      fields: { ...reading, pages, password },
    },
    pdfToWord: {
      about: "Cria um documento do Word (DOCX) de um PDF. As páginas escaneadas são lidas.",
      fields: {
        ...reading,
        layout: "`flow` cria parágrafos fáceis de editar; `exact`, páginas iguais às do PDF na aparência.",
        password,
      },
    },
    imageToText: {
      about: "Lê o texto de uma imagem. Nada é guardado.",
      fields: { language: reading.language },
    },
    organizePdf: {
      about:
        "Junta, divide e reordena PDFs. Diga o que fazer de um só modo: `plan`, `split` ou `merge`. Um resultado tem até 10.000 páginas.",
      fields: {
        plan: 'Os PDFs a criar, em JSON: `{"documents":[{"name":"a.pdf","pages":[{"file":0,"page":3,"rotate":90}]}]}`. A contagem dos arquivos começa em 0; a das páginas, em 1; e `{"blank":{"width":595,"height":842}}` é uma página vazia.',
        split:
          "Divide um arquivo: nas páginas de `pages`, nos marcadores com `bookmarks` ou a cada tantas páginas.",
        merge: "Com `true`, todos os arquivos viram um só PDF.",
        passwords: 'Uma senha para cada arquivo, em JSON, como `["","secret"]`.',
      },
    },
    protectPdf: {
      about: "Criptografa um PDF com senha (AES-256).",
      fields: {
        newPassword: "Abre o novo PDF. Até 127 bytes em UTF-8.",
        password: "Abre o arquivo, se ele já tiver senha.",
        allowPrinting: "Se quem lê pode imprimir. Os programas podem ignorar isso.",
        allowCopying: "Se quem lê pode copiar o texto e as imagens.",
        allowChanges: "Se quem lê pode fazer mudanças.",
      },
    },
    unlockPdf: {
      about: "Remove a senha e todas as restrições de um PDF.",
      fields: { password: "Não é necessária se o PDF abrir sem senha." },
    },
    pdfToExcel: {
      about: "Encontra as tabelas de um PDF. As páginas escaneadas são lidas.",
      fields: { ...tables, pages, password },
    },
    imageToExcel: {
      about: "Encontra as tabelas de uma imagem, que é lida como uma página A4.",
      fields: tables,
    },
  },

  reply: {
    success: "Sempre true.",
    originalName: fileName,
    convertedName: resultName,
    originalSize: "Bytes do seu arquivo.",
    fileSize: resultBytes,
    downloadUrl: resultPath,
    frames,
    note,
    "notes[]": notes,
    details: "O que o arquivo dizia sobre a foto: `removed` e `kept`.",
    dpi: "O máximo de pixels por polegada que as imagens têm agora, se algumas foram reduzidas.",
    pages: pdfPages,
    readPages: "Páginas escaneadas que foram lidas.",
    words: "Palavras encontradas.",
    "tables[]":
      "As tabelas: a página em que começam (`page`), a posição em pontos (`box`), `rows`, `columns` e `title`.",
    language: "Idioma do texto.",
    confidence: "Grau de certeza da leitura, de 0 a 100.",
    width: "Largura em pixels da imagem na posição certa.",
    height: "Altura em pixels da imagem na posição certa.",
    text: "O texto, com uma linha vazia entre os parágrafos.",
    "words[]": "Cada palavra: `text`, `confidence` e a posição dela (`x`, `y`, `width`, `height`) em pixels.",
    "images[].originalName": fileName,
    "images[].convertedName": resultName,
    "images[].size": resultBytes,
    "images[].compressionRatio": "Tamanho do resultado dividido pelo do seu arquivo: 0.25 é um quarto.",
    "images[].downloadUrl": resultPath,
    "images[].width": "Largura em pixels de uma imagem redimensionada.",
    "images[].height": "Altura em pixels de uma imagem redimensionada.",
    "images[].dpi": "Pixels por polegada, quando se conhece o tamanho no papel.",
    "images[].frames": frames,
    "images[].note": note,
    "images[].notes[]": notes,
    "images[].details":
      "O que o arquivo dizia sobre a foto: `removed` e `kept`; em `removeExif`, também `found`.",
    "images[].error": "Por que este arquivo falhou, no lugar de um resultado.",
    "images[].code": code,
    "images[].params": params,
    "data.sessionId": "Sessão dos resultados.",
    "data.totalPages": "Páginas que foram convertidas.",
    "data.documentPages": pdfPages,
    "data.images[].page": "Número da página, a partir de 1.",
    "data.images[].filename": "Nome da imagem na sessão.",
    "data.images[].size": "Bytes da imagem.",
    "data.images[].error": "Por que esta página falhou, no lugar de uma imagem.",
    "data.images[].code": code,
    "data.images[].params": params,
    "data.documents[].name": "Nome do PDF.",
    "data.documents[].size": "Bytes do PDF.",
    "data.documents[].pages": pdfPages,
    "data.documents[].downloadUrl": "Caminho do PDF.",
    "data.documents[].note": note,
    "data.documents[].notes[]": notes,
    "data.zipUrl": "Caminho de um ZIP com todos os PDFs, se houver vários.",
    "files[].filename": "Nome do resultado.",
    "files[].size": resultBytes,
    "files[].downloadUrl": resultPath,
    done: "Páginas já lidas.",
  },
} satisfies typeof en;
