import type { ArticleBlock } from '../../../api/account.ts';

/** The reading speed of an adult per minute: Chinese characters, or words of other languages. */
const CHARACTERS_PER_MINUTE = 400;
const WORDS_PER_MINUTE = 220;

/** Returns the minutes that a text in blocks takes to read, rounded up, but at least 1. */
export function readingMinutes(blocks: readonly ArticleBlock[]): number {
  const text = blocks
    .flatMap(({ text: blockText = '', items = [], rows = [] }) => [blockText, ...items, ...rows.flat()])
    .join(' ');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\d]+/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(characters / CHARACTERS_PER_MINUTE + words / WORDS_PER_MINUTE));
}
