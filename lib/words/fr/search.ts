import type { Translated } from "..";
import type { aliases as enAliases, search as enSearch } from "../en/search";
import { counted } from "../format";
export const search = {
  label: "Chercher un outil",
  placeholder: "heic en pdf",
  enter: "Entrée",
  found: counted({ one: "Un outil trouvé.", other: "{n} outils trouvés." }),
  near: "Pas de résultat exact. Les outils les plus proches :",
  none: "Aucun outil ne correspond à « {query} ». Tous les outils sont plus bas sur cette page.",
  finder: {
    name: "Trouver un outil",
    about: "Tapez deux formats, ou ce que vous voulez faire, par exemple « compresser pdf ».",
    results: "Outils",
    popular: "Outils populaires",
    none: "Aucun outil ne correspond à « {query} ». Ceux-ci sont populaires :",
    failed:
      "Nous n’avons pas pu charger la liste des outils. Appuyez sur Entrée pour chercher depuis la page d’accueil.",
  },
} satisfies Translated<typeof enSearch>;

export const aliases = {
  tools: {
    "/png-to-ico": ["favicon", "créer favicon", "générateur de favicon"],
    "/heic-to-jpg": ["photo iphone", "photos iphone en jpg"],
    "/resize-image": ["changer taille image", "réduire taille image", "recadrer image", "agrandir image"],
    "/remove-exif": [
      "supprimer métadonnées",
      "effacer exif",
      "voir exif",
      "lire métadonnées photo",
      "enlever gps photo",
      "supprimer localisation photo",
    ],
    "/image-to-text": ["extraire texte image", "ocr image", "image en word", "photo en texte"],
    "/ocr-pdf": ["pdf consultable", "scan en texte", "ocr scan", "reconnaissance de texte"],
    "/pdf-to-word": ["scan en word", "pdf modifiable"],
    "/pdf-to-excel": ["tableau pdf", "extraire tableau pdf", "pdf en tableur", "pdf en xls", "scan en excel"],
    "/pdf-to-csv": ["données pdf", "relevé bancaire pdf en csv"],
    "/image-to-excel": ["photo de tableau", "capture écran en excel", "image en tableau", "image en csv"],
    "/merge-pdf": ["assembler pdf", "combiner pdf", "joindre pdf", "regrouper pdf", "ajouter pages pdf"],
    "/split-pdf": ["séparer pdf", "couper pdf", "découper pdf", "découpe pdf"],
    "/organize-pdf": [
      "réorganiser pages pdf",
      "changer ordre pages pdf",
      "trier pages pdf",
      "déplacer pages pdf",
      "modifier pages pdf",
    ],
    "/rotate-pdf": ["pivoter pdf", "tourner pdf", "retourner pdf", "rotation pdf"],
    "/delete-pdf-pages": ["enlever pages pdf", "retirer pages pdf", "supprimer page blanche"],
    "/extract-pdf-pages": ["enregistrer pages pdf", "récupérer page pdf"],
    "/image-to-pdf": ["fusionner images", "assembler images", "scan en pdf", "photo en pdf"],
    "/jpg-to-gif": ["créer gif", "gif animé"],
    "/psd-to-jpg": ["photoshop en jpg", "psb en jpg"],
    "/raw-to-jpg": [
      "camera raw",
      "dng en jpg",
      "cr2 en jpg",
      "cr3 en jpg",
      "nef en jpg",
      "arw en jpg",
      "raf en jpg",
    ],
    "/jxl-to-jpg": ["jpeg xl en jpg"],
    "/jp2-to-jpg": ["jpeg 2000 en jpg", "j2k en jpg"],
    "/bmp-to-jpg": ["bitmap en jpg"],
    "/ico-to-png": ["icône en png", "favicon en png"],
  } as Readonly<Record<string, readonly string[]>>,
  smaller: "compresser {format}",
  resized: "redimensionner {format}",
  searchable: "ocr {format}",
  converted: "{format} en {target}",
} satisfies Translated<typeof enAliases>;
