/** Draws the controls: folded groups, the active overrides, and buttons to remove them. */
import { type Override, overrideWords, type Phones } from '../../overrides.ts';
import { ownAnswerGroup, type Schemas } from '../../own-answers/group.ts';
import { PHONE_NAMES, type PhoneName } from '../../phones.ts';
import { CONTROLS } from '../../words/controls.ts';
import { HOST_TITLES } from '../../words/table.ts';
import { put, type Word } from '../../words/word.ts';
import { h } from '../element.ts';
import { answersGroup, eventsGroup, faultsGroup } from './bridge-groups.ts';
import type { Controls } from './controls.ts';
import { button, choose } from './forms.ts';
import type { GroupContext } from './group.ts';
import { phoneGroup } from './phone-group.ts';
import { backendGroup, networkGroup, peopleGroup, userGroup } from './setting-groups.ts';

type GroupName = keyof typeof CONTROLS.groups;

interface Group {
  readonly name: GroupName;
  readonly make: (context: GroupContext) => HTMLElement[];
}

const GROUPS: readonly Group[] = [
  { name: 'events', make: eventsGroup },
  { name: 'faults', make: faultsGroup },
  { name: 'answers', make: answersGroup },
  { name: 'network', make: networkGroup },
  { name: 'phone', make: phoneGroup },
  { name: 'user', make: userGroup },
  { name: 'people', make: peopleGroup },
];

export interface PanelParts {
  readonly send: typeof fetch;
  /** Loads the schemas of all answers. */
  schemas(): Promise<Schemas>;
  back(phones: Phones): void;
  /** The last group, of another folder. */
  readonly last: Group;
}

const titleOf = (phones: Phones): Word => (phones === 'all' ? CONTROLS.allPhones : HOST_TITLES[phones]);

export function createControlsPanel(controls: Controls, { send, schemas, back, last }: PanelParts): HTMLElement {
  const phones = choose(CONTROLS.areFor, [
    ['all', CONTROLS.allPhones],
    ...PHONE_NAMES.map((id) => [id, HOST_TITLES[id]] as const),
  ]);
  const result = h('output', { className: 'result' });
  const scoped: (() => void)[] = [];
  phones.onchange = () => {
    for (const listener of scoped) listener();
  };
  const context: GroupContext = {
    controls,
    onPhones: (listener) => void scoped.push(listener),
    phones: () => phones.value as 'all' | PhoneName,
    say: (words) => {
      put(result, 'textContent', words);
    },
    back,
    send,
  };

  const tabs: { readonly tab: HTMLButtonElement; readonly panel: HTMLElement }[] = [];
  const open = (which: HTMLButtonElement | undefined) => {
    for (const { tab, panel } of tabs) {
      const isOpen = tab === which;
      tab.setAttribute('aria-expanded', String(isOpen));
      panel.hidden = !isOpen;
    }
    put(result, 'textContent', '');
  };
  const backend: Group = {
    name: 'backend',
    make: (own) => [...backendGroup(own), ...ownAnswerGroup(own, schemas)],
  };
  for (const { name, make } of [...GROUPS, backend, last]) {
    const [title, about] = CONTROLS.groups[name];
    const id = `controls-${name}`;
    const panel = h(
      'section',
      { id, className: 'group', hidden: true, aria: { label: title } },
      h('p', { className: 'about', textContent: about }),
      ...make(context),
    );
    const tab = button(title, () => open(panel.hidden ? tab : undefined));
    tab.className = 'tab';
    tab.setAttribute('aria-controls', id);
    tab.setAttribute('aria-expanded', 'false');
    tabs.push({ tab, panel });
  }

  const active = h('div', { className: 'active', hidden: true, role: 'group', aria: { label: CONTROLS.setNow } });
  const draw = () => {
    const { overrides, held, failures } = controls;
    active.hidden = overrides.length + held.length + failures.length === 0;
    active.replaceChildren(
      ...failures.map((words) =>
        h('span', {
          className: 'wrong',
          role: 'alert',
          textContent: CONTROLS.notTaken(words),
        }),
      ),
      ...held.map((call) =>
        h(
          'span',
          { className: 'chip waits' },
          h('b', { textContent: CONTROLS.waits(call.method) }),
          h('i', { textContent: titleOf(call.phone) }),
          button(CONTROLS.letGo, () => controls.release(call, 'answer')),
          button(CONTROLS.fail, () => controls.release(call, 'fail')),
        ),
      ),
      ...overrides.map((override) => chip(override, () => controls.unset(override))),
      ...(overrides.length > 0 ? [button(CONTROLS.putBack, () => controls.clear())] : []),
    );
  };
  controls.on(draw);

  const element = h(
    'section',
    { className: 'controls', aria: { label: CONTROLS.title } },
    h(
      'div',
      { className: 'line' },
      h('h2', { textContent: CONTROLS.title }),
      h('div', { className: 'tabs' }, ...tabs.map(({ tab }) => tab)),
      h('label', { className: 'for' }, CONTROLS.for, phones),
      result,
    ),
    ...tabs.map(({ panel }) => panel),
    active,
  );
  element.onkeydown = ({ key }) => {
    if (key !== 'Escape') return;
    const opened = tabs.find(({ panel }) => !panel.hidden);
    open(undefined);
    opened?.tab.focus();
  };
  return element;
}

function chip(override: Override, away: () => void): HTMLElement {
  const words = overrideWords(override);
  const close = button('×', away);
  put(close, 'aria-label', CONTROLS.takeAway(words, titleOf(override.phones)));
  return h(
    'span',
    { className: 'chip' },
    h('b', { textContent: words }),
    h('i', { textContent: titleOf(override.phones) }),
    close,
  );
}
