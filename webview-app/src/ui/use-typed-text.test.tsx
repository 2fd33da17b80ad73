import { useState } from 'react';
import { expect, it, test, vi } from 'vitest';
import { acting, type Rendered, render, tap } from '../../test/render.tsx';
import { Field } from './field.tsx';
import { MOBILE_GROUPS } from './grouped.ts';
import { SearchField } from './search-field.tsx';
import { TextArea } from './text-area.tsx';

type Input = HTMLInputElement | HTMLTextAreaElement;
const READING = {
  typed: (text: string) => text.replace(/[\s-]/g, '').replace(/^\+86(?=\d{11})/, ''),
  whole: (text: string) => text.replace(/[\s+-]/g, ''),
};

/** The text fields of `ui`, by kind. */
const FIELDS = {
  'a field': (value: string, onChange: (value: string) => void) => (
    <Field label="Name" value={value} onChange={onChange} />
  ),
  'a field with groups': (value: string, onChange: (value: string) => void) => (
    <Field label="Phone" value={value} onChange={onChange} groups={MOBILE_GROUPS} reading={READING} />
  ),
  'a search': (value: string, onChange: (value: string) => void) => (
    <SearchField label="Find" value={value} onChange={onChange} maxLength={20} />
  ),
  'a text area': (value: string, onChange: (value: string) => void) => (
    <TextArea label="Note" value={value} onChange={onChange} most={20} />
  ),
} as const;

function open(kind: keyof typeof FIELDS, first = '') {
  const onValue = vi.fn<(value: string) => void>();
  const onSubmit = vi.fn();
  function Page() {
    const [value, setValue] = useState(first);
    const field = FIELDS[kind](value, (next) => {
      setValue(next);
      onValue(next);
    });
    return (
      <div onSubmit={() => onSubmit(value)}>
        {kind === 'a search' ? field : <form onSubmit={(event) => event.preventDefault()}>{field}</form>}
        <button type="button" onClick={() => onSubmit(value)}>
          Go
        </button>
      </div>
    );
  }
  const shown = render(<Page />);
  const input = shown.container.querySelector<Input>('input, textarea');
  if (!input) throw new Error('no field');
  input.focus();
  return { ...shown, input, onValue, onSubmit };
}

const ofPrototype = (input: Input) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')?.set;

/** Sets a text as an engine does, past the framework, which does not notice it. */
function put(input: Input, text: string, caret = text.length): void {
  ofPrototype(input)?.call(input, text);
  input.setSelectionRange(caret, caret);
}
const fire = (input: Input, event: Event) => acting(() => void input.dispatchEvent(event));
const composition = (type: 'start' | 'update' | 'end', data = '') =>
  new CompositionEvent(`composition${type}`, { bubbles: true, data });

interface Engine {
  /** True if the engine sets `isComposing`. Without it the flag stays false. */
  readonly tellsComposing: boolean;
  /** The order of the last events. */
  readonly last: readonly ('input' | 'end')[];
}
const ENGINES: Readonly<Record<string, Engine>> = {
  Chromium: { tellsComposing: true, last: ['input', 'end'] },
  Safari: { tellsComposing: true, last: ['end', 'input'] },
  'a web view that ends it without a further input': { tellsComposing: true, last: ['end'] },
  'an old web view': { tellsComposing: false, last: ['input', 'end'] },
  'an old web view that ends first': { tellsComposing: false, last: ['end', 'input'] },
};

function compose(input: Input, { tellsComposing, last }: Engine, steps: readonly string[], end: string): void {
  const previous = input.value;
  const typed = (text: string, isComposing: boolean) => {
    put(input, previous + text);
    fire(input, new InputEvent('input', { bubbles: true, isComposing: isComposing && tellsComposing }));
  };
  fire(input, composition('start'));
  for (const step of steps) {
    fire(input, composition('update', step));
    typed(step, true);
  }
  put(input, previous + end);
  for (const event of last) {
    if (event === 'end') fire(input, composition('end', end));
    else typed(end, last[0] === 'input');
  }
}

const kinds = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
for (const kind of kinds)
  test.each(Object.entries(ENGINES))(`${kind} when a word was composed in %s: reports the whole word`, (_, engine) => {
    const { input, onValue } = open(kind);
    compose(input, engine, ['z', 'zh', 'zho', 'zhong'], '中');
    expect(new Set(onValue.mock.calls.map(([value]) => value))).toEqual(new Set(['中']));
    expect(input.value).toBe('中');
  });

