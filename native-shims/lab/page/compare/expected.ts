/** Lists the parts of a page that only some hosts have by design. `webview-app/matrix/differences.ts` has the whole list, with tests. */

import { COMPARE } from '../../words/table.ts';
import type { Word } from '../../words/word.ts';
import type { DrawnElement } from './drawn.ts';

interface Expected {
  readonly landmark: RegExp;
  readonly reason: Word;
}

const EXPECTED: readonly Expected[] = [
  { landmark: /^banner/, reason: COMPARE.expected.banner },
  {
    landmark: /^complementary (?:在App中体验更好|Better in the app)/,
    reason: COMPARE.expected.better,
  },
  {
    landmark: /^region (?:随时随地使用|Keep them at hand)/,
    reason: COMPARE.expected.keep,
  },
];

/** Returns the reason why only some hosts have an element. Undefined without a reason. */
export const expectedReason = ({ landmarks }: DrawnElement): Word | undefined =>
  EXPECTED.find(({ landmark }) => landmarks.some((name) => landmark.test(name)))?.reason;
