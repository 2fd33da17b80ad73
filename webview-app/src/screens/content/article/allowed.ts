/**
 * Lists the markup that an article may have (H01, H03, H04, H05): no style, no `id` or `name`, no element that loads, runs or takes input.
 * The lists are grouped by how an element is rendered.
 */

/** Elements that are rendered unchanged. */
export const UNCHANGED = [
  ...['p', 'ul', 'ol', 'li', 'blockquote', 'dl', 'dt', 'dd', 'div', 'section', 'pre', 'br', 'hr'],
  ...['strong', 'em', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code', 'span', 'figcaption'],
  ...['thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
] as const;

/** Elements that are rendered as another element. */
export const RENAMED: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  article: 'div',
};

export const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Elements that are rendered by a component. */
const BY_COMPONENT = ['a', 'img', 'figure', 'table'];

export const TAGS: readonly string[] = [...UNCHANGED, ...Object.keys(RENAMED), ...HEADINGS, ...BY_COMPONENT];

/** The attributes that the renderer reads. All others are dropped. */
export const ATTRIBUTES: readonly string[] = [
  ...['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'class', 'lang'],
];

/** The classes that an editor may use. `article.module.css` styles each of them. */
export const CLASSES = ['lead', 'note', 'warning', 'centre'] as const;
