/** Creates the parts of the controls' forms, each with a label. */

import { setText, type Text } from '../../words/word.ts';
import { h } from '../element.ts';

/** An option of a list: its value and its label. */
export type Option = readonly [value: string, label: Text];

const optionOf = ([value, label]: Option) => h('option', { value, textContent: label });

/** Puts a label around a field. */
export const labelled = (label: Text, control: HTMLElement, ...others: HTMLElement[]): HTMLElement =>
  h('label', { className: 'field' }, h('span', { textContent: label }), control, ...others);

export const choose = (label: Text, options: readonly Option[]): HTMLSelectElement =>
  h('select', { aria: { label } }, ...options.map(optionOf));

/** Draws a choice with named groups. The first group has no name, and its options come first. */
export function chooseGrouped(label: Text, groups: readonly (readonly [name: Text, options: readonly Option[]])[]) {
  const select = h('select', { aria: { label } });
  for (const [name, options] of groups) {
    const elements = options.map(optionOf);
    select.append(...(name === '' ? elements : [h('optgroup', { label: name }, ...elements)]));
  }
  return select;
}

export function button(text: Text, run: () => void, title: Text = ''): HTMLButtonElement {
  const element = h('button', { type: 'button', className: 'do', textContent: text, title });
  element.onclick = run;
  return element;
}

/** Creates a form. The Enter key submits it as well. */
export function form(label: Text, run: () => void, ...children: (HTMLElement | string)[]): HTMLFormElement {
  const element = h('form', { className: 'line', aria: { label } }, ...children);
  element.onsubmit = (event) => {
    event.preventDefault();
    run();
  };
  return element;
}

export const submit = (text: Text): HTMLButtonElement => h('button', { className: 'do main', textContent: text });

let lastId = 0;

/** Creates a field for JSON with an error message. The typed text stays. */
export function jsonField(label: Text): {
  readonly input: HTMLTextAreaElement;
  readonly problem: HTMLElement;
  showProblem(problemText: Text): void;
} {
  const id = `wrong-${++lastId}`;
  const problem = h('span', { id, className: 'wrong', hidden: true, role: 'alert' });
  const input = h('textarea', { rows: 2, spellcheck: false, autocomplete: 'off', aria: { label, describedby: id } });
  const showProblem = (problemText: Text) => {
    setText(problem, 'textContent', problemText);
    problem.hidden = problemText === '';
    input.setAttribute('aria-invalid', String(problemText !== ''));
  };
  input.oninput = () => showProblem('');
  return { input, problem, showProblem };
}

/** Creates a field for an endpoint's path. Its suggestions are in a list with the id `id`. */
export function endpointField(id: string, label: Text, placeholder: Text) {
  const suggestions = h('datalist', { id });
  const input = h('input', { type: 'text', spellcheck: false, autocomplete: 'off', placeholder, aria: { label } });
  input.setAttribute('list', id);
  const suggest = (paths: readonly string[]) =>
    suggestions.replaceChildren(...paths.map((value) => h('option', { value })));
  return { input, suggestions, suggest };
}
