/** Implements the parts of the tests that run in the page. Each is sent as text, so it contains all its code. */

/** Lists the faults of a shown article, which must be empty. */
export interface Findings {
  readonly markup: readonly string[];
  readonly html: string;
}

/** Plants the function that no payload may call. */
export function plant(name: string): void {
  const run: unknown[] = [];
  Object.assign(window, { [name]: (id: unknown) => run.push(id), hostileRun: run });
}

/** Goes to an article and waits until it is drawn and the tasks that it has started have run. */
export async function goTo(id: string): Promise<void> {
  // The single file has its addresses in the fragment.
  history.pushState({ at: 1 }, '', `${location.hash.startsWith('#/') ? '#' : ''}/health/science/${id}`);
  dispatchEvent(new PopStateEvent('popstate'));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Waits for the text, as the title may come earlier.
  const isThere = () =>
    document.querySelector('main h1')?.textContent === id && !document.querySelector('[data-article] [aria-busy]');
  for (let tries = 0; !isThere(); tries++) {
    if (tries > 600) throw new Error(`the article ${id} is not shown`);
    await frame();
  }
  await frame();
  await frame();
}

/** Tells if an article is drawn, without a placeholder. */
export const isDrawn = (): boolean =>
  document.querySelector('main h1') !== null &&
  document.querySelector('[data-article]') !== null &&
  document.querySelector('[data-article] [aria-busy]') === null;

/** Checks the drawn article against its contract, with code independent of the drawing. */
export function inspectArticle({ evil, unreadable }: { evil: string; unreadable: string }): Findings {
  const article = document.querySelector<HTMLElement>('[data-article]');
  if (!article) return { markup: ['no article'], html: '' };
  // Accepts the app's own message for a text that it cannot clean, such as a frameset.
  if (article.textContent?.startsWith(unreadable)) return { markup: [], html: '' };
  const names =
    /^(?:p|ul|ol|li|blockquote|dl|dt|dd|div|section|pre|br|hr|strong|em|u|s|sub|sup|small|mark|code|span|figure|figcaption|table|thead|tbody|tfoot|tr|th|td|caption|h[234]|a|img)$/;
  const attributes =
    /^(?:class|href|rel|src|alt|lang|start|colspan|rowspan|scope|role|tabindex|aria-label|id|decoding|fetchpriority|referrerpolicy|style)$/;
  const markup: string[] = [];
  const box = article.getBoundingClientRect();
  for (const element of article.querySelectorAll<HTMLElement>('*')) {
    // Accepts the app's sign for a missing picture.
    if (element.closest('[role=img]')) continue;
    // Accepts the app's button that enlarges a picture, with at most one picture and without submitting.
    const opens = element.matches('button[type=button][data-picture]') && element.querySelectorAll('img').length <= 1;
    if (!(opens || names.test(element.localName)) || element.namespaceURI !== document.documentElement.namespaceURI)
      markup.push(`element ${element.localName}`);
    for (const { name, value } of element.attributes) {
      if (!attributes.test(name) && !(opens && /^(?:type|data-picture|data-alt)$/.test(name)))
        markup.push(`attribute ${name}`);
      if (name === 'id' && !/^article-part-\d+$/.test(value)) markup.push(`id ${value}`);
      if (name === 'style' && !/^aspect-ratio: [\d./ ]+;$/.test(value)) markup.push(`style ${value}`);
      if (name === 'href' && !/^(?:#?\/health\/|https:\/\/|tel:[+\d]+$)/.test(value)) markup.push(`href ${value}`);
      if (
        /^(?:src|data-picture)$/.test(name) &&
        (value.includes(evil) || !/^(?:\/(?!\/)|data:image\/(?:png|jpeg|gif|webp);)/.test(value))
      )
        markup.push(`src ${value}`);
    }
    if (element.localName === 'img' && element.getAttribute('referrerpolicy') !== 'no-referrer')
      markup.push('a picture that tells where it is');
    const { position, zIndex } = getComputedStyle(element);
    if (!/^(?:static|relative)$/.test(position) || zIndex !== 'auto') markup.push(`position ${position} ${zIndex}`);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = left >= -1 && right <= innerWidth + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
    // A table scrolls in its frame.
    if (!isInside && !element.closest('section')) markup.push(`${element.localName} outside of its article`);
  }
  return { markup, html: article.innerHTML };
}

/** Tells for each text if its markup is balanced, so that it cannot hide others beside it. */
export const endsItself = (texts: readonly string[]): boolean[] =>
  texts.map((text) => {
    const template = document.createElement('template');
    template.innerHTML = `<div>${text}</div><hr>`;
    const [box, end, ...others] = template.content.childNodes;
    return box?.nodeName === 'DIV' && end?.nodeName === 'HR' && others.length === 0;
  });

/** Returns the global names that a script in the page sees. */
export function globalsOf(): string[] {
  const named = ['cookie', 'body', 'getElementById', 'createElement', 'location', 'defaultView', 'querySelector'];
  const ofDocument = named.map(
    (name) => `${name} ${typeof Reflect.get(document, name)} ${name in HTMLDocument.prototype}`,
  );
  return [...ofDocument, ...Object.keys(window).sort(), typeof Reflect.get(window, 'SdhealthBridge')];
}

/** Returns the texts that a second parse changes. */
export const readOtherwise = (texts: readonly string[]): string[] =>
  texts.filter((text) => {
    const box = document.createElement('article');
    box.innerHTML = text;
    return box.innerHTML !== text;
  });

/** Triggers on all planted elements what a person or a script could, without leaving the page. */
export function touchAll(): void {
  const events = [
    'click',
    'focus',
    'mouseover',
    'pointerenter',
    'toggle',
    'beforetoggle',
    'animationstart',
    'error',
    'load',
  ];
  for (const element of document.querySelectorAll<HTMLElement>('body > div:not(#root) *')) {
    // Links of SVG and MathML have no method to be tapped by.
    const address = element.getAttribute('href') ?? element.getAttribute('xlink:href');
    const isAway = address !== null || element.matches('area, button, input, form, label, summary');
    for (const name of events) if (!(isAway && name === 'click')) element.dispatchEvent(new Event(name));
    const target = URL.canParse(address ?? '', document.baseURI) ? new URL(address ?? '', document.baseURI) : undefined;
    if (target?.protocol === 'javascript:') element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
}
