/** The terms of use. `{law}` is a country or state that the operator names. */
export const terms = {
  free: {
    heading: "Free to use",
    blocks: [
      "All tools on this site are free, for private and commercial use. You don't need an account. By using the site, you accept these terms.",
    ],
  },
  files: {
    heading: "Your files",
    blocks: [
      "Your files and results stay yours. They are used for your conversion and nothing else; [Privacy](/privacy) says how long they are kept.",
      "Only convert files that you have the right to use. Don't upload anything illegal.",
    ],
  },
  fair: {
    heading: "Fair use",
    blocks: [
      "So that the site works for everyone:",
      {
        list: [
          "Stay within the limits that the pages state. How much you can convert per minute is limited, too.",
          "Don't try to get around the limits, overload the site or break into it.",
          "Don't use the site to harm others, and don't try to open results that aren't yours.",
        ],
      },
      "Requests that break these rules may be refused.",
    ],
  },
  warranty: {
    heading: "No warranty",
    blocks: [
      "The site is provided as it is. Tools can be slow, change, or stop working, and a result can differ from what you expected. Keep your originals, and check results before you rely on them, above all text that was read from pictures.",
      "As far as the law allows, nobody is liable for damage from using this site. Rights that the law doesn't let anyone exclude stay yours.",
    ],
  },
  law: {
    heading: "Law and changes",
    named: "These terms follow the law of {law}. Consumer rights of the country you live in stay yours.",
    unnamed: "These terms name no country's law, so the general rules about which law applies decide.",
    changes: "If these terms change, the new ones are published on this page.",
  },
  operator: { heading: "Who runs this site" },
};
