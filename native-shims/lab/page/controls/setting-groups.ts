/** The controls of what is around the bridge: the network, the user, people and orders, the backend. */
import { ACCOUNTS } from '@sdhealth/fixtures/people';
import type { UserAnswer, UserMatter } from '../../../src/index.ts';
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
import { h } from '../element.ts';
import { goodNetwork } from './controls.ts';
import { button, choose, form, labelled, type Option, submit } from './forms.ts';
import type { GroupContext } from './group.ts';

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

export function networkGroup({ controls, phones, say }: GroupContext): HTMLElement[] {
  const network = choose(
    'Network',
    keysOf(NETWORKS).map((name): Option => [name, NETWORKS[name].label]),
  );
  const set = () => {
    const name = network.value as NetworkName;
    const override = { kind: 'network', network: name, phones: phones() } as const;
    say(name === 'good' ? goodNetwork(controls, phones()) : '');
    if (name !== 'good') controls.set(override);
  };
  return [form('Set the network', set, labelled('The phone’s calls to the backend', network), submit('Set'))];
}

const MATTER_WORDS: Readonly<Record<UserMatter, string>> = {
  login: 'Asked to log in, the user',
  payment: 'Asked to pay, the user',
  permission: 'Asked for place, camera, album, steps, the user',
  share: 'In the share sheet the user',
};
const ANSWERS: readonly (readonly [UserAnswer, string])[] = [
  ['accept', 'accepts'],
  ['cancel', 'cancels'],
  ['fail', 'tries, and it fails'],
  ['leave', 'leaves without an answer'],
];

export function userGroup({ controls, phones, onPhones }: GroupContext): HTMLElement[] {
  const selects = USER_MATTERS.map((matter) => {
    const select = choose(MATTER_WORDS[matter], [['', 'does as in everything'], ...ANSWERS]);
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
    h('div', { className: 'line' }, ...selects.map(({ matter, select }) => labelled(MATTER_WORDS[matter], select))),
  ];
}

const ORDER_WORDS: Readonly<Record<OrderState, string>> = {
  unpaid: 'not paid yet',
  paid: 'paid, not booked',
  booked: 'booked',
  used: 'used: the checkup is over',
};

export function peopleGroup({ controls, phones, say }: GroupContext): HTMLElement[] {
  const person = choose(
    'Person',
    ACCOUNTS.map(({ mobile, name, about }): Option => [mobile, `${name.en}, ${about.en}`]),
  );
  const state = choose(
    'Order',
    ORDER_STATES.map((one): Option => [one, ORDER_WORDS[one]]),
  );
  const act = (action: Parameters<typeof controls.act>[0]) => void controls.act(action, phones()).then(say);
  return [
    form(
      'People and orders',
      () => act({ does: 'log-in', mobile: person.value }),
      labelled('The user is', person),
      submit('Log in'),
      button('Log out', () => act({ does: 'end-session' })),
    ),
    form(
      'Orders',
      () => act({ does: 'order', state: state.value as OrderState, mobile: person.value }),
      labelled('and has an order that is', state),
      submit('Make and open it'),
    ),
  ];
}

export function backendGroup({ controls, phones, send }: GroupContext): HTMLElement[] {
  const endpoints = h('datalist', { id: 'lab-endpoints' });
  const endpoint = h('input', {
    type: 'text',
    spellcheck: false,
    autocomplete: 'off',
    placeholder: 'all of them, or type to find one',
    aria: { label: 'Calls that go wrong' },
  });
  endpoint.setAttribute('list', endpoints.id);
  endpoint.onfocus = () => {
    if (endpoints.children.length > 0) return;
    void send('/__fixtures/endpoints')
      .then((answer) => answer.json())
      .then((rows: string[]) => endpoints.replaceChildren(...rows.map((value) => h('option', { value }))))
      // Without the list an endpoint is typed in full.
      .catch(() => undefined);
  };
  const trouble = choose(
    'What the backend does',
    keysOf(TROUBLES).map((name): Option => [name, TROUBLES[name].label]),
  );
  const problem = h('span', { className: 'wrong', hidden: true, role: 'alert' });
  const set = () => {
    const typed = endpoint.value.trim() || '*';
    const isGood = isEndpoint(typed);
    problem.hidden = isGood;
    problem.textContent = 'A call is a method and a path, such as GET /api/sdhealth/mall/package/list';
    if (isGood) controls.set({ kind: 'backend', endpoint: typed, trouble: trouble.value as Trouble, phones: phones() });
  };
  return [
    form(
      'Set trouble of the backend',
      set,
      labelled('Calls', endpoint, problem),
      endpoints,
      labelled('The backend', trouble),
      submit('Set'),
    ),
  ];
}
