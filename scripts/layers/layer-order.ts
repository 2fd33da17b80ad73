/**
 * The order of the app's folders: an import goes to the left or stays inside its own folder.
 * `ui` is apart: it draws what it is given, and of the product it imports only the words.
 */
import { dirname, posix } from 'node:path';
import type { SourceModule } from './read-module.ts';

const ORDER = [
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
  'screens',
  'app',
  'main',
];
/** Folders that are part of another layer: the words that the table of routes is written in. */
const PART_OF: Record<string, string> = {
  routing: 'routes',
  '#texts': 'messages',
  '#screens': 'screens',
  '#overlays': 'app',
  '#prefetch': 'app',
  '#share-flow': 'app',
};
const APP = 'webview-app/src/';

interface Spot {
  readonly layer: string;
  /** The area of a screen; empty for a file of no area. */
  readonly area: string;
}

/** Returns the layer and area of a path from the repository's root; undefined when it is not the app's. */
function spotOf(path: string): Spot | undefined {
  if (!path.startsWith(APP) && !path.startsWith('#')) return undefined;
  const [first = '', second = '', third] = (path.startsWith('#') ? path : path.slice(APP.length)).split('/');
  const name = first.replace(/\.(d\.)?tsx?$/, '');
  return { layer: PART_OF[name] ?? name, area: name === 'screens' && third !== undefined ? second : '' };
}

const mayImport = (from: string, to: string) => {
  if (from === to) return true;
  if (from === 'ui') return to === 'messages';
  if (to === 'ui') return ORDER.indexOf(from) > ORDER.indexOf('platform');
  return ORDER.indexOf(to) < ORDER.indexOf(from);
};

/** Returns one sentence for each import that breaks the order of layers. */
export function layerFindings({ path, imports }: SourceModule): string[] {
  const from = spotOf(path);
  if (!from) return [];
  if (from.layer !== 'ui' && !ORDER.includes(from.layer))
    return path.endsWith('.d.ts') ? [] : [`${path} belongs to no layer`];
  return imports.flatMap((specifier) => {
    const target = specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier;
    if (!specifier.startsWith('.') && !specifier.startsWith('#')) return [];
    const to = spotOf(target);
    if (!to) return [`${path} imports ${target}, which is outside the app`];
    if (!mayImport(from.layer, to.layer)) return [`${path} (${from.layer}) may not import ${to.layer}: ${specifier}`];
    if (from.area && to.area && from.area !== to.area) return [`${path} imports another area's screens: ${specifier}`];
    return [];
  });
}
