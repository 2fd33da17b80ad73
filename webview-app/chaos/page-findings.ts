/** Judges a page at rest. Returns one sentence for each finding. */
import { en } from '../src/messages/en.ts';
import { zh } from '../src/messages/zh.ts';
import type { Rest } from './settle.ts';

/** The message of the server in these faults, which no customer may read. */
export const RAW_TEXT = 'ServerError: row 7 is locked at Service.java:42';

/** Patterns of texts for programs, which are a mistake anywhere in a page. */
const RAW_PATTERNS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['the server’s own text', /ServerError|Service\.java|fixture (?:code|fault)/],
  ['undefined', /\bundefined\b/],
  ['null', /\bnull\b/],
  ['NaN', /\bNaN\b/],
  ['an object as text', /\[object \w+\]/],
  ['an invalid date', /Invalid Date/],
  ['an error’s own text', /\b(?:Type|Syntax|Reference|Range)Error\b|Failed to fetch|Unexpected token/],
  ['a stack', /\n\s*at .+:\d+:\d+/],
  ['a key without its text', /\b(?:common|states|errors|frame|login|kit|words)\.[a-z]\w+/],
  ['markup', /<\/?(?:html|body|p|div|title)\b|<!doctype/i],
  ['a placeholder', /\{\{?\w+\}?\}|\$\{/],
];

/** Returns a finding for each kind of such text that a person reads. */
const rawTexts = (text: string): string[] =>
  RAW_PATTERNS.flatMap(([name, pattern]) => {
    const match = pattern.exec(text)?.[0].trim();
    return match === undefined ? [] : [`raw text, ${name}: ${match}`];
  });

export function faultsOf({ view, ms }: Rest): string[] {
  if (!view) return ['blank: there is no page'];
  const { text, content, busy, controls, smallFields } = view;
  return [
    ...(content.length < 2 ? ['blank: nothing can be read in the main part'] : []),
    ...(busy.length > 0 ? [`busy after ${Math.round(ms / 1000)} s: ${busy.join(' ')}`] : []),
    ...(controls === 0 ? ['no way on: no link and no button'] : []),
    ...(/\bCRASH\b/.test(text) ? ['the screen crashed'] : []),
    ...smallFields.map((words) => `a field of less than 16 px: ${words}`),
    ...rawTexts(text),
  ];
}

/** The error states that no page may show after its fault has ended. */
const ERROR_STATES = [
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

/** The page that other systems open after an error. It always shows an error. */
const ERROR_PAGE = 'support.error';

/** Returns the error states that a page still shows after its fault has ended. */
export function remainingErrorStates(screen: string, { view }: Rest, language: 'zh' | 'en'): string[] {
  if (screen === ERROR_PAGE) return [];
  const { states } = language === 'zh' ? zh : en;
  return ERROR_STATES.flatMap((name) =>
    view?.content.includes(states[name].title) ? [`still ${name}, although the fault has ended`] : [],
  );
}
