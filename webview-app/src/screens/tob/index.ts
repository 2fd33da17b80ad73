import { partnerWords } from '../../features/exam/partner/words/index.ts';
import { validityWords } from '../../kit/page/validity/words/index.ts';
import { kitWords } from '../../kit/words/index.ts';
import { areaOf } from '../area.ts';
import type { ScreenModule } from '../screen.ts';

export const area = areaOf(import.meta.glob<ScreenModule>(['./*.tsx', '!./*.test.tsx']), [
  kitWords,
  validityWords,
  partnerWords,
]);
