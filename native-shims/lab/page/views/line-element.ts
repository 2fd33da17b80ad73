import { LISTS } from '../../words/table.ts';
import { joined, put } from '../../words/word.ts';
import { h } from '../element.ts';
import type { Line } from './line.ts';

/** Draws lines that can be unfolded. Which ones are is kept over drawings. */
export interface LineDrawer {
  draw(line: Line): HTMLLIElement;
  unfold(key: string): void;
  clear(): void;
}

export function lineDrawer(): LineDrawer {
  const unfolded = new Set<string>();
  return {
    draw: (line) => drawn(line, unfolded),
    unfold: (key) => void unfolded.add(key),
    clear: () => unfolded.clear(),
  };
}

function drawn(line: Line, unfolded: Set<string>): HTMLLIElement {
  const { key, mark, name, summary, ending, outcome, view } = line;
  const fold = h('details', { open: unfolded.has(key) });
  fold.append(
    h(
      'summary',
      { title: joined([mark[1], `: ${name} ${summary}`]) },
      h('span', { className: 'arrow', textContent: mark[0], aria: { label: mark[1] } }),
      h('b', { textContent: name }),
      h('span', { className: 'summary' }, h('bdi', { textContent: summary })),
      h('span', { className: 'ending', textContent: ending }),
    ),
  );
  const unfold = () => {
    const copyOne = h('button', { type: 'button', className: 'quiet', textContent: LISTS.copy });
    copyOne.onclick = () => void copy(line.raw(), copyOne);
    fold.append(h('div', { className: 'json' }, copyOne, h('pre', { textContent: line.body() })));
  };
  if (fold.open) unfold();
  fold.addEventListener('toggle', () => {
    if (fold.open === unfolded.has(key)) return;
    if (fold.open) {
      unfolded.add(key);
      unfold();
    } else {
      unfolded.delete(key);
      fold.lastElementChild?.remove();
    }
  });
  return h('li', { data: { outcome, view, key } }, fold);
}

/** Copies a text, and says on the button how that ended. */
export async function copy(text: string, button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    put(button, 'textContent', LISTS.copied);
  } catch {
    put(button, 'textContent', LISTS.refused);
  }
  setTimeout(() => {
    put(button, 'textContent', LISTS.copy);
  }, 1200);
}
