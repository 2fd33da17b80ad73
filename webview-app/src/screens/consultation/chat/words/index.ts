import { wordsOf } from '../../../../messages/words.ts';

export const chatWords = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });
export const useChatWords = chatWords.useWords;
export type { ChatWords } from './en.ts';
