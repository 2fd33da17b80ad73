/** The texts about how long something can be used. They are separate from the kit's texts, so that a list loads only these few. */
import { wordsOf } from '../../../../messages/words.ts';

export const validityWords = wordsOf({ en: () => import('./en.ts'), zh: () => import('./zh.ts') });
