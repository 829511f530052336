/** What stands around every tool: its claims, steps, article and the tools beside it. */
export const tool = {
  /** The trust line under every heading. */
  badges: ["Secure", "No watermark", "Files auto-deleted", "Free forever"],
  badgesLabel: "What you can count on",
  /** Heading of the steps; `{name}` is 'A to B'. */
  howTo: "How to convert {name}",
};
