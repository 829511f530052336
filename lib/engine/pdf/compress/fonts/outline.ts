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

/** Operators of Type 1 procedures (Adobe Type 1 Font Format, 6.4); those after an escape have 32 added to their number. */
const type1 = {
  hstem: 1,
  vstem: 3,
  vmoveto: 4,
  rlineto: 5,
  hlineto: 6,
  vlineto: 7,
  rrcurveto: 8,
  closepath: 9,
  callsubr: 10,
  return: 11,
  escape: 12,
  hsbw: 13,
  endchar: 14,
  rmoveto: 21,
  hmoveto: 22,
  vhcurveto: 30,
  hvcurveto: 31,
  dotsection: 32,
  vstem3: 33,
  hstem3: 34,
  seac: 38,
  sbw: 39,
  div: 44,
  callothersubr: 48,
  pop: 49,
  setcurrentpoint: 65,
} as const;
/** Operators of Type 2 that Type 1 does not have (Technical Note 5177, appendix A); all others have the same numbers. */
const type2 = { ...type1, hstemhm: 18, hintmask: 19, vstemhm: 23 } as const;

/** PostScript procedures that every font has: those for flex bend curves, the last replaces hints (8.3). */
const procedures = { endFlex: 0, startFlex: 1, addFlex: 2, replaceHints: 3, counters: [12, 13] } as const;

type Operands = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

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

  /** What operators do with their operands, after which the stack is empty. */
  readonly #drawing: Readonly<Record<number, (operands: Operands) => void>> = {
    [type1.hstem]: ([start, width]) => this.#stem(false, start, width),
    [type1.vstem]: ([start, width]) => this.#stem(true, start, width),
    [type1.hstem3]: (operands) => this.#stems(false, operands),
    [type1.vstem3]: (operands) => this.#stems(true, operands),
    [type1.rmoveto]: ([x, y]) => this.#move(x, y),
    [type1.hmoveto]: ([x]) => this.#move(x, 0),
    [type1.vmoveto]: ([y]) => this.#move(0, y),
    [type1.rlineto]: ([x, y]) => this.#line(x, y),
    [type1.hlineto]: ([x]) => this.#line(x, 0),
    [type1.vlineto]: ([y]) => this.#line(0, y),
    [type1.rrcurveto]: (points) => this.#curve(points),
    [type1.vhcurveto]: ([y1, x2, y2, x3]) => this.#curve([0, y1, x2, y2, x3, 0]),
    [type1.hvcurveto]: ([x1, x2, y2, y3]) => this.#curve([x1, 0, x2, y2, 0, y3]),
    [type1.closepath]: () => {
      this.#isOpen = false;
    },
    [type1.hsbw]: ([x, width]) => this.#start(x, 0, width),
    [type1.sbw]: ([x, y, width]) => this.#start(x, y, width),
    [type1.setcurrentpoint]: ([x, y]) => {
      this.#at = [x, y];
    },
    [type1.seac]: ([bearing, x, y, base, accent]) => {
      this.outline.accent = [(this.#bearing[0] ?? 0) - bearing + x, y, base, accent];
    },
    [type1.dotsection]: () => {},
    [type1.endchar]: () => {},
  };

  /** Operators that leave a result on the stack. */
  readonly #calculating: Readonly<Record<number, () => void>> = {
    [type1.div]: () => this.#stack.splice(-2, 2, (this.#stack.at(-2) ?? 0) / (this.#stack.at(-1) || 1)),
    [type1.callothersubr]: () => this.#call(),
    [type1.pop]: () => this.#stack.push(this.#results.pop() ?? 0),
  };

  /** @returns whether the glyph ended */
  run(code: Uint8Array, depth = 0): boolean {
    if (depth > MAX_DEPTH) throw new Unsupported("nested too deeply");
    for (let i = 0; i < code.length; ) {
      this.#left -= 1;
      if (this.#left < 0) throw new Unsupported("too long");
      const byte = code[i++] as number;
      if (byte >= 32) {
        i += this.#pushNumber(byte, code, i);
        continue;
      }
      const operator = byte === type1.escape ? 32 + (code[i++] ?? 0) : byte;
      if (operator === type1.return) return false;
      if (operator === type1.callsubr) {
        const subroutine = this.font.subroutines[this.#stack.pop() ?? -1];
        if (!subroutine) throw new Unsupported("no such subroutine");
        if (this.run(subroutine, depth + 1)) return true;
      } else if (this.#do(operator)) return true;
    }
    return false;
  }

  /** Pushes the number that starts with a byte. @returns how many of the next bytes are part of it */
  #pushNumber(byte: number, code: Uint8Array, next: number): number {
    const at = (i: number) => code[next + i] ?? 0;
    if (byte <= 246) this.#stack.push(byte - 139);
    else if (byte <= 250) this.#stack.push((byte - 247) * 256 + at(0) + 108);
    else if (byte <= 254) this.#stack.push(-(byte - 251) * 256 - at(0) - 108);
    else this.#stack.push((at(0) << 24) | (at(1) << 16) | (at(2) << 8) | at(3));
    return byte <= 246 ? 0 : byte <= 254 ? 1 : 4;
  }

  /** @returns whether the glyph ended */
  #do(operator: number): boolean {
    const calculate = this.#calculating[operator];
    if (calculate) {
      calculate();
      return false;
    }
    const draw = this.#drawing[operator];
    if (!draw) throw new Unsupported(`operator ${operator}`);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = this.#stack;
    draw([a, b, c, d, e, f]);
    this.#stack = [];
    return operator === type1.endchar || operator === type1.seac;
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

  #stems(isVertical: boolean, [a, b, c, d, e, f]: Operands) {
    this.#stem(isVertical, a, b);
    this.#stem(isVertical, c, d);
    this.#stem(isVertical, e, f);
  }

  /** Calls a PostScript procedure. */
  #call() {
    const number = this.#stack.pop() ?? -1;
    const count = this.#stack.pop() ?? 0;
    const values = count > 0 ? this.#stack.splice(-count) : [];
    if (number === procedures.startFlex) {
      this.#open(this.#at);
      this.#flex = [];
    } else if (number === procedures.addFlex) this.#flex?.push([...this.#at]);
    else if (number === procedures.endFlex) {
      const [, ...points] = this.#flex ?? [];
      this.#flex = undefined;
      if (points.length !== 6) throw new Unsupported("a flex of other points");
      for (const half of [points.slice(0, 3), points.slice(3)]) this.#curveTo(half);
      this.#results = [values[2] ?? 0, values[1] ?? 0];
    } else if (number === procedures.replaceHints) {
      this.#active = new Set();
      this.#results = values;
    } else if (procedures.counters.some((one) => one === number)) this.#results = [];
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
  const [a, b, c = 0, d = 0, e = 0, f = 0] = step.by;
  if (step.kind === "move")
    return a === 0 ? [type2.vmoveto, [b]] : b === 0 ? [type2.hmoveto, [a]] : [type2.rmoveto, [a, b]];
  if (step.kind === "line")
    return b === 0 ? [type2.hlineto, [a]] : a === 0 ? [type2.vlineto, [b]] : [type2.rlineto, [a, b]];
  if (a === 0 && f === 0) return [type2.vhcurveto, [b, c, d, e]];
  if (b === 0 && e === 0) return [type2.hvcurveto, [a, c, d, f]];
  return [type2.rrcurveto, step.by];
}

