/** Shows the debugger's four tabs. The open tab is refreshed after messages, and every second for changes without a message. */
import type { AnyMethod, Bridge } from '../../core/types.ts';
import * as rows from '../../rows/methods.ts';
import type { DebuggerOptions } from '../options.ts';
import { watchOf } from '../watch.ts';
import { element } from './element.ts';
import { errorsTab } from './errors-tab.ts';
import { hostTab } from './host-tab.ts';
import { messagesTab } from './messages-tab.ts';
import { methodsTab } from './methods-tab.ts';
import { addStyle } from './style.ts';
import type { Tab, TabContext } from './tab.ts';
import { tabList } from './tab-list.ts';
import { languageOf, wordsOf } from './words/index.ts';

const TABS: readonly (readonly [name: keyof TabContext['words']['tabs'], make: (context: TabContext) => Tab])[] = [
  ['host', hostTab],
  ['methods', methodsTab],
  ['messages', messagesTab],
  ['errors', errorsTab],
];

const THROTTLE_MS = 50;
const REFRESH_MS = 1_000;

/** The panel. `end` stops its refreshing. */
export interface Panel {
  readonly node: HTMLElement;
  end(): void;
}

export function makePanel(bridge: Bridge, options: DebuggerOptions): Panel {
  const words = wordsOf(options);
  const watch = watchOf(bridge, options);
  const status = element('p', { class: 'soft', role: 'status' });
  const contract: AnyMethod[] = Object.values(rows);
  const context: TabContext = {
    bridge,
    watch,
    words,
    options,
    methods: ((options.methods || []) as readonly AnyMethod[]).concat(contract),
    contract: new Set(contract.map(({ name }) => name)),
    announce(text) {
      status.textContent = text;
    },
  };
  const tabs = TABS.map(([name, make]) => ({ title: words.tabs[name], tab: make(context) }));
  const { nodes, refresh } = tabList(words.title, tabs, () => context.announce(''));
  let refreshTimer: ReturnType<typeof setTimeout> | undefined;
  const stop = watch.listen(() => {
    // Throttle the refresh, because many messages may arrive at once.
    refreshTimer = refreshTimer || setTimeout(refreshNow, THROTTLE_MS);
  });
  const refreshNow = () => {
    refreshTimer = undefined;
    refresh();
  };
  const timer = setInterval(refresh, REFRESH_MS);
  return {
    node: element(
      'div',
      { class: 'panel', lang: languageOf(options) },
      ...nodes,
      element('div', { class: 'status' }, status),
    ),
    end() {
      stop();
      clearTimeout(refreshTimer);
      clearInterval(timer);
    },
  };
}

/** Mounts the panel in a shadow root, for a console. Returns the function that stops its refreshing. */
export function mountPanel(root: ShadowRoot, bridge: Bridge, options: DebuggerOptions): () => void {
  addStyle(root, options.nonce);
  const { node, end } = makePanel(bridge, options);
  root.appendChild(element('div', { class: 'root' }, node));
  return end;
}
