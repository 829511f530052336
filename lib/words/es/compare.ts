import type { Translated } from "..";
import type { compare as enCompare, zoom as enZoom } from "../en/compare";

export const compare = {
  action: "Comparar",
  actionOf: "Comparar {name}",
  dialog: "Antes y después: {name}",
  sizes: "De {before} a {after}",
  sizesSaved: "De {before} a {after}, {percent} % menos",
  before: "Antes",
  after: "Después",
  line: "Comparar antes y después: {name}",
  position: "{before} % antes, {after} % después",
  picture: {
    broken: "Tu navegador no puede mostrar esta imagen.",
    help: "Acerca la imagen con la rueda, con dos dedos o con las teclas + y -, y arrástrala para moverla. Al 100 %, cada uno de sus píxeles ocupa uno de tu pantalla. La línea también se mueve con las flechas.",
  },
  page: {
    broken: "Tu navegador no puede mostrar esta página.",
    help: "Acerca la página con la rueda, con dos dedos o con las teclas + y -, y arrástrala para moverla. Al 100 %, cada uno de sus píxeles ocupa uno de tu pantalla. La línea también se mueve con las flechas.",
  },
} satisfies Translated<typeof enCompare>;

export const zoom = {
  zoom: "Zoom",
  fit: "Ajustar",
  move: "Mover la imagen",
  pan: {
    left: "Mover a la izquierda",
    up: "Mover hacia arriba",
    down: "Mover hacia abajo",
    right: "Mover a la derecha",
  },
} satisfies Translated<typeof enZoom>;
