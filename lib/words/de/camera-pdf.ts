import type { Translated } from "..";
import type { cameraPdf as en } from "../en/camera-pdf";
import { counted } from "../format";

export const cameraPdf = {
  capture: "Mit Kamera aufnehmen",
  files: "Ausgewählte Dateien",
  success: counted({ one: "Ein PDF mit {n} Bild.", other: "Ein PDF mit {n} Bildern." }),
  change: "Seiten ändern",
  camera: {
    title: "Kameraaufnahme",
    view: "Livebild der Kamera, gespiegelt",
    starting: "Kamera wird gestartet...",
    take: "Aufnehmen ({n})",
    taken: "Bild aufgenommen!",
    discard: "Alle verwerfen",
    discarded: "Aufnahmen verworfen",
    captures: "Aufnahmen",
    use: "Aufnahmen ins PDF übernehmen ({n})",
    none: "Noch keine Aufnahmen",
    again: "Erneut versuchen",
  },
  cameraErrors: {
    noApi: "Dieser Browser unterstützt keine Kamera",
    unsupported: "Auf diesem Gerät oder in diesem Browser lässt sich die Kamera nicht nutzen",
    ownDocument: "Lade diese Seite neu, um die Kamera zu nutzen. Wähle deine Dateien dann noch einmal aus.",
    noFeed: "Das Kamerabild lässt sich nicht anzeigen",
    noAccess: "Kein Zugriff auf die Kamera",
    notReady: "Die Kamera ist noch nicht bereit",
    notCaptured: "Die Aufnahme hat nicht geklappt",
  },
  cameraAdvice: {
    NotAllowedError:
      "Erlaube dieser Website in den Einstellungen deines Browsers die Kamera und versuche es erneut.",
    NotFoundError:
      "Schließe eine Kamera an und versuche es erneut, oder schließe dieses Fenster und wähle stattdessen Bilder aus.",
    NotReadableError: "Schließe andere Programme, die die Kamera benutzen, und versuche es erneut.",
  },
} satisfies Translated<typeof en>;
