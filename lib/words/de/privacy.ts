import type { Translated } from "..";
import type { privacy as en } from "../en/privacy";

export const privacy = {
  short: {
    heading: "Kurz gesagt",
    points: [
      "Du brauchst kein Konto, und diese Website setzt keine Cookies.",
      "Deine Dateien werden zum Umwandeln hochgeladen und für nichts anderes.",
      "Hochgeladene Dateien werden gleich nach der Umwandlung gelöscht, Ergebnisse höchstens {retention} später.",
      "Im Protokoll stehen keine IP-Adressen und keine Dateinamen.",
    ],
    tagManager:
      "Du brauchst kein Konto. Die Tools setzen keine Cookies; die Startseite lädt Google Tag Manager, siehe [unten](/privacy#cookies-und-browserspeicher).",
  },
  uploaded: {
    heading: "Was hochgeladen wird",
    blocks: [
      "Dateien werden hochgeladen, wenn du auf den Button eines Tools klickst, um sie umzuwandeln, zu komprimieren oder zu lesen. [JPEG in JPG](/jpeg-to-jpg) fängt an, sobald du Dateien ausgewählt hast, und sagt das auch. Dateien, die du auf der Startseite auswählst, bleiben in deinem Browser, bis du ein Tool für sie wählst.",
      "Manche Tools bereiten Bilder zuerst in deinem Browser vor und laden diese Kopie hoch. Fotos, die du bei [Bild in PDF](/image-to-pdf) aufnimmst, bleiben auf deinem Gerät, bis du sie umwandelst.",
      "Das Passwort eines PDFs wird mit der Datei gesendet, für diese Umwandlung benutzt und nicht gespeichert.",
    ],
    backend:
      "Umwandlungen für diese Website laufen auf {host}. Was diese Seite über den Server sagt, gilt für diesen.",
  },
  kept: {
    heading: "Wo Dateien liegen und wie lange",
    blocks: [
      {
        list: [
          "Was du hochlädst, liegt auf unserem Server, solange es umgewandelt wird. Sobald du die Antwort hast, wird es gelöscht, auch wenn die Umwandlung fehlschlägt oder du sie abbrichst.",
          "Ergebnisse bleiben {retention} lang auf unserem Server oder in einem Speicher, der zu ihm gehört, damit du sie herunterladen kannst. Dann werden sie automatisch gelöscht.",
          "„Jetzt löschen“ auf der Seite eines Tools löscht die Ergebnisse sofort.",
          "PDFs aus Bildern, komprimierte Bilder und Dateien von [JPEG in JPG](/jpeg-to-jpg) werden nicht aufbewahrt. Dein Browser bekommt sie direkt.",
        ],
      },
      "Wird der Server unterbrochen, löscht er beim nächsten Start, was liegen geblieben ist. Die Software macht keine Sicherungskopien deiner Dateien.",
    ],
  },
  seen: {
    heading: "Wer deine Dateien sehen kann",
    blocks: [
      "Jedes Ergebnis hat einen zufälligen Download-Link, der viel zu lang zum Erraten ist und nirgends aufgelistet wird. Alle, denen du den Link gibst, können die Datei öffnen, bis sie gelöscht wird.",
      "Wer den Server betreibt, könnte Dateien öffnen, solange sie dort liegen. Die Software bietet dafür keine Seite. Sie wertet deine Dateien nicht aus, lernt nicht aus ihnen und gibt sie nicht weiter.",
      "Ergebnisse enthalten keinen Standort, keine Kameradaten und keine versteckten Notizen: Sie werden aus deinen Bildern entfernt.",
    ],
  },
  logged: {
    heading: "Was protokolliert wird",
    blocks: [
      "Zu jeder Umwandlung und jedem Download schreibt der Server eine Zeile in sein Protokoll: den Zeitpunkt, die Art der Anfrage, ob sie geklappt hat, wie viele Dateien und Bytes es waren, wie lange es gedauert hat und eine zufällige Kennung. Deine IP-Adresse, Dateinamen und Inhalte stehen nicht darin. Seitenaufrufe werden nicht protokolliert. Geht etwas schief, enthält die Zeile auch die Fehlermeldung, ohne Dateinamen.",
      "Außerdem zählt der Server: wie viele Dateien umgewandelt wurden, wie viele fehlgeschlagen sind und wie lange es gedauert hat. In diesen Summen ist niemand zu erkennen.",
      "Damit niemand unbegrenzt umwandelt, merkt sich der Server deine IP-Adresse für etwa eine Minute oder solange du hochlädst. Sie steht nur im Arbeitsspeicher und nie im Protokoll. Server, die zusammenarbeiten, tauschen stattdessen einen Hash der Adresse aus.",
      "Ein Hoster oder Proxy vor dem Server kann eigene Protokolle führen. Darüber entscheidet, wer diese Website betreibt.",
    ],
  },
  cookies: {
    heading: "Cookies und Browserspeicher",
    blocks: [
      "Diese Website setzt keine Cookies. Dein Browser merkt sich zwei Dinge, solange der Tab offen ist: die Kennungen deiner Ergebnisse, damit du sie nach dem Neuladen wiederfindest, und deinen Rekord im Spiel auf der 404-Seite.",
      "Sobald du eine Datei umgewandelt hast oder wenn du diese Website als App installierst, speichert dein Browser ein kleines Skript dieser Website. Es zeigt eine eigene Seite, solange du keine Verbindung hast, und nimmt die Dateien an, die andere Apps mit der installierten teilen. Sie bleiben in deinem Browser, der seine Kopie löscht, sobald die Startseite sie hat. Teilst du Dateien, bevor das Skript da ist, werden sie an unseren Server geschickt, der nichts davon behält.",
      "Wenn du das Angebot schließt, eine Seite in deiner Sprache zu lesen, merkt sich dein Browser das. Wenn du die Sprache wechselst, während Dateien ausgewählt sind, hebt dein Browser sie auf, bis die Seite in der anderen Sprache sie hat.",
    ],
    nothing:
      "Die Seiten laden nichts von anderen Firmen: keine Werbung, keine Analysedienste, keine Schriften.",
    tagManager:
      "Die Startseite lädt Google Tag Manager (Container {container}), dadurch erhält Google deine IP-Adresse. Was er dort noch lädt und ob das Cookies setzt, entscheidet, wer diese Website betreibt. Keine andere Seite lädt ihn.",
    quiet: "Dein Browser meldet nichts über deinen Besuch.",
    vitals:
      "Wenn du eine Seite verlässt, meldet dein Browser, wie schnell sie war: bis zu fünf Werte und die Adresse der Seite. Sie fließen in die Summen ein und werden nicht einzeln gespeichert.",
  },
  operator: {
    heading: "Was der Betreiber ändern kann",
    blocks: [
      "Wer diese Website betreibt, kann einstellen, wie lange Ergebnisse bleiben (hier {retention}), wie viel du auf einmal hochladen kannst, wie viele Dateien pro Minute du umwandeln kannst, wo Ergebnisse gespeichert werden und wie viel protokolliert wird. Ebenso, ob Browser melden, wie schnell Seiten waren, und ob die Startseite einen Tag-Manager lädt. Was diese Seite sagt, richtet sich nach diesen Einstellungen.",
    ],
  },
  responsible: { heading: "Wer verantwortlich ist" },
} satisfies Translated<typeof en>;
