/**
 * Keeps text nodes where React has inserted them, although a page translator replaces, moves, splits or joins them (decision 032). Rules:
 * 1. For an element with a text node among its children, the children are listed as React inserts them, each text node with its text.
 * 2. Before React changes such an element or a text in it, the element's children are restored from the list. The translator then
 *    translates again.
 * 3. A node without text that other software adds stays, for example the icon of an extension.
 */

interface OwnText {
  readonly parent: Node;
  text: string;
  /** The index in the list from which it was removed. */
  index: number;
}

const lists = new WeakMap<Node, Node[]>();
const ownTexts = new WeakMap<Node, OwnText>();
/** The text node that React removed last in this task. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains nodes of the current page only
let removed: Node | undefined;

const nodePrototype = Node.prototype;
const { insertBefore, removeChild } = nodePrototype;
const nodeValue = Object.getOwnPropertyDescriptor(nodePrototype, 'nodeValue') as Required<PropertyDescriptor>;

const isText = (node: Node): boolean => node.nodeType === 3;
/** Returns whether a node is the wrapper of a translator: a `<font>` element, which the app never creates. */
const isWrapper = (node: Node): boolean => node.nodeName === 'FONT';
/** Returns whether a translator makes a change. Only a translator adds wrappers or moves a text node to another parent. */
const isForeign = (parent: Node, node: Node): boolean =>
  isWrapper(parent) || isWrapper(node) || (ownTexts.get(node)?.parent ?? parent) !== parent;

/** Restores the children of a parent as React has inserted them. */
function restore(parent: Node, list: readonly Node[]): void {
  if (!parent.isConnected) return;
  for (const node of [...parent.childNodes])
    if (!list.includes(node) && (node.textContent || isWrapper(node))) removeChild.call(parent, node);
  let next: Node | null = null;
  for (const node of [...list].reverse()) {
    const ownText = ownTexts.get(node);
    if (ownText && node.nodeValue !== ownText.text) nodeValue.set.call(node, ownText.text);
    let after = node.nextSibling;
    while (after && !list.includes(after)) after = after.nextSibling;
    if (node.parentNode !== parent || after !== next) insertBefore.call(parent, node, next);
    next = node;
  }
}

/** Lists a text node again that a translator has removed. React never reuses a text node that it has removed itself. */
function relist(node: Node | null | undefined): void {
  const ownText = node && ownTexts.get(node);
  const list = ownText && lists.get(ownText.parent);
  if (list && !list.includes(node)) list.splice(ownText.index, 0, node);
}

function recordInsertion(parent: Node, node: Node, reference: Node | null): void {
  let list = lists.get(parent);
  if (isForeign(parent, node)) {
    if (list && removed && ownTexts.get(removed)?.parent === parent) relist(removed);
  } else if (list || isText(node)) {
    // An element that React has emptied gets a new list.
    if (!list || !parent.firstChild) list = [...parent.childNodes].filter((child) => !isWrapper(child));
    lists.set(parent, list);
    relist(reference);
    restore(parent, list);
    if (list.includes(node)) list.splice(list.indexOf(node), 1);
    list.splice(reference && list.includes(reference) ? list.indexOf(reference) : list.length, 0, node);
    if (isText(node)) ownTexts.set(node, { parent, text: node.nodeValue ?? '', index: 0 });
  }
}

function recordRemoval(parent: Node, node: Node): void {
  const list = lists.get(parent);
  if (!list || isForeign(parent, node)) return;
  relist(node);
  const ownText = ownTexts.get(node);
  const wrappers = [...parent.childNodes].filter(isWrapper).length;
  // If there are more wrappers than missing text nodes, one of the wrappers replaces this text node.
  if (ownText && node.parentNode === parent && wrappers > list.filter((child) => child.parentNode !== parent).length)
    return;
  restore(parent, list);
  const index = list.indexOf(node);
  if (index >= 0) list.splice(index, 1);
  if (!ownText) return;
  ownText.index = index;
  removed = node;
  queueMicrotask(() => {
    removed = undefined;
  });
}

/** Returns the child of a parent that contains a node. Null if no child contains it. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Patches the DOM methods that React uses. Call it before the first render. */
export function keepOwnTexts(): void {
  nodePrototype.insertBefore = function <T extends Node>(this: Node, node: T, reference: Node | null): T {
    recordInsertion(this, node, reference);
    return insertBefore.call(this, node, childWith(this, reference)) as T;
  };
  nodePrototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    return this.insertBefore(node, null);
  };
  nodePrototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    recordRemoval(this, node);
    if (childWith(this, node)) removeChild.call(node.parentNode ?? this, node);
    return node;
  };
  Object.defineProperty(nodePrototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string) {
      nodeValue.set.call(this, text);
      const ownText = ownTexts.get(this);
      if (!ownText) return;
      ownText.text = text;
      relist(this);
      restore(ownText.parent, lists.get(ownText.parent) ?? []);
    },
  });
}
