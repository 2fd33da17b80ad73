/** Checks style sheets for features that are younger than the oldest engines. Allowed are ignorable ones and `@supports`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type ChildNode, type Container } from 'postcss';
import { expect, it } from 'vitest';
import { featureAt, lackedBy } from '../engines/compatibility.ts';
import { filesUnder } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';

/** Lists newer features that an old engine may ignore, and what a person then sees. */
const IGNORABLE: Readonly<Record<string, string>> = {
  ':has': 'a little more room; rings of focus have a second rule in base.css',
  ':modal': 'with `:has`: the page behind a dialog can be scrolled',
  '@container': 'narrow places look as wide ones do',
  container: 'as `@container`',
  'container-type': 'as `@container`',
  'color-mix()': 'no glow around a picture',
  lh: 'the composer has the height of its text',
  'align-content end': 'rows begin at the start',
  'align-content start': 'as the initial value',
  'content-visibility': 'long lists are drawn at once',
  'contain-intrinsic-size': 'as `content-visibility`',
  'field-sizing': 'the menu is as wide as its longest choice',
  'overflow clip': 'a page of a report is cut by its own picture',
  'overflow-anchor': 'the log is scrolled by the app',
  'overscroll-behavior': 'the page behind may move with a list that has ended',
  'overscroll-behavior-x': 'as `overscroll-behavior`',
  'scrollbar-width': 'thin scroll bars are seen; phones have none',
  'text-wrap': 'lines break where they are full',
  'user-select all': 'the text is selected by hand',
};

interface Use {
  readonly name: string;
  readonly path: readonly string[];
}

const enginesLackingUse = ({ path }: Use): string[] => {
  const feature = featureAt(['css', ...path]);
  return feature ? lackedBy(feature, 'style') : [];
};

/** Returns the features of a node by their paths in the data. A value of a young property is not reported separately. */
function usesOf(node: ChildNode): Use[] {
  if (node.type === 'atrule') return [{ name: `@${node.name}`, path: ['at-rules', node.name] }];
  if (node.type === 'rule')
    return [...node.selector.matchAll(/::?([a-z][\w-]*)/g)].map(([name, word = '']) => ({
      name,
      path: ['selectors', word],
    }));
  if (node.type !== 'decl' || node.variable) return [];
  const { prop, value } = node;
  const property: Use = { name: prop, path: ['properties', prop] };
  if (enginesLackingUse(property).length > 0) return [property];
  const matchesOf = (shape: RegExp) => [...value.matchAll(shape)].map(([, word = '']) => word);
  return [
    ...matchesOf(/(?<![\w-])([a-z][a-z-]*)/gi).map((word) => ({
      name: `${prop} ${word}`,
      path: ['properties', prop, word],
    })),
    ...matchesOf(/(?<![\w-])([a-z][a-z-]*)\(/gi).flatMap((word) =>
      [['color', word], [word]].map((path) => ({ name: `${word}()`, path: ['types', ...path] })),
    ),
    ...matchesOf(/[\d.]([dsl]v[hw]|cq\w+|r?lh)\b/g).map((unit) => ({
      name: unit,
      path: ['types', 'length', unitOf(unit)],
    })),
  ];
}

/** Returns the data's name for a unit, which stands for a family of units. */
const unitOf = (unit: string): string => {
  if (unit.startsWith('cq')) return 'container_query_length_units';
  const [family] = /^[dsl](?=v)/.exec(unit) ?? [];
  return family ? `viewport_percentage_units_${{ d: 'dynamic', s: 'small', l: 'large' }[family]}` : unit;
};

function newerFeaturesIn(text: string): string[] {
  const matches: string[] = [];
  const visit = (container: Container<ChildNode>) =>
    container.each((node) => {
      if (node.type === 'atrule' && node.name === 'supports') return;
      for (const use of usesOf(node)) {
        const since = enginesLackingUse(use);
        if (since.length > 0 && !isReplaced(node)) matches.push(`${use.name} (${since.join(', ')})`);
      }
      if ('nodes' in node && node.nodes) visit(node as Container<ChildNode>);
    });
  visit(postcss.parse(text));
  return [...new Set(matches)];
}

/** Tells if an earlier declaration of the same property is the fallback for an old engine. */
function isReplaced(node: ChildNode): boolean {
  const previous = node.prev();
  return node.type === 'decl' && previous?.type === 'decl' && previous.prop === node.prop;
}

const sheets = filesUnder('webview-app/src', /\.css$/);

it('the style sheets when the oldest engines read them: require no newer feature', () => {
  const all = sheets.flatMap((file) =>
    newerFeaturesIn(readFileSync(join(root, file), 'utf8')).map((finding) => `${finding} ${file}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  const nameOf = (finding: string) => finding.slice(0, finding.indexOf(' ('));
  expect(all.filter((finding) => !Object.hasOwn(IGNORABLE, nameOf(finding)))).toEqual([]);
  expect(Object.keys(IGNORABLE).filter((name) => !all.some((finding) => nameOf(finding) === name))).toEqual([]);
});

it.each([
  ['a { translate: 0 -300% }', true],
  ['a:has(b) { color: red }', true],
  ['@container (width > 1px) { a { color: red } }', true],
  ['a { color: color-mix(in srgb, red, blue) }', true],
  ['a { height: 100dvh }', true],
  ['a { color: oklch(1 0 0) }', true],
  ['@supports (translate: 0) { a { translate: 0 1px } }', false],
  ['a { height: 100vh; height: 100dvh }', false],
  ['a { transform: translateY(1px); inset: 0; gap: 1px; aspect-ratio: 1 }', false],
  ['a:focus-visible, a:is(b, c), a::before { color: red }', false],
])('a style sheet when it contains %s: reported is %s', (text, isReported) => {
  expect(newerFeaturesIn(text).length > 0).toBe(isReported);
});
