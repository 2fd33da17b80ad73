/** Tests the lab's words: both languages exist, and all drawn words follow the switch. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createControls } from '../page/controls/controls.ts';
import { createControlsPanel } from '../page/controls/panel.ts';
import { openSetting, type SettingStore } from '../page/setting.ts';
import { createToolbar } from '../page/toolbar.ts';
import { createDetails } from '../page/views/details.ts';
import { createPanel } from '../page/views/panel.ts';
import { createRecord } from '../page/views/record.ts';
import { createViewBar } from '../page/views/view-bar.ts';
import * as controlWords from './controls.ts';
import * as table from './table.ts';
import { setLanguage, setText, type Word } from './word.ts';

const HAN = /\p{Script=Han}/u;
/** Matches names, which are the same in both languages, and the switch, which is labelled in the other language. */
const NAMES = /^(?:中文界面|iOS App|Android App|[\w.]+)$/;

/** Returns every word of a table. Samples fill the gaps of a word. */
function wordsIn(value: unknown): Word[] {
  if (typeof value === 'function') return wordsIn(Reflect.apply(value, undefined, [3, '3', '3']));
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'zh' in value) return [value as Word];
  return Object.values(value).flatMap(wordsIn);
}

let setting: SettingStore;

beforeEach(() => {
  localStorage.clear();
  const history = { replaceState: () => {} } as unknown as History;
  setting = openSetting({ location: { search: '', hash: '' } as Location, history, localStorage });
  setLanguage('en', document);
});

test('each word of the lab: has an English and a Chinese text', () => {
  const words = [...wordsIn(table), ...wordsIn(controlWords)];
  expect(words.length).toBeGreaterThan(250);
  expect(words.filter(({ en }) => en === '' || (HAN.test(en) && !NAMES.test(en)))).toEqual([]);
  // Ignores words that only join two texts, `undefined` here.
  const joinsTexts = /^undefined/;
  expect(
    words.filter(
      ({ en, zh }) =>
        !joinsTexts.test(en) && !HAN.test(zh) && /\p{L}{2}/u.test(zh) && !/^(?:iOS|Android) App$/.test(zh),
    ),
  ).toEqual([{ en: '中文界面', zh: 'English lab' }]);
});

test('the Chinese summaries of events: are in the contract', () => {
  const folder = join(import.meta.dirname, '../../../bridge-sdk/src/contract');
  const comments = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/\n \* /g, ''))
    .join('\n');
  for (const summary of Object.values(controlWords.EVENTS.summaries)) expect(comments).toContain(summary);
});

test('the lab when its language is switched: has no English text, and the previous texts after switching back', () => {
  const record = createRecord(
    () => undefined,
    (run) => run(),
  );
  const controls = createControls(
    () => [],
    async () => Response.json([]),
    { onOverride: () => {}, onAction: () => {} },
  );
  const panel = createPanel(
    { id: 'wechat', title: table.HOST_TITLES.wechat },
    record,
    setting,
    createDetails(record, setting, String),
    [],
  );
  const parts = createControlsPanel(controls, {
    schemas: async () => ({}),
    send: fetch,
    back: () => {},
    last: { name: 'export', draw: () => [] },
  });
  const toolbar = createToolbar(
    setting,
    { go() {}, reload() {}, reset: async () => {}, gallery: '' },
    createViewBar(setting),
    parts,
  );
  document.body.replaceChildren(toolbar.element, panel.element);
  setting.on('words', (words) => setLanguage(words, document));
  controls.set({ kind: 'network', network: 'slow', phones: 'all' });

  const textsOfPage = () =>
    [...document.body.querySelectorAll('*')].flatMap((element) => [
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
      ...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ]);
  const previous = textsOfPage();
  document.querySelector<HTMLButtonElement>('.words-switch')?.click();
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(document.querySelector('.words-switch')?.textContent).toBe('English lab');
  const chips = [...document.querySelectorAll('.chip')].map((chip) => chip.textContent);
  expect(chips).toEqual(['网络：慢所有手机×']);
  expect(document.querySelector('.nothing')?.textContent).toBe('还没有桥接消息');
  const english = textsOfPage().filter((text) => /[A-Za-z]{2} [A-Za-z]{2}|^[A-Z][a-z]+$/.test(text) && !HAN.test(text));
  // Ignores names, calls and addresses, which have no translation, and events' names, which start with a small letter.
  expect(
    english.filter((text) => !/^(?:English(?: lab)?|English|Android|Android App|iOS App|GET|POST)$/.test(text)),
  ).toEqual([]);
  document.querySelector<HTMLButtonElement>('.words-switch')?.click();
  expect(textsOfPage()).toEqual(previous);
});

test('a text without translations when the language changes: stays', () => {
  const element = document.body.appendChild(document.createElement('p'));
  setText(element, 'textContent', { en: 'One', zh: '一' });
  setText(element, 'textContent', 'said by the backend');
  setLanguage('zh', document);
  expect(element.textContent).toBe('said by the backend');
});
