/** Draws the list under a phone, newest first: its bridge, console, requests or storage. */

import { LISTS } from '../../words/table.ts';
import { put, type Text } from '../../words/word.ts';
import { h } from '../element.ts';
import type { SettingStore } from '../setting.ts';
import { copy } from './copy.ts';
import type { Details } from './details.ts';
import { isWanted } from './line.ts';
import { lineElement } from './line-element.ts';
import type { LabRecord } from './record.ts';

/** Milliseconds that a line shines after somebody was led to it. */
const SHINE_MS = 1600;

export interface Panel {
  readonly element: HTMLElement;
  draw(): void;
  /** Brings a line of the chosen view into view. */
  show(key: string): void;
}

/** Creates the list. `actions` are additional buttons in its head, for the bridge only. */
export function createPanel(
  phone: { readonly id: string; readonly title: Text },
  record: LabRecord,
  setting: SettingStore,
  details: Details,
  actions: readonly HTMLElement[],
): Panel {
  const name = h('span');
  const count = h('span', { className: 'count' });
  const list = h('ol', { className: 'rows', tabIndex: 0 });
  const copyAll = h('button', { type: 'button', className: 'quiet', textContent: LISTS.copy });
  const empty = h('button', { type: 'button', className: 'quiet', textContent: LISTS.clear });
  const wantedLines = () => {
    const { view, find, filter } = setting.now;
    return record.lines(phone.id, view).filter((line) => isWanted(line, find, filter));
  };

  const keyOf = (element: Element | null | undefined) =>
    element instanceof HTMLElement ? element.dataset['key'] : undefined;
  const elementOf = (key: string) => [...list.children].find((element) => keyOf(element) === key);
  const draw = () => {
    const { view } = setting.now;
    const all = record.lines(phone.id, view).length;
    const lines = wantedLines();
    put(name, 'textContent', LISTS.views[view]);
    put(count, 'textContent', lines.length === all ? String(all) : LISTS.count(lines.length, all));
    put(list, 'aria-label', LISTS.of(view === 'bridge' ? LISTS.traffic : LISTS.views[view], phone.title));
    const focused = list.contains(document.activeElement) ? keyOf(document.activeElement?.closest('li')) : undefined;
    list.replaceChildren(...lines.reverse().map((line) => lineElement(line, details)));
    if (focused !== undefined) elementOf(focused)?.querySelector('button')?.focus({ preventScroll: true });
    const words = all > 0 ? LISTS.notFound : LISTS.empty[view];
    if (lines.length === 0) list.append(h('li', { className: 'nothing', textContent: words }));
    empty.hidden = view === 'storage';
    for (const action of actions) action.hidden = view !== 'bridge';
  };
  empty.onclick = () => {
    record.clear(phone.id);
  };
  copyAll.onclick = () =>
    void copy(
      wantedLines()
        .map((line) => line.raw())
        .join('\n'),
      copyAll,
    );
  draw();
  return {
    element: h(
      'section',
      { className: 'traffic' },
      h('header', {}, h('h3', {}, name, ' ', count), ...actions, copyAll, empty),
      list,
    ),
    draw,
    show(key) {
      draw();
      const line = elementOf(key);
      if (!line) return;
      line.scrollIntoView({ block: 'nearest' });
      line.classList.add('shown');
      setTimeout(() => line.classList.remove('shown'), SHINE_MS);
    },
  };
}
