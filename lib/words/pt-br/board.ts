import type { Translated } from "..";
import type { board as en } from "../en/board";

export const board = {
  hint: "Arraste para mudar a ordem.",
  hintTouch: "Toque e segure, depois arraste para mudar a ordem.",
  handle: "{name}, posição {place} de {total}",
  help: "Pressione Espaço para pegar, mova com as setas e solte com Espaço. Pressione Esc para devolver ao lugar.",
  turn: "Girar {name} em 90 graus",

  picked: "Você pegou {name}, posição {place} de {total}.",
  dropped: "Você soltou {name} na posição {place} de {total}.",
  back: "{name} voltou à posição {place} de {total}.",
  turned: "Agora em {degrees} graus.",
} satisfies Translated<typeof en>;
