/** Implements the languages of the lab's own words. Drawn words follow a change of language. The phones' language is separate. */
export const LANGUAGES = ['zh', 'en'] as const;
export type LabLanguage = (typeof LANGUAGES)[number];

/** A text in each language of the lab. */
export type Word = Readonly<Record<LabLanguage, string>>;
/** A word, or a text that is the same in all languages. */
export type Text = string | Word;

/** Returns the browser's preferred language, English for all but Chinese. */
export const languageOfBrowser = (): LabLanguage => (/^zh\b/i.test(globalThis.navigator?.language ?? '') ? 'zh' : 'en');

let language: LabLanguage = 'en';
const live = new WeakMap<Node, Map<string, Word>>();

/** Returns the text in the current language. */
export const say = (text: Text): string => (typeof text === 'string' ? text : text[language]);

function set(node: Node, name: string, text: string): void {
  if (name.startsWith('aria-') && node instanceof Element) node.setAttribute(name, text);
  else Reflect.set(node, name, text);
}

/** Sets a property or an ARIA attribute. A word follows the language from then on. */
export function put(node: Node, name: string, text: Text): void {
  const words = live.get(node) ?? new Map<string, Word>();
  if (typeof text === 'string') words.delete(name);
  else words.set(name, text);
  live.set(node, words);
  set(node, name, say(text));
}

/** Changes the language of all that is in the page. What is drawn later has it as well. */
export function speak(next: LabLanguage, page: Document): void {
  language = next;
  page.documentElement.lang = next === 'zh' ? 'zh-CN' : 'en';
  const nodes = page.createTreeWalker(page, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    for (const [name, word] of live.get(node) ?? []) set(node, name, word[next]);
}

/** Joins pieces to a word. */
export const joined = (pieces: readonly Text[], between: string | Word = ''): Word => ({
  en: pieces
    .map((piece) => (typeof piece === 'string' ? piece : piece.en))
    .join(typeof between === 'string' ? between : between.en),
  zh: pieces
    .map((piece) => (typeof piece === 'string' ? piece : piece.zh))
    .join(typeof between === 'string' ? between : between.zh),
});
