import type { Translated } from "..";
import type { errors as en } from "../en/errors";
export const errors = {
  bad_request: "Nous n’avons pas pu lire cette demande. Rechargez la page et réessayez.",
  bad_option:
    "L’option « {limit} » a une valeur que cet outil n’accepte pas. Rechargez la page et réessayez.",
  bad_pages: "Nous n’avons pas compris ces numéros de page. Écrivez-les comme ceci : 1-3, 8.",
  missing_page: "Ce fichier n’a pas de page {limit}. La première page porte le numéro 1.",
  no_files: "Nous n’avons reçu aucun fichier. Sélectionnez-en un et réessayez.",
  upload_broken: "L’envoi a été interrompu. Vérifiez votre connexion et réessayez.",
  bad_token: "Ce jeton est inconnu ici. Vérifiez-le, ou envoyez la requête sans jeton.",
  forbidden: "Cette demande vient d’un autre site. Utilisez l’outil sur sa propre page.",
  turned_off: "Cette conversion est désactivée sur ce site.",
  not_found:
    "Fichier introuvable. Il est peut-être déjà supprimé. Refaites la conversion pour en obtenir un nouveau.",
  method_not_allowed: "Cette adresse n’accepte que des fichiers envoyés par POST.",
  upload_timeout:
    "L’envoi a pris trop de temps. Essayez avec des fichiers plus petits ou une connexion plus rapide.",
  too_large:
    "Vous pouvez envoyer jusqu’à {limit} Mo à la fois. Sélectionnez moins de fichiers, ou des fichiers plus petits.",
  too_many_files: "Trop de fichiers à la fois. Sélectionnez-en {limit} au plus et réessayez.",
  unsupported_type: "Cet outil ne peut pas lire le contenu de ce fichier. Sélectionnez-en un autre.",
  empty_file: "Ce fichier est vide. Sélectionnez-en un autre.",
  corrupt: "Ce fichier est endommagé ou incomplet. Essayez avec une autre copie.",
  no_preview:
    "Ce fichier RAW n’a pas d’aperçu, ou seulement un petit, et nous ne pouvons pas le développer. Enregistrez-le en JPG avec le logiciel de votre appareil photo.",
  too_many_pixels:
    "Cette image dépasse {limit} mégapixels, notre maximum. Essayez avec une taille plus petite.",
  result_too_large:
    "Le résultat dépasserait {limit} mégapixels, notre maximum. Choisissez une taille plus petite.",
  side_too_long:
    "Ce format permet au plus {limit} pixels par côté. Essayez une taille plus petite ou un autre format.",
  no_merged_picture:
    "Ce fichier Photoshop ne contient que des calques. Enregistrez-le avec « Maximiser la compatibilité », puis sélectionnez-le à nouveau.",
  cmyk_jxl:
    "Ce JPEG XL a des couleurs d’imprimerie (CMJN), que nous ne pouvons pas lire. Enregistrez-le en RVB et réessayez.",
  predicted_picture:
    "Ce HEIC décrit son image à partir d’une autre, et nous ne pouvons pas le lire. Enregistrez-le en JPG dans l’application qui l’a créé.",
  too_complex:
    "Ce dessin contient un effet trop long à calculer. Choisissez une taille plus petite, ou retirez l’effet.",
  too_many_frames: "Cette animation dépasse {limit} images, notre maximum. Essayez avec une plus courte.",
  too_many_passes: "Ce JPG est enregistré en trop de passes. Enregistrez-le à nouveau comme JPG ordinaire.",
  too_many_pages: "Cela fait plus de {limit} pages, le maximum en une fois.",
  too_many_scans:
    "Ce PDF a plus de {limit} pages scannées, le maximum que nous lisons en une fois. Divisez-le et réessayez.",
  target_unreachable:
    "Nous ne pouvons pas réduire autant ce fichier. Le minimum que nous atteignons est {limit} Ko.",
  fits_as_jpg:
    "Nous ne pouvons pas réduire autant ce PNG. Le minimum que nous atteignons est {limit} Ko. En JPG, il tient dans la limite.",
  no_such_page: "Certaines de ces pages n’existent pas. La dernière page de ce PDF est la {limit}.",
  no_bookmarks: "Ce PDF n’a pas de signets où le diviser. Choisissez une autre façon de le diviser.",
  password_needed: "Ce PDF est protégé par un mot de passe. Saisissez-le.",
  no_tables: "Nous n’avons trouvé aucun tableau dans ce fichier.",
  no_text: "Nous n’avons trouvé aucun texte dans ce PDF, pas même dans ses images.",
  language_missing:
    "Nous ne pouvons pas lire cette langue pour le moment. Choisissez-en une autre, ou réessayez plus tard.",
  wrong_password: "Ce mot de passe n’ouvre pas le PDF. Vérifiez-le et réessayez.",
  cannot_convert:
    "Nous n’avons pas pu convertir ce fichier. Enregistrez-le dans un autre format et réessayez.",
  cannot_clean:
    "Nous ne pouvons pas retirer les données de ce fichier sans changer son image. Convertissez-le dans un autre format, qui les laisse de côté.",
  conversion_timeout:
    "Cela a pris plus de {limit} secondes, nous avons donc arrêté. Essayez avec un fichier plus petit.",
  out_of_memory:
    "Ce fichier demande plus de mémoire que nous ne pouvons lui en donner. Essayez avec un plus petit.",
  engine_crashed: "Le convertisseur s’est arrêté sur ce fichier. Réessayez, ou essayez avec une autre copie.",
  cancelled: "La conversion a été annulée.",
  rate_limited: "Trop de conversions en peu de temps. Attendez une minute et réessayez.",
  internal: "Un problème est survenu chez nous. Réessayez dans un instant.",
  busy: "Le convertisseur est occupé. Réessayez dans un instant.",
  storage_full: "Notre serveur n’a plus de place pour de nouveaux résultats. Réessayez plus tard.",
} satisfies Translated<typeof en>;
