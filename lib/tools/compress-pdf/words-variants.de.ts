import type { ToolWords } from "../words";
import { screen } from "./words.de";

export const variants = {
  "/compress-pdf-to-100kb": {
    ...screen,
    name: "PDF auf 100 KB verkleinern",
    title: "PDF auf 100 KB verkleinern | Nie über der Grenze",
    description:
      "Lebenslauf, Formular oder kurzen Scan unter 100 KB bringen. Bilder schrumpfen nur so weit wie nötig, Text bleibt scharf. Kostenlos und ohne Konto.",
    keywords: ["pdf auf 100 kb verkleinern", "pdf 100 kb", "pdf auf 100 kb komprimieren", "pdf unter 100 kb"],
    heading: "PDF auf 100 KB verkleinern",
    subtitle: "Bring Lebenslauf, Formular oder kurzen Scan unter 100 KB, und alles bleibt lesbar",
    howToTitle: "So bringst du ein PDF auf 100 KB",
    howTo: [
      { name: "PDF auswählen", text: "Die Obergrenze von 100 KB ist schon eingestellt." },
      {
        name: "Komprimieren",
        text: "Klicke auf „PDF komprimieren“. Text bleibt, wie er ist, Bilder bekommen die beste Qualität, die passt.",
      },
      {
        name: "Prüfen und herunterladen",
        text: "Vergleiche die Seiten und lade dann das PDF herunter. Sind 100 KB nicht zu schaffen, siehst du, wie nah es herankommt.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Wer 100 KB verlangt",
          blocks: [
            "So enge Grenzen haben Systeme, die von sehr vielen Menschen eine Datei aufbewahren: Jobportale, Prüfungsanmeldungen, Schulanmeldungen und ältere Behördenformulare. Die meisten wollen für jedes Feld ein Dokument, etwa Lebenslauf, Zeugnis oder eine unterschriebene Erklärung.",
            "So ein Formular lehnt eine Datei ab, die ein einziges Byte zu groß ist, und nur wenige sagen, wie sie rechnen. Wir rechnen mit 1.000 Byte pro Kilobyte, das Ergebnis liegt also in jedem Fall darunter.",
          ],
        },
        {
          heading: "Was in 100 KB passt",
          blocks: [
            "Wir haben A4-Seiten mit je 38 Zeilen Text erstellt und Scans davon mit 300 dpi und dem leichten Rauschen, das Scanner hinzufügen. Dann haben wir sie mit diesem Tool komprimiert:",
            {
              caption: "Seiten in einem PDF von 100 KB",
              head: ["Seiten", "Größe vorher", "Größe nachher", "Wie sie aussehen"],
              rows: [
                ["50 Seiten reiner Text, nicht gescannt", "175 KB", "59 KB", "Unverändert"],
                ["1 Seite, grau gescannt", "1,1 MB", "97 KB", "120 dpi, gut lesbar"],
                ["2 Seiten, grau gescannt", "2,3 MB", "95 KB", "96 dpi, deutlich"],
                ["3 Seiten, grau gescannt", "3,4 MB", "95 KB", "72 dpi, etwas weich"],
                ["3 Seiten, schwarz-weiß gescannt", "224 KB", "79 KB", "300 dpi, unverändert"],
                ["5 Seiten, grau gescannt", "5,7 MB", "bestenfalls 129 KB", "Passt nicht"],
              ],
            },
            "Reiner Text ist winzig: 50 Seiten brauchten weniger als eine gescannte. Schriften, die ein Dokument mitbringt, kommen dazu, ein Lebenslauf aus einer Textverarbeitung liegt also meist dazwischen.",
          ],
        },
        {
          heading: "Wenn dein PDF nicht passt",
          blocks: [
            {
              list: [
                "Drucke und scanne nicht, was du als Datei hast. Speichere es aus dem Programm als PDF, dann braucht der Text fast keinen Platz.",
                "Scanne Briefe in Schwarz-Weiß statt in Grau. Fünf solche Seiten passten in unserem Test in 91 KB.",
                "Lass leere Rückseiten, Deckblätter und Geschäftsbedingungen weg, nach denen niemand gefragt hat.",
                "Schneide das Foto einer Seite bis an den Papierrand zu, denn auch der Tisch ringsum kostet Bytes.",
                "Hat das Formular mehrere Felder, gib jedem Dokument sein eigenes.",
              ],
            },
            "Versuche es dann noch einmal mit der Originaldatei, hier oder mit einer anderen Obergrenze bei [PDF komprimieren](/compress-pdf).",
          ],
        },
      ],
      questions: [
        {
          question: "Verliert mein Lebenslauf sein Layout?",
          answer:
            "Nein. Buchstaben, Linien, Spalten und Links bleiben unberührt. Nur Bilder ändern sich, zum Beispiel dein Foto, und auch das nur, wenn der Rest zu wenig Platz für sie lässt.",
        },
        {
          question: "Komme ich auch unter 50 KB oder 20 KB?",
          answer:
            "Gib diese Zahl statt 100 ein. Eine graue Seite ließ sich in unserem Test bis auf etwa 26 KB bringen. Text allein braucht viel weniger.",
        },
        {
          question: "Das Formular will ein JPG mit höchstens 100 KB. Was nun?",
          answer:
            "Mach mit [PDF in JPG](/pdf-to-jpg) ein Bild aus der Seite und stell bei [Bild komprimieren](/compress-image) dieselbe Obergrenze ein.",
        },
        {
          question: "Kann ich ein Formular nach dem Komprimieren noch ausfüllen?",
          answer: "Ja. Die Felder funktionieren weiter, und deine Einträge bleiben.",
        },
      ],
    },
  },
  "/compress-pdf-to-200kb": {
    ...screen,
    name: "PDF auf 200 KB verkleinern",
    title: "PDF auf 200 KB verkleinern | Zeugnisse und Scans",
    description:
      "Zeugnisse, Urkunden und Scans für eine Bewerbung unter 200 KB bringen. Jede Seite bekommt die beste Qualität, die passt. Kostenlos, ohne Wasserzeichen.",
    keywords: ["pdf auf 200 kb verkleinern", "pdf 200 kb", "pdf auf 200 kb komprimieren", "pdf unter 200 kb"],
    heading: "PDF auf 200 KB verkleinern",
    subtitle: "Bring Zeugnisse, Urkunden und Scans für eine Bewerbung unter 200 KB",
    howToTitle: "So bringst du ein PDF auf 200 KB",
    howTo: [
      { name: "PDF hinzufügen", text: "Zieh eine Datei hierher. Hast du mehrere, füge sie vorher zusammen." },
      {
        name: "Starten",
        text: "„PDF komprimieren“ bringt es auf 200 KB. Verlangt dein Formular etwas anderes, ändere die Zahl.",
      },
      {
        name: "Ergebnis ansehen",
        text: "Es nennt dir die Auflösung der Bilder. Ist alles lesbar, lade das PDF herunter.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Bewerbungen mit 200 KB als Grenze",
          blocks: [
            "Hochschulen, Stipendiengeber und Zulassungsstellen wollen Zeugnisse, Notenübersichten und Empfehlungsschreiben oft als einzelne PDFs, mit einer kleinen Grenze für jedes. Doppelt so viel Platz wie bei 100 KB klingt nach wenig, aber bei einem Scan entscheidet das, ob ein Stempel lesbar ist.",
          ],
        },
        {
          heading: "Grau oder Farbe?",
          blocks: [
            "Scanner sind oft auf Farbe eingestellt, auch bei schwarzem Text. Was das kostet, zeigen A4-Textseiten, die wir erstellt, mit 300 dpi gescannt und jeweils auf 200 KB gebracht haben:",
            {
              caption: "Auflösung gescannter Seiten in einem PDF von 200 KB",
              head: ["Seiten", "Grau", "Farbe"],
              rows: [
                ["1", "150 dpi", "150 dpi"],
                ["2", "120 dpi", "96 dpi"],
                ["3", "96 dpi", "96 dpi"],
                ["5", "72 dpi", "72 dpi"],
                ["10", "Braucht 257 KB", "Braucht 269 KB"],
              ],
            },
            "Der Unterschied ist kleiner, als man denkt, denn Papier hat kaum Farbe. Er zeigt sich bei zwei Seiten, wo Grau ein Viertel mehr Auflösung behält. Wähle also Grau für einfache Briefe, aber opfere dafür kein farbiges Siegel.",
          ],
        },
        {
          heading: "Stempel, Siegel und Unterschriften",
          blocks: [
            "Buchstaben von zwei Millimetern, wie in vielen runden Stempeln, sind bei 150 dpi 12 Pixel hoch, bei 72 dpi nur 6. Dann sieht man, dass da ein Stempel ist, aber vielleicht nicht, von wem. Hat ein Zeugnis einen, gib ihm eine eigene Datei, oder schick jede Seite einzeln.",
            "Eine digitale Signatur ist etwas anderes. Sie gehört zu den genauen Bytes der Datei, deshalb geben wir so ein PDF unverändert zurück oder sagen dir, dass es zu groß ist. Komprimiere zuerst und signiere danach.",
          ],
        },
        {
          heading: "Mehrere Zeugnisse in einer Datei",
          blocks: [
            "Gibt es nur ein Feld für alles, fotografiere oder scanne jedes Blatt und füge die Bilder mit [Bild in PDF](/image-to-pdf) zusammen. Komprimiere dann hier das ganze Dokument, einmal: Alle Seiten bekommen etwa dieselbe Qualität, und keine wird zweimal verkleinert.",
            "Notenübersichten, die du als PDF heruntergeladen hast, bestehen meist aus Text und passen ohne jeden Verlust.",
          ],
        },
      ],
      questions: [
        {
          question: "Woher weiß ich, ob es lesbar genug ist?",
          answer:
            "Klicke auf „Seiten vergleichen“ und such die kleinste Schrift. Kannst du die in normaler Größe lesen, kann das auch die Stelle, bei der du dich bewirbst.",
        },
        {
          question: "Was, wenn 200 KB nicht zu schaffen sind?",
          answer:
            "Du bekommst eine Meldung mit der kleinsten möglichen Größe, und nichts wird schlechter als 72 dpi. Entferne Seiten, oder frag nach einer höheren Grenze.",
        },
        {
          question: "Meine Grenze ist 150 KB oder 256 KB. Passt diese Seite?",
          answer: "Ja, ändere vor dem Start einfach die Zahl im Feld.",
        },
        {
          question: "Spielt es eine Rolle, welche Scanner-App ich benutzt habe?",
          answer:
            "Ein wenig. Apps, die reines Schwarz-Weiß speichern, machen die kleinsten Dateien: Zehn solche Seiten brauchten in unserem Test 181 KB.",
        },
      ],
    },
  },
  "/compress-pdf-to-500kb": {
    ...screen,
    name: "PDF auf 500 KB verkleinern",
    title: "PDF auf 500 KB verkleinern | Für Anträge und Nachweise",
    description:
      "Kontoauszüge, Passkopien und andere Nachweise auf 500 KB bringen. Sie bleiben lesbar und durchsuchbar. Kostenlos, Dateien werden gelöscht.",
    keywords: ["pdf auf 500 kb verkleinern", "pdf 500 kb", "pdf auf 500 kb komprimieren", "pdf unter 500 kb"],
    heading: "PDF auf 500 KB verkleinern",
    subtitle: "Bring Kontoauszüge, Passkopien und andere Nachweise unter die Grenze",
    howToTitle: "So bringst du ein PDF auf 500 KB",
    howTo: [
      { name: "Dokument wählen", text: "Bis zu 100 MB, mit beliebig vielen Seiten." },
      {
        name: "Auf 500 KB bringen",
        text: "Diese Obergrenze ist eingestellt. Ein PDF von der Bank passt oft ganz ohne Verlust.",
      },
      {
        name: "Speichern",
        text: "Prüfe mit „Seiten vergleichen“ Zahlen und Kleingedrucktes, bevor du es herunterlädst.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Nachweise für Visum, Versicherung und Wohnung",
          blocks: [
            "Anträge auf Visum und Aufenthalt, Schadensmeldungen und Wohnungsbewerbungen verlangen mehrseitige Unterlagen: Kontoauszüge, Verträge, Gehaltsabrechnungen, eine Kopie des Passes. Ein halbes Megabyte pro Dokument ist da eine verbreitete Grenze, und ein Handyscan von drei Seiten ist schon mehrmals so groß.",
          ],
        },
        {
          heading: "Wie viele Seiten passen",
          blocks: [
            {
              caption:
                "A4-Textseiten, von uns erstellt und in Farbe mit 300 dpi gescannt, in einem PDF von 500 KB",
              head: ["Seiten", "Vorher", "Nachher", "Auflösung"],
              rows: [
                ["1", "1,2 MB", "482 KB", "220 dpi"],
                ["3", "3,5 MB", "479 KB", "150 dpi"],
                ["5", "5,9 MB", "499 KB", "96 dpi"],
                ["10", "11,8 MB", "493 KB", "72 dpi"],
                ["20", "23,6 MB", "bestenfalls 535 KB", "72 dpi, passt nicht"],
              ],
            },
            "Bis zu drei Seiten sehen aus wie eine gute Fotokopie. Bei fünf sind Kontonummern am Bildschirm deutlich. Bei zehn lies die Tabellen durch, bevor du sie abschickst.",
          ],
        },
        {
          heading: "Herunterladen statt scannen",
          blocks: [
            "Viele Banken, Arbeitgeber und Versicherungen bieten ihre Unterlagen als PDF an. Darin steckt Text statt Bilder von Text: 200 Seiten reiner Text brauchten in unserem Test 235 KB, ganz ohne Verlust. Außerdem bleiben sie durchsuchbar, und das hilft allen, die deinen Fall bearbeiten.",
            "Ist so eine Datei trotzdem zu groß, liegt es oft an einem Logo auf jeder Seite oder an vollständigen Schriften. Dasselbe Logo speichern wir nur einmal und behalten nur die benutzten Zeichen, bevor irgendein Bild kleiner wird.",
          ],
        },
        {
          heading: "Kopien von Pass und Ausweis",
          blocks: [
            "Leg ein Dokument auf eine Seite und scanne nur seine Fläche. Ein Ausweis, der die Seite füllt, bekommt viel mehr Details als einer in der Ecke, denn dann gehen die Bytes in die Karte und nicht ins weiße Papier. Bleib bei Farbe, wenn das Formular nicht sagt, dass Grau reicht.",
            "Aus Fotos vom Handy macht [JPG in PDF](/jpg-to-pdf) das Dokument ohne weiteren Qualitätsverlust.",
          ],
        },
      ],
      questions: [
        {
          question: "Wird jede Seite gleich stark komprimiert?",
          answer:
            "Fast. Alle Bilder zielen auf dieselbe Auflösung und Qualität, damit keine Seite zu der wird, die niemand lesen kann.",
        },
        {
          question: "Kann ich einen Kontoauszug mit Passwort nehmen?",
          answer:
            "Gib das Passwort hier ein, wenn du danach gefragt wirst. Das kleinere PDF hat keins, und das verlangen die meisten Portale ohnehin.",
        },
        {
          question: "Sieht das Portal, dass ich es komprimiert habe?",
          answer:
            "Die Datei hat eine neue Größe und nennt nicht mehr, mit welchem Programm und wann sie entstanden ist. Titel, Seiten und Text sind dieselben.",
        },
        {
          question: "Das Portal nimmt 0,5 MB an. Ist das dasselbe?",
          answer:
            "Es sind 500 KB, wenn ein Megabyte 1.000 Kilobyte hat, sonst etwas mehr. Das Ergebnis passt in beiden Fällen.",
        },
      ],
    },
  },
  "/compress-pdf-to-1mb": {
    ...screen,
    name: "PDF auf 1 MB verkleinern",
    title: "PDF auf 1 MB verkleinern | Anlagen und Berichte",
    description:
      "Lange Scans, Schriftsätze und Berichte auf höchstens 1 MB bringen. Links, Lesezeichen und durchsuchbarer Text bleiben. Kostenlos, ohne Anmeldung.",
    keywords: ["pdf auf 1 mb verkleinern", "pdf 1 mb", "pdf auf 1 mb komprimieren", "pdf unter 1 mb"],
    heading: "PDF auf 1 MB verkleinern",
    subtitle: "Bring lange Scans, Schriftsätze und Berichte auf höchstens 1 MB",
    howToTitle: "So bringst du ein PDF auf 1 MB",
    howTo: [
      {
        name: "Dokument auswählen",
        text: "Nimm das Original, keine Kopie, die schon einmal komprimiert wurde.",
      },
      {
        name: "Auf 1 MB komprimieren",
        text: "Wir suchen die höchste Auflösung, die passt. Bei langen Scans dauert das länger.",
      },
      {
        name: "Herunterladen",
        text: "Die Datei hat nie mehr als 1.000.000 Byte, und das Ergebnis sagt, was sich geändert hat.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Schriftsätze, Ausschreibungen und Berichte",
          blocks: [
            "Gerichte, Vergabeportale und Lernplattformen nehmen längere Dokumente an und begrenzen jede Datei oder die ganze Einreichung. E-Mail-Server tun das oft auch. Mit 1 MB behältst du einen gescannten Vertrag von ein paar Seiten in Druckqualität oder eine lange Akte so, dass sie am Bildschirm lesbar ist.",
            {
              caption:
                "A4-Textseiten, von uns erstellt und in Grau mit 300 dpi gescannt, in einem PDF von 1 MB",
              head: ["Seiten", "Vorher", "Nachher", "Auflösung", "Gut für"],
              rows: [
                ["2", "2,3 MB", "991 KB", "220 dpi", "Drucken"],
                ["3", "3,4 MB", "973 KB", "220 dpi", "Drucken"],
                ["5", "5,7 MB", "984 KB", "150 dpi", "Briefe drucken"],
                ["10", "11,5 MB", "991 KB", "96 dpi", "Lesen am Bildschirm"],
                ["20", "23,0 MB", "991 KB", "72 dpi", "Nachschlagen"],
              ],
            },
          ],
        },
        {
          heading: "Erst der Text, zuletzt die Bilder",
          blocks: [
            "Ein Schriftsatz, den du selbst geschrieben hast, braucht das alles selten: 200 Seiten ohne Bilder kamen auf 235 KB. Groß werden Einreichungen durch die Anlagen. Erlauben es die Regeln, reiche Schriftsatz und Anlagen als getrennte Dateien ein, dann bleibt der Schriftsatz perfekt, und nur die Scans werden verkleinert.",
            "Lesezeichen, Seitenbezeichnungen, Querverweise und Tags für Screenreader überleben jede Obergrenze. Ebenso die PDF/A-Kennzeichnung und die Farben, die dazugehören.",
          ],
        },
        {
          heading: "Durchsuchbare Scans",
          blocks: [
            "Viele Gerichte und Behörden wollen Text, der sich durchsuchen lässt. Lass ihn zuerst erkennen, solange der Scan noch seine volle Auflösung hat: [OCR für PDF](/ocr-pdf) legt eine unsichtbare Textebene hinter jede Seite. Komprimiere danach. Die Ebene bleibt vollständig, auch wo das Bild der Seite viel kleiner wird.",
          ],
        },
        {
          heading: "Berichte mit Fotos",
          blocks: [
            "In einem Bericht mit Fotos sind Diagramme meist als Linien gezeichnet und bleiben scharf. Fotos teilen sich, was übrig ist, nach der Größe, in der sie auf der Seite erscheinen: Eines in Spaltenbreite braucht viel weniger Pixel als ein ganzseitiges, egal wie groß das Original war.",
            "Sind dir die Fotos wichtiger als die Grenze, nimm [PDF komprimieren](/compress-pdf) mit der Stufe „Leicht“ und schick statt der Datei einen Link.",
          ],
        },
      ],
      questions: [
        {
          question: "Ist 1 MB hier eine Million Byte?",
          answer: "Ja, 1.000.000. Systeme, die mit 1.048.576 rechnen, nehmen es ebenso an.",
        },
        {
          question: "Kann ich ein Dokument komprimieren, das schon signiert ist?",
          answer:
            "Nicht, ohne die Signatur ungültig zu machen. Ein signiertes PDF unter 1 MB kommt unverändert zurück; ein größeres muss vor dem Signieren komprimiert werden.",
        },
        {
          question: "Wie groß darf das Original sein?",
          answer:
            "Hochladen kannst du 100 MB mit beliebig vielen Seiten. Sind es so viele Scans, dass die Zeit nicht reicht, sagen wir es, und du kannst [das Dokument teilen](/split-pdf).",
        },
        {
          question: "Warum ist mein Ergebnis viel kleiner als 1 MB?",
          answer:
            "Entweder lag das Original schon darunter und wurde nur mit der Stufe „Leicht“ komprimiert, oder seine Bilder sind so gut, wie es 300 dpi erlauben.",
        },
      ],
    },
  },
} satisfies Record<string, ToolWords<"compress">>;
