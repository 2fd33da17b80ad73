import { kitWords } from '../../kit/words/index.ts';
import { areaOf } from '../area.ts';
import type { ScreenModule } from '../screen.ts';
import { words } from './words/index.ts';

/** Coins and goods have the area's words; each page has its own beside, in the folder of its parts: nobody opens all of them. */
export const area = areaOf(import.meta.glob<ScreenModule>(['./*.tsx', '!./*.test.tsx']), [kitWords, words]);
