/** Draws the gallery's toolbar and loads the gallery in a frame. */
import { setColourScheme } from '../frame/colour-scheme.ts';
import { h } from '../page/element.ts';
import { GALLERY } from '../words/table.ts';
import { LANGUAGES, languageOfBrowser, setLanguage, setText, type Text } from '../words/word.ts';

const CHOICES = {
  lang: LANGUAGES,
  look: ['light', 'dark'],
  width: ['320', '390', '768'],
  text: ['100', '200'],
} as const satisfies Record<string, readonly string[]>;
type Name = keyof typeof CHOICES;

const query = new URLSearchParams(location.search);
const initial: Readonly<Record<Name, string>> = { lang: languageOfBrowser(), look: 'light', width: '390', text: '100' };
const choices = Object.fromEntries(
  Object.entries(CHOICES).map(([name, values]) => {
    const text = query.get(name);
    return [name, values.find((value) => value === text) ?? initial[name as Name]];
  }),
) as Record<Name, string>;

const LABELS: Readonly<Record<Name, Readonly<Record<string, Text>>>> = {
  lang: { zh: '中文', en: 'English' },
  look: GALLERY.looks,
  width: { 320: '320', 390: '390', 768: '768' },
  text: { 100: '100 %', 200: '200 %' },
};
const frame = h('iframe', {});
setText(frame, 'title', GALLERY.parts);
let setDark: (isDark: boolean) => void = () => {};

/** Applies the choices to the gallery and stores them in the address. */
function draw(isNewLanguage: boolean): void {
  setLanguage(choices.lang === 'zh' ? 'zh' : 'en', document);
  history.replaceState(null, '', `?${new URLSearchParams(choices)}`);
  setDark(choices.look === 'dark');
  frame.style.width = `${choices.width}px`;
  if (isNewLanguage) frame.src = `${document.body.dataset['parts']}?lang=${choices.lang}`;
  const root = frame.contentDocument?.documentElement;
  if (root) root.style.fontSize = choices.text === '100' ? '' : `${choices.text}%`;
}

function choice(name: Name): HTMLElement {
  const group = h('fieldset', { className: 'choice' }, h('legend', { textContent: GALLERY[name] }));
  for (const value of CHOICES[name]) {
    const input = h('input', { type: 'radio', name, checked: choices[name] === value });
    input.onchange = () => {
      choices[name] = value;
      draw(name === 'lang');
    };
    group.append(h('label', {}, input, h('span', { textContent: LABELS[name][value] ?? value })));
  }
  return group;
}

frame.onload = () => {
  const page = frame.contentWindow;
  if (page) setDark = setColourScheme(page as Window & typeof globalThis);
  draw(false);
  // Scrolls back, because a part of the gallery takes the focus when it loads.
  page?.requestAnimationFrame(() => page.scrollTo(0, 0));
};
const bar = h('div', { className: 'line' }, h('h1', { textContent: GALLERY.title }));
bar.append(...(Object.keys(CHOICES) as Name[]).map(choice));
document.querySelector('title')?.replaceWith(h('title', { textContent: GALLERY.title }));
document.body.append(
  h('header', { className: 'toolbar' }, bar, h('p', { className: 'about', textContent: GALLERY.about })),
  h('main', {}, frame),
);
draw(true);
