/** Draws the choice of the phones to compare, which is visible while differences are shown. */

import { PHONE_NAMES } from '../../phones.ts';
import { COMPARE, HOST_TITLES } from '../../words/table.ts';
import { list } from '../choice.ts';
import { h } from '../element.ts';
import type { SettingStore } from '../setting.ts';
import { pairOf, secondsOf } from './pair.ts';

export function pairChoice(setting: SettingStore): HTMLElement {
  const hosts = PHONE_NAMES.map((host) => [HOST_TITLES[host], host] as const);
  const second = h('select', { aria: { label: COMPARE.comparedWith } });
  second.onchange = () => {
    const chosen = secondsOf(setting.now).find(([, value]) => value === second.value);
    if (chosen) setting.change('second', chosen[1]);
  };
  const element = h(
    'span',
    { className: 'pair' },
    list(setting, COMPARE.compared, 'first', hosts),
    COMPARE.with,
    second,
  );
  const draw = () => {
    const options = secondsOf(setting.now);
    const chosen = pairOf({ ...setting.now, differences: true, single: '' }) ? setting.now.second : '';
    second.replaceChildren(
      ...options.map(([words, value]) => h('option', { value, textContent: words, selected: value === chosen })),
    );
    element.hidden = !setting.now.differences;
  };
  for (const name of ['differences', 'first', 'second', 'language', 'version'] as const) setting.on(name, draw);
  draw();
  return element;
}
