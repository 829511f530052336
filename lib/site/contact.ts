/** Topics of a message, in the order of their cards. `tile`: letters and hue (degrees of oklch) of the card's tile. */
export const contactCategories = [
  {
    id: "support",
    tile: { label: "?", hue: 248 },
    name: "Support",
    about: "A conversion went wrong, or you are stuck",
  },
  {
    id: "bug",
    tile: { label: "BUG", hue: 27 },
    name: "Bug report",
    about: "Something on the site does not work",
  },
  {
    id: "feature",
    tile: { label: "NEW", hue: 152 },
    name: "Feature request",
    about: "A format or an option you miss",
  },
  {
    id: "business",
    tile: { label: "CO", hue: 62 },
    name: "Business",
    about: "Working together, press, licenses",
  },
] as const;

/** A topic, or none. */
export type ContactCategory = (typeof contactCategories)[number]["id"] | "";

/** The cards beside the form. */
export const contactFacts = [
  { name: "Reply", text: "Within 24 hours, usually 2-4 hours" },
  { name: "Hours", text: "Mon-Fri 9 AM-6 PM EST" },
] as const;

export const contactWords = {
  send: "Send Message",
  sending: "Sending Message...",
  sent: "Thank you! Your message has been sent successfully. We'll get back to you within 24 hours.",
} as const;
