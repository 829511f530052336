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
  zoom: "Zoom",
  factor: "{factor}x",
  move: "Move the picture",
  pan: { left: "Pan left", up: "Pan up", down: "Pan down", right: "Pan right" },
  picture: {
    broken: "Your browser can't show this picture.",
    help: "Drag the line, or move it with the arrow keys. When zoomed in, drag the picture or use the arrow buttons.",
  },
  page: {
    broken: "Your browser can't show this page.",
    help: "Drag the line, or move it with the arrow keys. When zoomed in, drag the page or use the arrow buttons.",
  },
};
