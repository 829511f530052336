/** The contact page. `tile`: letters on a category's tile. */
export const contact = {
  form: "Contact form",
  fields: {
    name: { label: "Name", missing: "Enter your name" },
    email: { label: "Email", missing: "Enter your email address" },
    subject: { label: "Subject", missing: "Enter a subject" },
    message: { label: "Message", missing: "Enter a message" },
  },
  emailInvalid: "Enter an email address like name@example.com",
  category: "Category (optional)",
  categories: {
    support: { tile: "?", name: "Support", about: "A conversion failed, or you need a hand" },
    bug: { tile: "BUG", name: "Bug report", about: "Something on the site doesn't work" },
    feature: { tile: "NEW", name: "Feature request", about: "A format or option you'd like" },
    business: { tile: "CO", name: "Business", about: "Partnerships, press and licensing" },
  },
  noCategory: "None of these",
  send: "Send Message",
  sending: "Sending Message...",
  /** What becomes of a message, without and with the operator's address. */
  unsent: {
    nowhere:
      "This form isn't connected to a mailbox yet: your message stays in your browser, and we don't receive it.",
    email:
      "This form isn't connected to a mailbox yet: your message stays in your browser. To reach us, write to {email}.",
  },
  sent: "Thank you! Your message has been sent successfully. We'll get back to you within 24 hours.",
};

/** The cards beside the form. */
export const contactFacts = {
  label: "Good to know",
  facts: {
    reply: { name: "Reply time", text: "Within 24 hours, usually 2-4 hours" },
    hours: { name: "Office hours", text: "Mon-Fri 9 AM-6 PM EST" },
  },
  email: "Email",
  faq: "Limits, formats and privacy",
};
