/**
 * Describes the drawn elements of a page as data: texts, controls, fields and pictures, with position, size and colours. Pages are compared
 * by this data, because a script cannot take a screenshot.
 */
import { INTERACTIVE, nameOf, roleOf } from '../../export/describe.ts';

export interface DrawnElement {
  /** The ARIA role of a control or a heading, else `text` or `picture`. */
  readonly role: string;
  /** The text, or the accessible name of an element that is not a text. */
  readonly text: string;
  /** The tags and classes of the element and its ancestors. They are equal for the same element in two pages of one build. */
  readonly shape: string;
  /** The landmarks around the element, each as role and name. */
  readonly landmarks: readonly string[];
  /** The scroll behaviour: `page` scrolls with the page, `sticky` partly, `fixed` never. */
  readonly layer: 'page' | 'sticky' | 'fixed';
  /** Pixels from the edge of the document, or from the edge of the window if `fixed`. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** True if a part of the text is cut off. */
  readonly isCut: boolean;
  /** The foreground colour and the background colour. Empty for a photograph. */
  readonly colour: string;
}

/** The descriptions of a page's drawn elements, and access to each element. */
export interface Drawing {
  readonly elements: readonly DrawnElement[];
  elementOf(item: DrawnElement): Element | undefined;
}

const laidOut = new WeakSet<Document>();

/** Forces the layout of offscreen content. `content-visibility` gives such content an estimated size. */
export function layOutAll(document: Document): void {
  const { defaultView: window } = document;
  if (!window || laidOut.has(document)) return;
  laidOut.add(document);
  // Uses the constructor of the page's window, because a document rejects a style sheet of another window.
  const sheet = new (window as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

const PICTURES = 'img,svg,canvas,video';
const FIELDS = 'input,select,textarea';
const NO_TEXT = `script,style,noscript,template,${PICTURES},${FIELDS}`;
const LANDMARKS: Readonly<Record<string, string>> = {
  HEADER: 'banner',
  ASIDE: 'complementary',
  SECTION: 'region',
  FOOTER: 'contentinfo',
};

/** The properties of an element that its descendants inherit. */
interface Inherited {
  readonly layer: DrawnElement['layer'];
  readonly background: string;
  readonly landmarks: readonly string[];
}

const NOTHING_INHERITED: Inherited = { layer: 'page', background: '', landmarks: [] };

/** Describes all visible elements of a document, in document order. */
export function drawingOf(document: Document): Drawing {
  const { defaultView: window, body } = document;
  const elements = new Map<DrawnElement, Element>();
  if (!window || !body) return { elements: [], elementOf: () => undefined };
  const inherited = new Map<Element, Inherited>();

  const inheritedBy = (element: Element): Inherited => {
    const existing = inherited.get(element);
    if (existing) return existing;
    const outer = element.parentElement ? inheritedBy(element.parentElement) : NOTHING_INHERITED;
    const { position, backgroundColor, backgroundImage } = window.getComputedStyle(element);
    const landmark = landmarkOf(element);
    const created: Inherited = {
      layer: position === 'fixed' ? 'fixed' : position === 'sticky' && outer.layer === 'page' ? 'sticky' : outer.layer,
      background:
        backgroundImage && backgroundImage !== 'none'
          ? 'a picture'
          : isTransparent(backgroundColor)
            ? outer.background
            : backgroundColor,
      landmarks: landmark === '' ? outer.landmarks : [...outer.landmarks, landmark],
    };
    inherited.set(element, created);
    return created;
  };
  const add = (element: Element, role: string, text: string, box: DOMRect) => {
    // Skips text for screen readers, whose box has one pixel.
    if (box.width <= 1 || box.height <= 1 || !isVisible(element)) return;
    const { layer, background, landmarks } = inheritedBy(element);
    const isFixed = layer === 'fixed';
    const isPhoto = role === 'picture' && element.nodeName.toLowerCase() !== 'svg';
    const item: DrawnElement = {
      ...{ role, text, layer, landmarks, shape: shapeOf(element, role) },
      x: Math.round(box.x + (isFixed ? 0 : window.scrollX)),
      y: Math.round(box.y + (isFixed ? 0 : window.scrollY)),
      width: Math.round(box.width),
      height: Math.round(box.height),
      isCut: !element.matches(PICTURES) && isCut(element, window),
      colour: isPhoto ? '' : `${window.getComputedStyle(element).color} on ${background || 'nothing'}`,
    };
    elements.set(item, element);
  };

  const visit = (element: Element) => {
    if (element.matches(PICTURES))
      return add(element, 'picture', pictureName(element), element.getBoundingClientRect());
    const role = roleOf(element);
    if (element.matches(FIELDS))
      return add(element, role ?? 'field', fieldText(element), element.getBoundingClientRect());
    if (element.matches(NO_TEXT)) return;
    const isSingleItem = element.matches(INTERACTIVE) && textNodesIn(element).length <= 1;
    if (isSingleItem) return add(element, role ?? 'button', nameOf(element).join(' '), element.getBoundingClientRect());
    for (const node of element.childNodes) {
      if (node.nodeType === ELEMENT) visit(node as Element);
      else if (node.nodeType === TEXT && textOf(node) !== '') {
        const range = document.createRange();
        range.selectNodeContents(node);
        add(element, roleOfText(element), textOf(node), range.getBoundingClientRect());
      }
    }
  };
  visit(body);
  return { elements: [...elements.keys()], elementOf: (item) => elements.get(item) };
}

// Node types as numbers, because `instanceof` fails for the nodes of another frame.
const ELEMENT = 1;
const TEXT = 3;

const textOf = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
const isTransparent = (colour: string): boolean =>
  colour === '' || colour === 'transparent' || /,\s*0\)$|\/\s*0\)$/.test(colour);
