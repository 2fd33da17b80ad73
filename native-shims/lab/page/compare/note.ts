/** Shows under a phone how many differences from the first it has, and opens both side by side. */

import { COMPARE } from '../../words/table.ts';
import { setText, type Text } from '../../words/word.ts';
import { h } from '../element.ts';

export interface DifferenceNote {
  readonly element: HTMLElement;
  show(text: Text, compare: () => void): void;
  hide(): void;
}

export function createNote(title: Text): DifferenceNote {
  const label = h('span');
  const open = h('button', {
    type: 'button',
    className: 'quiet',
    textContent: COMPARE.sideBySide,
    aria: { label: COMPARE.sideBySideOf(title) },
  });
  const element = h(
    'p',
    { className: 'marks-note', hidden: true, role: 'group', aria: { label: COMPARE.differencesOf(title) } },
    label,
    open,
  );
  return {
    element,
    show(text, compare) {
      element.hidden = false;
      setText(label, 'textContent', text);
      open.onclick = compare;
    },
    hide() {
      element.hidden = true;
    },
  };
}
