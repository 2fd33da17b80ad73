import { words as nextWords } from '../../features/next/words/index.ts';
import { validityWords } from '../../kit/page/validity/words/index.ts';
import type { Words } from '../../messages/words.ts';
import { areaOf } from '../area.ts';
import type { ScreenModule } from '../screen.ts';

export const area = areaOf(import.meta.glob<ScreenModule>(['./*.tsx', '!./*.test.tsx']), [validityWords, nextWords], {
  screenWords: import.meta.glob<Words<unknown>>('./*/words/index.ts', { eager: true, import: 'words' }),
});
