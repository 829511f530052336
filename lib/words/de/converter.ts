import type { Translated } from "..";
import type { converter as en } from "../en/converter";
import { counted } from "../format";

export const converter = {
  files: counted({ one: "{n} Datei", other: "{n} Dateien" }),

  drop: {
    touch: {
      photos: "Fotos auswählen",
      another: "PDF auswählen",
      more: "PDFs auswählen",
    },
    busy: "Lege sie ab, dann sind sie als Nächstes dran",
    more: "Weitere Dateien hinzufügen",
    other: "Andere Dateien auswählen",
    another: "Andere Datei auswählen",
    onlyPictures: "Diese Seite nimmt Bilder an",
    onlyFormat: "Diese Seite nimmt {format}-Dateien an",
    clears:
      "Lege weitere Dateien ab, um sie hinzuzufügen. Deine Ergebnisse verschwinden dann, lade sie also vorher herunter.",
    sample: "Gerade keine Datei da?",
    trySample: "Beispiel ausprobieren",
    sampleFailed: "Das Beispiel ließ sich nicht laden.",
  },

  waiting: {
    convert: counted({
      one: "{n} Datei wartet. Sie wird als Nächstes umgewandelt.",
      other: "{n} Dateien warten. Sie werden als Nächstes umgewandelt.",
    }),
    offer: counted({ one: "{n} Datei wartet.", other: "{n} Dateien warten." }),
    choose: counted({ one: "Diese Datei jetzt nehmen", other: "Diese Dateien jetzt nehmen" }),
  },

  list: {
    selected: "Ausgewählte Dateien",
    results: "Ergebnisse",
    total: "Gesamtgröße: {size}",
    removeAll: "Alle entfernen",
    move: { up: "{name} nach oben verschieben", down: "{name} nach unten verschieben" },
    remove: "{name} entfernen",
    sizes: "{before} → {after}",
    uploading: "Wird hochgeladen, {percent} %",
    downloading: "Wird heruntergeladen, {percent} %",
    done: "Fertig",
    states: {
      waiting: "Wartet",
      working: "In Arbeit",
      converted: "Umgewandelt",
      failed: "Fehlgeschlagen",
    },
  },

  size: {
    smaller: "{percent} % kleiner",
    larger: "{percent} % größer",
    times: "{factor}-mal\u00a0so\u00a0groß",
    kept: "Schon gut komprimiert",
    reasons: {
      jpgOfPng: "JPG ist für Fotos gemacht. Zeichnungen und Screenshots sind als PNG oft kleiner.",
      jpg: "Bilder brauchen als JPG meist mehr Platz als im Format {format}.",
      again:
        "Dieses Bild ließ sich nicht unverändert übernehmen. Es wurde neu gespeichert, in einer Qualität ohne sichtbaren Verlust.",
      png: "PNG speichert jedes Pixel exakt und braucht deshalb meist mehr Platz.",
      gif: "GIF komprimiert weniger als neuere Formate. WEBP ist meist viel kleiner.",
      ico: "Ein Icon enthält das Bild in mehreren Größen.",
      tiff: "TIFF speichert jedes Pixel exakt und braucht deshalb meist mehr Platz.",
    },
  },

  progress: {
    label: "Fortschritt der Umwandlung",
    upload: "Fortschritt beim Hochladen",
    converting: "Wird umgewandelt...",
    uploading: "Wird hochgeladen...",
    offline: "Warten auf die Verbindung...",
    counted: "{done} von {total} fertig",
    bytes: "{done} von {total}",
    timeLeft: "Noch etwa {seconds} s",
    sent: "Wird hochgeladen, {percent} %",
    received: "Ergebnisse werden abgeholt, {done} von {total}",
    converted: counted({
      one: "Hochgeladen. Jetzt wird umgewandelt.",
      other: "Hochgeladen. {n} Dateien werden umgewandelt.",
    }),
    long: "{work} {still}",
    still: "Es läuft noch.",
    stillLarge: "Es läuft noch. Große Dateien dauern länger.",
  },

  actions: {
    cancel: "Abbrechen",
    reset: "Zurücksetzen",
    download: "Herunterladen",
    downloadFile: "{name} herunterladen",
    saveAs: "Als {name} speichern",
    zip: "Alle als ZIP herunterladen",
    startAgain: "Noch einmal: {action}",
    stale: "Deine letzte Änderung ist im Ergebnis noch nicht enthalten.",
    again: "Erneut versuchen",
    fileAgain: "Erneut versuchen: {name}",
    filesAgain: counted({
      one: "Mit dieser Datei erneut versuchen",
      other: "Mit diesen {n} Dateien erneut versuchen",
    }),
  },

  settings: { change: "Ändern", hide: "Ausblenden", named: "{name}: {value}" },

  outcome: {
    complete: "Umwandlung abgeschlossen!",
    successful: "Umwandlung erfolgreich!",
    failed: counted({ other: "{n} von {total} fehlgeschlagen" }),
    cancelled: "Abgebrochen. Fertig: {done} von {total}.",
    cancelledAtOnce: "Abgebrochen. Deine Dateien sind noch da.",
    more: "{n} weitere",
    leftOut: counted({ other: "Nicht übernommen: {names}" }),
    instead: "{reason} Nimm stattdessen „{tool}“.",
    offline: "Du bist offline. Deine Dateien bleiben hier.",
    offlineRunning:
      "Du bist offline. Deine Dateien bleiben hier. Die Umwandlung geht weiter, sobald du wieder online bist.",
  },

  deletion: {
    action: "Jetzt löschen",
    busy: "Wird gelöscht...",
    otherwise: "Sonst bleiben deine Ergebnisse {retention} gespeichert und werden dann gelöscht.",
    announced: "Ergebnisse gelöscht.",
    done: "Von unserem Server gelöscht.",
    none: "Auf unserem Server ist nichts mehr. Deine Ergebnisse bleiben in deinem Browser, bis du diese Seite verlässt.",
    kept: "Von unserem Server gelöscht. Du kannst die Ergebnisse weiterhin herunterladen: Sie bleiben in deinem Browser, bis du diese Seite verlässt.",
    failed: "Deine Ergebnisse ließen sich nicht löschen. Bitte versuche es erneut.",
  },

  announced: {
    started: "Umwandlung gestartet.",
    canceled: "Umwandlung abgebrochen.",
    cleared: "Alle Dateien entfernt. {keys} holt sie zurück.",
    added: counted({ one: "{n} Datei hinzugefügt.", other: "{n} Dateien hinzugefügt." }),
    replaced: counted({
      one: "{n} Datei anstelle der anderen hinzugefügt. {keys} holt die anderen zurück.",
      other: "{n} Dateien anstelle der anderen hinzugefügt. {keys} holt die anderen zurück.",
    }),
    addedAndStarted: counted({
      one: "{n} Datei hinzugefügt. Umwandlung gestartet.",
      other: "{n} Dateien hinzugefügt. Umwandlung gestartet.",
    }),
    removed: counted({ other: "Entfernt, noch {n} übrig. {keys} macht es rückgängig." }),
    moved: "Auf Platz {place} von {total} verschoben.",
    finished: counted({ other: "Fertig, {n} umgewandelt." }),
    none: "Keine Datei wurde umgewandelt.",
    ready: "Bereit für neue Dateien. {keys} holt die Ergebnisse zurück.",
    returned: "Zurückgeholt.",
    keys: { mac: "Befehl Z", other: "Strg Z" },
  },
} satisfies Translated<typeof en>;
