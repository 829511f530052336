import type { Translated } from "..";
import type { photoDetails as en } from "../en/photo-details";

export const photoDetails = {
  removed: "削除した情報：{details}",
  kept: "残した情報：{details}",
  none: "このファイルに隠れた情報はありませんでした。",
  kinds: {
    place: "位置情報",
    date: "日時",
    camera: "カメラ",
    serial: "シリアル番号",
    author: "作成者",
    description: "説明",
    software: "ソフト",
    preview: "プレビュー画像",
    other: "その他のデータ",
  },
  found: "含まれていた情報",
  fields: {
    date: "撮影日時",
    camera: "カメラ",
    lens: "レンズ",
    serial: "シリアル番号",
    author: "作成者",
    copyright: "著作権",
    description: "説明",
    software: "ソフト",
    place: "位置情報",
  },
  coordinates: "{latitude}, {longitude}",
  map: "地図で見る",
  mapNote: "openstreetmap.orgが開き、この場所が先方に伝わります。",
  keep: "写真の情報を残す",
  keepHelp: "日時、カメラ、作成者、著作権がファイルに残ります。位置情報は削除されます。",
  keepPlace: "位置情報も残す",
  keepPlaceHelp: "ファイルを受け取った人には、撮影した場所がわかります。",
  chosen: {
    nothing: "写真の情報：削除",
    details: "写真の情報：残す（位置情報は削除）",
    place: "写真の情報：残す（位置情報も）",
  },
} satisfies Translated<typeof en>;
