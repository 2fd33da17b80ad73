/** Draws the list under a phone, newest first: bridge traffic, console, requests or storage. */

import { LISTS } from '../../words/table.ts';
import { setText, type Text } from '../../words/word.ts';
import { h } from '../element.ts';
import type { SettingStore } from '../setting.ts';
import { copy } from './copy.ts';
import type { Details } from './details.ts';
import { matchesFilter } from './line.ts';
import { lineElement } from './line-element.ts';
import type { LabRecord } from './record.ts';

/** Milliseconds for which a line is highlighted after a jump to it. */
const HIGHLIGHT_MS = 1600;

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
  const copyButton = h('button', { type: 'button', className: 'quiet', textContent: LISTS.copy });
  const clearButton = h('button', { type: 'button', className: 'quiet', textContent: LISTS.clear });
  const filteredLines = () => {
    const { view, find, filter } = setting.current;
    return record.lines(phone.id, view).filter((line) => matchesFilter(line, find, filter));
  };

  const keyOf = (element: Element | null | undefined) =>
    element instanceof HTMLElement ? element.dataset['key'] : undefined;
  const elementOf = (key: string) => [...list.children].find((element) => keyOf(element) === key);
  const draw = () => {
    const { view } = setting.current;
    const total = record.lines(phone.id, view).length;
    const lines = filteredLines();
    setText(name, 'textContent', LISTS.views[view]);
    setText(count, 'textContent', lines.length === total ? String(total) : LISTS.count(lines.length, total));
    setText(list, 'aria-label', LISTS.listOf(view === 'bridge' ? LISTS.traffic : LISTS.views[view], phone.title));
    const focused = list.contains(document.activeElement) ? keyOf(document.activeElement?.closest('li')) : undefined;
    list.replaceChildren(...lines.reverse().map((line) => lineElement(line, details)));
    if (focused !== undefined) elementOf(focused)?.querySelector('button')?.focus({ preventScroll: true });
    const text = total > 0 ? LISTS.notFound : LISTS.empty[view];
    if (lines.length === 0) list.append(h('li', { className: 'nothing', textContent: text }));
    clearButton.hidden = view === 'storage';
    for (const action of actions) action.hidden = view !== 'bridge';
  };
  clearButton.onclick = () => {
    record.clear(phone.id);
  };
  copyButton.onclick = () =>
    void copy(
      filteredLines()
        .map((line) => line.raw())
        .join('\n'),
      copyButton,
    );
  draw();
  return {
    element: h(
      'section',
      { className: 'traffic' },
      h('header', {}, h('h3', {}, name, ' ', count), ...actions, copyButton, clearButton),
      list,
    ),
    draw,
    show(key) {
      draw();
      const line = elementOf(key);
      if (!line) return;
      line.scrollIntoView({ block: 'nearest' });
      line.classList.add('shown');
      setTimeout(() => line.classList.remove('shown'), HIGHLIGHT_MS);
    },
  };
}
