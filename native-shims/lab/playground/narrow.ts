/** Shows a single host with folded settings on a narrow screen. */
import { choose } from '../page/controls/forms.ts';
import { h } from '../page/element.ts';
import type { SettingStore } from '../page/setting.ts';
import { PHONE_NAMES } from '../phones.ts';
import { HEAD, HOST_TITLES } from '../words/table.ts';

/** Matches screens that are too narrow for two phones side by side. */
const NARROW = '(max-width: 700px)';

/** Shows only the first chosen host while the screen is narrow, and stores the choice in the address. */
export function narrowFirst(setting: SettingStore, { matchMedia }: Pick<Window, 'matchMedia'>): void {
  const query = matchMedia(NARROW);
  const showSingleHost = () => {
    if (query.matches && setting.current.single === '') setting.change('single', setting.current.hosts[0] ?? 'wechat');
  };
  query.addEventListener('change', showSingleHost);
  showSingleHost();
}

/** Draws the line below the address on a narrow screen: the choice of host, and a button for all settings. */
export function narrowLine(setting: SettingStore, body: HTMLElement): HTMLElement {
  const host = choose(
    HEAD.host,
    PHONE_NAMES.map((id) => [id, HOST_TITLES[id]] as const),
  );
  const show = () => {
    if (setting.current.single !== '') host.value = setting.current.single;
  };
  host.onchange = () => {
    const selected = PHONE_NAMES.find((id) => id === host.value);
    if (selected) setting.change('single', selected);
  };
  setting.on('single', show);
  show();
  const settings = h('button', { type: 'button', className: 'framed', textContent: HEAD.settings });
  const fold = (isFolded: boolean) => {
    body.dataset['folded'] = String(isFolded);
    settings.setAttribute('aria-expanded', String(!isFolded));
  };
  settings.onclick = () => fold(body.dataset['folded'] !== 'true');
  fold(true);
  return h('div', { className: 'narrow-line' }, host, settings);
}
