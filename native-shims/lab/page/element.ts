type Child = Node | string | false | undefined;
type Props<Tag extends keyof HTMLElementTagNameMap> = Partial<Omit<HTMLElementTagNameMap[Tag], 'style' | 'dataset'>> & {
  data?: Record<string, string>;
  aria?: Record<string, string>;
};

/** One element with its properties, data and ARIA attributes, and children. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { data = {}, aria = {}, ...props }: Props<Tag> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  Object.assign(element, props);
  Object.assign(element.dataset, data);
  for (const [name, value] of Object.entries(aria)) element.setAttribute(`aria-${name}`, value);
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}
