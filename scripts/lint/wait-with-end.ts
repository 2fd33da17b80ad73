/**
 * Reports browser calls that may never answer and stand outside `withEnd` of `platform/browser-waits.ts`. A module with another timeout, or
 * without a wait, explains it in a comment (oxlint-disable).
 */
import type { Node, NodeOf, Rule } from './rule.ts';

/** Lists globals and members of `navigator` and `document` that may never answer. */
const GLOBALS = new Set(['caches', 'indexedDB', 'createImageBitmap', 'FileReader', 'cookieStore']);
const MEMBERS = new Set(
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
const METHODS = new Set([
  'decode',
  'toBlob',
  'convertToBlob',
  'getUserMedia',
  'showOpenFilePicker',
  'showSaveFilePicker',
]);
/** Recognizes a text decoder, whose `decode` has nothing to do with `img.decode`. */
const DECODER = /decoder$/i;

/** Lists methods without an answer to wait for. */
const NOT_WAITED_FOR = new Set(['deleteDatabase', 'addEventListener', 'postMessage']);

/** Reports each use outside of `withEnd`. A feature test is not a use. */
export const waitWithEnd: Rule = {
  create(context) {
    const check = (node: Node, name: string) => {
      if (isUsed(node) && !isInsideWithEnd(node))
        context.report({
          node,
          message: `${name} may never answer: ask for it within withEnd (platform/browser-waits.ts).`,
        });
    };
    return {
      Identifier(node) {
        if (GLOBALS.has(node.name) && !isName(node)) check(node, node.name);
      },
      MemberExpression(node) {
        const { object, property } = node;
        if (property.type !== 'Identifier') return;
        if (object.type === 'Identifier' && OWNERS.has(object.name) && MEMBERS.has(property.name))
          check(node, `${object.name}.${property.name}`);
      },
      CallExpression({ callee, arguments: args }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const { name: method } = callee.property;
        const isDecoder = callee.object.type === 'Identifier' && DECODER.test(callee.object.name);
        const isTextDecoding = method === 'decode' && (args.length > 0 || isDecoder);
        if (METHODS.has(method) && !isTextDecoding && !isInsideWithEnd(callee)) check(callee, method);
      },
    };
  },
};

/** Recognizes the name of a member or property, as opposed to the global of that name. */
function isName(node: NodeOf<'Identifier'>): boolean {
  const { parent } = node;
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent?.type === 'Property' && parent.key === node && !parent.shorthand;
}

/** Tells if a node or its member is called. A type, a test or reading the value is not a use. */
function isUsed(node: Node): boolean {
  const { parent } = node;
  if (parent?.type === 'AwaitExpression') return true;
  if (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') return parent.callee === node;
  if (parent?.type === 'VariableDeclarator') return parent.init === node;
  if (parent?.type !== 'MemberExpression' || parent.object !== node)
    return parent?.type === 'ChainExpression' && isUsed(parent);
  return !(parent.property.type === 'Identifier' && NOT_WAITED_FOR.has(parent.property.name)) && isUsed(parent);
}

function isInsideWithEnd(node: Node): boolean {
  for (let outer = node.parent; outer; outer = outer.parent)
    if (outer.type === 'CallExpression' && outer.callee.type === 'Identifier' && outer.callee.name === 'withEnd')
      return true;
  return false;
}
