import type { Translated } from "..";
import type { board as en } from "../en/board";

export const board = {
  hint: "اسحب لتغيير الترتيب.",
  hintTouch: "المس مطولًا ثم اسحب لتغيير الترتيب.",
  handle: "{name}، الموضع {place} من {total}",
  help: "اضغط مفتاح المسافة لالتقاط العنصر، وحرّكه بمفاتيح الأسهم، ثم ضعه بمفتاح المسافة. اضغط مفتاح Escape لإعادته إلى مكانه.",
  turn: "تدوير {name} بمقدار 90 درجة",
  picked: "التُقط {name}، الموضع {place} من {total}.",
  dropped: "وُضع {name} في الموضع {place} من {total}.",
  back: "عاد {name} إلى الموضع {place} من {total}.",
  turned: "أصبح التدوير {degrees} درجة.",
} satisfies Translated<typeof en>;
