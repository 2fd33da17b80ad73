type Child = Node | string;

/** Creates an element. It has no inline style, which a page's Content-Security-Policy may forbid. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
  node.append(...children);
  return node;
}

export function button(label: Child, onPress: () => unknown, attributes: Readonly<Record<string, string>> = {}) {
  const node = element('button', { type: 'button', ...attributes }, label);
  node.addEventListener('click', () => void onPress());
  return node;
}

/** Replaces the children of an element. */
export function fill(parent: Node, children: readonly Child[]): void {
  parent.textContent = '';
  for (const child of children) parent.appendChild(typeof child === 'string' ? document.createTextNode(child) : child);
}

/** Creates a definition list. */
export const facts = (pairs: readonly (readonly [name: string, value: Child])[]) =>
  element(
    'dl',
    {},
    ...pairs.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
  );

/** Creates a badge. `tone` is a class of the style sheet. */
export const tag = (text: string, tone: 'good' | 'bad' | 'plain') => element('span', { class: `tag ${tone}` }, text);
