import { setText, type Text } from '../words/word.ts';

type Child = Node | Text | false | undefined;
/** The properties whose texts may be translated. */
type TranslatedProperty = 'textContent' | 'title' | 'placeholder' | 'alt' | 'label' | 'ariaLabel';
type Props<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'style' | 'dataset' | TranslatedProperty>
> & { [Name in TranslatedProperty]?: Text } & {
  data?: Record<string, string>;
  aria?: Record<string, Text>;
};

const isText = (value: unknown): value is Exclude<Text, string> =>
  typeof value === 'object' && value !== null && 'en' in value && 'zh' in value;

/** Creates an element with properties, data, ARIA attributes and children. Its words follow the lab's language. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { data = {}, aria = {}, ...props }: Props<Tag> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (isText(value)) setText(element, name, value);
    else Reflect.set(element, name, value);
  }
  Object.assign(element.dataset, data);
  for (const [name, value] of Object.entries(aria)) setText(element, `aria-${name}`, value);
  element.append(...children.flatMap((child) => (child === undefined || child === false ? [] : [nodeOf(child)])));
  return element;
}

function nodeOf(child: Node | Text): Node | string {
  if (!isText(child)) return child as Node | string;
  const text = document.createTextNode('');
  setText(text, 'data', child);
  return text;
}
