/** Words of the dialog that shows a picture or a page before and after. */
export const compare = {
  action: "Compare",
  /** Name of the button of one of several files. */
  actionOf: "Compare {name}",
  dialog: "Before and after: {name}",
  sizes: "{before} to {after}",
  sizesSaved: "{before} to {after}, {percent}% smaller",
  before: "Before",
  after: "After",
  line: "Compare before and after: {name}",
  position: "{before}% before, {after}% after",
  picture: {
    broken: "Your browser can't show this picture.",
    help: "Zoom with the wheel, two fingers, or the + and - keys, and drag the picture to move it. At 100%, each of its pixels is one on your screen. The line moves with the arrow keys, too.",
  },
  page: {
    broken: "Your browser can't show this page.",
    help: "Zoom with the wheel, two fingers, or the + and - keys, and drag the page to move it. At 100%, each of its pixels is one on your screen. The line moves with the arrow keys, too.",
  },
};

/** Words of the tools that zoom a picture. */
export const zoom = {
  zoom: "Zoom",
  fit: "Fit",
  move: "Move the picture",
  pan: { left: "Pan left", up: "Pan up", down: "Pan down", right: "Pan right" },
};
