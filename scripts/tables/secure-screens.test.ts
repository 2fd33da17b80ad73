import { expect, test } from 'vitest';
import { readTree } from '../source/tree.ts';
import { secureFaults } from './secure-screens.ts';

const FACE = 'app/kit/face.tsx';

/** Returns the faults of a screen with one part, which has this text. */
function faults(part: string, secure = false, path = FACE): string[] {
  const all: Record<string, string> = {
    'app/screens/a/card.tsx': `import '../../${path.slice('app/'.length)}'; export const Screen = 1;`,
    [path]: part,
  };
  const modules = readTree(Object.keys(all), (file) => all[file] ?? '');
  return secureFaults(
    { 'a.card': { secure } },
    { modules, screenPath: (id) => `app/screens/${id.replace('.', '/')}.tsx` },
  );
}

const FOUND = [`a.card draws a number of identity or of a card in ${FACE}, and is not secure`];

test.each([
  'export const Face = ({ card }) => card.cardNo;',
  'export const Face = ({ idCard }) => idCard;',
  'export const Face = (props) => { const { person: { maskIdCard: no } } = props; return no; };',
  'export const Face = ({ person }) => person?.insuredIdCard;',
])('V03: a screen whose part reads such a number is secure: %s', (part) => {
  expect([faults(part), faults(part, true)]).toEqual([FOUND, []]);
});

test.each([
  ['export const Face = ({ card }) => card.title;', FACE],
  ['export const idCardNo = 1; send({ cardNo: 1 });', FACE],
  ['export const pick = ({ cardNo }) => cardNo;', 'app/kit/pick.ts'],
  ['export const Row = ({ cardNo }) => cardNo;', 'app/app/row.tsx'],
])('V03: what draws no number may be seen: %s of %s', (part, path) => {
  expect(faults(part, false, path)).toEqual([]);
});
