import type { Type1 } from "./type1";

/** Converts Type 1 procedures for outlines to Type 2 (Adobe Technical Note 5177). */

/** A stem hint, vertical or horizontal: where it starts and how wide it is. */
type Stem = { isVertical: boolean; start: number; width: number };

type Step =
  | { kind: "move" | "line"; by: readonly [number, number] }
  | { kind: "curve"; by: readonly [number, number, number, number, number, number] };

/** An outline: steps with the hints that are active from each on. */
type Outline = {
  width: number;
  steps: { step: Step; stems: ReadonlySet<string> }[];
  stems: Map<string, Stem>;
  /** Two glyphs of the standard encoding in place of steps, the second one shifted. */
  accent?: readonly [x: number, y: number, base: number, accent: number];
};

const MAX_OPERATIONS = 100_000;
const MAX_DEPTH = 10;
/** Stems that Type 2 allows. */
const MAX_STEMS = 96;
/** Stems of a glyph before it is given up. */
const MAX_KNOWN_STEMS = 500;

/** Thrown for a glyph that cannot be converted. */
class Unsupported extends Error {}

class Type1Interpreter {
  readonly outline: Outline = { width: 0, steps: [], stems: new Map() };
  #stack: number[] = [];
  /** Results of PostScript procedures that wait for `pop`. */
  #results: number[] = [];
  #bearing = [0, 0];
  #at: [number, number] = [0, 0];
  /** Where the last step of the outline ended. */
  #last: [number, number] = [0, 0];
  /** Points of the curve that is being described with moves; undefined outside of one. */
  #flex: [number, number][] | undefined;
  #active = new Set<string>();
  #isOpen = false;
  #left = MAX_OPERATIONS;

  constructor(readonly font: Type1) {}

