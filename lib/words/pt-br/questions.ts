import type { Translated } from "..";
import type { questions as en } from "../en/questions";

export const questions = {
  free: {
    question: "É grátis mesmo?",
    answer:
      "Sim. Todas as ferramentas são grátis para uso pessoal e comercial. Não há plano pago, período de teste nem marca d'água.",
    tags: ["grátis", "preço", "marca d'água", "uso comercial"],
  },
  account: {
    question: "Preciso criar uma conta?",
    answer:
      "Não, não há cadastro. Abra uma ferramenta, selecione seus arquivos, converta e baixe os resultados.",
    tags: ["conta", "cadastro", "login", "e-mail"],
  },
  "how-it-works": {
    question: "Como converto um arquivo?",
    answer:
      "Abra a ferramenta dos seus formatos, por exemplo [HEIC para JPG](/heic-to-jpg). Solte os arquivos na página ou selecione-os com o botão. Depois clique no botão de converter e baixe os resultados. [JPEG para JPG](/jpeg-to-jpg) começa e baixa automaticamente.",
    tags: ["como usar", "passo a passo", "arrastar e soltar", "enviar"],
  },
  "which-formats": {
    question: "Quais formatos posso converter?",
    answer:
      "Você pode converter imagens em {formats}, além de PDFs. O [Conversor de imagens](/image-compressor) lê todos esses formatos de imagem e salva em JPG, PNG, WEBP, AVIF ou TIFF. Você pode transformar PDFs em imagens ou documentos do Word, imagens em PDFs, JPGs e WEBPs em GIFs e PNGs em [favicons](/png-to-ico). [Imagem para texto](/image-to-text) e [OCR PDF](/ocr-pdf) leem o texto de imagens e páginas escaneadas.",
    tags: ["formatos", "{formats}", "favicon", "pdf"],
  },
  limits: {
    question: "Qual é o tamanho máximo dos arquivos?",
    answer:
      "Você pode enviar até 100 arquivos e 100 MB de uma vez, e cada imagem pode ter até 100 megapixels. Algumas ferramentas têm limites menores: [PNG para JPG](/png-to-jpg) (Avançado), [JPEG para JPG](/jpeg-to-jpg) e [PDF para JPG](/pdf-to-jpg) aceitam até 10 MB por arquivo, e o [Conversor de imagens](/image-compressor) aceita até 20 MB. [JPG para WEBP](/jpg-to-webp) e [JPG para GIF](/jpg-to-gif) aceitam 20 arquivos por vez.",
    tags: ["limites", "tamanho do arquivo", "megapixels", "máximo"],
  },
  "many-files": {
    question: "Posso converter vários arquivos de uma vez?",
    answer:
      "Sim. Todas as ferramentas de imagem aceitam vários arquivos e permitem baixar os resultados juntos. [Juntar PDF](/merge-pdf) e as outras ferramentas que organizam páginas aceitam até 50 PDFs. As demais ferramentas de PDF aceitam um por vez.",
    tags: ["em lote", "vários arquivos", "ao mesmo tempo", "zip"],
  },
  devices: {
    question: "Funciona no celular ou no tablet?",
    answer:
      "Sim, em qualquer navegador recente, sem instalar nada. Em [Imagem para PDF](/image-to-pdf), você também pode tirar fotos com a câmera. Elas ficam no seu dispositivo até você clicar em “Converter para PDF”.",
    tags: ["celular", "tablet", "iphone", "android", "instalar", "câmera"],
  },
  "how-long": {
    question: "Quanto tempo leva uma conversão?",
    answer:
      "A maioria das imagens leva poucos segundos. Em uma conexão lenta, o envio é o que mais demora. [Comprimir imagem](/compress-image) precisa de mais tempo porque testa várias configurações em cada imagem. Se um arquivo leva mais de 30 segundos no nosso servidor, paramos e avisamos você.",
    tags: ["velocidade", "tempo", "espera", "lento"],
  },
  quality: {
    question: "Minhas imagens perdem qualidade?",
    answer:
      "Depende do novo formato. PNG e TIFF não perdem nada. JPG, WEBP e AVIF deixam de fora detalhes que você mal notaria. Em [PNG para JPG](/png-to-jpg), você pode escolher a qualidade. [JPEG para JPG](/jpeg-to-jpg) mantém os dados originais da imagem.",
    tags: ["qualidade", "sem perda", "compressão", "resolução"],
  },
  "jpg-or-jpeg": {
    question: "Qual é a diferença entre JPG e JPEG?",
    answer:
      "Só o nome do arquivo. As duas extensões indicam o mesmo formato; .jpg vem da época em que as extensões só podiam ter três letras. Se um formulário exige uma delas, use [JPEG para JPG](/jpeg-to-jpg) ou [JPG para JPEG](/Jpg-to-jpeg).",
    tags: ["jpg", "jpeg", "extensão", "final do arquivo"],
  },
  heic: {
    question: "Por que não consigo abrir as fotos do iPhone?",
    answer:
      "O iPhone salva as fotos em HEIC, que muitos programas e formulários não conseguem ler. [HEIC para JPG](/heic-to-jpg) cria JPGs que abrem em qualquer lugar. Se você vai editar uma foto várias vezes, [HEIC para PNG](/heic-to-png) é a melhor escolha.",
    tags: ["heic", "heif", "iphone", "ipad", "apple"],
  },
  transparency: {
    question: "O que acontece com as áreas transparentes?",
    answer:
      "PNG, WEBP, AVIF e TIFF mantêm a transparência. O JPG não tem transparência, então essas áreas ficam brancas. Em [PNG para JPG](/png-to-jpg), você pode escolher outra cor.",
    tags: ["transparência", "alfa", "fundo", "logo"],
  },
  animation: {
    question: "As animações continuam em movimento?",
    answer:
      "Sim, em GIF e WEBP, com até 256 quadros. [GIF para WEBP](/gif-to-webp) deixa as animações menores, e [WEBP para GIF](/webp-to-gif) faz com que elas se movam em mais programas. Quadros, tempos e repetições são mantidos. Em qualquer outro formato, você recebe o primeiro quadro.",
    tags: ["animação", "gif", "webp animado", "quadros"],
  },
  "best-for-web": {
    question: "Qual é o melhor formato para o meu site?",
    answer:
      "O WEBP é uma boa escolha, porque todos os navegadores atuais o mostram e ele é menor que o JPG com a mesma qualidade. Experimente [JPG para WEBP](/jpg-to-webp) ou [PNG para WEBP](/png-to-webp). O AVIF é ainda menor, mas navegadores mais antigos não o mostram. Para e-mail e formulários, o JPG continua sendo o mais seguro.",
    tags: ["site", "webp", "avif", "velocidade do site", "seo"],
  },
  uploaded: {
    question: "Meus arquivos são enviados ou ficam no meu navegador?",
    answer:
      "Eles são enviados. Todas as conversões são feitas no nosso servidor, e depois seus arquivos são excluídos. [WEBP para JPG](/webp-to-jpg), [AVIF para JPG](/avif-to-jpg), [JPG para JPEG](/Jpg-to-jpeg) e algumas outras ferramentas preparam a maioria das imagens no seu navegador e enviam essa cópia. [JPEG para JPG](/jpeg-to-jpg) envia o arquivo como ele é.",
    tags: ["envio", "servidor", "local", "navegador"],
  },
  deleted: {
    question: "Quando meus arquivos são excluídos?",
    answer:
      "O que você envia é excluído assim que a conversão termina. Os resultados são excluídos após {retention}, ou na hora, se você clicar em “Excluir agora”. Alguns resultados nem são guardados, porque seu navegador os recebe diretamente: PDFs feitos de imagens, imagens comprimidas e os arquivos de [JPEG para JPG](/jpeg-to-jpg).",
    tags: ["exclusão", "excluir agora", "apagar", "{retention}", "armazenamento"],
  },
  "who-sees": {
    question: "Outra pessoa pode abrir meus resultados?",
    answer:
      "Só se você compartilhar o link de download. Os links são aleatórios, longos demais para adivinhar e não aparecem em nenhuma lista. Quem tem o link pode abrir o arquivo até ele ser excluído. Não registramos nomes de arquivos.",
    tags: ["privado", "seguro", "acesso", "compartilhar"],
  },
  metadata: {
    question: "A localização é removida das minhas fotos?",
    answer:
      "Sim. Removemos a localização, os dados da câmera, as legendas e outros dados ocultos. As fotos ficam na posição certa, e as cores passam para sRGB, para aparecerem bem em qualquer tela. As ferramentas que copiam os dados originais da imagem mantêm o perfil de cores.",
    tags: ["metadados", "exif", "gps", "localização"],
  },
  cookies: {
    question: "As ferramentas usam cookies?",
    answer:
      "Não. Elas não usam cookies nem pedem dados pessoais. [Imagem para PDF](/image-to-pdf) só liga a câmera depois que você clica no botão e dá permissão no navegador. [Privacidade](/privacy) explica o que é registrado e guardado.",
    tags: ["cookies", "rastreamento", "dados pessoais", "lgpd", "permissões"],
  },
  "pdf-password": {
    question: "Posso usar um PDF com senha?",
    answer:
      "Sim, se você souber a senha. Digite-a quando a página pedir. Ela é enviada com o arquivo, serve só para esta conversão e não é guardada. Um PDF que sai de [Comprimir PDF](/compress-pdf), [OCR PDF](/ocr-pdf) ou [Juntar PDF](/merge-pdf) passa a abrir sem senha.",
    tags: ["senha", "pdf protegido", "criptografado", "bloqueado"],
  },
  "pdf-size": {
    question: "Qual é o tamanho máximo de um PDF?",
    answer:
      "Até 100 MB, exceto em [PDF para JPG](/pdf-to-jpg), que aceita até 10 MB. Para um PDF maior, use [PDF para imagem](/pdf-to-image) e escolha JPG. Para converter em imagens ou com [PDF para Word](/pdf-to-word), o limite é de 500 páginas por vez; delas, até 50 podem ser páginas escaneadas que precisam ser lidas. Se um formulário só aceita PDFs pequenos, [Comprimir PDF](/compress-pdf) faz o seu caber no limite.",
    tags: ["tamanho do pdf", "páginas", "limites", "pdf grande"],
  },
  "scanned-pdf": {
    question: "Posso converter um PDF escaneado para Word?",
    answer:
      "Sim. [PDF para Word](/pdf-to-word) lê o texto das imagens das páginas, até 50 por vez, e avisa quando faz isso. Confira nomes e números, onde o reconhecimento de texto (OCR) mais erra. Para pesquisar em um documento que continua em PDF, use [OCR PDF](/ocr-pdf).",
    tags: ["escaneado", "word", "docx", "ocr", "reconhecimento de texto"],
  },
  refused: {
    question: "Por que meu arquivo foi recusado?",
    answer:
      "Em geral porque a ferramenta não aceita o formato, ou porque o arquivo é grande demais, está vazio ou danificado. A mensagem diz o motivo. Às vezes o nome do arquivo está errado: um arquivo que termina em .jpg pode ser na verdade um WEBP. O [Conversor de imagens](/image-compressor) verifica o que há dentro.",
    tags: ["erro", "danificado", "formato errado", "corrompido"],
  },
  stuck: {
    question: "A conversão falhou. O que posso fazer?",
    answer:
      "Espere um pouco e tente de novo: sua conexão pode ter caído, ou nosso servidor pode estar ocupado. Se falhar outra vez, converta menos arquivos ou arquivos menores. Convertendo um por um, você descobre qual deles causa o problema.",
    tags: ["falhou", "demora", "travou", "tentar de novo", "conexão"],
  },
} satisfies Translated<typeof en>;
