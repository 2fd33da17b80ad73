/** Draws the controls outside the bridge: network, user, people and orders, backend. */
import { ACCOUNTS } from '@sdhealth/fixtures/people';
import { USER_MATTERS } from '../../../src/user.ts';
import {
  isEndpoint,
  NETWORKS,
  type NetworkName,
  ORDER_STATES,
  type OrderState,
  SWITCHES,
  TROUBLES,
  type Trouble,
} from '../../overrides.ts';
import { BACKEND, FAULTS, NETWORK, PEOPLE, USER } from '../../words/controls.ts';
import { setText } from '../../words/word.ts';
import { h } from '../element.ts';
import { goodNetwork } from './controls.ts';
import { button, choose, endpointField, form, labelled, type Option, submit } from './forms.ts';
import type { GroupContext } from './group.ts';

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

export function networkGroup({ controls, phones, showResult }: GroupContext): HTMLElement[] {
  const network = choose(
    NETWORK.name,
    keysOf(NETWORKS).map((name): Option => [name, NETWORK.kinds[name]]),
  );
  const set = () => {
    const name = network.value as NetworkName;
    const override = { kind: 'network', network: name, phones: phones() } as const;
    showResult(name === 'good' ? goodNetwork(controls, phones()) : '');
    if (name !== 'good') controls.set(override);
  };
  return [form(NETWORK.form, set, labelled(NETWORK.calls, network), submit(FAULTS.set))];
}

const ANSWERS = keysOf(USER.answers).map((answer) => [answer, USER.answers[answer]] as const);

export function userGroup({ controls, phones, onPhones }: GroupContext): HTMLElement[] {
  const selects = USER_MATTERS.map((matter) => {
    const select = choose(USER.matters[matter], [['', USER.unchanged], ...ANSWERS]);
    select.onchange = () => {
      const answer = ANSWERS.find(([value]) => value === select.value)?.[0];
      const override = { kind: 'user', matter, answer: answer ?? 'accept', phones: phones() } as const;
      if (answer) controls.set(override);
      else controls.unset(override);
    };
    return { matter, select };
  });
  const showCurrent = () => {
    for (const { matter, select } of selects) {
      const existing = controls.overrides.find(
        (override) => override.kind === 'user' && override.matter === matter && override.phones === phones(),
      );
      select.value = existing?.kind === 'user' ? existing.answer : '';
    }
  };
  controls.on(showCurrent);
  onPhones(showCurrent);
  return [
    h('div', { className: 'line' }, ...selects.map(({ matter, select }) => labelled(USER.matters[matter], select))),
  ];
}

export function peopleGroup({ controls, phones, showResult }: GroupContext): HTMLElement[] {
  const person = choose(
    PEOPLE.person,
    ACCOUNTS.map(({ mobile, name, about }): Option => [mobile, PEOPLE.account(name, about)]),
  );
  const state = choose(
    PEOPLE.order,
    ORDER_STATES.map((name): Option => [name, PEOPLE.states[name]]),
  );
  const runAction = (action: Parameters<typeof controls.act>[0]) =>
    void controls.act(action, phones()).then(showResult);
  return [
    form(
      PEOPLE.form,
      () => runAction({ does: 'log-in', mobile: person.value }),
      labelled(PEOPLE.personField, person),
      submit(PEOPLE.logIn),
      button(PEOPLE.logOut, () => runAction({ does: 'end-session' })),
    ),
    form(
      PEOPLE.orders,
      () => runAction({ does: 'order', state: state.value as OrderState, mobile: person.value }),
      labelled(PEOPLE.orderField, state),
      submit(PEOPLE.createOrder),
    ),
  ];
}

export function backendGroup({ controls, phones, send, showResult }: GroupContext): HTMLElement[] {
  const {
    input: endpoint,
    suggestions: endpoints,
    suggest,
  } = endpointField('lab-endpoints', BACKEND.calls, BACKEND.placeholder);
  endpoint.onfocus = () => {
    if (endpoints.children.length > 0) return;
    void send('/__fixtures/endpoints')
      .then((response) => response.json())
      .then((rows: string[]) => suggest(rows))
      // Without the list a tester types the endpoint in full.
      .catch(() => undefined);
  };
  const trouble = choose(
    BACKEND.troubleLabel,
    keysOf(TROUBLES).map((name): Option => [name, BACKEND.troubles[name]]),
  );
  const problem = h('span', { className: 'wrong', hidden: true, role: 'alert' });
  const set = () => {
    const path = endpoint.value.trim() || '*';
    const isValid = isEndpoint(path);
    problem.hidden = isValid;
    setText(problem, 'textContent', BACKEND.invalidEndpoint);
    if (isValid) controls.set({ kind: 'backend', endpoint: path, trouble: trouble.value as Trouble, phones: phones() });
  };
  const switches = choose(
    BACKEND.switchLabel,
    keysOf(SWITCHES).map((name): Option => [name, BACKEND.switches[name]]),
  );
  const setTurned = (isTurned: boolean) => {
    const name = keysOf(SWITCHES).find((value) => value === switches.value) ?? 'maintenance';
    void controls.act({ does: 'switch', name, isTurned }, phones()).then(showResult);
  };
  return [
    form(
      BACKEND.form,
      set,
      labelled(BACKEND.endpointField, endpoint, problem),
      endpoints,
      labelled(BACKEND.backend, trouble),
      submit(FAULTS.set),
    ),
    form(
      BACKEND.switchForm,
      () => setTurned(true),
      labelled(BACKEND.switchField, switches),
      submit(BACKEND.turn),
      button(BACKEND.turnBack, () => setTurned(false)),
    ),
  ];
}
