/** Imitates how translators change the texts of a page. The words stay the same except for marks. */

export type Translator = (root: Node) => void;

/** Matches the marks by which a translated text differs from the original. */
const MARKS = /[«»]/g;

const wrapperOf = (words: string): HTMLElement => {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.textContent = words;
  outer.append(inner);
  return outer;
};

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (
      node instanceof Text &&
      /\S/.test(node.data) &&
      !node.parentElement?.closest('font, script, style, textarea, [translate=no]')
    )
      texts.push(node);
  }
  return texts;
}

const each =
  (change: (text: Text, parent: Node) => void): Translator =>
  (root) => {
    for (const text of textsIn(root)) if (text.parentNode) change(text, text.parentNode);
  };

export const TRANSLATORS: Readonly<Record<string, Translator>> = {
  'replaces each text': each((text) => text.replaceWith(wrapperOf(text.data))),
  'replaces each text as a child': each((text, parent) => parent.replaceChild(wrapperOf(text.data), text)),
  'inserts, then removes': each((text, parent) => {
    parent.insertBefore(wrapperOf(text.data), text);
    parent.removeChild(text);
  }),
  'removes, then inserts': each((text, parent) => {
    const next = text.nextSibling;
    parent.removeChild(text);
    parent.insertBefore(wrapperOf(text.data), next);
  }),
  'moves each text into a wrapper': each((text, parent) => {
    const wrapper = document.createElement('font');
    parent.insertBefore(wrapper, text);
    wrapper.appendChild(text);
  }),
  'changes texts in place': each((text) => {
    if (!text.data.startsWith('«')) text.data = `«${text.data}»`;
  }),
  'splits texts': each((text) => {
    if (text.length > 1) text.splitText(1);
  }),
  'joins texts': (root) => root.normalize(),
  'joins neighbours in the first': (root) => {
    for (const text of textsIn(root)) {
      let next = text.nextSibling;
      let words = text.data;
      while (next instanceof Text) {
        words += next.data;
        next.data = '';
        next = next.nextSibling;
      }
      if (words !== text.data) text.data = `«${words}»`;
    }
  },
  'joins neighbours in one wrapper': (root) => {
    for (const text of textsIn(root)) {
      if (!text.isConnected) continue;
      let words = text.data;
      while (text.nextSibling instanceof Text) {
        words += text.nextSibling.data;
        text.nextSibling.remove();
      }
      text.replaceWith(wrapperOf(words));
    }
  },
  'removes texts and puts them back': each((text, parent) => {
    const next = text.nextSibling;
    text.remove();
    parent.insertBefore(text, next);
  }),
};

/** Returns the markup of an element without the translators' additions. */
export function withoutTranslation(root: Element): string {
  const copy = root.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (let wrapper = copy.querySelector('font'); wrapper; wrapper = copy.querySelector('font'))
    wrapper.replaceWith(...wrapper.childNodes);
  return copy.innerHTML.replace(MARKS, '');
}

/** Marks the attributes that translators change beside texts. */
function translateAttributes(root: Document): void {
  for (const name of ['title', 'placeholder', 'aria-label'])
    for (const element of root.body.querySelectorAll(`[${name}]`)) {
      const words = element.getAttribute(name) ?? '';
      if (/\S/.test(words) && !words.startsWith('«')) element.setAttribute(name, `«${words}»`);
    }
}

/** The time from a change of the page to its translation (milliseconds). */
const DELAY_MS = 60;

/** Translates the page from now on, as often as it changes. */
export function translatePage(name: string): void {
  const translate = TRANSLATORS[name];
  if (!translate) throw new Error(`no translator ${name}`);
  const begin = () => {
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'en';
    let isDue = false;
    const run = () => {
      isDue = false;
      translate(document.body);
      translateAttributes(document);
    };
    const plan = () => {
      if (!isDue) setTimeout(run, DELAY_MS);
      isDue = true;
    };
    new MutationObserver(plan).observe(document.body, { childList: true, subtree: true, characterData: true });
    run();
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
}
