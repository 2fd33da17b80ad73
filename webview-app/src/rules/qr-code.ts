/**
 * Makes a QR code (ISO/IEC 18004) of a text. Rules:
 * 1. Byte mode in UTF-8, error correction M (15 % may be unreadable), the smallest of versions 1 to 20 that holds the text.
 * 2. The mask is the one with the least penalty of the standard's four.
 */

/** Rows of modules; true is dark. Without the quiet zone, which is four modules on each side. */
export type QrCode = readonly (readonly boolean[])[];

const MOST_VERSION = 20;
/** By version, for error correction M; the first is none. */
const CORRECTION_WORDS = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
/** The two bits of error correction M in the format. */
const LEVEL_M = 0;
const PADDING = [0xec, 0x11] as const;

/** Returns the code; undefined for a text of more than 666 bytes. */
export function qrCode(text: string): QrCode | undefined {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= MOST_VERSION; version++)
    if (4 + countBits(version) + 8 * bytes.length <= 8 * dataWords(version))
      return drawn(version, interleaved(version, wordsOf(version, bytes)));
  return undefined;
}

const countBits = (version: number): number => (version < 10 ? 8 : 16);
const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;

/** Returns the modules of a version that hold data and its correction. */
function rawBits(version: number): number {
  const plain = (16 * version + 128) * version + 64;
  if (version < 2) return plain;
  const marks = Math.floor(version / 7) + 2;
  return plain - ((25 * marks - 10) * marks - 55) - (version < 7 ? 0 : 36);
}

const rawWords = (version: number): number => Math.floor(rawBits(version) / 8);
const dataWords = (version: number): number => rawWords(version) - at(CORRECTION_WORDS, version) * at(BLOCKS, version);

/** Mode, length, bytes and padding as words of eight bits. */
function wordsOf(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, countBits(version));
  for (const byte of bytes) push(byte, 8);
  const capacity = 8 * dataWords(version);
  push(0, Math.min(4, capacity - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const words: number[] = [];
  for (let bit = 0; bit < bits.length; bit += 8)
    words.push(bits.slice(bit, bit + 8).reduce((sum, one) => sum * 2 + one, 0));
  for (let pad = 0; words.length < capacity / 8; pad++) words.push(at(PADDING, pad % 2));
  return words;
}

/** Splits the words into blocks, adds the correction of each, and takes the blocks' words in turns. */
function interleaved(version: number, words: readonly number[]): number[] {
  const count = at(BLOCKS, version);
  const correction = at(CORRECTION_WORDS, version);
  const short = Math.floor(rawWords(version) / count) - correction;
  const longBlocks = rawWords(version) % count;
  const divisor = generator(correction);
  const blocks: { data: readonly number[]; extra: readonly number[] }[] = [];
  for (let block = 0, from = 0; block < count; block++) {
    const length = short + (block < count - longBlocks ? 0 : 1);
    const data = words.slice(from, from + length);
    from += length;
    blocks.push({ data, extra: remainder(data, divisor) });
  }
  const taken: number[] = [];
  for (let index = 0; index <= short; index++)
    for (const { data } of blocks) if (index < data.length) taken.push(at(data, index));
  for (let index = 0; index < correction; index++) for (const { extra } of blocks) taken.push(at(extra, index));
  return taken;
}

/** Multiplies in the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1. */
function product(x: number, y: number): number {
  let sum = 0;
  for (let bit = 7; bit >= 0; bit--) {
    sum = (sum << 1) ^ ((sum >>> 7) * 0x11d);
    sum ^= ((y >>> bit) & 1) * x;
  }
  return sum;
}

/** Returns the Reed-Solomon generator of a degree, without its leading 1. */
function generator(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++) found[index] = product(at(found, index), root) ^ at(found, index + 1);
    root = product(root, 2);
  }
  return found;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [index, one] of divisor.entries()) rest[index] = at(rest, index) ^ product(one, factor);
  }
  return rest;
}

/** The square while it is drawn: modules by row and column, and those that belong to the pattern of every code. */
interface Square {
  readonly size: number;
  readonly dark: Uint8Array;
  readonly fixed: Uint8Array;
}

function drawn(version: number, words: readonly number[]): QrCode {
  const size = 17 + 4 * version;
  const square: Square = { size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) };
  drawPattern(square, version);
  drawWords(square, words);
  const masked = MASKS.map((_, mask) => withMask(square, mask));
  const penalties = masked.map((one) => penalty(one, size));
  const best = masked[penalties.indexOf(Math.min(...penalties))] ?? square.dark;
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (__, x) => best[y * size + x] === 1));
}

function set({ size, dark, fixed }: Square, x: number, y: number, isDark: boolean): void {
  if (x < 0 || y < 0 || x >= size || y >= size) return;
  dark[y * size + x] = isDark ? 1 : 0;
  fixed[y * size + x] = 1;
}

