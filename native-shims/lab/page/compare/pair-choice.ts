/** The choice of the phones that are compared; it is there while differences are shown. */
import { HOST_NAMES, HOSTS } from '../../../src/hosts/index.ts';
import { list } from '../choice.ts';
import { h } from '../element.ts';
import type { SettingStore } from '../setting.ts';
import { pairOf, secondsOf } from './pair.ts';

export function pairChoice(setting: SettingStore): HTMLElement {
  const hosts = HOST_NAMES.map((host) => [HOSTS[host].title, host] as const);
  const second = h('select', { aria: { label: 'Compared with' } });
  second.onchange = () => {
    const chosen = secondsOf(setting.now).find(([words]) => words === second.value);
    if (chosen) setting.change('second', chosen[1]);
  };
  const element = h(
    'span',
    { className: 'pair' },
    list(setting, 'Phone that is compared', 'first', hosts),
    'with',
    second,
  );
  const draw = () => {
    const options = secondsOf(setting.now);
    const chosen = pairOf({ ...setting.now, differences: true, single: '' }) ? setting.now.second : '';
    second.replaceChildren(
      ...options.map(([words, value]) => h('option', { value: words, textContent: words, selected: value === chosen })),
    );
    element.hidden = !setting.now.differences;
  };
  for (const name of ['differences', 'first', 'second', 'language', 'version'] as const) setting.on(name, draw);
  draw();
  return element;
}
