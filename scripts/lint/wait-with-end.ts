/**
 * A wait for something of the browser has an end: what may never answer is asked for within `withEnd` of `platform/browser-waits.ts`. The second
 * table has the modules that wait in another way, or not at all.
 */
import { type Node, type NodeOf, pathInApp, type Rule } from './rule.ts';

/** Globals and parts of `navigator` and `document` whose answers may never come. */
const GLOBALS = new Set(['caches', 'indexedDB', 'createImageBitmap', 'FileReader', 'cookieStore']);
const PARTS = new Set(
  ['locks', 'storage', 'serviceWorker', 'clipboard', 'share', 'permissions', 'mediaDevices', 'geolocation'].concat([
    'wakeLock',
    'credentials',
    'contacts',
    'bluetooth',
    'getBattery',
    'fonts',
    'requestStorageAccess',
  ]),
);
const OWNERS = new Set(['navigator', 'document']);
/** Methods of pictures and canvases. */
const METHODS = new Set([
  'decode',
  'toBlob',
  'convertToBlob',
  'getUserMedia',
  'showOpenFilePicker',
  'showSaveFilePicker',
]);
/** `new TextDecoder().decode(bytes)` is another one, as is the end of its stream, `decoder.decode()`. */
const DECODER = /decoder$/i;

/** Modules that need no `withEnd` of their own, and why. */
export const WAITS_OTHERWISE: Readonly<Record<string, string>> = {
  'platform/unsent-files.ts': 'its database is opened for one wait that has an end',
  'platform/personal-caches.ts': 'nothing waits for the removal of files',
  'app/page-worker.ts': 'its work behind an answer, for which no page waits; an answer waits within bounded.ts',
  'app/page-worker/off.ts': 'work behind an answer',
  'app/page-worker/old-files.ts': 'work behind an answer',
  'app/page-worker/pages.ts': 'the keeping, behind an answer',
};
/** Calls that answer nothing. */
const NOT_WAITED_FOR = new Set(['deleteDatabase', 'addEventListener', 'postMessage']);

/** Reports each use of such a part outside of `withEnd`. A look whether the browser has it is none. */
export const waitWithEnd: Rule = {
  create(context) {
    const name = pathInApp(context.filename);
    if (Object.hasOwn(WAITS_OTHERWISE, name)) return {};
    const check = (node: Node, what: string) => {
      if (isUsed(node) && !isWithin(node))
        context.report({
          node,
          message: `${what} may never answer: ask for it within withEnd (platform/browser-waits.ts).`,
        });
    };
    return {
      Identifier(node) {
        if (GLOBALS.has(node.name) && !isName(node)) check(node, node.name);
      },
      MemberExpression(node) {
        const { object, property } = node;
        if (property.type !== 'Identifier') return;
        if (object.type === 'Identifier' && OWNERS.has(object.name) && PARTS.has(property.name))
          check(node, `${object.name}.${property.name}`);
      },
      CallExpression({ callee, arguments: values }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const { name: method } = callee.property;
        const isDecoder = callee.object.type === 'Identifier' && DECODER.test(callee.object.name);
        const isOther = method === 'decode' && (values.length > 0 || isDecoder);
        if (METHODS.has(method) && !isOther && !isWithin(callee)) check(callee, method);
      },
    };
  },
};

/** True for the name of a member or a property, and not for the global of the same name. */
function isName(node: NodeOf<'Identifier'>): boolean {
  const { parent } = node;
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent?.type === 'Property' && parent.key === node && !parent.shorthand;
}

/** True where it is called, or something of it is; a type, a test or a reading of its value is no use. */
function isUsed(node: Node): boolean {
  const { parent } = node;
  if (parent?.type === 'AwaitExpression') return true;
  if (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') return parent.callee === node;
  if (parent?.type === 'VariableDeclarator') return parent.init === node;
  if (parent?.type !== 'MemberExpression' || parent.object !== node)
    return parent?.type === 'ChainExpression' && isUsed(parent);
  return !(parent.property.type === 'Identifier' && NOT_WAITED_FOR.has(parent.property.name)) && isUsed(parent);
}

/** True within an argument of `withEnd`. */
function isWithin(node: Node): boolean {
  for (let outer = node.parent; outer; outer = outer.parent)
    if (outer.type === 'CallExpression' && outer.callee.type === 'Identifier' && outer.callee.name === 'withEnd')
      return true;
  return false;
}
