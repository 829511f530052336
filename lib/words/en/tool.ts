/** What stands around every tool: its claims, steps, article and the tools beside it. */
export const tool = {
  /** The trust line under every heading. */
  badges: ["Secure", "No watermark", "Files auto-deleted", "Free forever"],
  badgesLabel: "What you can count on",
  /** Heading of the steps; `{name}` is 'A to B'. */
  howTo: "How to convert {name}",
  article: {
    contents: "On this page",
    questions: "Common questions",
    /** `{size}` is '12.3 KB', `{n}` a percentage or a factor. */
    sizes: {
      times: "{size}, {n} times the size",
      smaller: "{size}, {n}% smaller",
      larger: "{size}, {n}% larger",
    },
  },
  suggestions: {
    heading: "Related Conversion Tools",
    popular: "Most Popular Tools",
    /** Badges of a suggested tool, by demand; the last one for little competition. */
    badges: { "very-high": "Popular", high: "Trending", medium: "Useful", featured: "Featured" },
  },
  /** The page of an announced tool; `{tool}` is a link to the one that does its work today. */
  placeholder: {
    soon: "This feature is coming soon!",
    heading: "Coming Soon",
    text: "We are working hard to bring you this feature. Stay tuned!",
    instead: "[{name}]({path}) converts these files today and puts up to 100 of them in one PDF.",
  },
};
