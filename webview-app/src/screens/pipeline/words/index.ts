/** Loads the words of services with steps. */
import { wordsOf } from '../../../messages/words.ts';

export const words = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });
export const { useWords } = words;
export type { PipelineWords } from './en.ts';
