import type { Translated } from "..";
import type { terms as en } from "../en/terms";

export const terms = {
  free: {
    heading: "Kostenlose Nutzung",
    blocks: [
      "Alle Tools auf dieser Website sind kostenlos, privat wie geschäftlich. Du brauchst kein Konto. Mit der Nutzung der Website nimmst du diese Bedingungen an.",
    ],
  },
  files: {
    heading: "Deine Dateien",
    blocks: [
      "Deine Dateien und Ergebnisse gehören weiter dir. Sie werden für deine Umwandlung benutzt und für nichts anderes; wie lange sie bleiben, steht unter [Datenschutz](/privacy).",
      "Wandle nur Dateien um, die du verwenden darfst. Lade nichts Verbotenes hoch.",
    ],
  },
  fair: {
    heading: "Faire Nutzung",
    blocks: [
      "Damit die Website für alle funktioniert:",
      {
        list: [
          "Halte dich an die Grenzen, die auf den Seiten stehen. Auch wie viel du pro Minute umwandeln kannst, ist begrenzt.",
          "Versuche nicht, die Grenzen zu umgehen, die Website zu überlasten oder in sie einzudringen.",
          "Benutze die Website nicht, um anderen zu schaden, und versuche nicht, Ergebnisse zu öffnen, die nicht dir gehören.",
        ],
      },
      "Anfragen, die gegen diese Regeln verstoßen, können abgelehnt werden.",
    ],
  },
  warranty: {
    heading: "Keine Gewährleistung",
    blocks: [
      "Die Website wird bereitgestellt, wie sie ist. Tools können langsam sein, sich ändern oder ausfallen, und ein Ergebnis kann anders aussehen als erwartet. Behalte deine Originale und prüfe Ergebnisse, bevor du dich auf sie verlässt, vor allem Text, der aus Bildern gelesen wurde.",
      "Soweit das Gesetz es erlaubt, haftet niemand für Schäden aus der Nutzung dieser Website. Rechte, die sich gesetzlich nicht ausschließen lassen, bleiben dir erhalten.",
    ],
  },
  law: {
    heading: "Recht und Änderungen",
    named:
      "Für diese Bedingungen gilt folgendes Recht: {law}. Die Verbraucherrechte des Landes, in dem du lebst, bleiben dir erhalten.",
    unnamed:
      "Diese Bedingungen legen kein Recht eines bestimmten Landes fest. Welches gilt, entscheiden deshalb die allgemeinen Regeln.",
    changes: "Ändern sich diese Bedingungen, stehen die neuen auf dieser Seite.",
  },
  operator: { heading: "Betreiber dieser Website" },
} satisfies Translated<typeof en>;
