import { batch } from "../shared.de";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "ICO", to: "PNG" }),
  name: "ICO in PNG",
  title: "ICO in PNG umwandeln | Das größte Bild des Icons",
  description:
    "Hol das größte Bild aus einem Windows-Icon oder Favicon (.ico, .cur) als PNG heraus, mit seiner Transparenz. Kostenlos und ohne Anmeldung.",
  keywords: ["ico in png", "ico in png umwandeln", "icon in png", "favicon in png", "cur in png"],
  heading: "ICO in PNG umwandeln",
  subtitle: "Das größte Bild eines Icons, mit seiner Transparenz",
  howTo: [
    {
      name: "Icons auswählen",
      text: "Auch Mauszeiger mit der Endung .cur zählen dazu.",
    },
    {
      name: "Umwandeln",
      text: "Klicke auf „In PNG umwandeln“. Aus jedem Icon wird das beste Bild genommen.",
    },
    {
      name: "PNGs herunterladen",
      text: "Sie sind klein, ein ZIP mit hundert davon ist also sofort fertig.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Ein Icon besteht aus mehreren Bildern",
        blocks: [
          "Ein ICO enthält dieselbe Zeichnung in mehreren Größen: 16 Pixel für einen Browser-Tab, 32 und 48 für den Desktop, oft 256 für große Ansichten. Windows nimmt die, die passt.",
          "Ein PNG ist ein einziges Bild. Du bekommst das mit den meisten Pixeln und bei gleich vielen das mit den meisten Farben, unverändert bis aufs letzte Pixel.",
        ],
      },
      {
        heading: "Was im PNG steckt",
        blocks: [
          {
            caption: "Arten von Icons und was herauskommt",
            head: ["Im Icon", "Im PNG"],
            rows: [
              ["Ein als PNG gespeichertes Bild mit 256 Pixeln", "Dieselben Pixel"],
              ["32 Bit mit weichen Kanten", "Weiche Kanten, als Transparenz erhalten"],
              ["Alte Icons mit Maske", "Durchsichtig, wo die Maske war"],
              ["16 Farben oder Schwarz-Weiß", "Dieselben wenigen Farben"],
              ["Ein Mauszeiger", "Sein Bild, ohne den Punkt, der klickt"],
            ],
          },
        ],
      },
      {
        heading: "Wofür man das braucht",
        blocks: [
          "Um das Logo eines alten Programms in eine Anleitung zu setzen, um zu sehen, wie das Favicon einer Website wirklich aussieht, oder um ein kleines Bild zurückzubekommen, von dem nur noch das Icon da ist. Ein PNG passt in ein Dokument, einen Chat oder eine Folie, ein ICO nicht. Weil nichts verloren geht, kannst du das PNG bearbeiten und daraus ein neues Icon machen, ohne dass man den Umweg sieht.",
        ],
      },
      {
        heading: "Größer als das Icon",
        blocks: [
          "In einem Icon stecken nicht mehr Details als in seinem größten Bild. Brauchst du es mit 512 Pixeln, such zuerst nach der ursprünglichen Zeichnung. Gibt es die nicht, vergrößert [Bildgröße ändern](/resize-image) das Bild, und die Kanten werden weich. Bei winzigen Zeichnungen mit harten Pixeln kann das sogar charmant aussehen.",
        ],
      },
    ],
    questions: [
      {
        question: "Kann ich alle Größen bekommen?",
        answer:
          "Nur die größte wird herausgeholt. Kleinere machst du leicht daraus, mit [Bildgröße ändern](/resize-image).",
      },
      {
        question: "Wie speichere ich das Favicon einer Website?",
        answer:
          "Öffne die Adresse der Website mit /favicon.ico am Ende, speichere die Datei und zieh sie hierher.",
      },
      {
        question: "Und andersherum?",
        answer:
          "[PNG in ICO](/png-to-ico) macht ein Icon mit allen Größen, nach denen Browser und Windows fragen.",
      },
      {
        question: "Wird das Icon gespeichert?",
        answer:
          "Nach dem Umwandeln nicht mehr. Das PNG bleibt {retention} gespeichert, wenn du nicht vorher auf „Jetzt löschen“ klickst.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
