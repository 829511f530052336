import { type FormatId, formatIds, tiles } from "@/lib/formats";
import { type Game, game, type Pipe } from "./physics";
import type { Theme } from "./theme";

type Context = CanvasRenderingContext2D;

/** Heights of a sheet in a stack, and of the file at its end. */
const SHEET = 8;
const CAP = 36;
/** Distance of the background dots, and their speed relative to the pipes. */
const DOTS = 32;
const PARALLAX = 0.25;
/** Tilt of the bird in degrees per pixel of speed, and its limits. */
const TILT = { perSpeed: 2.6, up: -22, down: 70 };

/** Format of the bird's tile. It changes with every passed pipe. */
const formatAt = (score: number): FormatId => formatIds[score % formatIds.length] ?? "jpg";

/** Offset of a sheet in its stack, always the same for the same seed. */
const slip = (seed: number) => (((seed * 2654435761) >>> 0) % 7) - 3;

function roundRect(on: Context, x: number, y: number, width: number, height: number, radius: number) {
  on.beginPath();
  on.roundRect(x, y, width, height, radius);
  on.fill();
  on.stroke();
}

function letters(on: Context, text: string, x: number, y: number, size: number, font: string) {
  on.font = `800 ${size}px ${font}`;
  on.fillText(text, x, y);
}

/** Draws a stack of sheets between two heights, with a file at the end that faces the gap. */
function drawStack(on: Context, theme: Theme, pipe: Pipe, x: number, from: number, to: number) {
  const upper = from < to;
  const end = upper ? to - CAP : to;
  on.lineWidth = 1;
  on.fillStyle = theme.stack;
  on.strokeStyle = theme.edge;
  const count = Math.ceil(Math.abs(from - (upper ? end : end + CAP)) / SHEET);
  for (let at = count - 1; at >= 0; at--) {
    const y = upper ? end - (at + 1) * SHEET : end + CAP + at * SHEET;
    roundRect(on, x + 5 + slip(pipe.number * 97 + at * 13 + (upper ? 0 : 7)), y, 50, SHEET, 1.5);
  }
  const format = formatAt(pipe.number + 1);
  const { fill, ink } = theme.tile(format);
  on.fillStyle = fill;
  on.strokeStyle = ink;
  roundRect(on, x + 0.5, end + 0.5, game.pipeWidth - 1, CAP - 1, 9);
  on.fillStyle = ink;
  on.textAlign = "center";
  on.textBaseline = "middle";
  letters(on, tiles[format].label, x + game.pipeWidth / 2, end + CAP / 2 + 1, 15, theme.font);
}

/**
 * Draws a folded sheet as a wing.
 *
 * @param lift -1 (down) to 1 (up)
 */
function drawWing(on: Context, x: number, y: number, lift: number, size: number) {
  on.beginPath();
  on.moveTo(x + 7 * size, y);
  on.quadraticCurveTo(x - 2 * size, y - 16 * lift * size, x - 15 * size, y - 15 * lift * size);
  on.quadraticCurveTo(x - 14 * size, y - 5 * lift * size, x - 5 * size, y + 3 * size);
  on.closePath();
  on.fill();
  on.stroke();
}

function drawBird(on: Context, theme: Theme, now: Game, y: number) {
  const half = game.bird / 2;
  const format = formatAt(now.score);
  const { fill, ink } = theme.tile(format);
  const { label } = tiles[format];
  const tilt =
    now.phase === "ready"
      ? -8
      : Math.max(
          TILT.up,
          Math.min(TILT.down, (now.velocity + 2) * TILT.perSpeed * (now.velocity > 0 ? 2 : 1)),
        );
  // Wings point down while the bird rises, and up while it falls.
  const lift = now.phase === "ready" ? 0.8 : Math.max(-0.7, Math.min(1, now.velocity / 6));
  on.save();
  on.translate(game.birdX + half, y + half);
  on.rotate((tilt * Math.PI) / 180);
  on.lineJoin = "round";
  on.lineWidth = 1.5;
  on.strokeStyle = theme.outline;
  on.fillStyle = theme.wing;
  drawWing(on, 0, -8, lift, 0.85);
  on.fillStyle = theme.accent;
  on.beginPath();
  on.moveTo(half - 2, -7);
  on.lineTo(half + 7, -2.5);
  on.lineTo(half - 2, 2);
  on.closePath();
  on.fill();
  on.stroke();
  on.fillStyle = fill;
  on.strokeStyle = ink;
  roundRect(on, -half + 0.5, -half + 0.5, game.bird - 1, game.bird - 1, 7.5);
  on.fillStyle = ink;
  on.textAlign = "left";
  on.textBaseline = "alphabetic";
  letters(on, label, -half + 3.5, half - 4.5, label.length > 3 ? 8.5 : 11, theme.font);
  drawEye(on, now.phase === "over", ink);
  on.strokeStyle = theme.outline;
  on.fillStyle = theme.wing;
  drawWing(on, -7, -1, lift, 0.8);
  on.restore();
}

function drawEye(on: Context, crossed: boolean, ink: string) {
  on.beginPath();
  if (crossed) {
    on.strokeStyle = ink;
    on.moveTo(4, -10);
    on.lineTo(10, -4);
    on.moveTo(10, -10);
    on.lineTo(4, -4);
    on.stroke();
  } else {
    on.arc(7, -7, 2.6, 0, 2 * Math.PI);
    on.fill();
  }
}

function drawPaper(on: Context, theme: Theme, width: number, travelled: number) {
  on.fillStyle = theme.paper;
  on.fillRect(0, 0, width, game.height);
  on.fillStyle = theme.rule;
  const start = -((travelled * PARALLAX) % DOTS);
  for (let x = start; x < width; x += DOTS)
    for (let y = DOTS / 2; y < game.height; y += DOTS) on.fillRect(x - 1, y - 1, 2, 2);
}

/**
 * Draws the game between two ticks.
 *
 * @param on context, scaled to game pixels
 * @param before the game one tick ago
 * @param part passed part of the tick, 0 to 1
 * @param travelled pixels that the pipes have moved since the page was opened
 */
export function drawScene(
  on: Context,
  theme: Theme,
  width: number,
  { before, now, part, travelled }: { before: Game; now: Game; part: number; travelled: number },
) {
  const moving = now.phase === "running";
  const behind = moving ? game.speed * (1 - part) : 0;
  drawPaper(on, theme, width, travelled - behind);
  for (const pipe of now.pipes) {
    const x = pipe.x + behind;
    if (x > width) continue;
    drawStack(on, theme, pipe, x, 0, pipe.gapTop);
    drawStack(on, theme, pipe, x, game.height, pipe.gapTop + game.gap);
  }
  drawBird(on, theme, now, moving || now.phase === "over" ? before.y + (now.y - before.y) * part : now.y);
}
