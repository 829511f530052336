import type { Translated } from "..";
import type { pdfCompress as en } from "../en/pdf-compress";
import { counted } from "../format";
export const pdfCompress = {
  busy: "Compression...",
  working: counted({ one: "Envoyé. Compression en cours.", other: "Envoyé. Compression de {n} fichiers." }),
  levels: "Niveau de compression",
  level: "{name} : {means}",
  oneLevel: "Ce PDF n’a pas d’images à réduire. Nous compactons le reste, sans aucune perte.",
  fewerLevels: "Les niveaux qui donneraient le même fichier ne sont pas proposés.",
  finished: "Terminé, {percent} % de moins.",
  finishedKept: "Terminé, sans réduction.",
  done: "Compression terminée !",
  smaller: "{percent} % de moins : de {before} à {after}.",
  kept: "Ce PDF n’a pas pu être réduit",
  stillSize: "Sa taille est toujours de {size}.",
  compare: "Comparer les pages",
  drawing: "Affichage de la page {page}...",
} satisfies Translated<typeof en>;
