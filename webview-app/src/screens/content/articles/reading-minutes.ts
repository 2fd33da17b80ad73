import type { ArticleBlock } from '../../../api/account.ts';

/** The reading speed of an adult per minute: Chinese characters, or words of other languages. */
const CHARACTERS = 400;
const WORDS = 220;

/** Returns the minutes that a text in blocks takes to read, rounded up, but at least 1. */
export function readingMinutes(blocks: readonly ArticleBlock[]): number {
  const text = blocks.flatMap(({ text: own = '', items = [], rows = [] }) => [own, ...items, ...rows.flat()]).join(' ');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\d]+/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(characters / CHARACTERS + words / WORDS));
}
