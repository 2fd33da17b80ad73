/**
 * Keeps text nodes where React has put them, although a page translator replaces, moves, splits or joins them (decision 032). Rules:
 * 1. For an element with a text node among its children, the children are listed as React inserts them, each text node with its text.
 * 2. Before React changes such an element or a text in it, the element's children are restored from the list. The translator then
 *    translates again.
 * 3. A node without text that other software adds stays, for example the icon of an extension.
 */

interface Own {
  readonly parent: Node;
  words: string;
  /** The index in the list from which it was removed. */
  index: number;
}

const lists = new WeakMap<Node, Node[]>();
const owns = new WeakMap<Node, Own>();
/** The text node that was removed last in this task. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- the places of texts that are drawn
let removed: Node | undefined;

const proto = Node.prototype;
const { insertBefore, removeChild } = proto;
const nodeValue = Object.getOwnPropertyDescriptor(proto, 'nodeValue') as Required<PropertyDescriptor>;

const isText = (node: Node): boolean => node.nodeType === 3;
/** Tells if a node is a translator's wrapper, a `<font>` element. The app creates none. */
const isWrapper = (node: Node): boolean => node.nodeName === 'FONT';
/** Tells if a change is a translator's: only a translator adds wrappers or moves a text node to another parent. */
const isForeign = (parent: Node, node: Node): boolean =>
  isWrapper(parent) || isWrapper(node) || (owns.get(node)?.parent ?? parent) !== parent;

/** Restores the children of a parent as React has inserted them. */
function restore(parent: Node, list: readonly Node[]): void {
  if (!parent.isConnected) return;
  for (const node of [...parent.childNodes])
    if (!list.includes(node) && (node.textContent || isWrapper(node))) removeChild.call(parent, node);
  let next: Node | null = null;
  for (const node of [...list].reverse()) {
    const own = owns.get(node);
    if (own && node.nodeValue !== own.words) nodeValue.set.call(node, own.words);
    let after = node.nextSibling;
    while (after && !list.includes(after)) after = after.nextSibling;
    if (node.parentNode !== parent || after !== next) insertBefore.call(parent, node, next);
    next = node;
  }
}

/** Lists a text node again that a translator has removed. React never reuses a text node that it has removed itself. */
function adopt(node: Node | null | undefined): void {
  const own = node && owns.get(node);
  const list = own && lists.get(own.parent);
  if (list && !list.includes(node)) list.splice(own.index, 0, node);
}

function put(parent: Node, node: Node, reference: Node | null): void {
  let list = lists.get(parent);
  if (isForeign(parent, node)) {
    if (list && removed && owns.get(removed)?.parent === parent) adopt(removed);
  } else if (list || isText(node)) {
    // An element that React has emptied gets a new list.
    if (!list || !parent.firstChild) list = [...parent.childNodes].filter((child) => !isWrapper(child));
    lists.set(parent, list);
    adopt(reference);
    restore(parent, list);
    if (list.includes(node)) list.splice(list.indexOf(node), 1);
    list.splice(reference && list.includes(reference) ? list.indexOf(reference) : list.length, 0, node);
    if (isText(node)) owns.set(node, { parent, words: node.nodeValue ?? '', index: 0 });
  }
}

function take(parent: Node, node: Node): void {
  const list = lists.get(parent);
  if (!list || isForeign(parent, node)) return;
  adopt(node);
  const own = owns.get(node);
  const wrappers = [...parent.childNodes].filter(isWrapper).length;
  // More wrappers than missing text nodes: one of the wrappers replaces this text node.
  if (own && node.parentNode === parent && wrappers > list.filter((child) => child.parentNode !== parent).length)
    return;
  restore(parent, list);
  const index = list.indexOf(node);
  if (index >= 0) list.splice(index, 1);
  if (!own) return;
  own.index = index;
  removed = node;
  queueMicrotask(() => {
    removed = undefined;
  });
}

/** Returns the child of a parent that contains a node; null if none does. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Patches the DOM methods that React uses. Call it before the first render. */
export function keepOwnTexts(): void {
  proto.insertBefore = function <T extends Node>(this: Node, node: T, reference: Node | null): T {
    put(this, node, reference);
    return insertBefore.call(this, node, childWith(this, reference)) as T;
  };
  proto.appendChild = function <T extends Node>(this: Node, node: T): T {
    return this.insertBefore(node, null);
  };
  proto.removeChild = function <T extends Node>(this: Node, node: T): T {
    take(this, node);
    if (childWith(this, node)) removeChild.call(node.parentNode ?? this, node);
    return node;
  };
  Object.defineProperty(proto, 'nodeValue', {
    ...nodeValue,
    set(this: Node, words: string) {
      nodeValue.set.call(this, words);
      const own = owns.get(this);
      if (!own) return;
      own.words = words;
      adopt(this);
      restore(own.parent, lists.get(own.parent) ?? []);
    },
  });
}
