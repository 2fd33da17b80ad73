import { wordsOf } from '../../../../messages/words.ts';

export const words = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });
export const { useWords } = words;
export type { PaidWords } from './en.ts';