function drawPattern(square: Square, version: number): void {
  const { size } = square;
  for (let index = 0; index < size; index++) {
    set(square, 6, index, index % 2 === 0);
    set(square, index, 6, index % 2 === 0);
  }
  const corners: readonly (readonly [number, number])[] = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ];
  for (const [x, y] of corners) drawRings(square, x, y, 4, (distance) => distance !== 2 && distance !== 4);
  const marks = markPlaces(version, size);
  const [first, last] = [marks[0], marks.at(-1)];
  for (const x of marks)
    for (const y of marks) {
      const isCorner = (x === first && y === first) || (x === first && y === last) || (x === last && y === first);
      if (!isCorner) drawRings(square, x, y, 2, (distance) => distance !== 1);
    }
  drawFormat(square, square.dark, 0);
  if (version >= 7) drawVersion(square, version);
}

function drawRings(square: Square, x: number, y: number, reach: number, isDark: (distance: number) => boolean): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) set(square, x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** Returns the places of the small marks, the same in both directions. */
function markPlaces(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const places = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step);
  return [6, ...places.reverse()];
}

/** Returns the value followed by its remainder of `bits` bits. */
function protectedBits(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < bits; step++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  return (value << bits) | rest;
}

function drawFormat({ size, fixed }: Square, dark: Uint8Array, mask: number): void {
  const bits = protectedBits((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
  const target: Square = { size, dark, fixed };
  const bit = (index: number) => ((bits >>> index) & 1) === 1;
  for (let index = 0; index <= 5; index++) set(target, 8, index, bit(index));
  set(target, 8, 7, bit(6));
  set(target, 8, 8, bit(7));
  set(target, 7, 8, bit(8));
  for (let index = 9; index < 15; index++) set(target, 14 - index, 8, bit(index));
  for (let index = 0; index < 8; index++) set(target, size - 1 - index, 8, bit(index));
  for (let index = 8; index < 15; index++) set(target, 8, size - 15 + index, bit(index));
  set(target, 8, size - 8, true);
}

function drawVersion(square: Square, version: number): void {
  const bits = protectedBits(version, 12, 0x1f25);
  for (let index = 0; index < 18; index++) {
    const far = square.size - 11 + (index % 3);
    const near = Math.floor(index / 3);
    const isDark = ((bits >>> index) & 1) === 1;
    set(square, far, near, isDark);
    set(square, near, far, isDark);
  }
}

/** Fills the free modules in pairs of columns, up and down in turns, from the right. */
function drawWords({ size, dark, fixed }: Square, words: readonly number[]): void {
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    // The column of the timing pattern is no pair's.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y * size + x] || bit >= words.length * 8) continue;
        dark[y * size + x] = (at(words, bit >>> 3) >>> (7 - (bit & 7))) & 1;
        bit++;
      }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function withMask(square: Square, mask: number): Uint8Array {
  const { size, fixed } = square;
  const dark = square.dark.map((one, index) =>
    !fixed[index] && MASKS[mask]?.(index % size, Math.floor(index / size)) ? 1 - one : one,
  );
  drawFormat(square, dark, mask);
  return dark;
}

const FINDER = [1, 0, 1, 1, 1, 0, 1] as const;

function penalty(dark: Uint8Array, size: number): number {
  let sum = 0;
  const lines = Array.from({ length: size }, (_, index) => [
    Array.from({ length: size }, (__, step) => at(dark, index * size + step)),
    Array.from({ length: size }, (__, step) => at(dark, step * size + index)),
  ]).flat();
  for (const line of lines) sum += runPenalty(line) + 40 * finders(line);
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const here = dark[y * size + x];
      const others = [dark[y * size + x - 1], dark[(y - 1) * size + x], dark[(y - 1) * size + x - 1]];
      if (others.every((one) => one === here)) sum += 3;
    }
  const share = dark.reduce((count, one) => count + one, 0) / (size * size);
  return sum + 10 * Math.floor(Math.abs(share * 20 - 10));
}

/** Five modules of one colour in a row cost 3, each further one 1. */
function runPenalty(line: readonly number[]): number {
  let sum = 0;
  let run = 0;
  for (const [index, one] of line.entries()) {
    run = index > 0 && one === line[index - 1] ? run + 1 : 1;
    if (run === 5) sum += 3;
    else if (run > 5) sum++;
  }
  return sum;
}

/** Counts what looks like a corner's mark, with four light modules before or after it. */
function finders(line: readonly number[]): number {
  let count = 0;
  for (let from = 0; from + FINDER.length <= line.length; from++) {
    if (!FINDER.every((one, index) => line[from + index] === one)) continue;
    const isLight = (start: number) => [0, 1, 2, 3].every((step) => !line[start + step]);
    if (isLight(from - 4)) count++;
    if (isLight(from + FINDER.length)) count++;
  }
  return count;
}
