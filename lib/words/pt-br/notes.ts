import type { Translated } from "..";
import type { notes as en } from "../en/notes";
import { counted } from "../format";

export const notes = {
  first_frame: counted({
    one: "Esta animação tem {n} quadro; você recebe o primeiro.",
    other: "Esta animação tem {n} quadros; você recebe o primeiro.",
  }),
  first_picture: counted({
    one: "Este arquivo tem {n} imagem; você recebe a primeira.",
    other: "Este arquivo tem {n} imagens; você recebe a primeira.",
  }),
  main_picture: counted({
    one: "Este arquivo tem {n} imagem; você recebe a principal.",
    other: "Este arquivo tem {n} imagens; você recebe a principal.",
  }),
  small_preview:
    "A prévia deste arquivo RAW é menor que a foto: {width} × {height} pixels. Você recebe a prévia.",
  not_enlarged: "Esta imagem é menor que o tamanho escolhido e não foi ampliada.",
  kept_pdf: "Neste nível, este PDF já não pode ficar menor. Você o recebe sem mudanças.",
  fitting_pdf: "Este PDF já está dentro do seu limite. Você o recebe sem mudanças.",
  fitted_pdf: "Para caber no seu limite, as imagens foram reduzidas a {dpi} dpi ou menos.",
  fitted_pdf_quality:
    "Para caber no seu limite, as imagens foram salvas com menos qualidade. Elas mantêm todos os pixels.",
  check_small_print: "Confira se dá para ler as letras pequenas.",
  signed_pdf:
    "Este PDF está assinado, e qualquer mudança invalidaria a assinatura. Você o recebe sem mudanças.",
  searchable_pdf: "O texto deste PDF já é pesquisável. Você o recebe sem mudanças.",
  no_text_found: "Não encontramos texto nas páginas.",
  no_text_in_picture: "Não encontramos texto nesta imagem.",
  only_pictures: "Não encontramos texto neste PDF, então o arquivo do Word só tem as imagens.",
  unread_script: "Este texto está em um alfabeto ou idioma que ainda não conseguimos ler.",
  unread_scripts: counted({
    one: "Uma página está em um alfabeto ou idioma que ainda não conseguimos ler.",
    other: "{n} páginas estão em um alfabeto ou idioma que ainda não conseguimos ler.",
  }),
  read_scans: counted({
    one: "Uma página é escaneada, então lemos o texto na imagem. Confira se há erros.",
    other: "{n} páginas são escaneadas, então lemos o texto nas imagens. Confira se há erros.",
  }),
  unread_scans: counted({
    one: "Mais {n} não pôde ser lida.",
    other: "Outras {n} não puderam ser lidas.",
  }),
  unreadable_text: counted({
    one: "Parte do texto da página {page} não pôde ser lida, porque a fonte não informa quais letras mostra.",
    other:
      "Parte do texto de {n} páginas, como a página {page}, não pôde ser lida, porque a fonte não informa quais letras mostra.",
  }),
  lost_scans: counted({
    one: "Uma página não pôde ser lida. Ela está no PDF, sem texto.",
    other: "{n} páginas não puderam ser lidas. Elas estão no PDF, sem texto.",
  }),
  lost_signature: "Um PDF assinado não pode mudar sem perder a assinatura. O novo PDF não está assinado.",
  unlocked_already: "Este PDF não tem senha nem restrições. Você o recebe sem mudanças.",
  unprotected_pdf: "Não é mais preciso digitar senha.",
  fits_as_jpg: "Como JPG, ele cabe no tamanho original.",
  colors_fit_as_jpg: "Agora com poucas cores. Como JPG, ele cabe com todas.",
  smaller_as_jpg: "Fotos ficam bem menores como JPG.",
  fewer_pixels: "Agora com {width} × {height} pixels, antes {oldWidth} × {oldHeight}.",
} satisfies Translated<typeof en>;