type Hints = {
  /** The stems of an outline by their keys, horizontal ones first, as masks count them. */
  order: (readonly [key: string, stem: Stem])[];
  /** Whether they change within the outline. */
  needsMask: boolean;
};

/** Returns the hints of an outline; undefined without any, or with more than Type 2 allows. */
function hintsOf({ steps, stems }: Outline): Hints | undefined {
  const sorted = [...stems].sort(([, a], [, b]) => a.start - b.start || a.width - b.width);
  const order = [false, true].flatMap((isVertical) =>
    sorted.filter(([, stem]) => stem.isVertical === isVertical),
  );
  if (order.length === 0 || order.length > MAX_STEMS) return undefined;
  const masks = new Set(steps.map(({ stems: active }) => active));
  return { order, needsMask: masks.size > 1 || [...masks].some(({ size }) => size !== order.length) };
}

/** Writes where stems are, each from the end of the one before. */
function writeStems(bytes: number[], { order, needsMask }: Hints): void {
  for (const isVertical of [false, true]) {
    let edge = 0;
    const own = order.filter(([, stem]) => stem.isVertical === isVertical);
    for (const [, { start, width }] of own) {
      writeNumber(bytes, start - edge);
      writeNumber(bytes, width);
      edge = start + width;
    }
    const operators = needsMask ? [type2.hstemhm, type2.vstemhm] : [type2.hstem, type2.vstem];
    if (own.length > 0) bytes.push(operators[isVertical ? 1 : 0] as number);
  }
}

/** Writes which stems are active from here on, a bit for each. */
function writeMask(bytes: number[], { order }: Hints, active: ReadonlySet<string>): void {
  const mask = new Array<number>(Math.ceil(order.length / 8)).fill(0);
  for (const [i, [key]] of order.entries())
    if (active.has(key)) mask[i >> 3] = (mask[i >> 3] ?? 0) | (0x80 >> (i & 7));
  bytes.push(type2.hintmask, ...mask);
}

function writeOutline(outline: Outline): Buffer {
  const bytes: number[] = [];
  writeNumber(bytes, outline.width);
  const hints = hintsOf(outline);
  if (hints) writeStems(bytes, hints);
  let active: ReadonlySet<string> | undefined;
  for (const { step, stems } of outline.steps) {
    if (hints?.needsMask && stems !== active) writeMask(bytes, hints, stems);
    active = stems;
    const [operator, operands] = operationOf(step);
    for (const operand of operands) writeNumber(bytes, operand);
    bytes.push(operator);
  }
  for (const value of outline.accent ?? []) writeNumber(bytes, value);
  bytes.push(type2.endchar);
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
