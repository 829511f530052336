/** Categories of a message, in the order of their cards. `tile`: letters and hue (degrees of oklch) of the card's tile. */
export const contactCategories = [
  {
    id: "support",
    tile: { label: "?", hue: 248 },
    name: "Support",
    about: "A conversion failed, or you need a hand",
  },
  {
    id: "bug",
    tile: { label: "BUG", hue: 27 },
    name: "Bug report",
    about: "Something on the site doesn't work",
  },
  {
    id: "feature",
    tile: { label: "NEW", hue: 152 },
    name: "Feature request",
    about: "A format or option you'd like",
  },
  {
    id: "business",
    tile: { label: "CO", hue: 62 },
    name: "Business",
    about: "Partnerships, press and licensing",
  },
] as const;

/** The cards beside the form; the operator's address is the third. */
export const contactFacts = [
  { name: "Reply time", text: "Within 24 hours, usually 2-4 hours" },
  { name: "Office hours", text: "Mon-Fri 9 AM-6 PM EST" },
] as const;

/** What an empty required field says, by its name. */
export const contactMissing = {
  name: "Enter your name",
  email: "Enter your email address",
  subject: "Enter a subject",
  message: "Enter a message",
} as const;

/** What the email field says to anything else. */
export const EMAIL_INVALID = "Enter an email address like name@example.com";

export const contactWords = {
  send: "Send Message",
  sending: "Sending Message...",
  sent: "Thank you! Your message has been sent successfully. We'll get back to you within 24 hours.",
} as const;
