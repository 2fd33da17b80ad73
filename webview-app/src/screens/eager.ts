/** All screens and words at once: for the single file, where lazy ones would only cost bytes and time. */
import { articleWords } from '../kit/article/words/index.ts';
import { askWords } from '../kit/ask/words/index.ts';
import { blocksWords } from '../kit/blocks/words/index.ts';
import { chatWords } from '../kit/chat/words/index.ts';
import { downloadWords } from '../kit/download/words/index.ts';
import { evaluationWords } from '../kit/evaluation/words/index.ts';
import { partnerWords } from '../kit/exam/partner/words/index.ts';
import { questionnaireWords } from '../kit/questionnaire/words/index.ts';
import { kitWords } from '../kit/words/index.ts';
import type { Words } from '../messages/words.ts';
import { partsOf, type ScreenModule, type ScreenSource } from './screen.ts';

const modules = import.meta.glob<ScreenModule>(['./*/*.tsx', '!./*/*.test.tsx'], { eager: true });
const areaWords = import.meta.glob<Words<unknown>>(['./*/words/index.ts', './*/*/words/index.ts'], {
  eager: true,
  import: 'words',
});

for (const { want } of [
  kitWords,
  articleWords,
  askWords,
  blocksWords,
  partnerWords,
  chatWords,
  downloadWords,
  evaluationWords,
  questionnaireWords,
  ...Object.values(areaWords),
])
  want();

/** The way to the screen of a row. Every row has one (`npm run check-tables`). */
export function screenOf(id: string): ScreenSource {
  const { area, name } = partsOf(id);
  const ready = modules[`./${area}/${name}.tsx`]?.Screen;
  if (!ready) throw new Error(`no screen ${id}`);
  return { ready, load: async () => ready };
}
