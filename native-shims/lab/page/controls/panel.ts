/** Draws the controls: folded groups, the active overrides, and buttons to remove them. */
import { describeOverride, type Override, type Phones } from '../../overrides.ts';
import { ownAnswerGroup, type Schemas } from '../../own-answers/group.ts';
import { PHONE_NAMES, type PhoneName } from '../../phones.ts';
import { CONTROLS } from '../../words/controls.ts';
import { HOST_TITLES } from '../../words/table.ts';
import { setText, type Word } from '../../words/word.ts';
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
  readonly draw: (context: GroupContext) => HTMLElement[];
}

const GROUPS: readonly Group[] = [
  { name: 'events', draw: eventsGroup },
  { name: 'faults', draw: faultsGroup },
  { name: 'answers', draw: answersGroup },
  { name: 'network', draw: networkGroup },
  { name: 'phone', draw: phoneGroup },
  { name: 'user', draw: userGroup },
  { name: 'people', draw: peopleGroup },
];

export interface PanelParts {
  readonly send: typeof fetch;
  /** Loads the schemas of all answers. */
  schemas(): Promise<Schemas>;
  back(phones: Phones): void;
  /** The last group. It is defined in another folder. */
  readonly last: Group;
}

const titleOf = (phones: Phones): Word => (phones === 'all' ? CONTROLS.allPhones : HOST_TITLES[phones]);

export function createControlsPanel(controls: Controls, { send, schemas, back, last }: PanelParts): HTMLElement {
  const phones = choose(CONTROLS.target, [
    ['all', CONTROLS.allPhones],
    ...PHONE_NAMES.map((id) => [id, HOST_TITLES[id]] as const),
  ]);
  const result = h('output', { className: 'result' });
  const phonesListeners: (() => void)[] = [];
  phones.onchange = () => {
    for (const listener of phonesListeners) listener();
  };
  const context: GroupContext = {
    controls,
    onPhones: (listener) => void phonesListeners.push(listener),
    phones: () => phones.value as 'all' | PhoneName,
    showResult: (text) => {
      setText(result, 'textContent', text);
    },
    back,
    send,
  };

  const tabs: { readonly tab: HTMLButtonElement; readonly panel: HTMLElement }[] = [];
  const open = (selected: HTMLButtonElement | undefined) => {
    for (const { tab, panel } of tabs) {
      const isOpen = tab === selected;
      tab.setAttribute('aria-expanded', String(isOpen));
      panel.hidden = !isOpen;
    }
    setText(result, 'textContent', '');
  };
  const backend: Group = {
    name: 'backend',
    draw: (groupContext) => [...backendGroup(groupContext), ...ownAnswerGroup(groupContext, schemas)],
  };
  for (const { name, draw: drawGroup } of [...GROUPS, backend, last]) {
    const [title, about] = CONTROLS.groups[name];
    const id = `controls-${name}`;
    const panel = h(
      'section',
      { id, className: 'group', hidden: true, aria: { label: title } },
      h('p', { className: 'about', textContent: about }),
      ...drawGroup(context),
    );
    const tab = button(title, () => open(panel.hidden ? tab : undefined));
    tab.className = 'tab';
    tab.setAttribute('aria-controls', id);
    tab.setAttribute('aria-expanded', 'false');
    tabs.push({ tab, panel });
  }

  const chips = h('div', {
    className: 'active',
    hidden: true,
    role: 'group',
    aria: { label: CONTROLS.active },
  });
  const draw = () => {
    const { overrides, held, failures } = controls;
    chips.hidden = overrides.length + held.length + failures.length === 0;
    chips.replaceChildren(
      ...failures.map((failure) =>
        h('span', {
          className: 'wrong',
          role: 'alert',
          textContent: CONTROLS.rejected(failure),
        }),
      ),
      ...held.map((call) =>
        h(
          'span',
          { className: 'chip waits' },
          h('b', { textContent: CONTROLS.held(call.method) }),
          h('i', { textContent: titleOf(call.phone) }),
          button(CONTROLS.release, () => controls.release(call, 'answer')),
          button(CONTROLS.failCall, () => controls.release(call, 'fail')),
        ),
      ),
      ...overrides.map((override) => chip(override, () => controls.unset(override))),
      ...(overrides.length > 0 ? [button(CONTROLS.resetAll, () => controls.clear())] : []),
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
    chips,
  );
  element.onkeydown = ({ key }) => {
    if (key !== 'Escape') return;
    const openTab = tabs.find(({ panel }) => !panel.hidden);
    open(undefined);
    openTab?.tab.focus();
  };
  return element;
}

function chip(override: Override, onRemove: () => void): HTMLElement {
  const text = describeOverride(override);
  const close = button('×', onRemove);
  setText(close, 'aria-label', CONTROLS.remove(text, titleOf(override.phones)));
  return h(
    'span',
    { className: 'chip' },
    h('b', { textContent: text }),
    h('i', { textContent: titleOf(override.phones) }),
    close,
  );
}
