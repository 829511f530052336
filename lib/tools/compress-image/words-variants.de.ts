import type { ToolWords } from "../words";
import { screen } from "./words.de";

export const variants = {
  "/compress-jpeg": {
    ...screen,
    name: "JPG komprimieren",
    title: "JPG komprimieren | Kleiner ohne sichtbaren Unterschied",
    description:
      "JPGs um etwa 60 % verkleinern, ohne sichtbaren Unterschied, oder auf eine Größe bringen, die du eingibst. Mit Vergleich vorher und nachher, kostenlos.",
    keywords: [
      "jpg komprimieren",
      "jpeg komprimieren",
      "jpg verkleinern",
      "jpg dateigröße verkleinern",
      "jpeg kleiner machen",
    ],
    heading: "JPG komprimieren",
    subtitle: "Mach JPGs viel kleiner, ohne sichtbaren Unterschied",
    messages: {
      wrong: "Bitte wähle gültige JPG-Bilder aus.",
      none: "Bitte wähle JPG-Bilder zum Komprimieren aus.",
    },
    dropZone: { ...screen.dropZone, hint: "Nur JPG" },
    howToTitle: "So komprimierst du JPG-Dateien",
    howTo: [
      {
        name: "JPGs auswählen",
        text: "Dateien mit .jpg und .jpeg sind dasselbe, und beide sind willkommen.",
      },
      { name: "Komprimieren", text: "Klicke auf „Komprimieren“, oder begrenze vorher die Dateigröße." },
      {
        name: "Vergleichen und speichern",
        text: "Sieh dir ein Foto vorher und nachher an und nimm dann das ZIP.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Warum JPGs so stark schrumpfen können",
          blocks: [
            "Handys und Kameras speichern JPGs schnell und gehen auf Nummer sicher: hohe Qualität für jedes Bild, einfache Kodierung und eine Vorschau darin. Ein langsamerer, besserer Encoder speichert dasselbe Bild mit viel weniger Bytes. Unserer ist mozjpeg, und er probiert für jedes Foto mehrere Qualitäten, bis er die niedrigste findet, die du vom Original nicht unterscheiden kannst.",
          ],
        },
        {
          heading: "Drei Fotos in Zahlen",
          blocks: [
            {
              caption: "JPGs von Handys, ohne Obergrenze komprimiert",
              head: ["Pixel", "Vorher", "Nachher", "Gespart"],
              rows: [
                ["2566 × 3313", "1,27 MB", "527 KB", "58 %"],
                ["3024 × 4032", "1,36 MB", "513 KB", "62 %"],
                ["4032 × 3024", "1,52 MB", "592 KB", "61 %"],
              ],
            },
            "Fotos, die durch einen Messenger oder eine Website gegangen sind, sind schon komprimiert. Rechne bei denen mit 5 bis 20 % oder mit nichts: Ließe sich weniger als 5 % sparen, bekommst du deine Datei zurück statt einer schlechteren Kopie.",
          ],
        },
        {
          heading: "Nur eine Generation",
          blocks: [
            "Jedes Mal, wenn ein JPG gespeichert wird, geht ein wenig verloren. Deshalb komprimieren wir kein Foto zweimal: War es schon einmal hier, kommt es unverändert zurück. Bearbeite zuerst, komprimiere zuletzt und heb das Original auf, falls du es später zuschneiden oder drucken willst.",
          ],
        },
        {
          heading: "Was sich sonst noch ändert",
          blocks: [
            {
              list: [
                "Standort, Kameradaten, Beschreibungen und die Vorschau werden entfernt.",
                "Die Drehung wird auf das Bild angewendet, damit es in jedem Programm richtig herum ist.",
                "Farben in Display P3 oder Adobe RGB werden sRGB.",
                "Die Datei ist progressiv, wenn sie so kleiner wird: Sie erscheint erst unscharf und wird dann scharf.",
              ],
            },
            "Soll ein Foto keinen einzigen Pixelwert verlieren, entfernt [JPEG in JPG](/jpeg-to-jpg) nur die versteckten Daten.",
          ],
        },
      ],
      questions: [
        {
          question: "Welche Qualität nehmt ihr?",
          answer:
            "Eine feste gibt es nicht. Oft liegt sie zwischen 70 und 85, je nachdem, was das Foto zeigt.",
        },
        {
          question: "Kann ich die Qualität selbst bestimmen?",
          answer: "Nicht als Zahl, aber du kannst die Dateigröße begrenzen, und danach fragen Formulare ja.",
        },
        {
          question: "Wäre WEBP kleiner?",
          answer:
            "Ja, noch einmal um etwa ein Viertel, und alle heutigen Browser zeigen es an. Nimm [JPG in WEBP](/jpg-to-webp) für deine Website und JPG für alles andere.",
        },
        {
          question: "Kann ich JPGs in CMYK komprimieren?",
          answer:
            "Ja. Sie kommen als sRGB zurück, weil die meisten Programme CMYK in falschen Farben anzeigen.",
        },
      ],
    },
  },
  "/compress-png": {
    ...screen,
    name: "PNG komprimieren",
    title: "PNG komprimieren | Kleinere Screenshots und Logos",
    description:
      "PNG-Screenshots, Logos und Zeichnungen verkleinern, die Transparenz bleibt. Verlustfrei, wo Farben zählen. Kostenlos, mit Vergleich vorher und nachher.",
    keywords: [
      "png komprimieren",
      "png verkleinern",
      "png dateigröße verkleinern",
      "png optimieren",
      "png kleiner machen",
    ],
    heading: "PNG komprimieren",
    subtitle: "Mach Screenshots, Logos und Zeichnungen kleiner, mit ihrer Transparenz",
    messages: {
      wrong: "Bitte wähle gültige PNG-Bilder aus.",
      none: "Bitte wähle PNG-Bilder zum Komprimieren aus.",
    },
    dropZone: { ...screen.dropZone, hint: "Nur PNG" },
    howToTitle: "So komprimierst du PNG-Dateien",
    howTo: [
      { name: "PNGs auswählen", text: "Screenshots, Logos, Icons, Zeichnungen: bis zu 100 auf einmal." },
      {
        name: "Komprimieren",
        text: "„Komprimieren“ probiert eine Palette und verlustfreies Packen und behält das Beste.",
      },
      {
        name: "Weiche Kanten prüfen",
        text: "Öffne den Vergleich und sieh dir vor dem Herunterladen Schatten und Verläufe an.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Zwei Wege zu einem kleineren PNG",
          blocks: [
            "Ein PNG ist verlustfrei, kann aber verschwenderisch sein. Zuerst suchen wir eine Palette: Sehen 256 Farben genauso aus wie die Millionen in der Datei, braucht jedes Pixel ein Byte statt drei oder vier. Tun sie das nicht, bleiben die Pixel exakt, wie sie sind, und werden nur besser gepackt.",
          ],
        },
        {
          heading: "Ergebnisse",
          blocks: [
            {
              caption: "Unsere eigenen PNGs, ohne Obergrenze komprimiert",
              head: ["Bild", "Vorher", "Nachher"],
              rows: [
                ["Screenshot einer Webseite, 1280 × 1150", "146 KB", "56 KB"],
                ["Zeichnung mit Transparenz, 560 × 420", "38 KB", "12 KB"],
                ["Zeichnung mit feinen Verläufen, 1600 × 1200", "132 KB", "130 KB"],
                ["Foto als PNG, 1200 × 1549", "4,8 MB", "2,4 MB"],
              ],
            },
            "Die dritte Zeile zeigt die Grenze. Mit 256 Farben bekämen die Verläufe Streifen, und gut gepackt war das Bild schon vorher, deshalb ließ sich fast nichts sparen.",
          ],
        },
        {
          heading: "Fotos gehören nicht in PNGs",
          blocks: [
            "Auch mit 2,4 MB ist das Foto in der Tabelle groß. Als JPG bräuchte es einen Bruchteil davon und sähe gleich aus. Nimm [PNG in JPG](/png-to-jpg), oder [PNG in WEBP](/png-to-webp), wenn es durchsichtige Stellen hat.",
          ],
        },
        {
          heading: "Transparenz und 16 Bit",
          blocks: [
            {
              list: [
                "Weiche Kanten und Schatten behalten alle ihre Abstufungen, auch mit Palette.",
                "Aus Dateien mit 16 Bit pro Farbkanal werden welche mit 8. Mehr zeigen Bildschirme nicht.",
                "Animierte PNGs kommen zurück, wie sie sind.",
                "Ein Gammawert oder Farbprofil in der Datei wird angewandt, damit die Farben überall stimmen.",
              ],
            },
            "Begrenzt du die Dateigröße, sinkt zuerst die Zahl der Farben und dann die der Pixel. Das Ergebnis bleibt ein PNG.",
          ],
        },
      ],
      questions: [
        {
          question: "Geht das verlustfrei?",
          answer:
            "Wenn eine Palette nicht gleich aussähe, ja. Mit Palette kann sich jedes Pixel um eine Nuance ändern. Der Vergleich zeigt es dir.",
        },
        {
          question: "Warum ist bei meinem Icon nichts zu holen?",
          answer:
            "Kleine Icons haben oft schon eine Palette und dazu ein paar Hundert Byte, die fest anfallen und die kein Kompressor entfernen kann.",
        },
        {
          question: "Geht das mit Sprites aus Spielen und Pixel-Art?",
          answer: "Sehr gut. Sie haben wenige Farben, und jede davon bleibt exakt erhalten.",
        },
        {
          question: "Kann ein PNG damit kleiner werden als ein WEBP?",
          answer:
            "Bei einfachen Zeichnungen ohne Verläufe manchmal. Bei allem mit weichen Farben gewinnt WEBP.",
        },
      ],
    },
  },
  "/compress-image-to-20kb": {
    ...screen,
    name: "Bild auf 20 KB verkleinern",
    title: "Bild auf 20 KB verkleinern | Unterschrift und Porträt",
    description:
      "Eine Unterschrift oder ein kleines Porträt für ein Prüfungs- oder Bewerbungsportal auf 20 KB bringen. Du siehst die neue Größe in Pixeln. Kostenlos.",
    keywords: [
      "bild auf 20 kb verkleinern",
      "unterschrift 20 kb",
      "foto 20 kb",
      "bild auf 20 kb komprimieren",
    ],
    heading: "Bild auf 20 KB verkleinern",
    subtitle: "Bring eine Unterschrift oder ein kleines Porträt für ein Online-Formular auf 20 KB",
    howToTitle: "So bringst du ein Bild auf 20 KB",
    howTo: [
      {
        name: "Erst zuschneiden",
        text: "Schneide den Scan auf Unterschrift oder Gesicht zu, damit keine Bytes für leeres Papier draufgehen.",
      },
      {
        name: "Komprimieren",
        text: "Füge das Bild hinzu und klicke auf „Komprimieren“. Die 20 KB sind schon eingetragen.",
      },
      {
        name: "Pixel prüfen",
        text: "Die Liste sagt, wie viele Pixel übrig sind. Vergleiche beide Fassungen vor dem Hochladen.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Warum Formulare 20 KB verlangen",
          blocks: [
            "Prüfungsämter und Behörden erfassen sehr viele Menschen und bewahren von allen eine Unterschrift und ein Porträt auf. Gespeichert wird beides in Briefmarkengröße, deshalb nehmen manche nur 10 bis 20 KB an. Das ist winzig gegen ein Handyfoto, das hundertmal so groß ist.",
          ],
        },
        {
          heading: "Was in 20 KB passt",
          blocks: [
            {
              caption: "Unsere Testbilder, auf 20 KB gebracht",
              head: ["Bild", "Vorher", "Nachher", "Pixel"],
              rows: [
                ["Unterschrift auf Papier, 1800 × 700", "60 KB", "19,4 KB", "Alle"],
                ["Porträt, 413 × 531", "77 KB", "19,8 KB", "Alle"],
                ["Quadratisches Porträt, 600 × 600", "120 KB", "19,7 KB", "326 × 326"],
                ["Handyfoto, 4032 × 3024", "1,5 MB", "19,7 KB", "486 × 364"],
                ["Fotografierte Textseite", "1,4 MB", "19,7 KB", "315 × 445, unlesbar"],
              ],
            },
            "Eine Unterschrift besteht aus dunklen Linien auf einfarbigem Papier, und das lässt sich sehr gut komprimieren. Auch ein Porträt in Passbildgröße geht: 413 × 531 Pixel sind 35 × 45 mm bei 300 dpi. Eine Textseite geht nicht, egal was ein Kompressor verspricht.",
          ],
        },
        {
          heading: "Unterschreib so, dass es klein bleibt",
          blocks: [
            "Nimm einen schwarzen oder dunkelblauen Stift auf weißem Papier ohne Linien und fotografiere bei Tageslicht. Schatten und die Struktur des Papiers kosten mehr Bytes als die Tinte. Schneide eng zu: Unsere Unterschrift füllte das Bild von Rand zu Rand, deshalb behielt sie jedes Pixel.",
            "Nennt das Portal auch Pixel, zum Beispiel 140 × 60, stell die zuerst mit [Bildgröße ändern](/resize-image) ein. Danach gibt es selten noch etwas zu komprimieren.",
          ],
        },
        {
          heading: "Wenn das Portal trotzdem Nein sagt",
          blocks: [
            {
              list: [
                "Manche Formulare haben auch eine Untergrenze. Will deins 10 bis 20 KB, gib 20 ein und nicht 5.",
                "Viele nehmen nur JPG. Wandle ein PNG mit [PNG in JPG](/png-to-jpg) um, bevor du hierherkommst.",
                "Ein paar rechnen 1 KB als 1.024 Byte. Wir rechnen mit 1.000, unsere Dateien passen also immer.",
              ],
            },
          ],
        },
      ],
      questions: [
        {
          question: "Ist mein Gesicht dann noch zu erkennen?",
          answer:
            "Bei 413 × 531 Pixeln ja. Beim Hineinzoomen siehst du vielleicht verwaschene Haare und einen leicht blockigen Hintergrund, stell dich also vor eine einfarbige Wand.",
        },
        {
          question: "Kann ich genau 20 KB bekommen?",
          answer:
            "Nicht gezielt. Wir kommen von unten so nah heran wie möglich, meist bis auf ein paar Prozent, denn ein Formular lehnt schon ein Byte zu viel ab.",
        },
        {
          question: "Gehen Unterschrift und Porträt zusammen?",
          answer: "Ja. Wähle beide aus, jedes bekommt seine eigenen 20 KB.",
        },
        {
          question: "Was, wenn ich „Bei Bedarf weniger Pixel nehmen“ ausschalte?",
          answer:
            "Dann sinkt nur die Qualität. Reicht das nicht, bekommst du eine Meldung mit der kleinsten möglichen Größe.",
        },
      ],
    },
  },
  "/compress-image-to-50kb": {
    ...screen,
    name: "Bild auf 50 KB verkleinern",
    title: "Bild auf 50 KB verkleinern | Passbild fürs Formular",
    description:
      "Ein Pass- oder Ausweisfoto für einen Antrag auf 50 KB bringen. Jedes Foto bekommt die beste Qualität, die in diese Größe passt. Kostenlos, ohne Anmeldung.",
    keywords: ["bild auf 50 kb verkleinern", "foto 50 kb", "passbild 50 kb", "bild auf 50 kb komprimieren"],
    heading: "Bild auf 50 KB verkleinern",
    subtitle: "Ein Pass- oder Ausweisfoto mit 50 KB, ohne dass das Gesicht leidet",
    howToTitle: "So bringst du ein Bild auf 50 KB",
    howTo: [
      {
        name: "Porträt auswählen",
        text: "In einem der vier Formate, zugeschnitten, wie das Formular es will.",
      },
      {
        name: "Komprimieren",
        text: "„Komprimieren“ zielt auf 50 KB. Hat dein Formular eine andere Grenze, gib sie ein.",
      },
      {
        name: "Vergleichen",
        text: "Sieh dir in beiden Fassungen Augen und Haaransatz an und lade dann herunter.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Die übliche Grenze für Porträts",
          blocks: [
            "Fünfzig Kilobyte sind eine verbreitete Grenze für das Foto in einem Antrag: Aufnahmeprüfungen, Studierendenausweise, Lizenzen, Dienstausweise. Für ein Gesicht ist das großzügig, für ein Dokument hoffnungslos, und es hilft zu wissen, was von beidem du hast.",
          ],
        },
        {
          heading: "Porträts behalten ihre Pixel",
          blocks: [
            {
              caption: "Fünf Bilder und was aus ihnen wurde",
              head: ["Bild", "Ergebnis", "Pixel"],
              rows: [
                ["Porträt mit 35 × 45 mm bei 300 dpi (413 × 531)", "49,6 KB", "413 × 531"],
                ["Porträt mit 2 × 2 Zoll bei 300 dpi (600 × 600)", "48,4 KB", "600 × 600"],
                ["Unterschrift, 1800 × 700", "49,5 KB", "1800 × 700"],
                ["Foto mit 12 Megapixeln", "49,0 KB", "833 × 625"],
                ["Fotografierte A4-Seite", "49,5 KB", "520 × 735"],
              ],
            },
            "Bringst du das Porträt also schon in der Druckgröße mit, muss nichts schrumpfen. Direkt vom Handy sind es höchstens 833 × 625, und das meiste davon ist womöglich Wand.",
          ],
        },
        {
          heading: "Erst zuschneiden, dann komprimieren",
          blocks: [
            "Öffne [Bildgröße ändern](/resize-image), wähle dort ein Passbildmaß und verschiebe den Rahmen, bis der Kopf sitzt, wo die Vorschriften ihn wollen. Das Ergebnis hat meist weniger als 100 KB. Bring es für den letzten Schritt hierher.",
            "Auf die Reihenfolge kommt es an. Ein Foto, das erst auf 50 KB komprimiert und danach zugeschnitten wurde, hat Bytes für Teile verbraucht, die niemand sehen wird.",
          ],
        },
        {
          heading: "Hintergrund und Kleidung",
          blocks: [
            "Ein einfarbiger, gleichmäßig beleuchteter Hintergrund braucht fast nichts, so bleiben die Bytes fürs Gesicht. Karierte Hemden, Laub und Ziegelwände bewirken das Gegenteil. Bei schlechtem Licht rauscht das Bild, und Rauschen kostet viele Bytes: Geh näher ans Fenster und nimm das Foto noch einmal auf.",
          ],
        },
      ],
      questions: [
        {
          question: "Reichen 50 KB, um das Foto zu drucken?",
          answer:
            "Bei 35 × 45 mm ja: Es hat 300 Pixel pro Zoll. Auf einem ganzen Blatt würdest du die Komprimierung sehen.",
        },
        {
          question: "Mein Foto hat 48 KB, und das Formular lehnt es ab. Warum?",
          answer:
            "Sieh dir die anderen Vorschriften an. Formulare prüfen oft auch Format, Pixelzahl oder Dateinamen und melden alles als falsche Größe.",
        },
        {
          question: "Geht das mit einem gescannten Ausweis?",
          answer:
            "Große Schrift bleibt lesbar, aber prüfe die kleinen Zeilen. Frag bei Ausweisen nach einer höheren Grenze, oder schneide eng auf die Karte zu.",
        },
        {
          question: "Kann ich eine ganze Schulklasse auf einmal komprimieren?",
          answer:
            "Ja, bis zu 100 Porträts. Jedes wird für sich passend gemacht, und du kannst alle als ZIP herunterladen.",
        },
      ],
    },
  },
  "/compress-image-to-100kb": {
    ...screen,
    name: "Bild auf 100 KB verkleinern",
    title: "Bild auf 100 KB verkleinern | Für Formulare, kostenlos",
    description:
      "Fotos für Jobportale, Profile und Online-Formulare unter 100 KB bringen, in der besten Qualität, die passt. Mit Vergleich vorher und nachher, kostenlos.",
    keywords: [
      "bild auf 100 kb verkleinern",
      "bild unter 100 kb",
      "foto 100 kb",
      "bild auf 100 kb komprimieren",
      "jpg auf 100 kb verkleinern",
    ],
    heading: "Bild auf 100 KB verkleinern",
    subtitle: "Bring Fotos für Jobportale, Profile und Online-Formulare unter 100 KB",
    howToTitle: "So bringst du ein Bild auf 100 KB",
    howTo: [
      {
        name: "Fotos hinzufügen",
        text: "Zieh sie auf die Seite. Fotos, die klein genug sind, bleiben unangetastet.",
      },
      {
        name: "Komprimieren",
        text: "Klicke auf „Komprimieren“, und jedes bekommt so viel Qualität, wie 100 KB erlauben.",
      },
      {
        name: "Speichern",
        text: "Prüfe die Pixel in der Liste und nimm dann einzelne Dateien oder das ZIP.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Vom Handyfoto auf 100 KB",
          blocks: [
            "Ein heutiges Handy speichert 1,5 bis 5 MB pro Foto. Bei 100 KB bleibt von fünfzehn bis fünfzig Bytes eines übrig, etwas muss also weg. Nur die Qualität zu senken, würde ein Bild mit viel zu vielen Pixeln voller Blöcke hinterlassen. Deshalb senken wir auch die Pixelzahl, sobald das besser aussieht.",
          ],
        },
        {
          heading: "Das kommt heraus",
          blocks: [
            {
              caption: "Mit unserem eigenen Kompressor gemessen, Obergrenze 100 KB",
              head: ["Bild", "Vorher", "Nachher"],
              rows: [
                ["Foto mit 12 Megapixeln", "1,5 MB", "98,4 KB, 1253 × 939"],
                ["Quadratisches Porträt, 600 × 600", "120 KB", "97,2 KB, 600 × 600"],
                ["Passbild, 413 × 531", "77 KB", "Unverändert"],
                ["A4-Seite, fotografiert", "1,4 MB", "99,6 KB, 799 × 1131"],
              ],
            },
            "1253 × 939 Pixel füllen ein Fenster auf dem Laptop und den größten Teil eines Handybildschirms. Für ein Profil, eine Anzeige oder jemanden, der deinen Antrag prüft, ist das reichlich.",
          ],
        },
        {
          heading: "Dokumente mit 100 KB",
          blocks: [
            "Die fotografierte Seite hat noch 97 Pixel pro Zoll. Buchstaben in normaler Größe sind lesbar, Fußnoten kaum. Zwei Dinge helfen: Fotografiere senkrecht von oben, sodass die Seite das Bild füllt, und speichere sie mit einer Scanner-App in Schwarz-Weiß.",
            "Nimmt das Formular PDFs an, ist [PDF auf 100 KB verkleinern](/compress-pdf-to-100kb) oft der bessere Weg. Ein PDF speichert einen Scan geschickter, als ein JPG es kann.",
          ],
        },
        {
          heading: "Heb das Original auf",
          blocks: [
            "Was entfernt wurde, kommt nicht zurück, wenn du das Bild später vergrößerst. Lass das Foto auf deinem Handy und nimm die kleine Kopie nur für dieses eine Formular.",
          ],
        },
      ],
      questions: [
        {
          question: "Welches Format ist für 100 KB das beste?",
          answer:
            "Bleib bei Formularen bei JPG, denn das nehmen alle. Als WEBP oder AVIF behielte dasselbe Foto mehr Pixel, aber nur wenige Portale nehmen das an.",
        },
        {
          question: "Warum hat mein PNG so viele Pixel verloren?",
          answer:
            "Ein als PNG gespeichertes Foto braucht mehrmals so viele Bytes wie ein JPG. Wandle es zuerst mit [PNG in JPG](/png-to-jpg) um, dann passt es mit viel mehr Pixeln.",
        },
        {
          question: "Kann ich die Pixel selbst bestimmen?",
          answer:
            "Ja. Stell sie mit [Bildgröße ändern](/resize-image) ein, komm dann zurück und schalte „Bei Bedarf weniger Pixel nehmen“ aus.",
        },
        {
          question: "Wird der Standort in meinem Foto entfernt?",
          answer: "Ja, zusammen mit den Kameradaten und allen Textnotizen.",
        },
      ],
    },
  },
  "/compress-image-to-200kb": {
    ...screen,
    name: "Bild auf 200 KB verkleinern",
    title: "Bild auf 200 KB verkleinern | Dokumente bleiben lesbar",
    description:
      "Fotos und abfotografierte Dokumente unter 200 KB bringen, mit Text, der lesbar bleibt. Jede Datei wird genau an die Grenze angepasst. Kostenlos, ohne Konto.",
    keywords: [
      "bild auf 200 kb verkleinern",
      "bildgröße 200 kb",
      "foto auf 200 kb komprimieren",
      "jpg 200 kb",
    ],
    heading: "Bild auf 200 KB verkleinern",
    subtitle: "Bring Fotos und abfotografierte Dokumente unter 200 KB, mit lesbarem Text",
    howToTitle: "So bringst du ein Bild auf 200 KB",
    howTo: [
      {
        name: "Fotografieren oder scannen",
        text: "Die Seite sollte das Bild füllen, bei gleichmäßigem Licht und senkrecht von oben.",
      },
      {
        name: "Komprimieren",
        text: "Wähle die Dateien aus. 200 KB sind eingestellt, „Komprimieren“ erledigt den Rest.",
      },
      {
        name: "Lesen",
        text: "Öffne das Ergebnis und lies die kleinste Zeile. Kannst du das, schick es ab.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Die Grenze vieler Formulare",
          blocks: [
            "Versicherungen, Stipendienstellen und Jobportale ziehen die Grenze oft bei 200 KB pro Bild. Es ist die erste übliche Grenze, bei der ein abfotografiertes Dokument Sinn ergibt.",
          ],
        },
        {
          heading: "Eine Textseite mit 200 KB",
          blocks: [
            {
              caption: "A4-Seite mit 11-Punkt-Schrift, fotografiert mit 8,7 Megapixeln",
              head: ["Obergrenze", "Pixel", "Pro Zoll"],
              rows: [
                ["50 KB", "520 × 735", "63"],
                ["100 KB", "799 × 1131", "97"],
                ["200 KB", "1116 × 1579", "135"],
                ["500 KB", "2480 × 3508", "300"],
              ],
            },
            "Bei 135 Pixeln pro Zoll sehen Buchstaben etwas weich aus, lesen sich aber ohne Mühe. Unter 100 werden Ziffern wie 3 und 8 einander ähnlich, und da passieren Fehler. Steht in deinem Dokument eine IBAN oder Passnummer klein gedruckt, prüfe jede Ziffer.",
          ],
        },
        {
          heading: "Fotos mit 200 KB",
          blocks: [
            "Aus unserem Foto mit 12 Megapixeln wurden 1883 × 1412 Pixel und 188 KB. Das ist fast ein Full-HD-Bildschirm, bei Menschen, Räumen oder einem Schaden am Auto tut die Grenze also kaum weh. Mach lieber ein Foto vom Ganzen und eins aus der Nähe, statt auf den Zoom zu hoffen.",
          ],
        },
        {
          heading: "So sparst du Bytes vor dem Hochladen",
          blocks: [
            {
              list: [
                "Schneide den Schreibtisch rund ums Papier weg.",
                "Schalte den Blitz aus, sein heller Fleck verdeckt Text und fügt einen Verlauf hinzu.",
                "Schick zwei Seiten als zwei Dateien, nicht nebeneinander.",
                "Nimm für das, was schon auf deinem Bildschirm ist, einen Screenshot: Er ist schärfer als ein Foto davon.",
              ],
            },
            "Für mehrere Seiten nimmt das Formular vielleicht ein PDF. [PDF auf 200 KB verkleinern](/compress-pdf-to-200kb) sagt, wie viele hineinpassen.",
          ],
        },
      ],
      questions: [
        {
          question: "Kann ich 30 Fotos auf je 200 KB bringen?",
          answer: "Ja, in einem Rutsch: bis zu 100 Dateien und 100 MB auf einmal.",
        },
        {
          question: "Und 200 KB für alle zusammen?",
          answer:
            "Wähle in den Optionen „Alle Bilder zusammen“. Kleine bleiben, wie sie sind, und die anderen teilen sich, was übrig ist.",
        },
        {
          question: "Warum hat das Ergebnis 190 KB und nicht 200?",
          answer:
            "Eine Stufe Qualität kann mehrere Kilobyte ausmachen. Wir nehmen die beste, die darunter bleibt.",
        },
        {
          question: "Sieht es schlechter aus als mit meiner Foto-App?",
          answer:
            "Es sollte besser aussehen. Bei den meisten Apps musst du eine Qualität raten; hier werden mehrere probiert, und die beste, die passt, bleibt.",
        },
      ],
    },
  },
  "/compress-image-to-500kb": {
    ...screen,
    name: "Bild auf 500 KB verkleinern",
    title: "Bild auf 500 KB verkleinern | Mit allen Pixeln",
    description:
      "Handyfotos auf 500 KB bringen, meist ohne ein Pixel zu verlieren. Für Anzeigen, Schadensmeldungen und Websites. Mit Vergleich vorher und nachher.",
    keywords: [
      "bild auf 500 kb verkleinern",
      "bild unter 500 kb",
      "foto 500 kb",
      "jpg auf 500 kb verkleinern",
    ],
    heading: "Bild auf 500 KB verkleinern",
    subtitle: "Bring Handyfotos auf 500 KB, meist mit allen ihren Pixeln",
    howToTitle: "So bringst du ein Bild auf 500 KB",
    howTo: [
      {
        name: "Fotos auswählen",
        text: "So, wie sie aus Handy oder Kamera kommen, zuschneiden ist nicht nötig.",
      },
      { name: "Komprimieren", text: "Die Grenze von 500 KB steht schon da, klicke auf „Komprimieren“." },
      { name: "Vergleichen", text: "Zoome im Vergleich in beide Fassungen und lade dann herunter." },
    ],
    article: {
      sections: [
        {
          heading: "Genug für ein ganzes Foto",
          blocks: [
            "Ein halbes Megabyte ist der Punkt, ab dem Komprimieren bei den meisten Bildern nicht mehr wehtut. Unser Kompressor braucht etwa so viel, damit ein typisches JPG mit 12 Megapixeln in voller Größe gleich aussieht. Eine Grenze von 500 KB kostet dich also wenig oder nichts.",
          ],
        },
        {
          heading: "Drei Fotos, nachgemessen",
          blocks: [
            {
              caption: "JPGs mit 8,5 bis 12 Megapixeln in voller Qualität, ohne Obergrenze",
              head: ["Foto", "Vorher", "Sieht gleich aus bei"],
              rows: [
                ["2566 × 3313", "1,27 MB", "527 KB"],
                ["3024 × 4032", "1,36 MB", "513 KB"],
                ["4032 × 3024", "1,52 MB", "592 KB"],
              ],
            },
            "Alle drei liegen da etwas über 500 KB, die Grenze geht also noch einen kleinen Schritt weiter. Das letzte kam mit allen seinen Pixeln auf 497 KB, und du musst es vergrößern, um den Unterschied zu finden. Bei einer Szene voller Laub oder Kies reicht es vielleicht nur für weniger Pixel; die Liste sagt es dir.",
          ],
        },
        {
          heading: "Wo 500 KB verlangt werden",
          blocks: [
            "Marktplätze, Immobilienanzeigen und Schadensmeldungen setzen diese Grenze oft für jedes Bild. Für Websites gilt sie als Obergrenze für große Titelbilder, denn mehr braucht auf langsameren Handys Sekunden. Für Bilder mitten im Artikel reicht die Hälfte.",
          ],
        },
        {
          heading: "Eine fotografierte Seite sieht aus wie ein Scan",
          blocks: [
            "Unsere A4-Testseite behielt 2480 × 3508 Pixel, das sind 300 pro Zoll, so gut wie aus dem Kopierer. Hast du mehrere solche Seiten, leg sie mit [Bild in PDF](/image-to-pdf) in eine Datei.",
          ],
        },
      ],
      questions: [
        {
          question: "Brauche ich diese Seite für eine Website?",
          answer:
            "„Bild komprimieren“ ohne Obergrenze liefert oft kleinere Dateien, die gleich aussehen. Nimm die Grenze, wenn dein Redaktionssystem größere ablehnt.",
        },
        {
          question: "Meine Kamera macht Dateien mit 12 MB. Passen die?",
          answer:
            "Ja. Bei 24 Megapixeln und mehr bekommst du weniger Pixel zurück, aber immer noch genug für einen großen Bildschirm.",
        },
        {
          question: "Wird ein Foto mit 400 KB auch kleiner?",
          answer: "Nein. Es liegt unter der Grenze, nur versteckte Daten werden entfernt.",
        },
        {
          question: "Gehen mehrere Fotos auf einmal?",
          answer: "Ja, bis zu 100 Dateien mit zusammen 100 MB, und jedes Foto bekommt seine eigenen 500 KB.",
        },
        {
          question: "Kann ich stattdessen 300 KB einstellen?",
          answer: "Ja, tippe 300 in das Feld. Eine eigene Seite für jede Zahl gibt es nicht.",
        },
      ],
    },
  },
  "/compress-image-to-1mb": {
    ...screen,
    name: "Bild auf 1 MB verkleinern",
    title: "Bild auf 1 MB oder 2 MB verkleinern | Große Fotos",
    description:
      "Große Fotos für E-Mails, Wettbewerbe und Shops unter 1 MB oder 2 MB bringen, mit allen Pixeln. Auch viele Bilder für eine einzige E-Mail. Kostenlos.",
    keywords: [
      "bild auf 1 mb verkleinern",
      "bild auf 2 mb verkleinern",
      "bild unter 1 mb",
      "foto auf 1 mb komprimieren",
      "fotos für email verkleinern",
    ],
    heading: "Bild auf 1 MB verkleinern",
    subtitle: "Bring große Fotos unter 1 MB oder 2 MB, mit allen ihren Pixeln",
    howToTitle: "So bringst du ein Bild auf 1 MB",
    howTo: [
      { name: "Große Fotos hinzufügen", text: "Bis zu 100 auf einmal, jedes mit bis zu 100 Megapixeln." },
      {
        name: "Obergrenze wählen",
        text: "1 MB ist eingestellt. Tippe 2 für 2 MB, oder wähle für eine E-Mail „Alle Bilder zusammen“.",
      },
      {
        name: "Komprimieren und herunterladen",
        text: "Neben jedem Ergebnis steht seine Größe, und im ZIP sind alle zusammen.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Große Grenze, große Fotos",
          blocks: [
            "Fotowettbewerbe, Druckereien und der Kundendienst wollen das ganze Bild, nur eben nicht mit 10 MB. Ein bis zwei Megabyte reichen dafür: Ein JPG mit 12 Megapixeln passt fast in voller Qualität hinein.",
          ],
        },
        {
          heading: "1 MB oder 2 MB?",
          blocks: [
            {
              caption: "Unsere Bilder, auf 1 MB und 2 MB gebracht",
              head: ["Bild", "Vorher", "1 MB", "2 MB"],
              rows: [
                ["Foto, 12 Megapixel", "1,52 MB", "971 KB, alle Pixel", "Unverändert"],
                ["Fotografierte Seite", "1,38 MB", "984 KB, alle Pixel", "Unverändert"],
                ["Foto als PNG, 1200 × 1549", "4,78 MB", "852 KB, 256 Farben", "852 KB, 256 Farben"],
              ],
            },
            "Bei 1 MB ist ohne Vergrößern nichts zu sehen. 2 MB lohnen sich bei Kameras mit 24 Megapixeln und mehr, deren JPGs bei 6 MB anfangen.",
          ],
        },
        {
          heading: "Eine E-Mail, viele Bilder",
          blocks: [
            "E-Mail-Anbieter machen irgendwo zwischen 10 und 25 MB Schluss, und die Kodierung von Anhängen kostet ein Drittel extra. 18 MB Bilder sind also eine sichere Summe. Wähle „Alle Bilder zusammen“, gib 18 MB ein und füge bis zu 100 Dateien hinzu. Kleine Bilder bleiben, wie sie sind; große teilen sich, was übrig ist, und alle bekommen etwa dieselbe Qualität.",
          ],
        },
        {
          heading: "PNGs brauchen eine Entscheidung",
          blocks: [
            "Ein PNG speichert entweder jedes Pixel exakt oder benutzt eine Palette. Unser Foto in der Tabelle endete bei 256 Farben, und das sieht man am Himmel und auf der Haut. Muss es kein PNG sein, behält [PNG in JPG](/png-to-jpg) die Farben bei einem Viertel der Größe. Screenshots und Zeichnungen sind so in Ordnung.",
          ],
        },
      ],
      questions: [
        {
          question: "Ist 1 MB eine Million Byte oder 1.048.576?",
          answer:
            "Wir rechnen mit einer Million. Programme, die mit 1.048.576 rechnen, zeigen dieselbe Datei als 0,95 MB an, sie passt also bei beiden.",
        },
        {
          question: "Reicht 1 MB zum Drucken?",
          answer: "Bei 4032 × 3024 Pixeln ja: Das sind 34 × 26 cm bei 300 dpi, ohne sichtbaren Verlust.",
        },
        {
          question: "Was, wenn mein Formular 5 MB erlaubt?",
          answer:
            "Gib 5 ein. Die meisten Handyfotos liegen schon darunter und kommen mit unveränderter Qualität zurück.",
        },
        {
          question: "Kann ich RAW-Dateien komprimieren?",
          answer:
            "Nicht als RAW. Wandle sie mit dem [Bildkonverter](/image-compressor) um, der die Vorschau nimmt, die deine Kamera darin gespeichert hat.",
        },
      ],
    },
  },
} satisfies Record<string, ToolWords<"compressor">>;
