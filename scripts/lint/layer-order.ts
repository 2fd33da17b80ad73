/**
 * Reports imports against the order of the app's folders: an import goes to the left or stays in its folder.
 * `ui` is an exception: of the product it imports only texts.
 */
import { posix } from 'node:path';
import { type NodeOf, pathInApp, type Rule } from './rule.ts';

const ORDER = [
  'installation',
  'rules',
  'messages',
  'routes',
  'api',
  'client',
  'platform',
  'store',
  'flows',
  'chat',
  'telephony',
  'kit',
  'features',
  'screens',
  'app',
  'main',
];
const LAYER_OF: Record<string, string> = {
  routing: 'routes',
  '#texts': 'messages',
  '#screens': 'screens',
  '#overlays': 'app',
  '#share-flow': 'app',
};

/** The sample installation's file, which the modules of its values read outside of a build. */
const SAMPLE = '../installation/installation.json';

interface Location {
  readonly layer: string;
  /** The area of a screen, empty for other files. */
  readonly area: string;
}

function locationOf(path: string): Location {
  const [first = '', second = '', third] = path.split('/');
  const name = first.replace(/\.(d\.)?tsx?$/, '');
  return { layer: LAYER_OF[name] ?? name, area: name === 'screens' && third !== undefined ? second : '' };
}

const mayImport = (from: string, to: string) => {
  if (from === to) return true;
  if (from === 'ui') return to === 'messages';
  if (to === 'ui') return ORDER.indexOf(from) > ORDER.indexOf('platform');
  return ORDER.indexOf(to) < ORDER.indexOf(from);
};

function faultOf(path: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.') && !specifier.startsWith('#')) return undefined;
  const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
  if (target === SAMPLE && path.startsWith('installation/')) return undefined;
  if (target.startsWith('..')) return `${specifier} is outside the app: import a package, or move it here.`;
  const from = locationOf(path);
  const to = locationOf(target);
  if (!mayImport(from.layer, to.layer))
    return `${from.layer} may not import ${to.layer} (${specifier}): move what both need to the left of both, or have it handed in. The order is in scripts/lint/layer-order.ts.`;
  if (from.area && to.area && from.area !== to.area)
    return `${specifier} is of another area's screens: move what both need to features or kit.`;
  return undefined;
}

export const layerOrder: Rule = {
  create(context) {
    const path = pathInApp(context.filename);
    const { layer } = locationOf(path);
    if (layer !== 'ui' && !ORDER.includes(layer)) {
      const message = `${path} belongs to no layer: put it into a folder that scripts/lint/layer-order.ts names, or name its own there.`;
      return path.endsWith('.d.ts') ? {} : { Program: (node) => context.report({ node, message }) };
    }
    const check = (node: NodeOf<'ImportExpression'>['source']) => {
      const message = faultOf(path, specifierOf(node) ?? '');
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => {
        if (source) check(source);
      },
      ImportExpression: ({ source }) => check(source),
    };
  },
};

function specifierOf(node: NodeOf<'ImportExpression'>['source']): string | undefined {
  if (node.type === 'Literal') return String(node.value);
  const isText = node.type === 'TemplateLiteral' && node.expressions.length === 0;
  return isText ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
}
