import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Phone } from '../phone.ts';
import { openSetting, settingOf } from '../setting.ts';
import { createComparison } from './comparison.ts';
import { type Difference, differencesOf } from './differences.ts';
import { type DrawnElement, drawingOf } from './drawn.ts';
import { createDifferenceList, describeDifference, withoutIgnored } from './list.ts';
import { bringToView, createMarks } from './marks.ts';
import { createNote } from './note.ts';
import { pairOf, secondOptions } from './pair.ts';

const TITLES = { first: 'WeChat', second: 'Browser' };

/** Creates an element in a line of a page. Lines are 20 px high and 40 px apart. */
const drawnElement = (line: number, text: string, more: Partial<DrawnElement> = {}): DrawnElement => ({
  ...{ role: 'text', text, shape: 'text<P.', landmarks: [], layer: 'page' },
  ...{ x: 16, y: line * 40, width: 100, height: 20, isCut: false, colour: '#000 on #fff' },
  ...more,
});
const [A, B, C, D] = [drawnElement(0, 'A'), drawnElement(1, 'B'), drawnElement(2, 'C'), drawnElement(3, 'D')];
const down = (by: number, ...things: DrawnElement[]) => things.map((drawn) => ({ ...drawn, y: drawn.y + by }));

const summary = (matches: readonly Difference[]) =>
  matches.map(({ kinds, first, second }) => `${(first ?? second)?.text}: ${kinds.join(', ')}`);

test.each<[string, readonly DrawnElement[], readonly DrawnElement[], string[]]>([
  ['nothing', [A, B, C], [A, B, C], []],
  ['elements of one page only', [A, B, C], [A, C, D], ['B: only first', 'D: only second']],
  [
    'nothing below a bar that one page has',
    [B, C],
    [drawnElement(0, 'Bar', { layer: 'sticky' }), ...down(48, B, C)],
    ['Bar: only second'],
  ],
  ['no element that a previous element has pushed down', [B, C, D], [A, ...down(48, B, C, D)], ['A: only second']],
  ['another text, whatever its size', [A, B, C], [A, { ...B, text: 'Buy', width: 300 }, C], ['B: text']],
  ['a text that wraps, and not what it pushes down', [A, B, C], [A, { ...B, height: 40 }, ...down(20, C)], ['B: size']],
  [
    'a size that differs by more than two pixels',
    [A, B],
    [
      { ...A, width: 102 },
      { ...B, width: 103 },
    ],
    ['B: size'],
  ],
  [
    'another text whose element has another class too',
    [A, drawnElement(1, 'Supported', { shape: 'text<SPAN.good' })],
    [A, drawnElement(1, 'Too old', { shape: 'text<SPAN.bad' })],
    ['Supported: text'],
  ],
  ['several moved elements, once', [A, B, C, D], [A, ...down(12, B, C, D)], ['B: place']],
  ['a single moved element', [A, B, C], [A, { ...B, x: 40 }, C], ['B: place']],
  ['an element in another order', [A, B, C], [B, C, drawnElement(9, 'A')], ['A: place']],
  ['another colour', [A, B], [A, { ...B, colour: '#f00 on #fff' }], ['B: colour']],
  [
    'several kinds in one element',
    [A],
    [{ ...A, x: 90, height: 60, colour: '#f00 on #fff' }],
    ['A: size, place, colour'],
  ],
  ['a text that is cut off in one page only', [A, B], [A, { ...B, isCut: true }], ['B: cut']],
  [
    'the same text with another role',
    [A],
    [{ ...A, role: 'button', shape: 'button<BUTTON.' }],
    ['A: only first', 'A: only second'],
  ],
  ['no running clock', [drawnElement(0, 'Pay in 14:59')], [drawnElement(0, 'Pay in 14:58')], []],
  [
    'no position of a sticky element in a scrolled page',
    [A, drawnElement(5, 'Buy', { layer: 'sticky' })],
    [A, drawnElement(9, 'Buy', { layer: 'sticky' })],
    [],
  ],
])('the differences of two pages: %s', (_, first, second, words) => {
  expect(summary(differencesOf(first, second))).toEqual(words);
});

test('the differences of two languages: include only Chinese text that both pages have', () => {
  const chinese = [drawnElement(0, '首页'), drawnElement(1, '套餐'), drawnElement(2, 'Apple')];
  const english = [drawnElement(0, 'Home', { width: 60 }), drawnElement(1, '套餐'), drawnElement(2, 'Apple')];
  expect(summary(differencesOf(chinese, english, { languages: true }))).toEqual(['套餐: same text']);
});

