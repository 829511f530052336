import type { Translated } from "..";
import type { compare as enCompare, zoom as enZoom } from "../en/compare";

export const compare = {
  action: "比較",
  actionOf: "{name}を比較",
  dialog: "処理前と処理後：{name}",
  sizes: "{before} → {after}",
  sizesSaved: "{before} → {after}、{percent}%削減",
  before: "処理前",
  after: "処理後",
  line: "処理前と処理後の比較：{name}",
  position: "処理前{before}%、処理後{after}%",
  picture: {
    broken: "このブラウザーではこの画像を表示できません。",
    help: "マウスホイール、2本指、＋キーと－キーで拡大・縮小し、画像をドラッグして動かせます。100%では画像の1ピクセルが画面の1ピクセルになります。境界線は矢印キーでも動きます。",
  },
  page: {
    broken: "このブラウザーではこのページを表示できません。",
    help: "マウスホイール、2本指、＋キーと－キーで拡大・縮小し、ページをドラッグして動かせます。100%ではページの1ピクセルが画面の1ピクセルになります。境界線は矢印キーでも動きます。",
  },
} satisfies Translated<typeof enCompare>;

export const zoom = {
  zoom: "拡大・縮小",
  fit: "全体を表示",
  move: "画像を動かす",
  pan: { left: "左へ動かす", up: "上へ動かす", down: "下へ動かす", right: "右へ動かす" },
} satisfies Translated<typeof enZoom>;
