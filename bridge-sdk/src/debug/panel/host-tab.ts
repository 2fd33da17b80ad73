import { pending } from '../../core/journal.ts';
import { PROTOCOL_VERSION, SDK_VERSION } from '../../core/protocol.ts';
import type { Bridge } from '../../core/types.ts';
import { isBridgeError } from '../../errors.ts';
import type { Mask } from '../mask.ts';
import { button, element, facts, fill } from './element.ts';
import { copyText } from './export-text.ts';
import type { Tab, TabContext } from './tab.ts';
import type { Words } from './words/index.ts';

type Pair = readonly [name: string, value: string];

/** Matches a version that may be copied. Any other text of a host is shown but not copied. */
const VERSION_PATTERN = /^\d{1,3}(?:\.\d{1,3}){1,3}$/;

/** Shows the facts of the host and the health of the connection. */
export function hostTab(context: TabContext): Tab {
  const { words, announce } = context;
  const list = element('div');
  let shownText = '';
  const copy = async () => {
    const text = factsOf(context, true).map((pair) => pair.join(': '));
    announce((await copyText(text.join('\n'))) ? words.done.copied : words.done.failed);
  };
  return {
    node: element('div', {}, list, element('div', { class: 'buttons' }, button(words.host.copy, copy))),
    refresh() {
      const pairs = factsOf(context);
      const text = `${pairs}`;
      // Keep unchanged nodes, so that a person can select text in them.
      if (text !== shownText) fill(list, [facts(pairs)]);
      shownText = text;
    },
  };
}

/** Returns the facts. With `isCopied` they contain only this package's own words, numbers, names of known methods, and versions. */
function factsOf(context: TabContext, isCopied = false): Pair[] {
  const { bridge, methods, words: allWords, watch } = context;
  const { host: words, messages, operations } = allWords;
  const { host, health } = bridge;
  const { open, queued, dropped } = health();
  const droppedCounts = Object.entries(dropped).map(([reason, count]) => `${reason} ${count}`);
  const textOf = (text: string) => (isCopied ? '' : watch.mask(text));
  const nameOf = (name: string) => (!isCopied || methods.some((row) => row.name === name) ? name : messages.unknown);
  const pendingFacts = pending(bridge).map(({ method, state, hint }): Pair => {
    const facts = [nameOf(method), Object(operations)[state] || textOf(state), textOf(hint || '')];
    return [words.pending, facts.filter(Boolean).join(' · ')];
  });
  return [
    [words.host, host.name],
    [words.app, appOf(context, isCopied)],
    [words.system, words.systems[host.phone] || ''],
    [words.platform, `${host.platform}`],
    [words.state, stateOf(bridge, words, textOf)],
    [words.handshake, handshakeOf(bridge, words)],
    [words.sdk, SDK_VERSION],
    [words.protocol, PROTOCOL_VERSION],
    [words.open, `${open}`],
    [words.queued, `${queued}`],
    [words.dropped, droppedCounts.join(' · ') || words.none],
    ...pendingFacts,
  ];
}

function appOf({ bridge, words, watch }: TabContext, isCopied: boolean): string {
  const { app } = bridge.host;
  if (!app) return words.host.noAppName;
  if (isCopied) return VERSION_PATTERN.test(app.version) ? app.version : words.host.noAppName;
  return watch.mask([app.name, app.version, app.id || ''].filter(Boolean).join(' '));
}

function stateOf({ '~context': context, health }: Bridge, words: Words['host'], textOf: Mask): string {
  const { openBy, failure } = context;
  if (!openBy) return words.states.closed;
  if (failure) return `${words.states.failed}: ${isBridgeError(failure) ? failure.code : textOf(String(failure))}`;
  return health().queued ? words.states.opening : words.states.open;
}

function handshakeOf({ '~context': { capabilities } }: Bridge, words: Words['host']): string {
  const { methods, events = [], refused } = capabilities;
  if (refused) return `${words.refused}: ${refused}`;
  return methods ? words.counts(Object.keys(methods).length, events.length) : words.noHandshake;
}
