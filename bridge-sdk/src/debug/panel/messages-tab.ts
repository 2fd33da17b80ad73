import type { LogMessage } from '../../recorder/index.ts';
import { button, element, tag } from './element.ts';
import { exportButtons } from './export-buttons.ts';
import { linesOf, type MessageLine } from './messages.ts';
import type { Tab, TabContext } from './tab.ts';

/** Shows the messages between page and host, newest first, with buttons to share, save, copy and clear them. */
export function messagesTab(context: TabContext): Tab {
  const { watch, words } = context;
  const list = element('ul');
  const empty = element('p', { class: 'soft' }, words.messages.empty);
  const filter = element('input', { type: 'search', autocomplete: 'off', autocapitalize: 'off' });
  const exports = exportButtons(
    context,
    button(words.messages.clear, () => watch.clear()),
  );
  const rows = new Map<LogMessage, { readonly node: HTMLElement; readonly name: string }>();

  const refresh = () => {
    const lines = linesOf(watch.flight.entries(), words);
    const present = new Set(lines.map(({ entry }) => entry));
    rows.forEach(({ node }, entry) => {
      if (present.has(entry)) return;
      node.remove();
      rows.delete(entry);
    });
    for (const line of lines) {
      if (rows.has(line.entry)) continue;
      const node = messageRow(line, context);
      rows.set(line.entry, { node, name: line.name });
      list.insertBefore(node, list.firstChild);
    }
    const query = filter.value.trim().toLowerCase();
    rows.forEach(({ node, name }) => {
      node.hidden = name.toLowerCase().indexOf(query) < 0;
    });
    empty.hidden = lines.length > 0;
    if (lines.length === 0) exports.hideText();
  };
  filter.addEventListener('input', refresh);

  return {
    node: element(
      'div',
      {},
      element('p', { class: 'soft' }, words.messages.lead),
      ...exports.nodes,
      element('label', {}, words.messages.filter, filter),
      empty,
      list,
    ),
    refresh,
  };
}

/** Creates the row of a message. Opening it shows the whole message. */
function messageRow({ entry, name, badge, tone }: MessageLine, { watch, words }: TabContext): HTMLElement {
  const isOutgoing = entry.dir === 'out';
  const body = element('pre');
  const arrow = element(
    'span',
    { class: 'arrow', role: 'img', 'aria-label': words.messages[entry.dir] },
    isOutgoing ? '→' : '←',
  );
  const details = element(
    'details',
    {},
    element(
      'summary',
      {},
      element(
        'span',
        { class: 'ends' },
        arrow,
        element(
          'span',
          { class: 'line' },
          element('span', { class: 'name' }, watch.mask(name)),
          ...(badge ? [tag(watch.mask(badge), tone)] : []),
        ),
        element('span', { class: 'time' }, `${(entry.at / 1_000).toFixed(2)} s`),
      ),
    ),
    body,
  );
  details.addEventListener('toggle', () => {
    if (details.open) body.textContent = JSON.stringify(watch.maskedCopy(entry.message), null, 2);
  });
  return element('li', { class: 'message' }, details);
}
