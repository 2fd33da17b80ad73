/** Draws the view options in the toolbar: the visible phones, their size, and the lists below them. */

import { PHONE_NAMES } from '../../phones.ts';
import { HOST_TITLES, LISTS, VIEW_BAR } from '../../words/table.ts';
import { joined, setText, type Word } from '../../words/word.ts';
import { choice, list, toggle } from '../choice.ts';
import { pairChoice } from '../compare/pair-choice.ts';
import { h } from '../element.ts';
import { type SettingStore, TEXT_SIZES, WIDTHS } from '../setting.ts';
import { PROCESSORS } from '../slow-processor.ts';
import { FILTERS, VIEWS } from './line.ts';
import { screenOf } from './shape.ts';

const FILTER_NAMES: Readonly<Record<string, Word>> = { '': VIEW_BAR.allLines, failed: VIEW_BAR.failed };

export function createViewBar(setting: SettingStore, ...additional: HTMLElement[]): HTMLElement {
  const find = h('input', {
    type: 'search',
    value: setting.current.find,
    placeholder: VIEW_BAR.find,
    autocomplete: 'off',
    spellcheck: false,
    aria: { label: VIEW_BAR.find },
  });
  find.oninput = () => setting.change('find', find.value);
  const views = VIEWS.map((view) => [LISTS.views[view], view] as const);
  const filters = FILTERS.map((filter) => [FILTER_NAMES[filter] ?? filter, filter] as const);
  return h(
    'div',
    { className: 'line view-bar' },
    choice(setting, VIEW_BAR.viewLabel, 'view', views),
    find,
    list(setting, VIEW_BAR.filterLabel, 'filter', filters),
    toggle(setting, VIEW_BAR.timeline, 'timeline', VIEW_BAR.timelineHint),
    toggle(setting, VIEW_BAR.differences, 'differences', VIEW_BAR.differencesHint),
    pairChoice(setting),
    h('span', { className: 'gap' }),
    phonesMenu(setting),
    ...additional,
  );
}

/** Draws the menu for the visible phones and their size. At least one phone stays visible. */
function phonesMenu(setting: SettingStore): HTMLElement {
  const summary = h('summary');
  const boxes = PHONE_NAMES.map((host) => {
    const box = h('input', { type: 'checkbox' });
    box.onchange = () => {
      const { hosts } = setting.current;
      setting.change(
        'hosts',
        PHONE_NAMES.filter((name) => (name === host ? box.checked : hosts.includes(name))),
      );
    };
    return [host, box] as const;
  });
  const draw = () => {
    const { hosts, textSize, insets, processor } = setting.current;
    const { width, height } = screenOf(setting.current);
    const texts = [
      VIEW_BAR.phones(hosts.length),
      `${width} × ${height}`,
      textSize !== 100 && VIEW_BAR.text(textSize),
      insets && VIEW_BAR.hasNotch,
      processor !== 1 && VIEW_BAR.slowdown(processor),
    ];
    setText(
      summary,
      'textContent',
      joined(
        texts.filter((text) => text !== false),
        ' · ',
      ),
    );
    for (const [host, box] of boxes) {
      box.checked = hosts.includes(host);
      box.disabled = box.checked && hosts.length === 1;
    }
  };
  for (const name of ['hosts', 'width', 'textSize', 'insets', 'turned', 'processor'] as const) setting.on(name, draw);
  draw();
  const widths = WIDTHS.map(
    (width) => [`${width} × ${screenOf({ width, turned: false }).height}`, width as number] as const,
  );
  const processor = list(
    setting,
    VIEW_BAR.processor,
    'processor',
    PROCESSORS.map(
      (factor) => [factor === 1 ? VIEW_BAR.fullSpeed : VIEW_BAR.slower(factor), factor as number] as const,
    ),
  );
  setText(processor, 'title', VIEW_BAR.processorHint);
  return h(
    'details',
    { className: 'menu' },
    summary,
    h(
      'div',
      {},
      ...boxes.map(([host, box]) => h('label', {}, box, HOST_TITLES[host])),
      h('hr'),
      list(setting, VIEW_BAR.size, 'width', widths),
      list(
        setting,
        VIEW_BAR.sizeOfText,
        'textSize',
        TEXT_SIZES.map((size) => [VIEW_BAR.textSize(size), size as number] as const),
      ),
      toggle(setting, VIEW_BAR.notch, 'insets', VIEW_BAR.notchHint),
      toggle(setting, VIEW_BAR.turned, 'turned', VIEW_BAR.turnedHint),
      processor,
    ),
  );
}
