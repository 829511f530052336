/** Words of the screen that encrypts a PDF. */
export const pdfProtect = {
  busy: "Protecting...",
  password: "New password",
  help: "Anyone who opens the PDF needs it. We don't keep it, so store it somewhere safe.",
  missing: "Enter a password for the new PDF.",
  strength: {
    short: "Easy to guess: use at least 8 characters.",
    fair: "Fair. Longer is better: four words in a row are hard to guess.",
    strong: "Hard to guess.",
  },
  permissions: "Readers may",
  allowPrinting: "Print it",
  allowCopying: "Copy text and pictures",
  allowChanges: "Change it, fill in forms and add comments",
  permissionsHelp:
    "Acrobat and many other programs respect these choices, but some don't. Only the password keeps people out.",
  /** What is chosen, in a line. */
  chosen: {
    all: "Password set. Readers may print, copy and change it.",
    some: "Password set. Allowed: {what}",
    none: "Password set. Readers may only view it.",
  },
  finished: "Finished, the PDF is protected.",
  title: "Your PDF is protected",
  success: "It only opens with the new password. Try it before you send it.",
  /** Of a result, after another password was typed or another choice made. */
  earlier: "This PDF is from before your last change. Protect it again to use what you see below.",
};

/** Words of the screen that decrypts a PDF. */
export const pdfUnlock = {
  busy: "Unlocking...",
  rights: "Only unlock files that are yours or that you're allowed to unlock.",
  finished: "Finished, the PDF is unlocked.",
  title: "Your PDF is unlocked",
  success: "It opens without a password, and can be printed and copied.",
  kept: "There was nothing to unlock",
  keptHelp: "This PDF has no password and no restrictions.",
};
