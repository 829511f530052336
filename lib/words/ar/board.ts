import type { Translated } from "..";
import type { board as en } from "../en/board";

export const board = {
  hint: "اسحب لتغيير الترتيب.",
  hintTouch: "المس مطولًا ثم اسحب لتغيير الترتيب.",
  handle: "{name}، الموضع {place} من {total}",
  help: "اضغط مفتاح المسافة لالتقاطها، وحرّكها بمفاتيح الأسهم، ثم ضعها بمفتاح المسافة. اضغط Escape لإعادتها إلى مكانها.",
  turn: "تدوير {name} بمقدار 90 درجة",
  picked: "التُقطت {name}، الموضع {place} من {total}.",
  dropped: "وُضعت {name} في الموضع {place} من {total}.",
  back: "عادت {name} إلى الموضع {place} من {total}.",
  turned: "أصبح التدوير {degrees} درجة.",
} satisfies Translated<typeof en>;
