import { kitWords } from '../../kit/words/index.ts';
import type { Words } from '../../messages/words.ts';
import { areaOf } from '../area.ts';
import type { ScreenModule } from '../screen.ts';
import { words } from './words/index.ts';

export const area = areaOf(import.meta.glob<ScreenModule>(['./*.tsx', '!./*.test.tsx']), [kitWords, words], {
  screenWords: import.meta.glob<Words<unknown>>('./*/words/index.ts', { eager: true, import: 'words' }),
});
