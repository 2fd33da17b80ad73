import { areaOf } from '../area.ts';
import type { ScreenModule } from '../screen.ts';

/** Each page has its own words, in the folder of its parts: nobody opens all of them. */
export const area = areaOf(import.meta.glob<ScreenModule>(['./*.tsx', '!./*.test.tsx']), []);
