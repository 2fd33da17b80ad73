import type { TrafficEntry } from '../../src/traffic.ts';
import { trafficLines } from '../../src/traffic.ts';
import { h } from './element.ts';
import { type Row, rowsOf } from './rows.ts';

const KEPT = 300;
const ARROWS: Record<Row['direction'], [arrow: string, words: string]> = {
  'to-host': ['↑', 'page to host'],
  'to-page': ['↓', 'host to page'],
  'host-only': ['•', 'the host by itself'],
};

export interface TrafficList {
  readonly element: HTMLElement;
  add(entry: TrafficEntry): void;
  clear(): void;
}

/** The live list under one phone, newest first. `actions`: buttons in its head besides its own. */
export function trafficList(title: string, actions: readonly HTMLElement[]): TrafficList {
  let entries: TrafficEntry[] = [];
  const unfolded = new Set<string>();
  let due = false;
  const count = h('span', { className: 'count', textContent: '0' });
  const list = h('ol', { className: 'rows', tabIndex: 0, aria: { label: `Bridge traffic of ${title}` } });
  const copyAll = h('button', { type: 'button', className: 'quiet', textContent: 'Copy' });
  const empty = h('button', { type: 'button', className: 'quiet', textContent: 'Clear' });

  const draw = () => {
    due = false;
    const rows = rowsOf(entries);
    count.textContent = String(rows.length);
    list.replaceChildren(...rows.reverse().map((row) => rowElement(row, unfolded)));
    if (rows.length === 0) list.append(h('li', { className: 'nothing', textContent: 'No bridge traffic yet' }));
  };
  const schedule = () => {
    if (due) return;
    due = true;
    requestAnimationFrame(draw);
  };
  const clear = () => {
    entries = [];
    unfolded.clear();
    schedule();
  };
  empty.onclick = clear;
  copyAll.onclick = () => void copy(trafficLines(entries), copyAll);
  draw();
  return {
    element: h(
      'section',
      { className: 'traffic' },
      h('header', {}, h('h3', {}, 'Bridge ', count), ...actions, copyAll, empty),
      list,
    ),
    add(entry) {
      entries.push(entry);
      if (entries.length > KEPT) entries = entries.slice(-KEPT);
      schedule();
    },
    clear,
  };
}

function rowElement(row: Row, unfolded: Set<string>): HTMLLIElement {
  const [arrow, words] = ARROWS[row.direction];
  const time = row.durationMs === undefined ? '' : duration(row.durationMs);
  const fold = h('details', { open: unfolded.has(row.key) });
  fold.append(
    h(
      'summary',
      { title: `${words}: ${row.name} ${row.summary}` },
      h('span', { className: 'arrow', textContent: arrow, aria: { label: words } }),
      h('b', { textContent: row.name }),
      h('span', { className: 'summary', textContent: row.summary }),
      h('span', { className: 'ending', textContent: row.outcome === 'open' ? 'waits' : row.ending || time }),
    ),
  );
  const unfold = () => {
    const text = row.entries.map(({ body }) => JSON.stringify(body, null, 2)).join('\n');
    const copyOne = h('button', { type: 'button', className: 'quiet', textContent: 'Copy' });
    copyOne.onclick = () => void copy(trafficLines(row.entries), copyOne);
    fold.append(h('div', { className: 'json' }, copyOne, h('pre', { textContent: text })));
  };
  if (fold.open) unfold();
  fold.addEventListener('toggle', () => {
    if (fold.open === unfolded.has(row.key)) return;
    if (fold.open) {
      unfolded.add(row.key);
      unfold();
    } else {
      unfolded.delete(row.key);
      fold.lastElementChild?.remove();
    }
  });
  return h('li', { data: { outcome: row.outcome } }, fold);
}

const duration = (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

async function copy(text: string, button: HTMLButtonElement): Promise<void> {
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Refused';
  }
  setTimeout(() => {
    button.textContent = label;
  }, 1200);
}
