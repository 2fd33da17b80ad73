/** Draws the details of a line over the lab's whole width: phone, result, and messages side by side. */
import { OWN } from '../../words/controls.ts';
import { LISTS } from '../../words/table.ts';
import { setText, type Text } from '../../words/word.ts';
import { h } from '../element.ts';
import type { SettingStore } from '../setting.ts';
import { copy } from './copy.ts';
import { type Line, matchesFilter } from './line.ts';
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
  let selected: Line | undefined;
  let lastState = '';
  const listeners: (() => void)[] = [];
  const phoneTitle = h('span', { className: 'who' });
  const arrow = h('span', { className: 'arrow' });
  const name = h('b');
  const ending = h('span', { className: 'ending' });
  const copyButton = h('button', { type: 'button', className: 'quiet', textContent: LISTS.copy });
  const curlButton = h('button', { type: 'button', className: 'quiet', textContent: OWN.copyCurl });
  const stepButton = (offset: 1 | -1, symbol: string, label: Text) => {
    const button = h('button', {
      type: 'button',
      className: 'icon',
      textContent: symbol,
      title: label,
      ariaLabel: label,
    });
    button.setAttribute('aria-keyshortcuts', offset < 0 ? 'ArrowUp' : 'ArrowDown');
    button.onclick = () => move(offset);
    return button;
  };
  const newerButton = stepButton(-1, '↑', LISTS.newer);
  const olderButton = stepButton(1, '↓', LISTS.older);
  const closeButton = h('button', {
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
      phoneTitle,
      ending,
      h('span', { className: 'gap' }),
      newerButton,
      olderButton,
      curlButton,
      copyButton,
      closeButton,
    ),
    parts,
  );

  const isSame = (line: Line, other: Line) =>
    line.phone === other.phone && line.view === other.view && line.key === other.key;
  /** Returns the visible lines of a line's list, newest first. */
  const listOf = ({ phone, view }: Line) =>
    record
      .lines(phone, view)
      .filter((line) => matchesFilter(line, setting.current.find, setting.current.filter))
      .toReversed();
  const select = (line: Line | undefined) => {
    selected = line;
    draw();
    for (const listener of listeners) listener();
    // Scrolls to the line again, because the pane has made the lists smaller.
    if (line) document.querySelector('.phones .rows [aria-pressed=true]')?.scrollIntoView({ block: 'nearest' });
  };
  function move(offset: number): void {
    if (!selected) return;
    const previous = selected;
    const list = listOf(previous);
    const next = list[list.findIndex((line) => isSame(line, previous)) + offset];
    if (next) select(next);
  }
  function draw(): void {
    element.hidden = selected === undefined;
    if (!selected) return;
    const previous = selected;
    // Keeps a line that its list has dropped.
    selected = record.lines(previous.phone, previous.view).find((line) => isSame(line, previous)) ?? previous;
    const { mark, phone, outcome, view } = selected;
    const list = listOf(selected);
    const index = list.findIndex((line) => isSame(line, previous));
    curlButton.hidden = selected.curl === undefined;
    newerButton.disabled = index <= 0;
    olderButton.disabled = index < 0 || index === list.length - 1;
    const state = JSON.stringify([selected, selected.parts().map(({ text }) => text), setting.current.words]);
    // Drawing the same line again would lose the user's selection.
    if (state === lastState) return;
    lastState = state;
    Object.assign(element.dataset, { outcome, view });
    setText(phoneTitle, 'textContent', titleOf(phone) ?? phone);
    arrow.textContent = mark[0];
    setText(arrow, 'aria-label', mark[1]);
    name.textContent =
      view === 'requests' || view === 'console' ? `${selected.name} ${selected.summary}` : selected.name;
    setText(ending, 'textContent', selected.ending);
    parts.replaceChildren(
      ...selected
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
  copyButton.onclick = () => selected && void copy(selected.raw(), copyButton);
  curlButton.onclick = () => selected?.curl && void copy(selected.curl(), curlButton, OWN.copyCurl);
  closeButton.onclick = () => select(undefined);
  // Listens on the document, because the selected line may have the focus.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && selected) select(undefined);
  });
  return {
    element,
    choose: select,
    isChosen: (line) => selected !== undefined && isSame(selected, line),
    onChoice: (listener) => void listeners.push(listener),
    draw,
  };
}
