import { areaOf } from '../area.ts';
import type { ScreenModule } from '../screen.ts';
import { downloadWords } from './parts/words/index.ts';
import { words } from './words/index.ts';

export const area = areaOf(import.meta.glob<ScreenModule>(['./*.tsx', '!./*.test.tsx']), [downloadWords, words]);
