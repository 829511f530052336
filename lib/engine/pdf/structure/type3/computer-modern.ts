/**
 * The fonts of TeX, which its drivers write as Type 3 fonts of pictures, without names that say which letters they
 * draw. Their widths tell one from another: letters have the codes of TeX's encodings then.
 *
 * Source of the widths: the metrics (TFM) of the Computer Modern fonts; of the encodings: F. Mittelbach, R. Fairbairns
 * and W. Lemberg, "LaTeX font encodings" (encguide).
 */

/** Characters by their codes; a space stands for a part of a character, or for none. */
type Encoding = readonly string[];

const encoding = (...parts: readonly string[]): Encoding => [...parts.join("")];
const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const small = "abcdefghijklmnopqrstuvwxyz";
const digits = "0123456789";
const capitalGreek = "ΓΔΘΛΞΠΣΥΦΨΩ";

/** OT1: ligatures and accents beside what ASCII has. */
const textEncoding = encoding(
  `${capitalGreek}ﬀﬁﬂﬃﬄıȷ\`´ˇ˘¯˚¸ßæœøÆŒØ !”#$%&’()*+,-./`,
  `${digits}:;¡=¿?@${capitals}[“]ˆ˙‘${small}–—˝˜¨`,
);
/** OT1 in fonts of a fixed width, which show program text. */
const typewriterEncoding = encoding(
  `${capitalGreek}↑↓'¡¿ıȷ\`´ˇ˘¯˚¸ßæœøÆŒØ !"#$%&'()*+,-./`,
  `${digits}:;<=>?@${capitals}[\\]^_\`${small}{|}~¨`,
);
/** T1: the letters of most European languages. */
const europeanEncoding = encoding(
  "`´ˆ˜¨˝˚ˇ˘¯˙¸˛‚‹›“”„«»–—  ıȷﬀﬁﬂﬃﬄ",
  `␣!"#$%&’()*+,-./${digits}:;<=>?@${capitals}[\\]^_‘${small}{|}~-`,
  "ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤȚŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťțűůÿźžżĳ¡¿£",
  "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖŒØÙÚÛÜÝÞẞàáâãäåæçèéêëìíîïðñòóôõöœøùúûüýþß",
);
/** OML: letters in formulas. */
const mathLettersEncoding = encoding(
  `${capitalGreek}αβγδϵζηθικλμνξπρστυϕχψωεϑϖϱςφ↼↽⇀⇁  ▷◁`,
  `${digits}.,</>⋆∂${capitals}♭♮♯⌣⌢ℓ${small}ıȷ℘  `,
);
/** OMS: signs in formulas, and the bullet of lists. */
const mathSignsEncoding = encoding(
  "−·×∗÷⋄±∓⊕⊖⊗⊘⊙◯∘•≍≡⊆⊇≤≥⪯⪰∼≈⊂⊃≪≫≺≻←→↑↓↔↗↘≃⇐⇒⇑⇓⇔↖↙∝′∞∈∋△▽  ∀∃¬∅ℜℑ⊤⊥",
  `ℵ${capitals}∪∩⊎∧∨⊢⊣⌊⌋⌈⌉{}⟨⟩|∥↕⇕\\≀√⨿∇∫⊔⊓⊑⊒§†‡¶♣♦♥♠`,
);
/** OMX: large signs in formulas. */
const largeSignsEncoding = encoding(
  "()[]⌊⌋⌈⌉{}⟨⟩|∥/\\()()[]⌊⌋⌈⌉{}⟨⟩/\\()[]⌊⌋⌈⌉{}⟨⟩/\\/\\",
  "                    ⟨⟩⊔⊔∮∮⊙⊙⊕⊕⊗⊗∑∏∫⋃⋂⊎⋀⋁∑∏∫⋃⋂⊎⋀⋁∐∐ˆˆˆ˜˜˜[]⌊⌋⌈⌉{}√√√    ⇕↑↓    ⇑⇓",
);

/** A font of 10 points; those of other sizes have nearly the same proportions. */
export type Face = {
  name: string;
  encoding: Encoding;
  /** In thousandths of the font size, by code; 0 where the encoding has nothing. */
  widths: readonly number[];
};

/** TS1, the companion of T1: bullets of lists, and signs; with their widths, by code. */
const companionSigns: readonly (readonly [code: number, character: string, width: number])[] = [
  [36, "$", 500],
  [132, "†", 444],
  [133, "‡", 444],
  [134, "‖", 500],
  [135, "‰", 1166],
  [136, "•", 500],
  [151, "™", 667],
  [162, "¢", 500],
  [163, "£", 639],
  [165, "¥", 750],
  [167, "§", 444],
  [169, "©", 1111],
  [174, "®", 1111],
  [176, "°", 333],
  [177, "±", 778],
  [181, "µ", 555],
  [182, "¶", 611],
  [183, "·", 278],
  [188, "¼", 444],
  [189, "½", 444],
  [190, "¾", 444],
  [191, "€", 778],
  [214, "×", 778],
  [246, "÷", 778],
];

const numbers = (text: string) => text.split(/\s+/).map(Number);

/** @param letters widths of the capital, then of the small letters */
function textFace(name: string, letters: string): Face {
  const widths = new Array<number>(128).fill(0);
  const own = numbers(letters);
  [...capitals, ...small].forEach((letter, i) => {
    widths[letter.charCodeAt(0)] = own[i] as number;
  });
  return { name, encoding: textEncoding, widths };
}

