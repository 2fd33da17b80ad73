/**
 * Renders the sanitised nodes of an article with React. It renders only listed elements and attributes. Of markup that the sanitiser
 * missed, only the text remains (H07). An article's HTML is never inserted into the page as a string.
 */
import { createElement, type ReactNode } from 'react';
import { levelsUnderTitle } from '../../../rules/heading-levels.ts';
import { CLASSES, HEADINGS, RENAMED, UNCHANGED } from './allowed.ts';
import styles from './article.module.css';
import { ArticleLink } from './article-link.tsx';
import { ArticlePicture, Figure, TableFrame } from './figure.tsx';

export interface Heading {
  /** The id of its element, which the app generates. */
  readonly id: string;
  readonly text: string;
  /** The heading level, 2 to 4. */
  readonly level: number;
}

export interface RenderedArticle {
  readonly nodes: ReactNode;
  /** The headings in document order. */
  readonly headings: readonly Heading[];
}

/** The depth below which elements are rendered as text only. */
const MAX_DEPTH = 40;
const isUnchanged = (name: string): boolean => UNCHANGED.some((tag) => tag === name);
const isHeading = (name: string): boolean => HEADINGS.some((tag) => tag === name);
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const nameOf = (element: Element): string => {
  // An element of another namespace is not the HTML element of that name, such as an SVG `a`.
  if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return '';
  const name = element.localName;
  return Object.hasOwn(RENAMED, name) ? (RENAMED[name] ?? '') : name;
};

export function renderArticle(root: Node): RenderedArticle {
  const text = withoutWrappers(root);
  const headingElements = headingsIn(text).filter((element) => textOf(element));
  const levels = levelsUnderTitle(headingElements.map((element) => Number(nameOf(element)[1])));
  const headings = new Map(
    headingElements.map((element, index): [Element, Heading] => [
      element,
      { id: `article-part-${index + 1}`, text: textOf(element), level: levels[index] ?? 2 },
    ]),
  );
  return { nodes: childrenOf(text, headings, 0), headings: [...headings.values()] };
}

type Headings = ReadonlyMap<Element, Heading>;

function childrenOf(parent: Node, headings: Headings, depth: number): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    return isElement(node) ? renderElement(node, headings, depth + 1, index) : null;
  });
}

function renderElement(element: Element, headings: Headings, depth: number, key: number): ReactNode {
  if (depth > MAX_DEPTH) return element.textContent;
  // A form's properties may be shadowed by its fields (H05).
  if (element instanceof HTMLFormElement) return null;
  const name = nameOf(element);
  const content = () => childrenOf(element, headings, depth);
  const heading = headings.get(element);
  if (heading) return createElement(`h${heading.level}`, { key, id: heading.id, tabIndex: -1 }, ...content());
  if (isHeading(name)) return null;
  switch (name) {
    case 'a':
      return (
        <ArticleLink key={key} href={element.getAttribute('href')?.trim() ?? ''}>
          {content()}
        </ArticleLink>
      );
    case 'img':
      return pictureOf(element, key);
    case 'figure':
      return <Figure key={key}>{content()}</Figure>;
    case 'table':
      return (
        <TableFrame key={key}>
          <table>{elementsOnly(content())}</table>
        </TableFrame>
      );
    case 'p': {
      const singlePicture = singlePictureIn(element);
      if (singlePicture) return <Figure key={key}>{pictureOf(singlePicture, 0)}</Figure>;
      return isEmpty(element) ? null : createElement('p', { key, ...propsOf(element) }, ...content());
    }
    case 'br':
    case 'hr':
      return createElement(name, { key });
  }
  if (!isUnchanged(name)) return content();
  // The direct children of tables and lists must be elements.
  const children = ELEMENT_PARENTS.test(name) ? elementsOnly(content()) : content();
  return createElement(name, { key, ...propsOf(element) }, ...children);
}

const ELEMENT_PARENTS = /^(?:thead|tbody|tfoot|tr|ul|ol|dl)$/;
const elementsOnly = (nodes: readonly ReactNode[]): ReactNode[] =>
  nodes.filter((node) => typeof node === 'object' && !Array.isArray(node));

const pictureOf = (element: Element, key: number): ReactNode => (
  <ArticlePicture
    key={key}
    src={element.getAttribute('src')?.trim() ?? ''}
    alt={element.getAttribute('alt') ?? ''}
    width={numberOf(element, 'width')}
    height={numberOf(element, 'height')}
    opens={!element.closest('a')}
  />
);

function propsOf(element: Element): object {
  const classes = element.getAttribute('class')?.split(/\s+/) ?? [];
  const className = CLASSES.filter((name) => classes.includes(name))
    .map((name) => styles[name])
    .join(' ');
  const lang = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.exec(element.getAttribute('lang') ?? '')?.[0];
  return {
    ...(className && { className }),
    ...(lang && { lang }),
    ...(element.localName === 'ol' && { start: numberOf(element, 'start') }),
    ...(/^t[hd]$/.test(element.localName) && {
      colSpan: numberOf(element, 'colspan'),
      rowSpan: numberOf(element, 'rowspan'),
    }),
    ...(element.localName === 'th' && { scope: element.closest('thead') ? 'col' : 'row' }),
  };
}

/** Returns an attribute as a whole number from 1 to 10,000, or undefined for anything else, such as `100%`. */
function numberOf(element: Element, name: string): number | undefined {
  const value = element.getAttribute(name) ?? '';
  return /^[1-9]\d{0,3}$|^10000$/.test(value) ? Number(value) : undefined;
}

/** Tells if a paragraph has neither text nor picture. Editors use such paragraphs as spacing, which the page sets itself. */
const isEmpty = (element: Element): boolean => textOf(element) === '' && !element.querySelector('img');

function singlePictureIn(element: Element): Element | undefined {
  if (textOf(element) !== '') return undefined;
  const [picture, ...others] = element.querySelectorAll('img');
  return others.length === 0 && !element.querySelector('a') ? picture : undefined;
}

const textOf = (element: Element): string => (element.textContent ?? '').replace(/[\s\u00a0\u200b]+/g, ' ').trim();

const headingsIn = (root: Node): Element[] =>
  isElement(root) || root instanceof DocumentFragment
    ? [...root.querySelectorAll(HEADINGS.join())].filter((element) => isHeading(nameOf(element)))
    : [];

/** Returns the innermost node that holds all parts of the text: editors wrap the text into one or two elements. */
function withoutWrappers(root: Node): Node {
  const significantNodes = [...root.childNodes].filter((node) => isElement(node) || node.textContent?.trim());
  const [wrapper] = significantNodes;
  if (significantNodes.length !== 1 || !wrapper || !isElement(wrapper) || !/^(?:div|section)$/.test(nameOf(wrapper)))
    return root;
  return withoutWrappers(wrapper);
}
