/** Translates the lab's texts. Texts on the page follow a change of language. The phones' language is separate. */
export const LANGUAGES = ['zh', 'en'] as const;
export type LabLanguage = (typeof LANGUAGES)[number];

/** A text in each language of the lab. */
export type Word = Readonly<Record<LabLanguage, string>>;
/** A word, or a text that is the same in all languages. */
export type Text = string | Word;

/** Returns Chinese if the browser prefers it, else English. */
export const languageOfBrowser = (): LabLanguage => (/^zh\b/i.test(globalThis.navigator?.language ?? '') ? 'zh' : 'en');

let language: LabLanguage = 'en';
const wordsByNode = new WeakMap<Node, Map<string, Word>>();

/** Returns the text in the current language. */
export const currentText = (text: Text): string => (typeof text === 'string' ? text : text[language]);

function set(node: Node, name: string, text: string): void {
  if (name.startsWith('aria-') && node instanceof Element) node.setAttribute(name, text);
  else Reflect.set(node, name, text);
}

/** Sets a property or an ARIA attribute. A translated text follows each later change of language. */
export function setText(node: Node, name: string, text: Text): void {
  const words = wordsByNode.get(node) ?? new Map<string, Word>();
  if (typeof text === 'string') words.delete(name);
  else words.set(name, text);
  wordsByNode.set(node, words);
  set(node, name, currentText(text));
}

/** Changes the language of all texts in the page, and of texts that are drawn later. */
export function setLanguage(next: LabLanguage, page: Document): void {
  language = next;
  page.documentElement.lang = next === 'zh' ? 'zh-CN' : 'en';
  const nodes = page.createTreeWalker(page, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    for (const [name, word] of wordsByNode.get(node) ?? []) set(node, name, word[next]);
}

/** Joins texts to one word. */
export const joined = (parts: readonly Text[], separator: string | Word = ''): Word => ({
  en: parts
    .map((part) => (typeof part === 'string' ? part : part.en))
    .join(typeof separator === 'string' ? separator : separator.en),
  zh: parts
    .map((part) => (typeof part === 'string' ? part : part.zh))
    .join(typeof separator === 'string' ? separator : separator.zh),
});
