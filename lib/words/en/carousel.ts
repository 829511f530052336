/** Labels of the home page's carousel. */
export const carousel = {
  place: "{n} of {last}: {name}",
  show: "Show {n} of {last}: {name}",
  play: "Play testimonials",
  pause: "Pause testimonials",
};
