/** Draws a line's details over the lab's whole width: its phone, its result and its messages side by side. */
import { OWN } from '../../words/controls.ts';
import { LISTS } from '../../words/table.ts';
import { put, type Text } from '../../words/word.ts';
import { h } from '../element.ts';
import type { SettingStore } from '../setting.ts';
import { copy } from './copy.ts';
import { isWanted, type Line } from './line.ts';
import type { LabRecord } from './record.ts';

export interface Details {
  readonly element: HTMLElement;
  /** Shows a line and its later answer. */
  choose(line: Line): void;
  isChosen(line: Line): boolean;
  /** Calls `listener` when a line is chosen or closed. */
  onChoice(listener: () => void): void;
  draw(): void;
}

/** Creates the pane. `titleOf` returns a phone's name. */
export function createDetails(
  record: LabRecord,
  setting: SettingStore,
  titleOf: (phone: string) => Text | undefined,
): Details {
  let chosen: Line | undefined;
  let drawn = '';
  const listeners: (() => void)[] = [];
  const who = h('span', { className: 'who' });
  const arrow = h('span', { className: 'arrow' });
  const name = h('b');
  const ending = h('span', { className: 'ending' });
  const copyAll = h('button', { type: 'button', className: 'quiet', textContent: LISTS.copy });
  const curl = h('button', { type: 'button', className: 'quiet', textContent: OWN.copyCurl });
  const step = (by: 1 | -1, sign: string, words: Text) => {
    const button = h('button', {
      type: 'button',
      className: 'icon',
      textContent: sign,
      title: words,
      ariaLabel: words,
    });
    button.setAttribute('aria-keyshortcuts', by < 0 ? 'ArrowUp' : 'ArrowDown');
    button.onclick = () => move(by);
    return button;
  };
  const newer = step(-1, '↑', LISTS.newer);
  const older = step(1, '↓', LISTS.older);
  const close = h('button', {
    type: 'button',
    className: 'icon',
    textContent: '×',
    title: LISTS.close,
    ariaLabel: LISTS.close,
  });
  const parts = h('div', { className: 'parts' });
  const element = h(
    'section',
    { className: 'details', hidden: true, aria: { label: LISTS.details } },
    h(
      'header',
      {},
      h('h3', {}, arrow, name),
      who,
      ending,
      h('span', { className: 'gap' }),
      newer,
      older,
      curl,
      copyAll,
      close,
    ),
    parts,
  );

  const isSame = (line: Line, other: Line) =>
    line.phone === other.phone && line.view === other.view && line.key === other.key;
  /** Returns the visible lines of a line's list, newest first. */
  const listOf = ({ phone, view }: Line) =>
    record
      .lines(phone, view)
      .filter((line) => isWanted(line, setting.now.find, setting.now.filter))
      .toReversed();
  const pick = (line: Line | undefined) => {
    chosen = line;
    draw();
    for (const listener of listeners) listener();
    // Scrolls to the line again, as the pane has made the lists smaller.
    if (line) document.querySelector('.phones .rows [aria-pressed=true]')?.scrollIntoView({ block: 'nearest' });
  };
  function move(by: number): void {
    if (!chosen) return;
    const previous = chosen;
    const list = listOf(previous);
    const next = list[list.findIndex((line) => isSame(line, previous)) + by];
    if (next) pick(next);
  }
  function draw(): void {
    element.hidden = chosen === undefined;
    if (!chosen) return;
    const previous = chosen;
    // Keeps a line that its list has dropped.
    chosen = record.lines(previous.phone, previous.view).find((line) => isSame(line, previous)) ?? previous;
    const { mark, phone, outcome, view } = chosen;
    const list = listOf(chosen);
    const index = list.findIndex((line) => isSame(line, previous));
    curl.hidden = chosen.curl === undefined;
    newer.disabled = index <= 0;
    older.disabled = index < 0 || index === list.length - 1;
    const state = JSON.stringify([chosen, chosen.parts().map(({ text }) => text), setting.now.words]);
    // Drawing the same line again would lose the user's selection.
    if (state === drawn) return;
    drawn = state;
    Object.assign(element.dataset, { outcome, view });
    put(who, 'textContent', titleOf(phone) ?? phone);
    arrow.textContent = mark[0];
    put(arrow, 'aria-label', mark[1]);
    name.textContent = view === 'requests' || view === 'console' ? `${chosen.name} ${chosen.summary}` : chosen.name;
    put(ending, 'textContent', chosen.ending);
    parts.replaceChildren(
      ...chosen
        .parts()
        .map(({ label, text }) =>
          h(
            'figure',
            {},
            label && h('figcaption', { textContent: label }),
            h('pre', { tabIndex: 0, textContent: text, ...(label && { ariaLabel: label }) }),
          ),
        ),
    );
  }
  copyAll.onclick = () => chosen && void copy(chosen.raw(), copyAll);
  curl.onclick = () => chosen?.curl && void copy(chosen.curl(), curl, OWN.copyCurl);
  close.onclick = () => pick(undefined);
  // Listens on the document, as the chosen line may have the focus.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && chosen) pick(undefined);
  });
  return {
    element,
    choose: pick,
    isChosen: (line) => chosen !== undefined && isSame(chosen, line),
    onChoice: (listener) => void listeners.push(listener),
    draw,
  };
}