test('differences when they are by design or a tester ignores them: are not counted', () => {
  const bar = drawnElement(0, 'Packages', { landmarks: ['banner'] });
  const matches = differencesOf([B, C, D], [bar, { ...B, x: 90 }, { ...C, colour: 'red' }]);
  expect(summary(matches)).toEqual(['Packages: only second', 'B: place', 'C: colour', 'D: only first']);
  expect(summary(withoutIgnored(matches, []))).toEqual(['B: place', 'C: colour', 'D: only first']);
  expect(summary(withoutIgnored(matches, ['#place', 'text D']))).toEqual(['C: colour']);
  expect(matches.map((difference) => describeDifference(difference, TITLES).en)).toEqual([
    'Only in Browser',
    'In Browser 74 px to the right',
    '#000 on #fff, in Browser red',
    'Only in WeChat',
  ]);
  // D would be below C, the last element before it that both pages have.
  expect(matches.at(-1)?.after?.text).toBe('C');
});

beforeEach(() => {
  localStorage.clear();
  // Reads each element's box from an attribute, as there is no layout in jsdom.
  const box = (element: Element | null) => {
    const [x = 0, y = 0, width = 100, height = 20] = (element?.getAttribute('data-box') ?? '')
      .split(' ')
      .filter(Boolean)
      .map(Number);
    return new DOMRect(x, y, width, height);
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function boxOfElement(this: Element) {
    return box(this);
  });
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(function boxOfRange(this: Range) {
    return box(this.startContainer.parentElement);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('the drawn elements of a page: have role, name, position and colours, and leave out hidden elements', () => {
  document.body.innerHTML = `
    <header><p data-box="0 0 390 48">Packages</p></header>
    <main style="background-color: rgb(255, 255, 255)">
      <h1>Check<b>up</b></h1>
      <button data-box="8 60 120 44"><span>Buy</span></button>
      <a href="#a"><b data-box="8 120">Basic</b><i>¥899</i></a>
      <img src="/static/a.svg?v=1" alt=""><svg class="icon icon-left"></svg>
      <label>Name <input value="Lin"></label><select aria-label="City"><option>Beijing</option></select>
      <p data-box="0 0 1 1">for readers</p><script>no()</script>
      <section aria-label="Keep them at hand" style="position: fixed"><p>Get it</p></section>
    </main>`;
  const { elements, elementOf } = drawingOf(document);
  expect(elements.map(({ role, text }) => `${role} ${text}`)).toEqual([
    'text Packages',
    'heading Check',
    'heading up',
    'button Buy',
    'link Basic',
    'link ¥899',
    'picture a.svg',
    'picture icon-left',
    'text Name',
    'textbox Name: Lin',
    'combobox City: Beijing',
    'text Get it',
  ]);
  expect(elements[0]).toMatchObject({ landmarks: ['banner'], x: 0, y: 0, width: 390, height: 48, layer: 'page' });
  expect(elements[3]).toMatchObject({
    x: 8,
    y: 60,
    width: 120,
    height: 44,
    colour: expect.stringMatching(/on rgb\(255, 255, 255\)$/),
  });
  expect(elements[6]?.colour).toBe('');
  expect(elements.at(-1)).toMatchObject({ layer: 'fixed', landmarks: ['region Keep them at hand'] });
  expect(elementOf(elements[3] as DrawnElement)?.nodeName).toBe('BUTTON');
});

test.each([
  ['differences=1&first=ios-app&second=browser', { first: 'ios-app', second: 'browser' }],
  [
    'differences=1&first=ios-app&second=language',
    {
      first: 'ios-app',
      second: 'twin',
      twin: { host: 'ios-app', title: { en: 'iOS app, English', zh: 'iOS App，English' }, language: 'en' },
    },
  ],
  [
    'differences=1&first=ios-app&second=2.0.9',
    {
      first: 'ios-app',
      second: 'twin',
      twin: { host: 'ios-app', title: { en: 'iOS app, 2.0.9', zh: 'iOS App，2.0.9' }, version: '2.0.9' },
    },
  ],
  // Differences need two phones: a browser has no app version, and a single phone has no partner.
  ['differences=1&first=browser&second=2.0.9', undefined],
  ['differences=1&first=ios-app&second=2.8.0', undefined],
  ['differences=1&first=wechat&second=wechat', undefined],
  ['differences=1&first=wechat', undefined],
  ['first=ios-app&second=browser', undefined],
  ['differences=1&first=ios-app&second=browser&single=wecom', undefined],
])('the compared pair when the address has ?%s: %j', (query, pair) => {
  expect(pairOf(settingOf(`?lang=zh&app=2.8.0&${query}`))).toEqual(pair);
});

test('the options for the second phone: are the other hosts, the other language and the other app versions', () => {
  const words = secondOptions(settingOf('?lang=en&app=2.1.0&first=android-app')).map(([item]) => item.en);
  expect(words[0]).toBe('all other phones');
  expect(words.slice(-3)).toEqual(['itself in 中文', 'itself, app 2.0.9', 'itself, app 2.8.0']);
  expect(words).not.toContain('Android app');
});

test('the list of differences when a tester uses it: counts, shows an element in the pages, and ignores kinds', () => {
  const location = { search: '?lang=zh&app=2.8.0&differences=1', hash: '' } as Location;
  const setting = openSetting({ location, history: { replaceState: () => {} } as unknown as History, localStorage });
  const lead = vi.fn();
  const list = createDifferenceList(setting, lead);
  document.body.append(list.element);
  const matches = differencesOf([B, C, D], [drawnElement(0, 'Bar', { landmarks: ['banner'] }), { ...B, x: 90 }, C]);
  const lines = () => {
    list.draw(matches, TITLES);
    return [...list.element.querySelectorAll('li')].map(({ textContent }) => textContent);
  };
  const countText = () => list.element.querySelector('h3')?.textContent;
  const tap = (words: string) =>
    [...list.element.querySelectorAll('button')].find((element) => element.textContent === words)?.click();
  expect(lines()).toEqual(['1text «B»In Browser 74 px to the rightIgnore', '2text «D»Only in WeChatIgnore']);
  expect(countText()).toBe('2 differences');
  expect(list.element.textContent).toContain('1 meant. A browser has no title bar of its own');
  list.element.querySelectorAll<HTMLButtonElement>('.go')[1]?.click();
  expect(lead.mock.calls).toEqual([[2]]);
  tap('Other place 1');
  expect(lines()).toEqual(['1text «D»Only in WeChatIgnore']);
  tap('Ignore');
  expect(lines()).toEqual(['Browser shows what WeChat shows']);
  expect([countText(), setting.current.ignored]).toEqual(['0 differences', ['#place', 'text D']]);
  tap('Count them again');
  tap('Other place 1');
  expect(lines()).toHaveLength(2);
});

test('a line of differences when the pages were compared again since: still scrolls to its element', () => {
  const location = { search: '?lang=zh&app=2.8.0&differences=1&first=wechat&second=browser', hash: '' } as Location;
  const setting = openSetting({ location, history: { replaceState: () => {} } as unknown as History, localStorage });
  document.body.innerHTML = '<main><p data-box="0 900">Here</p></main>';
  const other = document.implementation.createHTMLDocument();
  Object.defineProperty(other, 'defaultView', { value: window });
  const phoneOf = (host: 'wechat' | 'browser', page: Document): [string, Phone] => [
    host,
    {
      id: host,
      host,
      title: host,
      marks: createMarks(),
      note: createNote(host),
      document: () => page,
    } as unknown as Phone,
  ];
  const phones = new Map([phoneOf('wechat', document), phoneOf('browser', other)]);
  const comparison = createComparison(setting, phones, () => [...phones.values()]);
  comparison.update();
  comparison.update();
  const by = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  comparison.element.querySelector<HTMLButtonElement>('.go')?.click();
  expect(by).toHaveBeenCalledOnce();
  expect(phones.get('wechat')?.marks.element.querySelector('.shown')?.textContent).toBe('1');
});

test('the marks of differences when the page scrolls: stay over their elements', () => {
  const marks = createMarks();
  const page = Object.assign(new EventTarget(), { scrollX: 0, scrollY: 30 });
  const bar = drawnElement(0, 'Bar', { layer: 'fixed', y: 800 });
  const markedBoxes = [
    { number: 1, kind: 'size', item: B },
    { number: 2, kind: 'only first', item: C, isMissing: true },
    { number: 3, kind: 'colour', item: bar },
  ] as const;
  marks.show(markedBoxes, page as unknown as Window);
  const [moving, still] = marks.element.children;
  const styles = [...marks.element.querySelectorAll<HTMLElement>('i')].map(({ style }) => [style.top, style.width]);
  expect(styles).toEqual([
    ['40px', '100px'],
    ['100px', ''],
    ['800px', '100px'],
  ]);
  expect(still?.textContent).toBe('3');
  expect((moving as HTMLElement).style.transform).toBe('translate(0px, -30px)');
  page.scrollY = 90;
  page.dispatchEvent(new Event('scroll'));
  expect((moving as HTMLElement).style.transform).toBe('translate(0px, -90px)');
});

test('an element when it is brought into view: is in the middle of the page and of its scrollable ancestor', () => {
  document.body.innerHTML =
    '<div style="overflow-x: auto" data-box="0 100 390 60"><p data-box="600 110 100 40">far</p></div>';
  const [by, within] = [vi.fn(), vi.fn()];
  vi.spyOn(window, 'scrollBy').mockImplementation(by);
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(within);
  bringToView(document.querySelector('p') as Element);
  expect(within.mock.calls).toEqual([[{ left: 455, top: 0, behavior: 'instant' }]]);
  expect(by.mock.calls).toEqual([[{ top: 130 - innerHeight / 2, behavior: 'instant' }]]);
});
