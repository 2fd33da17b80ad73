/** Parts of the controls' forms, each with a label in plain words. */

import { put, type Text } from '../../words/word.ts';
import { h } from '../element.ts';

/** An option: its value and its words. */
export type Option = readonly [value: string, words: Text];

const optionOf = ([value, words]: Option) => h('option', { value, textContent: words });

/** Puts a label around a field. */
export const labelled = (label: Text, control: HTMLElement, ...more: HTMLElement[]): HTMLElement =>
  h('label', { className: 'field' }, h('span', { textContent: label }), control, ...more);

export const choose = (label: Text, options: readonly Option[]): HTMLSelectElement =>
  h('select', { aria: { label } }, ...options.map(optionOf));

/** Draws a choice with named groups. The first group has no name, and its options come first. */
export function chooseGrouped(label: Text, groups: readonly (readonly [name: Text, options: readonly Option[]])[]) {
  const select = h('select', { aria: { label } });
  for (const [name, options] of groups) {
    const created = options.map(optionOf);
    select.append(...(name === '' ? created : [h('optgroup', { label: name }, ...created)]));
  }
  return select;
}

export function button(words: Text, run: () => void, title: Text = ''): HTMLButtonElement {
  const created = h('button', { type: 'button', className: 'do', textContent: words, title });
  created.onclick = run;
  return created;
}

/** Creates a form, which Enter submits as well. */
export function form(label: Text, run: () => void, ...children: (HTMLElement | string)[]): HTMLFormElement {
  const created = h('form', { className: 'line', aria: { label } }, ...children);
  created.onsubmit = (event) => {
    event.preventDefault();
    run();
  };
  return created;
}

export const submit = (words: Text): HTMLButtonElement => h('button', { className: 'do main', textContent: words });

let lastId = 0;

/** Creates a field for JSON with an error message. The typed text stays. */
export function jsonField(label: Text): {
  readonly input: HTMLTextAreaElement;
  readonly problem: HTMLElement;
  say(wrong: Text): void;
} {
  const id = `wrong-${++lastId}`;
  const problem = h('span', { id, className: 'wrong', hidden: true, role: 'alert' });
  const input = h('textarea', { rows: 2, spellcheck: false, autocomplete: 'off', aria: { label, describedby: id } });
  const say = (wrong: Text) => {
    put(problem, 'textContent', wrong);
    problem.hidden = wrong === '';
    input.setAttribute('aria-invalid', String(wrong !== ''));
  };
  input.oninput = () => say('');
  return { input, problem, say };
}

/** Creates a field for an endpoint's path with suggestions from `offered`, whose id is unique in the page. */
export function endpointField(id: string, label: Text, placeholder: Text) {
  const offered = h('datalist', { id });
  const input = h('input', { type: 'text', spellcheck: false, autocomplete: 'off', placeholder, aria: { label } });
  input.setAttribute('list', id);
  const offer = (paths: readonly string[]) => offered.replaceChildren(...paths.map((value) => h('option', { value })));
  return { input, offered, offer };
}
