import { pageBoard } from "../shared.de";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "PDF drehen",
  title: "PDF drehen und speichern | Alle Seiten oder einzelne",
  description:
    "PDF-Seiten nach links oder rechts drehen und so speichern. Alle, ungerade, gerade, quere oder ausgewählte Seiten. Verlustfrei und kostenlos, ohne Konto.",
  keywords: [
    "pdf drehen",
    "pdf drehen und speichern",
    "pdf seiten drehen",
    "einzelne seite in pdf drehen",
    "pdf rotieren",
  ],
  heading: "PDF drehen",
  subtitle: "Drehe quer liegende Seiten richtig herum und speichere sie so",
  action: "PDF drehen",
  howToTitle: "So drehst du PDF-Seiten",
  howTo: [
    { name: "PDF auswählen", text: "Du siehst auf einen Blick, welche Seiten quer liegen oder kopfstehen." },
    {
      name: "Seiten drehen",
      text: "Nimm alle, ungerade, gerade oder quere Seiten, oder wähle einzelne aus. Drehe sie dann nach links oder rechts.",
    },
    { name: "Speichern", text: "Klicke auf „PDF drehen“ und lade das aufrechte Dokument herunter." },
  ],
  article: {
    sections: [
      {
        heading: "Dauerhaft drehen, nicht nur auf dem Bildschirm",
        blocks: [
          "Der Drehknopf eines PDF-Programms dreht oft nur das, was du siehst. Schließt du die Datei und öffnest sie wieder, liegt die Seite quer wie zuvor. Auch wer sie per E-Mail bekommt, sieht sie quer.",
          "Dieses Tool speichert die neue Ausrichtung in der Datei. Jedes Programm öffnet die Seiten dann aufrecht, und so werden sie auch gedruckt.",
        ],
      },
      {
        heading: "Welche Seiten du drehst",
        blocks: [
          {
            caption: "Häufige Fälle",
            head: ["Was du siehst", "Wähle", "Drehe"],
            rows: [
              ["Der ganze Scan liegt quer", "Alle Seiten", "Einmal, nach links oder rechts"],
              ["Der ganze Scan steht auf dem Kopf", "Alle Seiten", "Zweimal in dieselbe Richtung"],
              [
                "Jede zweite Seite steht auf dem Kopf",
                "Ungerade oder gerade Seiten",
                "Zweimal in dieselbe Richtung",
              ],
              [
                "Einige Hochformatseiten liegen quer",
                "Seiten im Querformat",
                "Einmal, nach links oder rechts",
              ],
              [
                "Ein paar Belege oder Fotos liegen falsch",
                "Die Seiten, die du auswählst",
                "Wie jede es braucht",
              ],
            ],
          },
          "Kopfstehende Rückseiten sind typisch für beidseitige Scans, bei denen der Stapel über die falsche Kante gewendet wurde. Prüfe Seite 1: Stimmt sie, drehe die geraden Seiten.",
          "Du kannst auch Seitenzahlen eintippen, zum Beispiel 4, 9-12. Liegt eine Seite danach falsch herum, drehe sie noch einmal oder mach es rückgängig.",
        ],
      },
      {
        heading: "Warum nichts unscharf wird",
        blocks: [
          "Eine PDF-Seite hat eine Einstellung dafür, wie sie gezeigt wird: aufrecht oder um 90, 180 oder 270 Grad gedreht. Wir ändern diese Einstellung und lassen den Inhalt in Ruhe. Text bleibt durchsuchbar, Bilder behalten jedes Pixel, und die Dateigröße bleibt etwa gleich.",
          "Links, Kommentare und Formularfelder drehen sich mit ihrer Seite. Zurückdrehen kannst du jederzeit, denn nach vier Drehungen bist du wieder am Anfang.",
          "Anders ist es beim Foto einer Seite, das du in einem Bildprogramm drehst: Viele Programme speichern es neu als JPG, und das kostet jedes Mal etwas Qualität. Hast du einen Stapel JPGs, mach mit [JPG in PDF](/jpg-to-pdf) zuerst ein Dokument daraus und drehe seine Seiten hier.",
        ],
      },
    ],
    questions: [
      {
        question: "Kann ich nur eine Seite drehen?",
        answer: "Ja. Wähle sie aus und drehe sie. Alle anderen bleiben, wie sie sind.",
      },
      {
        question: "Kann ich eine leicht schiefe Seite gerade richten?",
        answer:
          "Nein. Eine PDF-Seite lässt sich nur in Schritten von 90 Grad drehen. Um einen schiefen Scan zu begradigen, scanne ihn noch einmal.",
      },
      {
        question: "Welche Richtung ist „nach rechts“?",
        answer:
          "Im Uhrzeigersinn: Der obere Rand der Seite wandert nach rechts. Nimm das für Seiten, deren oberer Rand nach links zeigt.",
      },
      {
        question: "Kann ich gleichzeitig Seiten verschieben oder löschen?",
        answer:
          "Ja. Du kannst Seiten an eine andere Stelle ziehen und löschen, was du nicht brauchst. [PDF-Seiten ordnen](/organize-pdf) zeigt all diese Werkzeuge von Anfang an.",
      },
      {
        question: "Mein PDF hat ein Passwort. Kann ich seine Seiten drehen?",
        answer:
          "Ja, wenn du das Passwort kennst. Gefragt wird danach, wenn du die Datei hinzufügst. Das gedrehte PDF hat keins, schütze es also mit [PDF schützen](/protect-pdf), wenn es privat bleiben muss.",
      },
      {
        question: "Bleibt eine digitale Signatur gültig?",
        answer:
          "Nein. Eine Seite zu drehen, ändert das Dokument, und ein Hinweis sagt, dass die Signatur verloren ging.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
