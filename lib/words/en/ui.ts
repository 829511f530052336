/** Words of controls that know no tool. */
export const ui = {
  close: "Close",
  hidePassword: "Hide password",
  showPassword: "Show password",
  hide: "Hide",
  show: "Show",
  pictureNotLoaded: "We couldn't load this picture.",
  /** Read aloud at every quarter of a progress. */
  quarter: "{percent} percent",
};
