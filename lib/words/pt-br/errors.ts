import type { Translated } from "..";
import type { errors as en } from "../en/errors";

export const errors = {
  bad_request: "Não conseguimos ler este pedido. Recarregue a página e tente de novo.",
  bad_option:
    "A opção “{limit}” tem um valor que esta ferramenta não aceita. Recarregue a página e tente de novo.",
  bad_pages: "Não conseguimos ler estes números de página. Digite assim: 1-3, 8.",
  missing_page: "Não existe a página {limit} neste arquivo. A contagem começa em 1.",
  no_files: "Não recebemos nenhum arquivo. Selecione um e tente de novo.",
  upload_broken: "O envio foi interrompido. Verifique sua conexão e tente de novo.",
  bad_token: "Não reconhecemos este token. Verifique-o ou envie o pedido sem ele.",
  forbidden: "Este pedido veio de outro site. Use a ferramenta na página dela.",
  turned_off: "Esta conversão está desativada neste site.",
  not_found:
    "Não encontramos este arquivo. Talvez ele já tenha sido excluído. Converta de novo para ter outro.",
  method_not_allowed: "Este endereço só aceita arquivos enviados por POST.",
  upload_timeout: "O envio demorou demais. Tente arquivos menores ou uma conexão mais rápida.",
  too_large: "Você pode enviar até {limit} MB de uma vez. Selecione menos arquivos ou arquivos menores.",
  too_many_files: "Arquivos demais de uma vez. Selecione até {limit} e tente de novo.",
  unsupported_type: "Esta ferramenta não lê o que há neste arquivo. Selecione outro.",
  empty_file: "Este arquivo está vazio. Selecione outro.",
  corrupt: "Este arquivo está danificado ou incompleto. Tente outra cópia.",
  no_preview:
    "Este arquivo RAW não tem prévia, ou só uma pequena, e não conseguimos revelá-lo. Salve como JPG no programa da sua câmera.",
  too_many_pixels:
    "Esta imagem tem mais de {limit} megapixels, o máximo que convertemos. Tente um tamanho menor.",
  result_too_large:
    "O resultado teria mais de {limit} megapixels, o máximo que criamos. Escolha um tamanho menor.",
  side_too_long:
    "Este formato permite no máximo {limit} pixels por lado. Tente um tamanho menor ou outro formato.",
  no_merged_picture:
    "Este arquivo do Photoshop só tem camadas. Salve com “Maximizar compatibilidade” e selecione-o de novo.",
  cmyk_jxl:
    "Este JPEG XL tem cores de impressão (CMYK), que não conseguimos ler. Salve em cores RGB e tente de novo.",
  predicted_picture:
    "Este HEIC guarda a imagem como mudanças em relação a outra, o que não conseguimos ler. Salve como JPG no aplicativo que o criou.",
  too_complex:
    "Este desenho tem um efeito que levaria tempo demais. Escolha um tamanho menor ou remova o efeito.",
  too_many_frames:
    "Esta animação tem mais de {limit} quadros, o máximo que convertemos. Tente uma mais curta.",
  too_many_passes: "Este JPG está guardado em passagens demais. Salve de novo como um JPG comum.",
  too_many_pages: "São mais de {limit} páginas, o máximo que convertemos de uma vez.",
  too_many_scans:
    "Este PDF tem mais de {limit} páginas escaneadas, o máximo que lemos de uma vez. Divida-o e tente de novo.",
  target_unreachable:
    "Não conseguimos deixar este arquivo tão pequeno. O mínimo a que chegamos é {limit} KB.",
  fits_as_jpg:
    "Não conseguimos deixar este PNG tão pequeno. O mínimo a que chegamos é {limit} KB. Como JPG, ele cabe.",
  no_such_page: "Algumas destas páginas não existem. A última página deste PDF é a {limit}.",
  no_bookmarks: "Este PDF não tem marcadores onde dividir. Escolha outro modo de dividir.",
  password_needed: "Este PDF é protegido por senha. Digite a senha.",
  no_tables: "Não encontramos nenhuma tabela neste arquivo.",
  no_text: "Não encontramos texto neste PDF, nem nas imagens.",
  language_missing: "Não conseguimos ler este idioma agora. Escolha outro ou tente mais tarde.",
  wrong_password: "Esta senha não abre o PDF. Verifique-a e tente de novo.",
  cannot_convert: "Não conseguimos converter este arquivo. Salve em outro formato e tente de novo.",
  cannot_clean:
    "Não conseguimos tirar os dados deste arquivo sem mudar a imagem. Converta para outro formato, e os dados ficam para trás.",
  conversion_timeout: "Passou de {limit} segundos, então paramos. Tente um arquivo menor.",
  out_of_memory: "Este arquivo precisa de mais memória do que podemos dar. Tente um menor.",
  engine_crashed: "O conversor parou enquanto trabalhava neste arquivo. Tente de novo ou tente outra cópia.",
  cancelled: "A conversão foi cancelada.",
  rate_limited: "Conversões demais em pouco tempo. Espere um minuto e tente de novo.",
  internal: "Algo deu errado do nosso lado. Tente de novo daqui a pouco.",
  busy: "O conversor está ocupado. Tente de novo daqui a pouco.",
  storage_full: "Nosso servidor está sem espaço para novos resultados. Tente mais tarde.",
} satisfies Translated<typeof en>;
