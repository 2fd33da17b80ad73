import { expect, it } from 'vitest';
import { readModule } from '../source/read-module.ts';
import { wordFindings } from './words-by-area.ts';

const AT = 'webview-app/src/';
const good: Readonly<Record<string, string>> = {
  'main.tsx': `import { App } from './app/app.tsx';`,
  'app/app.tsx': `import { ScreenFrame } from '../kit/screen-frame.tsx'; import { screenOf } from '#screens';`,
  'kit/screen-frame.tsx': `import { useText } from '../messages/index.ts';`,
  'kit/refund-screen.tsx': `import { Reasons } from './reasons.tsx';`,
  'kit/reasons.tsx': `import { useKitWords } from './words/index.ts';`,
  'screens/one/index.ts': `import { kitWords } from '../../kit/words/index.ts'; import { words } from './words/index.ts';`,
  'screens/one/refund.tsx': `import { RefundScreen } from '../../kit/refund-screen.tsx'; import { Part } from './parts/part.tsx';`,
  'screens/one/parts/part.tsx': `import { useWords } from '../words/index.ts';`,
  'screens/two/index.ts': `import { words } from './words/index.ts';`,
  'screens/two/start.tsx': `import { useWords } from './words/index.ts'; import { Frame } from '../../kit/screen-frame.tsx';`,
};
const findingsOf = (files: Readonly<Record<string, string | undefined>>) =>
  wordFindings(
    Object.entries(files).flatMap(([file, text]) => (text === undefined ? [] : [readModule(`${AT}${file}`, text)])),
  );

it('finds nothing where every list has what its screens say', () => {
  expect(findingsOf(good)).toEqual([]);
});

it('lets a screen bring words of the kit itself, for itself alone', () => {
  const alone = {
    'screens/two/list.tsx': `import { kitWords } from '../../kit/words/index.ts';
      import { RefundScreen } from '../../kit/refund-screen.tsx';
      export const words = { open: () => Promise.all([kitWords.open()]).then(() => undefined) };`,
  };
  expect(findingsOf({ ...good, ...alone })).toEqual([]);
  const other = { 'screens/two/refund.tsx': `import { RefundScreen } from '../../kit/refund-screen.tsx';` };
  expect(findingsOf({ ...good, ...alone, ...other })).toHaveLength(1);
});

it.each([
  [
    'a screen that takes a part of the kit, whose words its area does not list',
    { 'screens/two/refund.tsx': `import { RefundScreen } from '../../kit/refund-screen.tsx';` },
    `${AT}kit/reasons.tsx says ${AT}kit/words/index.ts, which ${AT}screens/two/index.ts does not list`,
  ],
  [
    'a screen loaded late that takes such a part',
    { 'screens/two/late.tsx': `const late = () => import('../../kit/refund-screen.tsx');` },
    `${AT}kit/reasons.tsx says ${AT}kit/words/index.ts, which ${AT}screens/two/index.ts does not list`,
  ],
  [
    'a frame that takes a part of the kit with words',
    { 'app/app.tsx': `import { RefundScreen } from '../kit/refund-screen.tsx';` },
    `${AT}kit/reasons.tsx is there before ${AT}kit/words/index.ts`,
  ],
  [
    'words that are listed for nothing',
    { 'screens/one/refund.tsx': `import { Part } from './parts/part.tsx';` },
    `${AT}screens/one/index.ts lists ${AT}kit/words/index.ts, which no screen says`,
  ],
  ['an area without a list', { 'screens/two/index.ts': undefined }, `${AT}screens/two/index.ts is missing`],
])('finds %s', (_, change, finding) => {
  expect(findingsOf({ ...good, ...change })).toEqual([finding]);
});