it.each(Object.entries(ENGINES))('digits when %s has composed them: grouped once, as one number', (_, engine) => {
  const { input, onValue } = open('a field with groups');
  compose(input, engine, ['1', '138', '138001', '1380013800'], '13800138000');
  expect(input.value).toBe('138 0013 8000');
  expect(onValue).toHaveBeenLastCalledWith('13800138000');
  compose(input, engine, ['1'], '');
  expect(input.value).toBe('138 0013 8000');
});

it.each(kinds)('the value of %s when an input method composes: not set by the program', (kind) => {
  const { input } = open(kind, '138');
  const set = vi.fn();
  const own = Object.getOwnPropertyDescriptor(input, 'value');
  fire(input, composition('start'));
  Object.defineProperty(input, 'value', {
    configurable: true,
    get: () => own?.get?.call(input) as string,
    set: (text: string) => {
      set(text);
      own?.set?.call(input, text);
    },
  });
  for (const text of ['1380', '138 00', '138 0013 8000 9', '13800138000'.repeat(3)]) {
    put(input, text);
    fire(input, new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(input.value).toBe(text);
  }
  expect(set).not.toHaveBeenCalled();
});

it.each([
  ['compose', { isComposing: true }],
  ['229', { keyCode: 229 }],
  ['neither', {}],
])('a form when Enter ends a composition and its event is %s: not submitted', (_, more) => {
  const { input } = open('a search');
  fire(input, composition('start'));
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more });
  fire(input, enter);
  expect(enter.defaultPrevented).toBe(true);
});

it('Enter when the composition has ended: left to the form', () => {
  const { input } = open('a search');
  compose(input, ENGINES['Chromium'] as Engine, ['z'], '中');
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  fire(input, enter);
  expect(enter.defaultPrevented).toBe(false);
});

it.each([
  ['a tap', (shown: Rendered) => tap(shown.role('button', 'Go'))],
  ['a submit', (shown: Rendered) => acting(() => shown.container.querySelector('form')?.requestSubmit())],
])('a composition when %s comes before its end: its text counts', (_, act) => {
  const shown = open('a field');
  fire(shown.input, composition('start'));
  put(shown.input, 'zhong');
  fire(shown.input, new InputEvent('input', { bubbles: true, isComposing: true }));
  act(shown);
  expect(shown.onSubmit).toHaveBeenCalledExactlyOnceWith('zhong');
});

it.each([
  ['typed at the end', 'x'.repeat(21), 21, 'x'.repeat(20), 20],
  ['typed in the middle', `${'x'.repeat(5)}yy${'x'.repeat(15)}`, 7, `${'x'.repeat(20)}`, 5],
  ['a character of two units', `${'x'.repeat(19)}𠮷`, 21, 'x'.repeat(19), 19],
])('excess text when it was %s: cut, and the rest and the caret stay', (_, text, caret, rest, end) => {
  const { input, onValue } = open('a text area', 'x'.repeat(15));
  put(input, text, caret);
  fire(input, new InputEvent('input', { bubbles: true }));
  expect(onValue).toHaveBeenLastCalledWith(rest);
  expect([input.value, input.selectionStart]).toEqual([rest, end]);
});

it('the counter when the composition is too long: waits, and the text is cut at the end', () => {
  const { input, container } = open('a text area', 'x'.repeat(18));
  fire(input, composition('start'));
  put(input, `${'x'.repeat(18)}zhongwen`);
  fire(input, new InputEvent('input', { bubbles: true, isComposing: true }));
  expect(container.textContent).toContain('18/20');
  put(input, `${'x'.repeat(18)}中文字`);
  fire(input, composition('end', '中文字'));
  expect(input.value).toBe(`${'x'.repeat(18)}中文`);
  expect(container.textContent).toContain('20/20');
});

it('the text when the focus leaves the field: normalized, so that the validated value is shown', () => {
  const { input, onValue } = open('a field with groups');
  put(input, '+86 138');
  fire(input, new InputEvent('input', { bubbles: true }));
  expect(input.value).toBe('+86138');
  acting(() => input.blur());
  expect(onValue).toHaveBeenLastCalledWith('86138');
});
