/**
 * The declarations that take what the build cuts out of React from React's types too: a page that gives an element such an attribute, a
 * listener or a style does not compile, however its properties come to the element.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace/root.ts';
import { REFUSED_ATTRIBUTES, REFUSED_STYLES } from './elements.ts';
import { EVENTS } from './parts.ts';

/** The file of the declarations. */
export const TYPES = join(root, 'webview-app/src/react-cuts.d.ts');

const HEAD = `/**
 * The attributes, listeners and styles that the build's React has not (decision 026): an element that has one does not compile. A test
 * of scripts/vite/lean-react writes this file.
 */
import 'react';
`;

/** Returns the text of the declarations for the releases of React's types and cuts that are here. */
export function typesOfCuts(): string {
  const types = readFileSync(join(root, 'node_modules/@types/react/index.d.ts'), 'utf8');
  const listeners = [...types.matchAll(/^\s+(on[A-Z]\w+)\?:/gm)].map(([, name = '']) => name);
  const unheard = listeners.filter((name) => !EVENTS.has(name.replace(/Capture$/, '')));
  const gone = (names: Iterable<string>) => [...new Set(names)].sort().map((name) => `    ${name}?: never;\n`);
  const attributes = gone([...unheard, ...REFUSED_ATTRIBUTES]).join('');
  // An element of HTML has the first, one of SVG the second, in which a member of its own counts before those that it takes over.
  const parts = [
    `  interface ClassAttributes<T> {\n${attributes}  }\n`,
    `  interface SVGProps<T> {\n${attributes}  }\n`,
    `  interface CSSProperties {\n${gone(REFUSED_STYLES).join('')}  }\n`,
  ];
  return `${HEAD}\ndeclare module 'react' {\n${parts.join('')}}\n`;
}
