import { counted } from "../format";

/** The 404 page below its heading: what it says at known addresses, its search and its game. */
export const notFound = {
  /** By address; `{link}` leads to the tool or page named by `see`, or to the closest tool. */
  answers: {
    "/image-convert": { text: "This tool is coming soon. The closest one we have today: {link}", see: "" },
    "/image-resizer": {
      text: "This page has another address. You can change the size of your pictures here: {link}",
      see: "Resize Image",
    },
    "/about": {
      text: "This page has another address. You can read about this site here: {link}",
      see: "About us",
    },
    "/privacy-policy": {
      text: "This page has another address. See what happens to your files: {link}",
      see: "Privacy",
    },
    "/terms-of-service": {
      text: "This page has another address. You can read the terms for using this site here: {link}",
      see: "Terms",
    },
  },
  suggestion: "Looking for {tool}?",
  hint: "Type two formats, or what you want to do, such as “compress pdf”.",
  game: {
    label: "A game",
    name: "Flying tile, a small game",
    controls: "Fly the tile through the gaps. Press Space or the up arrow, click, or tap to flap.",
    noScript: "Turn on JavaScript to play a game here.",
    score: "Score {n}",
    best: "Best {n}",
    start: "Click or press space to start",
    paused: "Paused",
    resume: "Click or press space to continue",
    over: "Game over",
    restart: "Click or press space to restart",
    record: "Your best score so far",
    nothing: "The first stack is the hardest",
    passed: counted({ one: "{n} stack passed", other: "{n} stacks passed" }),
    result: "You scored {score}. Your best is {best}.",
  },
};
