import type { Translated } from "..";
import type { notFound as en } from "../en/not-found";
import { counted } from "../format";

export const notFound = {
  answers: {
    "/image-convert": {
      text: "Dieses Tool kommt bald. Am nächsten kommt ihm heute: {link}",
      see: "",
    },
    "/image-resizer": {
      text: "Diese Seite hat eine andere Adresse. Die Größe deiner Bilder änderst du hier: {link}",
      see: "Bildgröße ändern",
    },
    "/about": {
      text: "Diese Seite hat eine andere Adresse. Mehr über diese Website liest du hier: {link}",
      see: "Über uns",
    },
    "/privacy-policy": {
      text: "Diese Seite hat eine andere Adresse. Was mit deinen Dateien passiert, steht hier: {link}",
      see: "Datenschutz",
    },
    "/terms-of-service": {
      text: "Diese Seite hat eine andere Adresse. Die Nutzungsbedingungen findest du hier: {link}",
      see: "Nutzungsbedingungen",
    },
  },
  suggestion: "Meinst du {tool}?",
  hint: "Gib zwei Formate ein oder das, was du tun möchtest, zum Beispiel „pdf verkleinern“.",
  game: {
    label: "Ein Spiel",
    name: "Fliegende Kachel, ein kleines Spiel",
    controls:
      "Steuere die Kachel durch die Lücken. Zum Flattern drückst du die Leertaste oder den Pfeil nach oben, klickst oder tippst.",
    noScript: "Schalte JavaScript ein, um hier ein Spiel zu spielen.",
    score: "Punkte: {n}",
    best: "Rekord: {n}",
    start: "Klick oder Leertaste startet das Spiel",
    paused: "Pause",
    resume: "Klick oder Leertaste setzt das Spiel fort",
    over: "Game over",
    restart: "Klick oder Leertaste startet neu",
    record: "Dein bisher bestes Ergebnis",
    nothing: "Der erste Stapel ist der schwerste",
    passed: counted({ one: "{n} Stapel geschafft", other: "{n} Stapel geschafft" }),
    result: "Du hast {score} Punkte. Dein Rekord ist {best}.",
  },
} satisfies Translated<typeof en>;
