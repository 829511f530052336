import type { Translated } from "..";
import type { board as en } from "../en/board";

export const board = {
  hint: "Arrastra para cambiar el orden.",
  hintTouch: "Mantén pulsado y arrastra para cambiar el orden.",
  handle: "{name}, posición {place} de {total}",
  help: "Pulsa Espacio para levantarlo, muévelo con las flechas y suéltalo con Espacio. Pulsa Escape para devolverlo a su sitio.",
  turn: "Girar {name} 90 grados",

  picked: "Levantaste {name}, posición {place} de {total}.",
  dropped: "Soltaste {name} en la posición {place} de {total}.",
  back: "{name} vuelve a la posición {place} de {total}.",
  turned: "Giro de {degrees} grados.",
} satisfies Translated<typeof en>;
