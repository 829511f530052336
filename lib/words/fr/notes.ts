import type { Translated } from "..";
import type { notes as en } from "../en/notes";
import { counted } from "../format";
export const notes = {
  first_frame: counted({ other: "Cette animation compte {n} images ; vous obtenez la première." }),
  first_picture: counted({ other: "Ce fichier contient {n} images ; vous obtenez la première." }),
  main_picture: counted({ other: "Ce fichier contient {n} images ; vous obtenez la principale." }),
  small_preview:
    "L’aperçu de ce fichier RAW est plus petit que la photo : {width} × {height} pixels. Vous obtenez l’aperçu.",
  not_enlarged: "Cette image est plus petite que la taille choisie et n’a pas été agrandie.",
  kept_pdf: "Ce niveau ne peut pas réduire davantage ce PDF. Vous le récupérez inchangé.",
  fitting_pdf: "Ce PDF respecte déjà votre limite. Vous le récupérez inchangé.",
  fitted_pdf: "Pour respecter votre limite, les images ont été réduites à {dpi} dpi ou moins.",
  fitted_pdf_quality:
    "Pour respecter votre limite, les images ont été enregistrées en qualité plus basse. Elles ont gardé tous leurs pixels.",
  check_small_print: "Vérifiez que les petits caractères restent lisibles.",
  signed_pdf: "Ce PDF est signé, et tout changement invaliderait sa signature. Vous le récupérez inchangé.",
  searchable_pdf: "Le texte de ce PDF peut déjà être recherché. Vous le récupérez inchangé.",
  no_text_found: "Nous n’avons trouvé aucun texte sur ses pages.",
  no_text_in_picture: "Nous n’avons trouvé aucun texte dans cette image.",
  only_pictures: "Nous n’avons trouvé aucun texte dans ce PDF : le fichier Word ne contient que ses images.",
  unread_script: "Ce texte est dans une écriture ou une langue que nous ne lisons pas encore.",
  unread_scripts: counted({
    one: "Une page est dans une écriture ou une langue que nous ne lisons pas encore.",
    other: "{n} pages sont dans une écriture ou une langue que nous ne lisons pas encore.",
  }),
  read_scans: counted({
    one: "Une page est un scan : nous avons lu le texte sur son image. Vérifiez qu’il n’y a pas d’erreurs.",
    other:
      "{n} pages sont des scans : nous avons lu le texte sur leurs images. Vérifiez qu’il n’y a pas d’erreurs.",
  }),
  unread_scans: counted({
    one: "{n} autre n’a pas pu être lue.",
    other: "{n} autres n’ont pas pu être lues.",
  }),
  unreadable_text: counted({
    one: "Une partie du texte de la page {page} est illisible, car sa police n’indique pas quelles lettres elle affiche.",
    other:
      "Une partie du texte de {n} pages, dont la page {page}, est illisible, car sa police n’indique pas quelles lettres elle affiche.",
  }),
  lost_scans: counted({
    one: "Une page n’a pas pu être lue. Elle est dans le PDF sans texte.",
    other: "{n} pages n’ont pas pu être lues. Elles sont dans le PDF sans texte.",
  }),
  lost_signature:
    "Un PDF signé ne peut pas être modifié sans perdre sa signature. Le nouveau PDF n’est pas signé.",
  unlocked_already: "Ce PDF n’a ni mot de passe ni restrictions. Vous le récupérez inchangé.",
  unprotected_pdf: "Plus besoin de mot de passe.",
  fits_as_jpg: "En JPG, l’image respecte la limite à sa taille d’origine.",
  colors_fit_as_jpg:
    "Moins de couleurs maintenant. En JPG, l’image respecte la limite en les gardant toutes.",
  smaller_as_jpg: "Les photos sont bien plus légères en JPG.",
  fewer_pixels: "Maintenant {width} × {height} pixels, avant {oldWidth} × {oldHeight}.",
} satisfies Translated<typeof en>;