  /** @returns whether the glyph ended */
  run(code: Uint8Array, depth = 0): boolean {
    if (depth > MAX_DEPTH) throw new Unsupported("nested too deeply");
    for (let i = 0; i < code.length; ) {
      this.#left -= 1;
      if (this.#left < 0) throw new Unsupported("too long");
      const byte = code[i++] as number;
      if (byte >= 32) {
        if (byte <= 246) this.#stack.push(byte - 139);
        else if (byte <= 250) this.#stack.push((byte - 247) * 256 + (code[i++] ?? 0) + 108);
        else if (byte <= 254) this.#stack.push(-(byte - 251) * 256 - (code[i++] ?? 0) - 108);
        else {
          this.#stack.push(
            ((code[i] ?? 0) << 24) |
              ((code[i + 1] ?? 0) << 16) |
              ((code[i + 2] ?? 0) << 8) |
              (code[i + 3] ?? 0),
          );
          i += 4;
        }
        continue;
      }
      const operator = byte === 12 ? 32 + (code[i++] ?? 0) : byte;
      if (operator === 11) return false;
      if (operator === 10) {
        const subroutine = this.font.subroutines[this.#stack.pop() ?? -1];
        if (!subroutine) throw new Unsupported("no such subroutine");
        if (this.run(subroutine, depth + 1)) return true;
      } else if (this.#do(operator)) return true;
    }
    return false;
  }

  /** Operators with a prefix have 32 added to their number. @returns whether the glyph ended */
  #do(operator: number): boolean {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = this.#stack;
    switch (operator) {
      case 1:
        this.#stem(false, a, b);
        break;
      case 3:
        this.#stem(true, a, b);
        break;
      case 4:
        this.#move(0, a);
        break;
      case 5:
        this.#line(a, b);
        break;
      case 6:
        this.#line(a, 0);
        break;
      case 7:
        this.#line(0, a);
        break;
      case 8:
        this.#curve([a, b, c, d, e, f]);
        break;
      case 9:
        this.#isOpen = false;
        break;
      case 13:
        this.#start(a, 0, b);
        break;
      case 14:
        return true;
      case 21:
        this.#move(a, b);
        break;
      case 22:
        this.#move(a, 0);
        break;
      case 30:
        this.#curve([0, a, b, c, d, 0]);
        break;
      case 31:
        this.#curve([a, 0, b, c, 0, d]);
        break;
      // dotsection
      case 32:
        break;
      case 33:
      case 34:
        for (const [start, width] of [
          [a, b],
          [c, d],
          [e, f],
        ] as const)
          this.#stem(operator === 33, start, width);
        break;
      case 38:
        this.outline.accent = [(this.#bearing[0] ?? 0) - a + b, c, d, e];
        return true;
      case 39:
        this.#start(a, b, c);
        break;
      case 44:
        this.#stack.splice(-2, 2, (this.#stack.at(-2) ?? 0) / (this.#stack.at(-1) || 1));
        return false;
      case 48:
        this.#call();
        return false;
      case 49:
        this.#stack.push(this.#results.pop() ?? 0);
        return false;
      case 65:
        this.#at = [a, b];
        break;
      default:
        throw new Unsupported(`operator ${operator}`);
    }
    this.#stack = [];
    return false;
  }

  #start(x: number, y: number, width: number) {
    this.#bearing = [x, y];
    this.#at = [x, y];
    this.outline.width = width;
  }

  #stem(isVertical: boolean, start: number, width: number) {
    const stem = { isVertical, start: start + (this.#bearing[isVertical ? 0 : 1] ?? 0), width };
    const key = `${isVertical} ${stem.start} ${width}`;
    this.outline.stems.set(key, stem);
    if (this.outline.stems.size > MAX_KNOWN_STEMS) throw new Unsupported("too many hints");
    this.#active = new Set([...this.#active, key]);
  }

  /** Calls a PostScript procedure: those of every font bend curves and change hints (8.3). */
  #call() {
    const number = this.#stack.pop() ?? -1;
    const count = this.#stack.pop() ?? 0;
    const values = count > 0 ? this.#stack.splice(-count) : [];
    if (number === 1) {
      this.#open(this.#at);
      this.#flex = [];
    } else if (number === 2) this.#flex?.push([...this.#at]);
    else if (number === 0) {
      const [, ...points] = this.#flex ?? [];
      this.#flex = undefined;
      if (points.length !== 6) throw new Unsupported("a flex of other points");
      for (const half of [points.slice(0, 3), points.slice(3)]) this.#curveTo(half);
      this.#results = [values[2] ?? 0, values[1] ?? 0];
    } else if (number === 3) {
      this.#active = new Set();
      this.#results = values;
    } else if (number === 12 || number === 13) this.#results = [];
    else throw new Unsupported(`procedure ${number}`);
  }

  #add(step: Step) {
    this.outline.steps.push({ step, stems: this.#active });
  }

  #move(x: number, y: number) {
    this.#at = [this.#at[0] + x, this.#at[1] + y];
    if (!this.#flex) this.#isOpen = false;
  }

  /** Starts a contour where the moves ended. */
  #open(from: readonly [number, number]) {
    if (this.#isOpen) return;
    this.#add({ kind: "move", by: [from[0] - this.#last[0], from[1] - this.#last[1]] });
    this.#last = [...from];
    this.#isOpen = true;
  }

  #line(x: number, y: number) {
    this.#open(this.#at);
    this.#at = [this.#at[0] + x, this.#at[1] + y];
    this.#last = [...this.#at];
    this.#add({ kind: "line", by: [x, y] });
  }

  #curve(by: readonly [number, number, number, number, number, number]) {
    this.#open(this.#at);
    this.#at = [this.#at[0] + by[0] + by[2] + by[4], this.#at[1] + by[1] + by[3] + by[5]];
    this.#last = [...this.#at];
    this.#add({ kind: "curve", by });
  }

  /** Adds a curve to points in absolute coordinates. */
  #curveTo(points: readonly (readonly [number, number])[]) {
    const from = [this.#last, ...points];
    const by = points.flatMap(([x, y], i) => [x - (from[i]?.[0] ?? 0), y - (from[i]?.[1] ?? 0)]);
    this.#at = [...this.#last];
    this.#curve(by as [number, number, number, number, number, number]);
  }
}

function writeNumber(bytes: number[], value: number) {
  const whole = Math.round(value);
  if (Math.abs(value - whole) > 1 / 65_536) {
    const fixed = Math.round(value * 65_536);
    bytes.push(255, (fixed >> 24) & 255, (fixed >> 16) & 255, (fixed >> 8) & 255, fixed & 255);
  } else if (whole >= -107 && whole <= 107) bytes.push(whole + 139);
  else if (whole >= 108 && whole <= 1131) bytes.push(247 + ((whole - 108) >> 8), (whole - 108) & 255);
  else if (whole <= -108 && whole >= -1131) bytes.push(251 + ((-whole - 108) >> 8), (-whole - 108) & 255);
  else if (whole >= -32_768 && whole <= 32_767) bytes.push(28, (whole >> 8) & 255, whole & 255);
  else throw new Unsupported("a number out of range");
}

/** Returns a step's operator and operands: horizontal and vertical ones need fewer. */
function operationOf(step: Step): readonly [operator: number, operands: readonly number[]] {
  const [a, b, c, d, e, f] = step.by;
  if (step.kind === "move") return a === 0 ? [4, [b]] : b === 0 ? [22, [a]] : [21, [a, b]];
  if (step.kind === "line") return b === 0 ? [6, [a]] : a === 0 ? [7, [b]] : [5, [a, b]];
  if (a === 0 && f === 0) return [30, [b, c ?? 0, d ?? 0, e ?? 0]];
  if (b === 0 && e === 0) return [31, [a, c ?? 0, d ?? 0, f ?? 0]];
  return [8, step.by];
}

function writeOutline({ width, steps, stems, accent }: Outline): Buffer {
  const bytes: number[] = [];
  writeNumber(bytes, width);
  const sorted = [...stems].sort(([, a], [, b]) => a.start - b.start || a.width - b.width);
  const listed = (isVertical: boolean) => sorted.filter(([, stem]) => stem.isVertical === isVertical);
  const order = [...listed(false), ...listed(true)];
  const isHinted = order.length > 0 && order.length <= MAX_STEMS;
  const masks = new Set(steps.map(({ stems: active }) => active));
  const needsMask = isHinted && (masks.size > 1 || [...masks].some((active) => active.size !== order.length));
  if (isHinted)
    for (const isVertical of [false, true]) {
      let edge = 0;
      const own = listed(isVertical);
      for (const [, { start, width: wide }] of own) {
        writeNumber(bytes, start - edge);
        writeNumber(bytes, wide);
        edge = start + wide;
      }
      const operators = needsMask ? [18, 23] : [1, 3];
      if (own.length > 0) bytes.push(operators[isVertical ? 1 : 0] as number);
    }
  let active: ReadonlySet<string> | undefined;
  for (const { step, stems: wanted } of steps) {
    if (needsMask && wanted !== active) {
      const mask = new Array<number>(Math.ceil(order.length / 8)).fill(0);
      for (const [i, [key]] of order.entries())
        if (wanted.has(key)) mask[i >> 3] = (mask[i >> 3] ?? 0) | (0x80 >> (i & 7));
      bytes.push(19, ...mask);
      active = wanted;
    }
    const [operator, operands] = operationOf(step);
    for (const operand of operands) writeNumber(bytes, operand);
    bytes.push(operator);
  }
  for (const value of accent ?? []) writeNumber(bytes, value);
  bytes.push(14);
  return Buffer.from(bytes);
}

/** A glyph's Type 2 procedure, and the codes in the standard encoding of the glyphs that it consists of. */
export type Converted = { code: Buffer; parts: readonly number[] };

/** @returns undefined for a procedure that does what Type 2 cannot */
export function convertOutline(font: Type1, code: Uint8Array): Converted | undefined {
  const interpreter = new Type1Interpreter(font);
  try {
    interpreter.run(code);
    const { outline } = interpreter;
    return { code: writeOutline(outline), parts: outline.accent?.slice(2) ?? [] };
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}
