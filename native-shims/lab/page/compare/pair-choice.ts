/** Draws the choice of the phones to compare, which is visible while differences are shown. */

import { PHONE_NAMES } from '../../phones.ts';
import { COMPARE, HOST_TITLES } from '../../words/table.ts';
import { list } from '../choice.ts';
import { h } from '../element.ts';
import type { SettingStore } from '../setting.ts';
import { pairOf, secondOptions } from './pair.ts';

export function pairChoice(setting: SettingStore): HTMLElement {
  const hosts = PHONE_NAMES.map((host) => [HOST_TITLES[host], host] as const);
  const second = h('select', { aria: { label: COMPARE.comparedWith } });
  second.onchange = () => {
    const option = secondOptions(setting.current).find(([, value]) => value === second.value);
    if (option) setting.change('second', option[1]);
  };
  const element = h(
    'span',
    { className: 'pair' },
    list(setting, COMPARE.compared, 'first', hosts),
    COMPARE.with,
    second,
  );
  const draw = () => {
    const options = secondOptions(setting.current);
    const selected = pairOf({ ...setting.current, differences: true, single: '' }) ? setting.current.second : '';
    second.replaceChildren(
      ...options.map(([label, value]) => h('option', { value, textContent: label, selected: value === selected })),
    );
    element.hidden = !setting.current.differences;
  };
  for (const name of ['differences', 'first', 'second', 'language', 'version'] as const) setting.on(name, draw);
  draw();
  return element;
}
