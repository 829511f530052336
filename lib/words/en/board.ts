/** Words of the board on which pages are put in order. */
export const board = {
  /** For pointers, and for fingers. */
  hint: "Drag to change the order.",
  hintTouch: "Press and hold, then drag to change the order.",
  /** Names what is dragged, and says how to do it with the keyboard. */
  handle: "{name}, position {place} of {total}",
  help: "Press Space to pick it up, move it with the arrow keys, and drop it with Space. Press Escape to put it back.",
  turn: "Turn {name} by 90 degrees",

  /** What is read aloud. */
  picked: "Picked up {name}, position {place} of {total}.",
  dropped: "Dropped {name} at position {place} of {total}.",
  back: "{name} is back at position {place} of {total}.",
  turned: "Turned to {degrees} degrees.",
};
