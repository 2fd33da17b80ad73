import { validityWords } from '../../kit/page/validity/words/index.ts';
import { kitWords } from '../../kit/words/index.ts';
import { areaOf } from '../area.ts';
import type { ReadsModule } from '../reads.ts';
import type { ScreenModule } from '../screen.ts';
import { words } from './words/index.ts';

export const area = areaOf(
  import.meta.glob<ScreenModule>(['./*.tsx', '!./*.test.tsx']),
  [validityWords, kitWords, words],
  { reads: import.meta.glob<ReadsModule>('./*.reads.ts', { eager: true }) },
);
