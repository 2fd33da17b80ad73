/**
 * A wait for something of the browser has an end: what may never answer is asked for within `withEnd` of `platform/browser-waits.ts`. A module
 * that waits in another way, or not at all, says so in a comment (oxlint-disable).
 */
import type { Node, NodeOf, Rule } from './rule.ts';

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

/** Calls that answer nothing. */
const NOT_WAITED_FOR = new Set(['deleteDatabase', 'addEventListener', 'postMessage']);

/** Reports each use of such a part outside of `withEnd`. A look whether the browser has it is none. */
export const waitWithEnd: Rule = {
  create(context) {
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
