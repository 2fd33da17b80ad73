/**
 * Merges a conversation from the server's record and the live lines. Rules:
 * 1. A line is identified by its number. If a number comes twice, the newer copy counts.
 * 2. Lines are sorted by number, whatever the order of arrival.
 * 3. `last` is the highest known number. A line that is missing below it is a gap, which is requested.
 * 4. A plain text of a foreign client has no number. It stands at the end until the record has been read again, which contains it as a
 * line.
 */
import type { ChatLine } from '../api/consultation.ts';

export interface PlainText {
  /** Increases with each plain text of a page load. */
  readonly number: number;
  readonly text: string;
  readonly at: number;
}

export interface Said {
  readonly lines: readonly ChatLine[];
  readonly plain: readonly PlainText[];
  readonly last: number;
}

export const NOTHING_SAID: Said = { lines: [], plain: [], last: 0 };

/** Returns the number up to which no line is missing. */
export function wholeUpTo({ lines }: Said): number {
  const { length } = lines;
  if (length === 0 || lines[length - 1]?.seq === length) return length;
  const gap = lines.findIndex(({ seq }, index) => seq !== index + 1);
  return gap < 0 ? length : gap;
}

export const hasGap = (record: Said): boolean => wholeUpTo(record) < record.last;

/** Records that the server has lines up to this number. */
export const heardOf = (record: Said, last: number): Said => (last > record.last ? { ...record, last } : record);

/** Adds lines. Returns the same object if none is new. */
export function withLines(record: Said, fresh: readonly ChatLine[]): Said {
  if (fresh.length === 0) return record;
  const end = record.lines.at(-1)?.seq ?? 0;
  const [only] = fresh;
  // The usual case, fast for a conversation with ten thousand lines.
  if (fresh.length === 1 && only && only.seq > end)
    return { ...record, lines: [...record.lines, only], last: higher(record, only) };
  const known = new Map(record.lines.map((line) => [line.seq, line]));
  const isNews = fresh.filter(({ seq, messageId }) => seq > 0 && known.get(seq)?.messageId !== messageId);
  if (isNews.length === 0) return record;
  for (const line of isNews) known.set(line.seq, line);
  const lines = [...known.values()].sort((a, b) => a.seq - b.seq);
  return { ...record, lines, last: Math.max(record.last, lines.at(-1)?.seq ?? 0) };
}

const higher = ({ last }: Said, { seq }: ChatLine): number => Math.max(last, seq);

export function withPlain(record: Said, text: string, time: number): Said {
  const number = (record.plain.at(-1)?.number ?? 0) + 1;
  return { ...record, plain: [...record.plain, { number, text, at: time }] };
}

/** Removes the plain texts that had arrived before the record was requested, because it now contains them. */
export const withoutPlain = (record: Said, upTo: number): Said =>
  record.plain.length === 0 ? record : { ...record, plain: record.plain.filter(({ number }) => number > upTo) };
