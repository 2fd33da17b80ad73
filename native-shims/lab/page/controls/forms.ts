/** Parts of the controls' forms, each with a label in plain words. */
import { h } from '../element.ts';

/** An option: its value and its words. */
export type Option = readonly [value: string, words: string];

const optionOf = ([value, words]: Option) => h('option', { value, textContent: words });

/** A field under its label. */
export const labelled = (label: string, control: HTMLElement, ...more: HTMLElement[]): HTMLElement =>
  h('label', { className: 'field' }, h('span', { textContent: label }), control, ...more);

export const choose = (label: string, options: readonly Option[]): HTMLSelectElement =>
  h('select', { aria: { label } }, ...options.map(optionOf));

/** A choice whose options are in named groups; those of the first, nameless one stand above them. */
export function chooseGrouped(label: string, groups: readonly (readonly [name: string, options: readonly Option[]])[]) {
  const select = h('select', { aria: { label } });
  for (const [name, options] of groups) {
    const made = options.map(optionOf);
    select.append(...(name === '' ? made : [h('optgroup', { label: name }, ...made)]));
  }
  return select;
}

export function button(words: string, run: () => void, title = ''): HTMLButtonElement {
  const made = h('button', { type: 'button', className: 'do', textContent: words, title });
  made.onclick = run;
  return made;
}

/** A form that does its main thing by Enter as well. */
export function form(label: string, run: () => void, ...children: (HTMLElement | string)[]): HTMLFormElement {
  const made = h('form', { className: 'line', aria: { label } }, ...children);
  made.onsubmit = (event) => {
    event.preventDefault();
    run();
  };
  return made;
}

export const submit = (words: string): HTMLButtonElement => h('button', { className: 'do main', textContent: words });

let lastId = 0;

/** A field for JSON with a place for what is wrong with it. What was typed stays. */
export function jsonField(label: string): {
  readonly input: HTMLTextAreaElement;
  readonly problem: HTMLElement;
  say(wrong: string): void;
} {
  const id = `wrong-${++lastId}`;
  const problem = h('span', { id, className: 'wrong', hidden: true, role: 'alert' });
  const input = h('textarea', { rows: 2, spellcheck: false, autocomplete: 'off', aria: { label, describedby: id } });
  const say = (wrong: string) => {
    problem.textContent = wrong;
    problem.hidden = wrong === '';
    input.setAttribute('aria-invalid', String(wrong !== ''));
  };
  input.oninput = () => say('');
  return { input, problem, say };
}
