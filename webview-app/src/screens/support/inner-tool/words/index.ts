import { wordsOf } from '../../../../messages/words.ts';
import type { en } from './en.ts';

export const words = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });
export type ToolWords = typeof en;
export const { useWords } = words;
