/**
 * Merges a conversation from the server's record and the live lines. Rules:
 * 1. A line is identified by its number. If a number arrives twice, the newer copy is used.
 * 2. Lines are sorted by number, whatever the order of arrival.
 * 3. `last` is the highest known number. A line that is missing below it is a gap, which is requested.
 * 4. A plain text of a foreign client has no number. It is shown at the end until the record has been read again, because the record contains it as a
 * line.
 */
import type { ChatLine } from '../api/consultation.ts';

export interface PlainText {
  /** Increases with each plain text of a page load. */
  readonly number: number;
  readonly text: string;
  readonly at: number;
}

export interface Transcript {
  readonly lines: readonly ChatLine[];
  readonly plain: readonly PlainText[];
  readonly last: number;
}

export const EMPTY_TRANSCRIPT: Transcript = { lines: [], plain: [], last: 0 };

/** Returns the number up to which no line is missing. */
export function completeUpTo({ lines }: Transcript): number {
  const { length } = lines;
  if (length === 0 || lines[length - 1]?.seq === length) return length;
  const gap = lines.findIndex(({ seq }, index) => seq !== index + 1);
  return gap < 0 ? length : gap;
}

export const hasGap = (record: Transcript): boolean => completeUpTo(record) < record.last;

/** Records that the server has lines up to this number. */
export const withLastNumber = (record: Transcript, last: number): Transcript =>
  last > record.last ? { ...record, last } : record;

/** Adds lines. Returns the same object if none is new. */
export function withLines(record: Transcript, newLines: readonly ChatLine[]): Transcript {
  if (newLines.length === 0) return record;
  const end = record.lines.at(-1)?.seq ?? 0;
  const [singleLine] = newLines;
  // The usual case, fast for a conversation with ten thousand lines.
  if (newLines.length === 1 && singleLine && singleLine.seq > end)
    return { ...record, lines: [...record.lines, singleLine], last: higherNumber(record, singleLine) };
  const linesByNumber = new Map(record.lines.map((line) => [line.seq, line]));
  const changedLines = newLines.filter(
    ({ seq, messageId }) => seq > 0 && linesByNumber.get(seq)?.messageId !== messageId,
  );
  if (changedLines.length === 0) return record;
  for (const line of changedLines) linesByNumber.set(line.seq, line);
  const lines = [...linesByNumber.values()].sort((a, b) => a.seq - b.seq);
  return { ...record, lines, last: Math.max(record.last, lines.at(-1)?.seq ?? 0) };
}

const higherNumber = ({ last }: Transcript, { seq }: ChatLine): number => Math.max(last, seq);

export function withPlain(record: Transcript, text: string, time: number): Transcript {
  const number = (record.plain.at(-1)?.number ?? 0) + 1;
  return { ...record, plain: [...record.plain, { number, text, at: time }] };
}

/** Removes the plain texts that had arrived before the record was requested, because it now contains them. */
export const withoutPlain = (record: Transcript, upTo: number): Transcript =>
  record.plain.length === 0 ? record : { ...record, plain: record.plain.filter(({ number }) => number > upTo) };
