import { Check, Headset, WifiOff, X } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createLucideIcon } from '../../webview-app/src/ui/lucide-icon.ts';
import { stubs } from './stubs.ts';

/** Tags and attributes in any order, without lucide's own class names, which nothing here looks for. */
const parts = (markup: string) =>
  markup
    .replace(/\blucide(?:-[\w-]+)? */g, '')
    .replace(' class=""', '')
    .match(/<\/?\w+|[\w-]+="[^"]*"/g)
    ?.sort();

it.each([
  ['x', X, { size: 18, 'aria-hidden': true }],
  ['check', Check, { size: 14, strokeWidth: 3, 'aria-hidden': true }],
  ['headset', Headset, {}],
  ['wifi-off', WifiOff, { className: 'icon', 'aria-hidden': true }],
] as const)('the icon %s is drawn as lucide-react draws it', async (name, Theirs, props) => {
  const { __iconData } = await import(`../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
  const theirs = parts(renderToStaticMarkup(createElement(Theirs, props)));
  expect(theirs?.length).toBeGreaterThan(10);
  expect(parts(renderToStaticMarkup(createElement(createLucideIcon(__iconData), props)))).toEqual(theirs);
});

it('wouter’s router draws its children and nothing else, and no module asks wouter for more', async () => {
  const { Router } = await import('wouter');
  const hook = () => ['/here', () => undefined] as [string, () => void];
  const given = { hook, children: createElement('p', null, 'here') };
  expect(renderToStaticMarkup(createElement(Router, given))).toBe('<p>here</p>');
  const { load } = stubs();
  if (typeof load !== 'function') throw new Error('no stubs');
  const code = String(await load.call({} as never, '\0stub:wouter'));
  expect([...code.matchAll(/export (?:const|function) (\w+)/g)].map(([, name]) => name)).toEqual(['Router']);
});
