/** Draws the controls around the bridge: network, user, people and orders, backend. */
import { ACCOUNTS } from '@sdhealth/fixtures/people';
import { USER_MATTERS } from '../../../src/user.ts';
import {
  isEndpoint,
  NETWORKS,
  type NetworkName,
  ORDER_STATES,
  type OrderState,
  TROUBLES,
  type Trouble,
} from '../../overrides.ts';
import { BACKEND, FAULTS, NETWORK, PEOPLE, USER } from '../../words/controls.ts';
import { put } from '../../words/word.ts';
import { h } from '../element.ts';
import { goodNetwork } from './controls.ts';
import { button, choose, endpointField, form, labelled, type Option, submit } from './forms.ts';
import type { GroupContext } from './group.ts';

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

export function networkGroup({ controls, phones, say }: GroupContext): HTMLElement[] {
  const network = choose(
    NETWORK.name,
    keysOf(NETWORKS).map((name): Option => [name, NETWORK.kinds[name]]),
  );
  const set = () => {
    const name = network.value as NetworkName;
    const override = { kind: 'network', network: name, phones: phones() } as const;
    say(name === 'good' ? goodNetwork(controls, phones()) : '');
    if (name !== 'good') controls.set(override);
  };
  return [form(NETWORK.form, set, labelled(NETWORK.calls, network), submit(FAULTS.set))];
}

const ANSWERS = keysOf(USER.answers).map((answer) => [answer, USER.answers[answer]] as const);

export function userGroup({ controls, phones, onPhones }: GroupContext): HTMLElement[] {
  const selects = USER_MATTERS.map((matter) => {
    const select = choose(USER.matters[matter], [['', USER.asEver], ...ANSWERS]);
    select.onchange = () => {
      const answer = ANSWERS.find(([value]) => value === select.value)?.[0];
      const override = { kind: 'user', matter, answer: answer ?? 'accept', phones: phones() } as const;
      if (answer) controls.set(override);
      else controls.unset(override);
    };
    return { matter, select };
  });
  const show = () => {
    for (const { matter, select } of selects) {
      const set = controls.overrides.find(
        (override) => override.kind === 'user' && override.matter === matter && override.phones === phones(),
      );
      select.value = set?.kind === 'user' ? set.answer : '';
    }
  };
  controls.on(show);
  onPhones(show);
  return [
    h('div', { className: 'line' }, ...selects.map(({ matter, select }) => labelled(USER.matters[matter], select))),
  ];
}

export function peopleGroup({ controls, phones, say }: GroupContext): HTMLElement[] {
  const person = choose(
    PEOPLE.person,
    ACCOUNTS.map(({ mobile, name, about }): Option => [mobile, PEOPLE.account(name, about)]),
  );
  const state = choose(
    PEOPLE.order,
    ORDER_STATES.map((name): Option => [name, PEOPLE.states[name]]),
  );
  const act = (action: Parameters<typeof controls.act>[0]) => void controls.act(action, phones()).then(say);
  return [
    form(
      PEOPLE.form,
      () => act({ does: 'log-in', mobile: person.value }),
      labelled(PEOPLE.is, person),
      submit(PEOPLE.logIn),
      button(PEOPLE.logOut, () => act({ does: 'end-session' })),
    ),
    form(
      PEOPLE.orders,
      () => act({ does: 'order', state: state.value as OrderState, mobile: person.value }),
      labelled(PEOPLE.has, state),
      submit(PEOPLE.make),
    ),
  ];
}

export function backendGroup({ controls, phones, send }: GroupContext): HTMLElement[] {
  const {
    input: endpoint,
    offered: endpoints,
    offer,
  } = endpointField('lab-endpoints', BACKEND.calls, BACKEND.placeholder);
  endpoint.onfocus = () => {
    if (endpoints.children.length > 0) return;
    void send('/__fixtures/endpoints')
      .then((answer) => answer.json())
      .then((rows: string[]) => offer(rows))
      // Without the list a tester types the endpoint in full.
      .catch(() => undefined);
  };
  const trouble = choose(
    BACKEND.does,
    keysOf(TROUBLES).map((name): Option => [name, BACKEND.troubles[name]]),
  );
  const problem = h('span', { className: 'wrong', hidden: true, role: 'alert' });
  const set = () => {
    const typed = endpoint.value.trim() || '*';
    const isGood = isEndpoint(typed);
    problem.hidden = isGood;
    put(problem, 'textContent', BACKEND.badCall);
    if (isGood) controls.set({ kind: 'backend', endpoint: typed, trouble: trouble.value as Trouble, phones: phones() });
  };
  return [
    form(
      BACKEND.form,
      set,
      labelled(BACKEND.which, endpoint, problem),
      endpoints,
      labelled(BACKEND.backend, trouble),
      submit(FAULTS.set),
    ),
  ];
}