export const faces: readonly Face[] = [
  textFace(
    "CMR10",
    `750 708 722 764 681 653 785 750 361 514 778 625 917 750 778 681 778 736 556 722 750 750 1028 750 750 611
    500 556 444 556 444 306 500 556 278 306 528 278 833 556 500 556 528 392 394 389 556 528 722 528 528 444`,
  ),
  textFace(
    "CMBX10",
    `869 818 831 882 756 724 904 900 436 594 901 692 1092 900 864 786 864 862 639 800 885 869 1189 869 869 703
    559 639 511 639 527 351 575 639 319 351 607 319 958 639 575 639 607 474 454 447 639 607 831 607 607 511`,
  ),
  textFace(
    "CMTI10",
    `743 704 716 755 678 653 774 743 386 525 769 627 897 743 767 678 767 729 562 716 743 743 999 743 743 613
    511 460 460 511 460 307 460 511 307 307 460 256 818 562 511 511 460 422 409 332 537 460 664 464 486 409`,
  ),
  textFace(
    "CMSS10",
    `667 667 639 722 597 569 667 708 278 472 694 542 875 708 736 639 736 646 556 681 688 667 944 667 667 611
    481 517 444 517 444 306 500 517 239 267 489 239 794 517 500 517 517 342 383 361 517 461 683 461 461 435`,
  ),
  textFace(
    "CMCSC10",
    `814 771 786 829 742 712 851 814 406 567 843 683 989 814 844 742 844 800 611 786 814 814 1106 814 814 669
    613 580 591 624 558 536 641 613 302 424 636 513 747 613 636 558 636 602 458 591 613 613 836 613 613 502`,
  ),
  {
    name: "CMMI10",
    encoding: mathLettersEncoding,
    widths: numbers(
      `615 833 763 694 742 831 780 583 667 612 772 640 566 518 444 406 438 497 469 354 576 583 603 494 438 570 517
      571 437 540 596 626 651 622 466 591 828 517 363 654 1000 1000 1000 1000 278 278 500 500 500 500 500 500 500
      500 500 500 500 500 278 278 778 500 778 500 531 750 759 715 828 738 643 786 831 440 555 849 681 970 803 763
      642 791 759 613 584 683 583 944 828 581 683 389 389 389 1000 1000 417 529 429 433 520 466 490 477 576 345
      412 521 298 878 600 485 503 446 451 469 361 572 485 716 572 490 465 322 384 636 500 278`,
    ),
  },
  {
    name: "CMSY10",
    encoding: mathSignsEncoding,
    widths: numbers(
      `778 278 778 500 778 500 778 778 778 778 778 778 778 1000 500 500 778 778 778 778 778 778 778 778 778 778 778
      778 1000 1000 778 778 1000 1000 500 500 1000 1000 1000 778 1000 1000 611 611 1000 1000 1000 778 275 1000 667
      667 889 889 0 0 556 556 667 500 722 722 778 778 611 798 657 527 771 528 719 595 845 545 678 762 690 1201 820
      796 696 817 848 606 545 626 613 988 713 668 725 667 667 667 667 667 611 611 444 444 444 444 500 500 389 389
      278 500 500 611 500 278 833 750 833 417 667 667 778 778 444 444 444 611 778 778 778 778`,
    ),
  },
  {
    name: "CMEX10",
    encoding: largeSignsEncoding,
    widths: numbers(
      `458 458 417 417 472 472 472 472 583 583 472 472 333 556 578 578 597 597 736 736 528 528 583 583 583 583 750
      750 750 750 1044 1044 792 792 583 583 639 639 639 639 806 806 806 806 1278 1278 811 811 875 875 667 667 667
      667 667 667 889 889 889 889 889 889 889 667 875 875 875 875 611 611 833 1111 472 556 1111 1511 1111 1511 1111
      1511 1056 944 472 833 833 833 833 833 1444 1278 556 1111 1111 1111 1111 1111 944 1278 556 1000 1444 556 1000
      1444 472 472 528 528 528 528 667 667 1000 1000 1000 1000 1056 1056 1056 778 667 667 450 450 450 450 778 778`,
    ),
  },
  {
    name: "CMR10",
    encoding: companionSigns.reduce<string[]>(
      (all, [code, character]) => all.with(code, character),
      new Array<string>(256).fill(" "),
    ),
    widths: companionSigns.reduce<number[]>(
      (all, [code, , width]) => all.with(code, width),
      new Array<number>(256).fill(0),
    ),
  },
];

/** Fonts of a fixed width. */
export const typewriter: Pick<Face, "name" | "encoding"> = { name: "CMTT10", encoding: typewriterEncoding };

/** The same fonts in T1, whose small and capital letters have the same codes. */
export const europeanOf = new Map<Encoding, Encoding>([
  [textEncoding, europeanEncoding],
  [typewriterEncoding, europeanEncoding],
]);

/** What all encodings have in common, nearly. */
export const lettersAndDigits: Pick<Face, "name" | "encoding"> = {
  name: "CMR10",
  encoding: textEncoding.map((character) => (/^[A-Za-z0-9]$/.test(character) ? character : " ")),
};
