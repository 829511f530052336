import type { Translated } from "..";
import type { carousel as en } from "../en/carousel";

export const carousel = {
  place: "{n} من {last}: {name}",
  show: "عرض {n} من {last}: {name}",
  play: "تشغيل عرض الآراء",
  pause: "إيقاف عرض الآراء مؤقتًا",
} satisfies Translated<typeof en>;
