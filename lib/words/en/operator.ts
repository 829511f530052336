/** Who runs the site, for each combination of settings. `{name}`, `{address}` and `{email}` are those of the operator. */
export const operator = {
  addressed: "This site is run by {name}, {address}.",
  named: "This site is run by {name}.",
  unnamed: "This site doesn't name who runs it. Whoever runs its server is responsible for it.",
  email: "Write to {email}.",
};
