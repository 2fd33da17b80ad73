/** Describes the elements of a page by role and accessible name, as tests find them. Runs in a phone's frame. */
import { patternOf } from './name-rule.ts';
import type { NamedElement, PageState } from './steps.ts';

/** Selects the elements that a person can tap or type into. */
export const INTERACTIVE =
  'a[href],button,summary,input,select,textarea,[role=button],[role=link],[role=tab],[role=option],[role=radio],[role=checkbox],[role=switch],[role=menuitem]';

const INPUT_ROLES: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
  ...Object.fromEntries(['text', 'tel', 'email', 'url'].map((type) => [type, 'textbox'])),
  ...Object.fromEntries(['button', 'submit', 'reset', 'image'].map((type) => [type, 'button'])),
};
const TAG_ROLES: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  SELECT: 'combobox',
  TEXTAREA: 'textbox',
  OPTION: 'option',
};

export const roleOf = (element: Element): string | undefined =>
  element.getAttribute('role')?.split(' ')[0] ??
  (element.nodeName === 'INPUT'
    ? INPUT_ROLES[element.getAttribute('type')?.toLowerCase() ?? 'text']
    : TAG_ROLES[element.nodeName]);

const collapseSpaces = (text: string): string => text.trim().replace(/\s+/g, ' ');
const isVisible = (element: Element): boolean =>
  element.closest('[aria-hidden="true"]') === null &&
  (typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true }));

/** Returns the texts inside an element, in order. A label replaces the texts of its element. */
function textsIn(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!isElement(node) || ['SCRIPT', 'STYLE', 'INPUT', 'SELECT', 'TEXTAREA'].includes(node.nodeName)) return [];
  const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  if (label !== null) return [label];
  return Array.from(node.childNodes)
    .filter((child) => !isElement(child) || isVisible(child))
    .flatMap(textsIn);
}

// Compares the node type, because `instanceof` fails for the elements of another frame.
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const nonEmptyTexts = (texts: readonly string[]): string[] => texts.map(collapseSpaces).filter((text) => text !== '');

/** Returns the text pieces of an element's accessible name. */
export function nameOf(element: Element): string[] {
  const labelIds = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labelling = labelIds.flatMap((id) => element.ownerDocument.getElementById(id) ?? []);
  const labels: Iterable<Element> = Reflect.get(element, 'labels') ?? [];
  const attributeOf = (name: string) => [element.getAttribute(name) ?? ''];
  const candidates = [
    labelling.flatMap(textsIn),
    attributeOf('aria-label'),
    textsIn(element),
    Array.from(labels).flatMap(textsIn),
    attributeOf('placeholder'),
    attributeOf('title'),
  ];
  for (const texts of candidates) {
    const matches = nonEmptyTexts(texts);
    if (matches.length > 0) return matches;
  }
  return [];
}

/** Returns the nearest interactive element around the target of an event. */
export const interactiveAncestor = (target: Element): Element | null => target.closest(INTERACTIVE);

const isSummary = (element: Element): boolean => element.nodeName === 'SUMMARY' && roleOf(element) === undefined;

export function describe(element: Element): NamedElement {
  const role = roleOf(element);
  const isText = isSummary(element);
  const name = nameOf(element);
  const pattern = patternOf({ name, isText });
  const matches = Array.from(element.ownerDocument.querySelectorAll(INTERACTIVE)).filter(
    (other) =>
      roleOf(other) === role &&
      isSummary(other) === isText &&
      (other === element || (isVisible(other) && pattern.test(nameOf(other).join(' ')))),
  );
  return {
    ...(role && { role }),
    ...(isText && { isText }),
    name,
    ...(matches.length > 1 && { at: matches.indexOf(element) }),
  };
}

/** Matches the `autocomplete` values of personal data and credentials. */
const PERSONAL_AUTOCOMPLETE = /^(?:one-time-code|tel|name|email|street-address|current-password|new-password)/;
const PERSONAL_LABEL = /身份证|证件号|验证码|手机号|\b(?:id (?:card|number)|code|passport|mobile|phone)\b/i;

/** Tells if a field is for a secret: a password, a code, an identity number, a telephone number, a name. */
export const isSecret = (field: Element): boolean =>
  field.getAttribute('type') === 'password' ||
  PERSONAL_AUTOCOMPLETE.test(field.getAttribute('autocomplete') ?? '') ||
  PERSONAL_LABEL.test(nameOf(field).join(' '));

/** Returns the address and the topmost heading of a page. A page that is still loading has no heading. */
export function pageStateOf({ document, location }: Window): PageState {
  const dialogs = Array.from(document.querySelectorAll('dialog[open],[role=dialog]')).filter(isVisible);
  const heading = [...dialogs.toReversed(), document.body].flatMap((part) =>
    Array.from(part?.querySelectorAll(part === document.body ? 'h1' : 'h1,h2') ?? [])
      .filter(isVisible)
      .slice(0, 1),
  )[0];
  const isLoading = heading?.closest('main')?.querySelector('[aria-busy=true]');
  const name = heading && !isLoading ? nonEmptyTexts(textsIn(heading)) : [];
  return {
    address: location.pathname + location.search + location.hash,
    ...(name.length > 0 && { heading: name }),
  };
}