const isVisible = (element: Element): boolean =>
  typeof element.checkVisibility !== 'function' ||
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** Tells if an element hides a part of its own text. */
function isCut(element: Element, window: Window): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1) return false;
  const { overflowX, overflowY } = window.getComputedStyle(element);
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return (clips(overflowX) && scrollWidth > clientWidth + 1) || (clips(overflowY) && scrollHeight > clientHeight + 1);
}

function textNodesIn(element: Element): Node[] {
  return Array.from(element.childNodes).flatMap((node): Node[] => {
    if (node.nodeType === TEXT) return textOf(node) === '' ? [] : [node];
    return node.nodeType !== ELEMENT || (node as Element).matches(NO_TEXT) ? [] : textNodesIn(node as Element);
  });
}

function roleOfText(element: Element): string {
  const ancestor = element.closest(`${INTERACTIVE},h1,h2,h3,h4,h5,h6`);
  if (!ancestor) return 'text';
  return /^H\d$/.test(ancestor.nodeName) ? 'heading' : (roleOf(ancestor) ?? 'text');
}

function landmarkOf(element: Element): string {
  const role = element.getAttribute('role') ?? LANDMARKS[element.nodeName] ?? '';
  const isPart = element.nodeName === 'HEADER' && element.closest('main,article,section,dialog') !== null;
  if (isPart || !['banner', 'complementary', 'contentinfo', 'region'].includes(role)) return '';
  const name = nameByLabel(element);
  // A region without a name is not a landmark.
  return role === 'region' && name === '' ? '' : `${role} ${name}`.trim();
}

function nameByLabel(element: Element): string {
  const labelId = element.getAttribute('aria-labelledby');
  const labelling = labelId === null ? null : element.ownerDocument.getElementById(labelId);
  return element.getAttribute('aria-label') ?? (labelling ? textOf(labelling) : '');
}

const pictureName = (element: Element): string =>
  element.getAttribute('alt') ||
  element.getAttribute('aria-label') ||
  (element.getAttribute('src') ?? '').replace(/[?#].*$/, '').replace(/^.*\//, '') ||
  (element.getAttribute('class') ?? '').split(' ').at(-1) ||
  element.nodeName.toLowerCase();

const fieldText = (field: Element): string => {
  const value = String(Reflect.get(field, 'value') ?? '');
  return [...nameOf(field), value].filter((part) => part !== '' && part !== 'on').join(': ');
};

/** Returns the role, and the tags and classes of an element and its two nearest ancestors. */
function shapeOf(element: Element, role: string): string {
  const steps: string[] = [role];
  for (let current: Element | null = element; current && steps.length < 4; current = current.parentElement)
    steps.push(`${current.nodeName}.${current.getAttribute('class') ?? ''}`);
  return steps.join('<');
}
