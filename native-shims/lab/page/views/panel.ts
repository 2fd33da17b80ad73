/** The live list under one phone, newest first: its bridge, its console, its requests or what it keeps. */
import { h } from '../element.ts';
import type { SettingStore } from '../setting.ts';
import { isWanted, type View } from './line.ts';
import { copy, lineDrawer } from './line-element.ts';
import type { LabRecord } from './record.ts';

export const VIEW_NAMES: Record<View, string> = {
  bridge: 'Bridge',
  console: 'Console',
  requests: 'Requests',
  storage: 'Storage',
};
const NOTHING: Record<View, string> = {
  bridge: 'No bridge traffic yet',
  console: 'Nothing in the console, and no errors',
  requests: 'No requests yet',
  storage: 'Nothing is kept',
};
/** Milliseconds that a line shines after somebody was led to it. */
const SHINE_MS = 1600;

export interface Panel {
  readonly element: HTMLElement;
  draw(): void;
  /** Unfolds a line of the chosen view, and brings it into view. */
  show(key: string): void;
}

/** `actions`: buttons in its head besides its own, for the bridge alone. */
export function createPanel(
  phone: { readonly id: string; readonly title: string },
  record: LabRecord,
  setting: SettingStore,
  actions: readonly HTMLElement[],
): Panel {
  const drawer = lineDrawer();
  const name = h('span');
  const count = h('span', { className: 'count' });
  const list = h('ol', { className: 'rows', tabIndex: 0 });
  const copyAll = h('button', { type: 'button', className: 'quiet', textContent: 'Copy' });
  const empty = h('button', { type: 'button', className: 'quiet', textContent: 'Clear' });
  const wanted = () => {
    const { view, find, filter } = setting.now;
    return record.lines(phone.id, view).filter((line) => isWanted(line, find, filter));
  };

  const draw = () => {
    const { view } = setting.now;
    const all = record.lines(phone.id, view).length;
    const lines = wanted();
    name.textContent = VIEW_NAMES[view];
    count.textContent = lines.length === all ? String(all) : `${lines.length} of ${all}`;
    list.setAttribute('aria-label', `${view === 'bridge' ? 'Bridge traffic' : VIEW_NAMES[view]} of ${phone.title}`);
    list.replaceChildren(...lines.reverse().map(drawer.draw));
    const words = all > 0 ? 'No line has what is looked for' : NOTHING[view];
    if (lines.length === 0) list.append(h('li', { className: 'nothing', textContent: words }));
    empty.hidden = view === 'storage';
    for (const action of actions) action.hidden = view !== 'bridge';
  };
  empty.onclick = () => {
    drawer.clear();
    record.clear(phone.id);
  };
  copyAll.onclick = () =>
    void copy(
      wanted()
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
      drawer.unfold(key);
      draw();
      const line = [...list.children].find((one) => one instanceof HTMLElement && one.dataset['key'] === key);
      if (!line) return;
      line.scrollIntoView({ block: 'nearest' });
      line.classList.add('shown');
      setTimeout(() => line.classList.remove('shown'), SHINE_MS);
    },
  };
}
