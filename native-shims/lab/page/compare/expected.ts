/** Parts of a page that only some hosts have, by intent. `webview-app/matrix/differences.ts` is the whole list, and is proved. */
import type { Drawn } from './drawn.ts';

interface Expected {
  readonly landmark: RegExp;
  readonly reason: string;
}

const EXPECTED: readonly Expected[] = [
  { landmark: /^banner/, reason: 'A browser has no title bar of its own: the page draws one' },
  {
    landmark: /^complementary (?:在App中体验更好|Better in the app)/,
    reason: 'Outside of the own apps a page says that it is better there',
  },
  {
    landmark: /^region (?:随时随地使用|Keep them at hand)/,
    reason: 'Somebody in the own app needs no way to get it',
  },
];

/** Returns the reason why some hosts alone have a thing; undefined where there is none. */
export const expectedReason = ({ landmarks }: Drawn): string | undefined =>
  EXPECTED.find(({ landmark }) => landmarks.some((one) => landmark.test(one)))?.reason;
