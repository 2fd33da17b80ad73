type Child = Node | string;

/** Makes an element. Its look comes from the style sheet alone, so that a page's policy has nothing to forbid. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value);
  created.append(...children);
  return created;
}

/** Makes a button. */
export function button(label: Child, press: () => unknown, attributes: Readonly<Record<string, string>> = {}) {
  const node = element('button', { type: 'button', ...attributes }, label);
  node.addEventListener('click', () => void press());
  return node;
}

/** Puts children in the place of those that an element has. */
export function fill(parent: Node, children: readonly Child[]): void {
  parent.textContent = '';
  for (const child of children) parent.appendChild(typeof child === 'string' ? document.createTextNode(child) : child);
}

/** Makes a list of names and values. */
export const facts = (pairs: readonly (readonly [name: string, value: Child])[]) =>
  element(
    'dl',
    {},
    ...pairs.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
  );

/** Makes a short mark behind a name. `tone` is a class of the style sheet. */
export const tag = (text: string, tone: 'good' | 'bad' | 'plain') => element('span', { class: `tag ${tone}` }, text);
