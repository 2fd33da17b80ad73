import { askWords } from '../../features/ask/words/index.ts';
import { evaluationWords } from '../../features/evaluation/words/index.ts';
import { validityWords } from '../../kit/page/validity/words/index.ts';
import { kitWords } from '../../kit/words/index.ts';
import { areaOf } from '../area.ts';
import type { ScreenModule } from '../screen.ts';
import { chatWords } from './chat/words/index.ts';
import { words } from './words/index.ts';

export const area = areaOf(import.meta.glob<ScreenModule>(['./*.tsx', '!./*.test.tsx']), [
  askWords,
  chatWords,
  evaluationWords,
  kitWords,
  validityWords,
  words,
]);
