import { blocksWords } from '../../kit/blocks/words/index.ts';
import { validityWords } from '../../kit/validity/words/index.ts';
import { kitWords } from '../../kit/words/index.ts';
import { areaOf } from '../area.ts';
import type { ReadsModule } from '../reads.ts';
import type { ScreenModule } from '../screen.ts';
import { words as medalWords } from './medals/words/index.ts';
import { words as minappWords } from './minapp/words/index.ts';
import { words as pipelineWords } from './pipeline/words/index.ts';
import { words } from './words/index.ts';

export const area = areaOf(
  import.meta.glob<ScreenModule>(['./*.tsx', '!./*.test.tsx']),
  [blocksWords, kitWords, validityWords, medalWords, minappWords, pipelineWords, words],
  import.meta.glob<ReadsModule>('./*.reads.ts'),
);
