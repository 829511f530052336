import type { Translated } from "..";
import type { compare as enCompare, zoom as enZoom } from "../en/compare";

export const compare = {
  action: "Comparar",
  actionOf: "Comparar {name}",
  dialog: "Antes e depois: {name}",
  sizes: "De {before} para {after}",
  sizesSaved: "De {before} para {after}, {percent}% menor",
  before: "Antes",
  after: "Depois",
  line: "Comparar antes e depois: {name}",
  position: "{before}% antes, {after}% depois",
  picture: {
    broken: "Seu navegador não consegue mostrar esta imagem.",
    help: "Dê zoom com a roda do mouse, dois dedos ou as teclas + e -, e arraste a imagem para movê-la. Em 100%, cada pixel da imagem ocupa um pixel da tela. As setas do teclado também movem a linha.",
  },
  page: {
    broken: "Seu navegador não consegue mostrar esta página.",
    help: "Dê zoom com a roda do mouse, dois dedos ou as teclas + e -, e arraste a página para movê-la. Em 100%, cada pixel da página ocupa um pixel da tela. As setas do teclado também movem a linha.",
  },
} satisfies Translated<typeof enCompare>;

export const zoom = {
  zoom: "Zoom",
  fit: "Ajustar",
  move: "Mover a imagem",
  pan: {
    left: "Mover para a esquerda",
    up: "Mover para cima",
    down: "Mover para baixo",
    right: "Mover para a direita",
  },
} satisfies Translated<typeof enZoom>;
