/** Draws the gallery's toolbar and loads the gallery in a frame. */
import { setColourScheme } from '../frame/colour-scheme.ts';
import { h } from '../page/element.ts';
import { GALLERY } from '../words/table.ts';
import { LANGUAGES, languageOfBrowser, put, speak, type Text } from '../words/word.ts';

const CHOICES = {
  lang: LANGUAGES,
  look: ['light', 'dark'],
  width: ['320', '390', '768'],
  text: ['100', '200'],
} as const satisfies Record<string, readonly string[]>;
type Name = keyof typeof CHOICES;

const query = new URLSearchParams(location.search);
const first: Readonly<Record<Name, string>> = { lang: languageOfBrowser(), look: 'light', width: '390', text: '100' };
const now = Object.fromEntries(
  Object.entries(CHOICES).map(([name, values]) => {
    const text = query.get(name);
    return [name, values.find((value) => value === text) ?? first[name as Name]];
  }),
) as Record<Name, string>;

const WORDS: Readonly<Record<Name, Readonly<Record<string, Text>>>> = {
  lang: { zh: '中文', en: 'English' },
  look: GALLERY.looks,
  width: { 320: '320', 390: '390', 768: '768' },
  text: { 100: '100 %', 200: '200 %' },
};
const frame = h('iframe', {});
put(frame, 'title', GALLERY.parts);
let setDark: (isDark: boolean) => void = () => {};

/** Applies the choices to the gallery and stores them in the address. */
function draw(isOther: boolean): void {
  speak(now.lang === 'zh' ? 'zh' : 'en', document);
  history.replaceState(null, '', `?${new URLSearchParams(now)}`);
  setDark(now.look === 'dark');
  frame.style.width = `${now.width}px`;
  if (isOther) frame.src = `${document.body.dataset['parts']}?lang=${now.lang}`;
  const root = frame.contentDocument?.documentElement;
  if (root) root.style.fontSize = now.text === '100' ? '' : `${now.text}%`;
}

function choice(name: Name): HTMLElement {
  const group = h('fieldset', { className: 'choice' }, h('legend', { textContent: GALLERY[name] }));
  for (const value of CHOICES[name]) {
    const input = h('input', { type: 'radio', name, checked: now[name] === value });
    input.onchange = () => {
      now[name] = value;
      draw(name === 'lang');
    };
    group.append(h('label', {}, input, h('span', { textContent: WORDS[name][value] ?? value })));
  }
  return group;
}

frame.onload = () => {
  const page = frame.contentWindow;
  if (page) setDark = setColourScheme(page as Window & typeof globalThis);
  draw(false);
  // A part takes the focus when it loads, which scrolls the page.
  page?.requestAnimationFrame(() => page.scrollTo(0, 0));
};
const head = h('div', { className: 'line' }, h('h1', { textContent: GALLERY.title }));
head.append(...(Object.keys(CHOICES) as Name[]).map(choice));
document.querySelector('title')?.replaceWith(h('title', { textContent: GALLERY.title }));
document.body.append(
  h('header', { className: 'toolbar' }, head, h('p', { className: 'about', textContent: GALLERY.about })),
  h('main', {}, frame),
);
draw(true);
