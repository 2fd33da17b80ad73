/** Draws a line of a list as a button that opens its details. */
import { joined } from '../../words/word.ts';
import { h } from '../element.ts';
import type { Details } from './details.ts';
import type { Line } from './line.ts';

export function lineElement(line: Line, details: Details): HTMLLIElement {
  const { key, mark, name, summary, ending, outcome, view } = line;
  const button = h(
    'button',
    { type: 'button', className: 'entry', title: joined([mark[1], `: ${name} ${summary}`]) },
    h('span', { className: 'arrow', textContent: mark[0], aria: { label: mark[1] } }),
    h('b', { textContent: name }),
    h('span', { className: 'summary' }, h('bdi', { textContent: summary })),
    h('span', { className: 'ending', textContent: ending }),
  );
  button.setAttribute('aria-pressed', String(details.isChosen(line)));
  button.onclick = () => details.choose(line);
  button.onkeydown = (event) => {
    const keys = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;
    const next = event.key in keys ? button.parentElement?.[keys[event.key as keyof typeof keys]] : undefined;
    const entry = next?.querySelector('button');
    if (!entry) return;
    event.preventDefault();
    entry.focus();
  };
  return h('li', { data: { outcome, view, key } }, button);
}
