import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Check, Headset, WifiOff, X } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createLucideIcon } from '../../webview-app/src/ui/lucide-icon.ts';
import { root } from '../workspace/root.ts';

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

it('wouter asks its stand-ins for what they have, and for nothing where the router is given its place', async () => {
  const source = readFileSync(join(root, 'node_modules/wouter/src/index.js'), 'utf8');
  const asked = (module: string) =>
    [...source.matchAll(/import \{([^}]*)\} from "([^"]+)"/g)]
      .filter(([, , from]) => from === module)
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  expect(asked('regexparam')).toEqual(['parse as parsePattern']);
  expect(asked('./use-browser-location.js').filter(Boolean)).toEqual([
    'useBrowserLocation',
    'useSearch as useBrowserSearch',
  ]);
  // The default router has them, and no more: ours has a place of its own.
  expect(source.match(/\b(?:parsePattern|useBrowserLocation|useBrowserSearch)\b/g)).toHaveLength(6);
  const { Router, useLocation } = await import('wouter');
  const Place = () => useLocation()[0];
  const hook = () => ['/here', () => undefined] as [string, () => void];
  const given = { hook, children: createElement(Place) };
  expect(renderToStaticMarkup(createElement(Router, given))).toBe('/here');
});
