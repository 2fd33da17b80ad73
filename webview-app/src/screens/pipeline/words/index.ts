/** Loads the words of services with steps. */
import { wordsOf } from '../../../messages/words.ts';
import type { PipelineWords } from './en.ts';

export const words = wordsOf<PipelineWords>({
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
});
export const { useWords } = words;
export type { PipelineWords } from './en.ts';
