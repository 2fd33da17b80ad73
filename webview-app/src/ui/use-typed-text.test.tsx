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
    <TextArea label="Note" value={value} onChange={onChange} maxLength={20} />
  ),
} as const;

function open(kind: keyof typeof FIELDS, initialValue = '') {
  const onValue = vi.fn<(value: string) => void>();
  const onSubmit = vi.fn();
  function Page() {
    const [value, setValue] = useState(initialValue);
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
  const view = render(<Page />);
  const input = view.container.querySelector<Input>('input, textarea');
  if (!input) throw new Error('no field');
  input.focus();
  return { ...view, input, onValue, onSubmit };
}

const prototypeSetter = (input: Input) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')?.set;

/** Sets a text as an engine does, so that the framework does not notice it. */
function setText(input: Input, text: string, caret = text.length): void {
  prototypeSetter(input)?.call(input, text);
  input.setSelectionRange(caret, caret);
}
const fire = (input: Input, event: Event) => acting(() => void input.dispatchEvent(event));
const composition = (type: 'start' | 'update' | 'end', data = '') =>
  new CompositionEvent(`composition${type}`, { bubbles: true, data });

interface Engine {
  /** True if the engine sets `isComposing`. Without it the flag stays false. */
  readonly setsIsComposing: boolean;
  /** The last events in their order. */
  readonly lastEvents: readonly ('input' | 'end')[];
}
const ENGINES: Readonly<Record<string, Engine>> = {
  Chromium: { setsIsComposing: true, lastEvents: ['input', 'end'] },
  Safari: { setsIsComposing: true, lastEvents: ['end', 'input'] },
  'a web view that sends no input event at the end': { setsIsComposing: true, lastEvents: ['end'] },
  'an old web view': { setsIsComposing: false, lastEvents: ['input', 'end'] },
  'an old web view that ends first': { setsIsComposing: false, lastEvents: ['end', 'input'] },
};

function compose(input: Input, { setsIsComposing, lastEvents }: Engine, steps: readonly string[], end: string): void {
  const previous = input.value;
  const typed = (text: string, isComposing: boolean) => {
    setText(input, previous + text);
    fire(input, new InputEvent('input', { bubbles: true, isComposing: isComposing && setsIsComposing }));
  };
  fire(input, composition('start'));
  for (const step of steps) {
    fire(input, composition('update', step));
    typed(step, true);
  }
  setText(input, previous + end);
  for (const event of lastEvents) {
    if (event === 'end') fire(input, composition('end', end));
    else typed(end, lastEvents[0] === 'input');
  }
}

const kinds = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
for (const kind of kinds)
  test.each(Object.entries(ENGINES))(
    `${kind} when a word was composed in %s: reports only the whole word`,
    (_, engine) => {
      const { input, onValue } = open(kind);
      compose(input, engine, ['z', 'zh', 'zho', 'zhong'], '中');
      expect(new Set(onValue.mock.calls.map(([value]) => value))).toEqual(new Set(['中']));
      expect(input.value).toBe('中');
    },
  );

it.each(Object.entries(ENGINES))('digits when they were composed in %s: are grouped as one number', (_, engine) => {
  const { input, onValue } = open('a field with groups');
  compose(input, engine, ['1', '138', '138001', '1380013800'], '13800138000');
  expect(input.value).toBe('138 0013 8000');
  expect(onValue).toHaveBeenLastCalledWith('13800138000');
  compose(input, engine, ['1'], '');
  expect(input.value).toBe('138 0013 8000');
});

it.each(kinds)('the value of %s when an input method composes: is not set by the program', (kind) => {
  const { input } = open(kind, '138');
  const set = vi.fn();
  const descriptor = Object.getOwnPropertyDescriptor(input, 'value');
  fire(input, composition('start'));
  Object.defineProperty(input, 'value', {
    configurable: true,
    get: () => descriptor?.get?.call(input) as string,
    set: (text: string) => {
      set(text);
      descriptor?.set?.call(input, text);
    },
  });
  for (const text of ['1380', '138 00', '138 0013 8000 9', '13800138000'.repeat(3)]) {
    setText(input, text);
    fire(input, new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(input.value).toBe(text);
  }
  expect(set).not.toHaveBeenCalled();
});

it.each([
  ['isComposing', { isComposing: true }],
  ['key code 229', { keyCode: 229 }],
  ['neither', {}],
])('a form when Enter ends a composition and its event has %s: is not submitted', (_, properties) => {
  const { input } = open('a search');
  fire(input, composition('start'));
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...properties });
  fire(input, enter);
  expect(enter.defaultPrevented).toBe(true);
});

it('Enter when the composition has ended: is not prevented', () => {
  const { input } = open('a search');
  compose(input, ENGINES['Chromium'] as Engine, ['z'], '中');
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  fire(input, enter);
  expect(enter.defaultPrevented).toBe(false);
});

it.each([
  ['a tap', (view: Rendered) => tap(view.role('button', 'Go'))],
  ['a submit', (view: Rendered) => acting(() => view.container.querySelector('form')?.requestSubmit())],
])('a composition when %s comes before its end: its text is reported', (_, action) => {
  const view = open('a field');
  fire(view.input, composition('start'));
  setText(view.input, 'zhong');
  fire(view.input, new InputEvent('input', { bubbles: true, isComposing: true }));
  action(view);
  expect(view.onSubmit).toHaveBeenCalledExactlyOnceWith('zhong');
});

it.each([
  ['typed at the end', 'x'.repeat(21), 21, 'x'.repeat(20), 20],
  ['typed in the middle', `${'x'.repeat(5)}yy${'x'.repeat(15)}`, 7, `${'x'.repeat(20)}`, 5],
  ['a character of two units', `${'x'.repeat(19)}𠮷`, 21, 'x'.repeat(19), 19],
])('excess text when it was %s: is cut off at the caret', (_, text, caret, rest, end) => {
  const { input, onValue } = open('a text area', 'x'.repeat(15));
  setText(input, text, caret);
  fire(input, new InputEvent('input', { bubbles: true }));
  expect(onValue).toHaveBeenLastCalledWith(rest);
  expect([input.value, input.selectionStart]).toEqual([rest, end]);
});

it('the counter when a composition is too long: changes at the end of the composition, when the text is cut', () => {
  const { input, container } = open('a text area', 'x'.repeat(18));
  fire(input, composition('start'));
  setText(input, `${'x'.repeat(18)}zhongwen`);
  fire(input, new InputEvent('input', { bubbles: true, isComposing: true }));
  expect(container.textContent).toContain('18/20');
  setText(input, `${'x'.repeat(18)}中文字`);
  fire(input, composition('end', '中文字'));
  expect(input.value).toBe(`${'x'.repeat(18)}中文`);
  expect(container.textContent).toContain('20/20');
});

it('the text when the focus leaves the field: is normalized', () => {
  const { input, onValue } = open('a field with groups');
  setText(input, '+86 138');
  fire(input, new InputEvent('input', { bubbles: true }));
  expect(input.value).toBe('+86138');
  acting(() => input.blur());
  expect(onValue).toHaveBeenLastCalledWith('86138');
});
