/** The line under a phone that says in how much it differs from the first one, and leads to the two side by side. */
import { h } from '../element.ts';

export interface DifferenceNote {
  readonly element: HTMLElement;
  show(words: string, compare: () => void): void;
  hide(): void;
}

export function createNote(title: string): DifferenceNote {
  const words = h('span');
  const open = h('button', { type: 'button', className: 'quiet', textContent: 'Side by side' });
  open.setAttribute('aria-label', `${title}: side by side with the first phone`);
  const element = h('p', { className: 'marks-note', hidden: true, role: 'group' }, words, open);
  element.setAttribute('aria-label', `Differences of ${title}`);
  return {
    element,
    show(text, compare) {
      element.hidden = false;
      words.textContent = text;
      open.onclick = compare;
    },
    hide() {
      element.hidden = true;
    },
  };
}
