/** The line of the toolbar that says what is seen: which phones, how large, and what stands below them. */
import { HOSTS } from '../../../src/hosts/index.ts';
import { HOST_NAMES } from '../../../src/index.ts';
import { choice, list, toggle } from '../choice.ts';
import { pairChoice } from '../compare/pair-choice.ts';
import { h } from '../element.ts';
import { type SettingStore, TEXT_SIZES, WIDTHS } from '../setting.ts';
import { FILTERS, VIEWS } from './line.ts';
import { VIEW_NAMES } from './panel.ts';
import { screenOf } from './shape.ts';

const FILTER_NAMES: Record<string, string> = { '': 'All lines', failed: 'Failed' };

export function createViewBar(setting: SettingStore, ...more: HTMLElement[]): HTMLElement {
  const find = h('input', {
    type: 'search',
    value: setting.now.find,
    placeholder: 'Search all lists',
    autocomplete: 'off',
    spellcheck: false,
    aria: { label: 'Search all lists' },
  });
  find.oninput = () => setting.change('find', find.value);
  const views = VIEWS.map((view) => [VIEW_NAMES[view], view] as const);
  const filters = FILTERS.map((filter) => [FILTER_NAMES[filter] ?? filter, filter] as const);
  return h(
    'div',
    { className: 'line view-bar' },
    choice(setting, 'See', 'view', views),
    find,
    list(setting, 'Lines shown', 'filter', filters),
    toggle(setting, 'Timeline', 'timeline', 'What happened in all phones, in one list'),
    toggle(setting, 'Differences', 'differences', 'Marks in what phones differ: text, place, size, colour'),
    pairChoice(setting),
    h('span', { className: 'gap' }),
    phonesMenu(setting),
    ...more,
  );
}

/** The choice of phones that are shown, and of their versions. The last phone stays. */
function phonesMenu(setting: SettingStore): HTMLElement {
  const summary = h('summary');
  const boxes = HOST_NAMES.map((host) => {
    const box = h('input', { type: 'checkbox' });
    box.onchange = () => {
      const { hosts } = setting.now;
      setting.change(
        'hosts',
        HOST_NAMES.filter((name) => (name === host ? box.checked : hosts.includes(name))),
      );
    };
    return [host, box] as const;
  });
  const draw = () => {
    const { hosts, width, textSize, insets } = setting.now;
    const { height } = screenOf({ width });
    const words = [
      hosts.length === 1 ? '1 phone' : `${hosts.length} phones`,
      `${width} × ${height}`,
      textSize !== 100 && `text ${textSize} %`,
      insets && 'notch',
    ];
    summary.textContent = words.filter((word) => word !== false).join(' · ');
    for (const [host, box] of boxes) {
      box.checked = hosts.includes(host);
      box.disabled = box.checked && hosts.length === 1;
    }
  };
  for (const name of ['hosts', 'width', 'textSize', 'insets'] as const) setting.on(name, draw);
  draw();
  const widths = WIDTHS.map((width) => [`${width} × ${screenOf({ width }).height}`, width as number] as const);
  return h(
    'details',
    { className: 'menu' },
    summary,
    h(
      'div',
      {},
      ...boxes.map(([host, box]) => h('label', {}, box, HOSTS[host].title)),
      h('hr'),
      list(setting, 'Size of the phones', 'width', widths),
      list(
        setting,
        'Size of the text',
        'textSize',
        TEXT_SIZES.map((size) => [`Text ${size} %`, size as number] as const),
      ),
      toggle(setting, 'Notch', 'insets', 'A bar in the place of the home button: 34 px of a page’s lower edge'),
    ),
  );
}
