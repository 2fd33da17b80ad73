import { pending } from '../../core/journal.ts';
import { PROTOCOL_VERSION, SDK_VERSION } from '../../core/protocol.ts';
import type { Bridge } from '../../core/types.ts';
import { isBridgeError } from '../../errors.ts';
import type { Watch } from '../watch.ts';
import { button, element, facts, fill } from './element.ts';
import { copyText } from './hand-on.ts';
import type { Seen, Tab } from './tab.ts';
import type { Words } from './words/index.ts';

type Pair = readonly [name: string, value: string];

/** The facts of the host and the health of the connection. */
export function hostTab(seen: Seen): Tab {
  const { words, say } = seen;
  const list = element('div');
  let shown = '';
  const copy = async () => {
    const text = factsOf(seen).map((pair) => pair.join(': '));
    say((await copyText(text.join('\n'))) ? words.done.copied : words.done.failed);
  };
  return {
    node: element('div', {}, list, element('div', { class: 'buttons' }, button(words.host.copy, copy))),
    refresh() {
      const pairs = factsOf(seen);
      const text = `${pairs}`;
      // What has not changed stays, so that a person can select in it.
      if (text !== shown) fill(list, [facts(pairs)]);
      shown = text;
    },
  };
}

function factsOf({ bridge, words: { host: words, operations }, watch }: Seen): Pair[] {
  const { host, health } = bridge;
  const { app } = host;
  const { open, queued, dropped } = health();
  const refused = Object.entries(dropped).map(([reason, count]) => `${reason} ${count}`);
  const waits = pending(bridge).map(
    ({ method, state, hint }) =>
      [
        words.pending,
        [method, Object(operations)[state] || state, watch.mask(hint || '')].filter(Boolean).join(' · '),
      ] as const,
  );
  return [
    [words.host, host.name],
    [words.app, app ? watch.mask([app.name, app.version, app.id || ''].filter(Boolean).join(' ')) : words.unnamed],
    [words.system, words.systems[host.phone] || ''],
    [words.platform, `${host.platform}`],
    [words.state, stateOf(bridge, words, watch)],
    [words.handshake, handshakeOf(bridge, words)],
    [words.sdk, SDK_VERSION],
    [words.protocol, PROTOCOL_VERSION],
    [words.open, `${open}`],
    [words.queued, `${queued}`],
    [words.dropped, refused.join(' · ') || words.none],
    ...waits,
  ];
}

function stateOf({ '~context': { openBy, failure }, health }: Bridge, words: Words['host'], { mask }: Watch): string {
  if (!openBy) return words.states.closed;
  if (failure) return `${words.states.failed}: ${isBridgeError(failure) ? failure.code : mask(String(failure))}`;
  return health().queued ? words.states.opening : words.states.open;
}

function handshakeOf({ '~context': { capabilities } }: Bridge, words: Words['host']): string {
  const { methods, events = [], refused } = capabilities;
  if (refused) return `${words.refused}: ${refused}`;
  return methods ? words.named(Object.keys(methods).length, events.length) : words.noHandshake;
}
