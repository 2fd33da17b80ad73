import type { Text } from '../words/word.ts';
import { h } from './element.ts';
import type { Setting, SettingName, SettingStore } from './setting.ts';

/** Draws a part of the setting as radio buttons in a row. */
export function choice<Name extends SettingName>(
  setting: SettingStore,
  legend: Text,
  name: Name,
  options: readonly (readonly [label: Text, value: Setting[Name]])[],
): HTMLFieldSetElement {
  const group = h('fieldset', { className: 'choice' }, h('legend', { textContent: legend }));
  const inputs = options.map(([label, value]) => {
    const input = h('input', { type: 'radio', name, checked: setting.current[name] === value });
    input.onchange = () => setting.change(name, value);
    group.append(h('label', {}, input, h('span', { textContent: label })));
    return [input, value] as const;
  });
  setting.on(name, (now) => {
    for (const [input, value] of inputs) input.checked = value === now;
  });
  return group;
}

/** Draws a part of the setting as a drop-down list. */
export function list<Name extends 'width' | 'textSize' | 'filter' | 'first' | 'processor'>(
  setting: SettingStore,
  label: Text,
  name: Name,
  options: readonly (readonly [label: Text, value: Setting[Name]])[],
): HTMLSelectElement {
  const select = h('select', { aria: { label } });
  select.append(...options.map(([text], index) => h('option', { value: String(index), textContent: text })));
  const draw = () => {
    select.value = String(options.findIndex(([, value]) => value === setting.current[name]));
  };
  select.onchange = () => {
    const option = options[Number(select.value)];
    if (option) setting.change(name, option[1]);
  };
  setting.on(name, draw);
  draw();
  return select;
}

/** Draws a part of the setting as a toggle button. */
export function toggle<Name extends 'timeline' | 'differences' | 'insets' | 'turned'>(
  setting: SettingStore,
  label: Text,
  name: Name,
  title: Text,
): HTMLButtonElement {
  const button = h('button', { type: 'button', className: 'toggle', textContent: label, title });
  const draw = () => button.setAttribute('aria-pressed', String(setting.current[name]));
  button.onclick = () => setting.change(name, !setting.current[name] as Setting[Name]);
  setting.on(name, draw);
  draw();
  return button;
}
