import { expect, it } from 'vitest';
import { readTree } from '../source/tree.ts';
import { checkReach, pathsIn, withoutComments } from './reachable.ts';

const FILES: Readonly<Record<string, string>> = {
  'app/screens/a.home.ts': `import { Row } from '../kit/row.ts'; Row(href('a.list'));`,
  'app/kit/row.ts': `export const Row = () => href('a.help');`,
  'app/screens/a.list.ts': `import('./a.deep.ts');`,
  'app/screens/a.deep.ts': `href('a.never');`,
  'app/screens/a.offered.ts': `go('a.after', 'a word of no route');`,
};
const IDS = ['a.home', 'a.list', 'a.help', 'a.deep', 'a.never', 'a.offered', 'a.after'];

const check = (outside: Readonly<Record<string, string>>) =>
  checkReach(
    IDS,
    {
      modules: readTree(Object.keys(FILES), (path) => FILES[path] ?? ''),
      start: 'a.home',
      screenPath: (id) => `app/screens/${id}.ts`,
      offered: ['a.offered'],
    },
    outside,
  ).faults;

it('finds what a person comes to from the home page, by the app’s links and by the service’s', () => {
  expect(check({})).toEqual([
    expect.stringMatching(/^nothing leads to a\.deep: .*routes\.json/),
    expect.stringMatching(/^nothing leads to a\.never: /),
  ]);
});

it('takes a reason only for what nothing leads to', () => {
  expect(check({ 'a.deep': 'shared', 'a.never': 'shared' })).toEqual([]);
  expect(check({ 'a.deep': 'shared', 'a.never': 'shared', 'a.list': 'shared', 'a.gone': 'shared' })).toEqual([
    expect.stringMatching(/^a\.list is not opened from outside alone, as .*routes\.json says$/),
    expect.stringMatching(/^a\.gone is not opened from outside alone/),
  ]);
});

it('reads no address of a comment', () => {
  const text = [
    '/** Leads to /health/service. */',
    "const a = 'https://h.example/health/landing'; // As /health/sos.",
    "  // '/health/steps'",
    "  /* Of '/health/never'",
    "   * and '/health/none'. */ const b = '/health/package-list';",
  ].join('\n');
  expect(pathsIn(withoutComments(text))).toEqual(['/landing', '/package-list']);
});

it('reads the addresses of a text', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is the source of a template.
  const text = "'/health/service' `/health/sos/${productNo}/${orderNo}?tab=1` '/health' '/health/package-list/'";
  expect(pathsIn(text)).toEqual(['/service', '/sos/any/any', '/package-list']);
});
