/** The controls as the tester sees them: folded groups, what is set now, and the way back. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { HOSTS } from '../../../src/hosts/index.ts';
import { HOST_NAMES } from '../../../src/index.ts';
import { type Override, overrideWords, type Phones } from '../../overrides.ts';
import { h } from '../element.ts';
import { answersGroup, eventsGroup, faultsGroup } from './bridge-groups.ts';
import type { Controls } from './controls.ts';
import { button, choose } from './forms.ts';
import type { GroupContext } from './group.ts';
import { backendGroup, networkGroup, peopleGroup, userGroup } from './setting-groups.ts';

interface Group {
  readonly name: string;
  /** Its purpose, in a sentence. */
  readonly about: string;
  readonly make: (context: GroupContext) => HTMLElement[];
}

const GROUPS: readonly Group[] = [
  { name: 'Events', about: 'Something happens on the phone, once.', make: eventsGroup },
  { name: 'Faults', about: 'The answers of the host go wrong, from now on.', make: faultsGroup },
  { name: 'Answers', about: 'You answer in the place of the host, or let its answers wait.', make: answersGroup },
  {
    name: 'Network',
    about: 'For calls to the backend; pictures and parts of the program come as ever.',
    make: networkGroup,
  },
  {
    name: 'User',
    about:
      'What the user does when the host asks. A page that asks (login page, cashier) is answered by tapping there.',
    make: userGroup,
  },
  { name: 'People', about: 'Who is logged in, and what they have bought.', make: peopleGroup },
  { name: 'Backend', about: 'The backend behind these phones goes wrong, from now on.', make: backendGroup },
];

export interface PanelParts {
  readonly send: typeof fetch;
  back(phones: Phones): void;
  /** A last group, of another folder. */
  readonly last: Group;
}

const titleOf = (phones: Phones): string => (phones === 'all' ? 'all phones' : HOSTS[phones].title);

export function createControlsPanel(controls: Controls, { send, back, last }: PanelParts): HTMLElement {
  const phones = choose('The controls are for', [
    ['all', 'all phones'],
    ...HOST_NAMES.map((id) => [id, HOSTS[id].title] as const),
  ]);
  const result = h('output', { className: 'result' });
  const scoped: (() => void)[] = [];
  phones.onchange = () => {
    for (const listener of scoped) listener();
  };
  const context: GroupContext = {
    controls,
    onPhones: (listener) => void scoped.push(listener),
    phones: () => phones.value as 'all' | HostName,
    say: (words) => {
      result.textContent = words;
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
    result.textContent = '';
  };
  for (const { name, about, make } of [...GROUPS, last]) {
    const id = `controls-${name.toLowerCase()}`;
    const panel = h(
      'section',
      { id, className: 'group', hidden: true, aria: { label: name } },
      h('p', { className: 'about', textContent: about }),
      ...make(context),
    );
    const tab = button(name, () => open(panel.hidden ? tab : undefined));
    tab.className = 'tab';
    tab.setAttribute('aria-controls', id);
    tab.setAttribute('aria-expanded', 'false');
    tabs.push({ tab, panel });
  }

  const active = h('div', { className: 'active', hidden: true, role: 'group', aria: { label: 'Set now' } });
  const draw = () => {
    const { overrides, held, failures } = controls;
    active.hidden = overrides.length + held.length + failures.length === 0;
    active.replaceChildren(
      ...failures.map((words) =>
        h('span', {
          className: 'wrong',
          role: 'alert',
          textContent: `The backend has not taken what is set here. ${words}`,
        }),
      ),
      ...held.map((call) =>
        h(
          'span',
          { className: 'chip waits' },
          h('b', { textContent: `${call.method} waits` }),
          h('i', { textContent: titleOf(call.phone) }),
          button('Let go', () => controls.release(call, 'answer')),
          button('Fail', () => controls.release(call, 'fail')),
        ),
      ),
      ...overrides.map((override) => chip(override, () => controls.unset(override))),
      ...(overrides.length > 0 ? [button('Put everything back', () => controls.clear())] : []),
    );
  };
  controls.on(draw);

  const element = h(
    'section',
    { className: 'controls', aria: { label: 'Controls' } },
    h(
      'div',
      { className: 'line' },
      h('h2', { textContent: 'Controls' }),
      h('div', { className: 'tabs' }, ...tabs.map(({ tab }) => tab)),
      h('label', { className: 'for' }, 'for', phones),
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
  close.setAttribute('aria-label', `Take away: ${words}, ${titleOf(override.phones)}`);
  return h(
    'span',
    { className: 'chip' },
    h('b', { textContent: words }),
    h('i', { textContent: titleOf(override.phones) }),
    close,
  );
}
