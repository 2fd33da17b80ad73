import { blocksWords } from '../../features/blocks/words/index.ts';
import { validityWords } from '../../kit/page/validity/words/index.ts';
import { kitWords } from '../../kit/words/index.ts';
import { areaOf } from '../area.ts';
import type { ReadsModule } from '../reads.ts';
import type { ScreenModule } from '../screen.ts';
import { words as claimWords } from './claim/words/index.ts';
import { words as claimedWords } from './claimed/words/index.ts';
import { words as ownWords } from './own/words/index.ts';
import { words as paidWords } from './paid/words/index.ts';
import { words as renewalWords } from './renewal/words/index.ts';
import { words } from './words/index.ts';

export const area = areaOf(
  import.meta.glob<ScreenModule>(['./*.tsx', '!./*.test.tsx']),
  [blocksWords, kitWords, validityWords, claimWords, claimedWords, ownWords, paidWords, renewalWords, words],
  { reads: import.meta.glob<ReadsModule>('./*.reads.ts', { eager: true }) },
);
