/** Names the elements of a page by role and accessible name, as tests do. Runs in a phone's frame. */
import { patternOf } from './name-rule.ts';
import type { Named, Place } from './steps.ts';

/** Selects the elements that a person can tap or type into. */
export const MEANT =
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

const cleaned = (text: string): string => text.trim().replace(/\s+/g, ' ');
const isShown = (element: Element): boolean =>
  element.closest('[aria-hidden="true"]') === null &&
  (typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true }));

/** Returns the texts inside an element, in order. A label replaces the texts of its element. */
function textsIn(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!isElement(node) || ['SCRIPT', 'STYLE', 'INPUT', 'SELECT', 'TEXTAREA'].includes(node.nodeName)) return [];
  const own = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  if (own !== null) return [own];
  return Array.from(node.childNodes)
    .filter((child) => !isElement(child) || isShown(child))
    .flatMap(textsIn);
}

// Compares the node type, because `instanceof` fails for the elements of another frame.
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const pieces = (texts: readonly string[]): string[] => texts.map(cleaned).filter((text) => text !== '');

/** Returns the text pieces of an element's accessible name. */
export function nameOf(element: Element): string[] {
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labelling = by.flatMap((id) => element.ownerDocument.getElementById(id) ?? []);
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
    const matches = pieces(texts);
    if (matches.length > 0) return matches;
  }
  return [];
}

/** Returns the nearest interactive element around the target of an event. */
export const meantBy = (target: Element): Element | null => target.closest(MEANT);

const isSummary = (element: Element): boolean => element.nodeName === 'SUMMARY' && roleOf(element) === undefined;

export function describe(element: Element): Named {
  const role = roleOf(element);
  const isText = isSummary(element);
  const name = nameOf(element);
  const pattern = patternOf({ name, isText });
  const same = Array.from(element.ownerDocument.querySelectorAll(MEANT)).filter(
    (other) =>
      roleOf(other) === role &&
      isSummary(other) === isText &&
      (other === element || (isShown(other) && pattern.test(nameOf(other).join(' ')))),
  );
  return {
    ...(role && { role }),
    ...(isText && { isText }),
    name,
    ...(same.length > 1 && { at: same.indexOf(element) }),
  };
}

/** Matches the `autocomplete` values of personal data and credentials. */
const OWN = /^(?:one-time-code|tel|name|email|street-address|current-password|new-password)/;
const OWN_WORDS = /身份证|证件号|验证码|手机号|\b(?:id (?:card|number)|code|passport|mobile|phone)\b/i;

/** Tells if a field is for a secret: a password, a code, an identity number, a telephone number, a name. */
export const isSecret = (field: Element): boolean =>
  field.getAttribute('type') === 'password' ||
  OWN.test(field.getAttribute('autocomplete') ?? '') ||
  OWN_WORDS.test(nameOf(field).join(' '));

/** Returns the address and the topmost heading of a page. A page that is still loading has no heading. */
export function placeOf({ document, location }: Window): Place {
  const dialogs = Array.from(document.querySelectorAll('dialog[open],[role=dialog]')).filter(isShown);
  const heading = [...dialogs.toReversed(), document.body].flatMap((part) =>
    Array.from(part?.querySelectorAll(part === document.body ? 'h1' : 'h1,h2') ?? [])
      .filter(isShown)
      .slice(0, 1),
  )[0];
  const isComing = heading?.closest('main')?.querySelector('[aria-busy=true]');
  const name = heading && !isComing ? pieces(textsIn(heading)) : [];
  return {
    address: location.pathname + location.search + location.hash,
    ...(name.length > 0 && { heading: name }),
  };
}
