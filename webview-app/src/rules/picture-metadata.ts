/**
 * Takes out of a picture's file what it tells besides the picture: place, time, phone, thumbnail, comments. For a file that is sent as
 * it is; one that is drawn anew has none of it. How a photo lies (its orientation) stays, for it is part of the picture. Bytes that are
 * not understood stay as they are.
 */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return plainJpeg(bytes);
  if (textAt(bytes, 1, 3) === 'PNG') return plainPng(bytes);
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return plainWebp(bytes);
  return bytes;
}

/** A part of a file, from its first byte to before its last. */
type Part = readonly [from: number, to: number];

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

function joined(bytes: Uint8Array, parts: readonly (Part | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const pieces = parts.map((part) => (part instanceof Uint8Array ? part : bytes.subarray(...part)));
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
/** Segments of programs that say how colours are meant: of the frame, the colour profile, Adobe's. */
const OF_COLOURS: readonly number[] = [0xe0, 0xe2, 0xee];
const isMetadata = (marker: number): boolean =>
  marker === COMMENT || (marker >= 0xe0 && marker <= 0xef && !OF_COLOURS.includes(marker));

function plainJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const kept: (Part | Uint8Array)[] = [[0, 2]];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length || end < at + 4) return bytes;
    if (marker === APP1) orientation = orientationIn(bytes.subarray(at + 4, end)) ?? orientation;
    if (!isMetadata(marker)) kept.push([at, end]);
    at = end;
  }
  if (bytes[at] !== 0xff) return bytes;
  if (orientation !== 1) kept.splice(1, 0, segmentOf(orientation));
  return joined(bytes, [...kept, [at, bytes.length]]);
}

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
const ORIENTATION = 0x0112;

/** Reads the orientation, 2 to 8, of an Exif segment's content. */
function orientationIn(content: Uint8Array): number | undefined {
  if (!EXIF.every((byte, i) => content[i] === byte) || content.length < 14) return undefined;
  const view = viewOf(content.subarray(6));
  const isLittle = view.getUint16(0) === 0x4949;
  const list = view.getUint32(4, isLittle);
  if (list + 2 > view.byteLength) return undefined;
  const count = view.getUint16(list, isLittle);
  for (let i = 0; i < count; i += 1) {
    const entry = list + 2 + i * 12;
    if (entry + 12 > view.byteLength) return undefined;
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** Makes an Exif segment that tells the orientation and nothing else. */
const segmentOf = (orientation: number): Uint8Array =>
  Uint8Array.of(
    ...[0xff, APP1, 0, 34, ...EXIF, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  );

const PNG_METADATA: readonly string[] = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'];

function plainPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const kept: Part[] = [[0, 8]];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 12 <= bytes.length ? at + 12 + view.getUint32(at) : 0;
    if (end === 0 || end > bytes.length) return bytes;
    if (!PNG_METADATA.includes(textAt(bytes, at + 4, 4))) kept.push([at, end]);
    at = end;
  }
  return joined(bytes, kept);
}

const WEBP_METADATA: readonly string[] = ['EXIF', 'XMP '];
/** The bits of the head that announce them. */
const WEBP_FLAGS = 0b1100;

function plainWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const kept: Part[] = [[0, 12]];
  for (let at = 12; at < bytes.length; ) {
    const size = at + 8 <= bytes.length ? view.getUint32(at + 4, true) : bytes.length;
    const end = at + 8 + size + (size % 2);
    if (end > bytes.length) return bytes;
    if (!WEBP_METADATA.includes(textAt(bytes, at, 4))) kept.push([at, end]);
    at = end;
  }
  const plain = joined(bytes, kept);
  viewOf(plain).setUint32(4, plain.length - 8, true);
  if (textAt(plain, 12, 4) === 'VP8X') plain[20] = (plain[20] ?? 0) & ~WEBP_FLAGS;
  return plain;
}
