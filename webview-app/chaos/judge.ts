/** Says what is wrong with a page at rest: nothing, or one sentence for each finding. */
import { en } from '../src/messages/en.ts';
import { zh } from '../src/messages/zh.ts';
import type { Rest } from './settle.ts';

/** The words of a server that no customer may read; faults that carry a message carry these. */
export const RAW_TEXT = 'ServerError: row 7 is locked at Service.java:42';

/** Text that was made for programs: found anywhere in a page, it is a mistake. */
const RAW: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['the server’s own text', /ServerError|Service\.java|fixture (?:code|fault)/],
  ['undefined', /\bundefined\b/],
  ['null', /\bnull\b/],
  ['NaN', /\bNaN\b/],
  ['an object as text', /\[object \w+\]/],
  ['a date that is none', /Invalid Date/],
  ['an error’s own text', /\b(?:Type|Syntax|Reference|Range)Error\b|Failed to fetch|Unexpected token/],
  ['a stack', /\n\s*at .+:\d+:\d+/],
  ['a key without its text', /\b(?:common|states|errors|frame|login|kit|words)\.[a-z]\w+/],
  ['markup', /<\/?(?:html|body|p|div|title)\b|<!doctype/i],
  ['a placeholder', /\{\{?\w+\}?\}|\$\{/],
];

/** Returns the names of all raw texts in what a person reads. */
const rawTexts = (text: string): string[] =>
  RAW.flatMap(([name, pattern]) => {
    const match = pattern.exec(text)?.[0].trim();
    return match === undefined ? [] : [`raw text, ${name}: ${match}`];
  });

/** Returns what is wrong with a page at rest, its errors aside. */
export function faultsOf({ look, ms }: Rest): string[] {
  if (!look) return ['blank: there is no page'];
  const { text, content, busy, controls, smallFields } = look;
  return [
    ...(content.length < 2 ? ['blank: nothing can be read in the main part'] : []),
    ...(busy.length > 0 ? [`busy after ${Math.round(ms / 1000)} s: ${busy.join(' ')}`] : []),
    ...(controls === 0 ? ['no way on: no link and no button'] : []),
    ...(/\bCRASH\b/.test(text) ? ['the screen crashed'] : []),
    ...smallFields.map((words) => `a field of less than 16 px: ${words}`),
    ...rawTexts(text),
  ];
}

/** The states that no page is in when everything is well again. */
const FAILED = [
  'offline',
  'portal',
  'service',
  'file',
  'replaced',
  'timeout',
  'failed',
  'unreadable',
  'crashed',
] as const;

/** The page that other systems send a person to when something has failed: it says so always. */
const SAYS_SO = 'support.error';

/** Returns what is left of a fault that is over. */
export function leftOver(screen: string, { look }: Rest, language: 'zh' | 'en'): string[] {
  if (screen === SAYS_SO) return [];
  const { states } = language === 'zh' ? zh : en;
  return FAILED.flatMap((name) =>
    look?.content.includes(states[name].title) ? [`still ${name}, and all is well`] : [],
  );
}
