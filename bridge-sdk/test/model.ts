/**
 * Compares the bridge with a model by random sequences of commands. The commands are calls, aborts, answers, repeated and late answers,
 * reloads and killed pages, in two tabs. The model contains only the promises: the number of open calls, and the outcome of each call.
 */
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { getNetwork, paySeq, pending } from '../src/index.ts';
import { type Connection, connectTo, outcome, PAY } from './connected.ts';
import { type WireHost, wireHosts } from './wire-hosts.ts';

interface ModelCall {
  readonly id: string;
  readonly tab: number;
  readonly abort: AbortController;
  readonly pay?: string;
  accepted: boolean;
  /** The expected outcome. Absent while the call is open. */
  end?: string;
  age: number;
}

interface Model {
  readonly calls: ModelCall[];
  /** The sent payments without an end, over all tabs and page loads. */
  readonly journal: Set<string>;
}

interface Real {
  readonly tabs: Connection[];
  readonly ends: Map<string, string[]>;
  readonly paid: Map<string, number>;
  open(): Promise<Connection>;
}

const host = wireHosts.find(({ name }) => name === 'MessagePort') as WireHost;
const ACCEPT_MS = 3_000;
const FINISH_MS: Readonly<Record<string, number>> = {
  getNetwork: getNetwork.deadlineMs,
  paySeq: paySeq.deadlineMs,
};
const openCallsOf = (model: Readonly<Model>, tab: number) =>
  model.calls.filter((modelCall) => modelCall.tab === tab && !modelCall.end);

/** Returns the pending operations of the first tab. */
const pendingOf = ({ tabs: [tab] }: Real) => (tab ? pending(tab.bridge) : []);

type Command = fc.AsyncCommand<Model, Real>;

/** Checks after each command that the bridge has the model's open calls, and that every call settled once, as expected. */
async function expectAgreement(model: Model, real: Real): Promise<void> {
  for (const tab of real.tabs) await tab.tick(0);
  for (const [index, { bridge }] of real.tabs.entries())
    expect(bridge.health().open).toBe(openCallsOf(model, index).length);
  for (const { id, end } of model.calls) expect(real.ends.get(id) ?? []).toEqual(end ? [end] : []);
  expect(new Set(pendingOf(real).map(({ key }) => key))).toEqual(model.journal);
  for (const count of real.paid.values()) expect(count).toBe(1);
}

const command = (
  name: string,
  check: (model: Readonly<Model>) => boolean,
  run: (model: Model, real: Real) => Promise<void> | void,
): Command => ({
  check,
  toString: () => name,
  async run(model, real) {
    await run(model, real);
    await expectAgreement(model, real);
  },
});

const call = (tab: number): Command =>
  command(
    `call in tab ${tab}`,
    () => true,
    (model, real) => {
      const { bridge, last } = real.tabs[tab] as Connection;
      const abort = new AbortController();
      const end = outcome(bridge.call(getNetwork, {}, { signal: abort.signal }));
      const id = last('getNetwork').id ?? '';
      model.calls.push({ id, tab, abort, accepted: false, age: 0 });
      watch(real, id, end);
    },
  );

const pay = (tab: number, key: string): Command =>
  command(
    `pay ${key} in tab ${tab}`,
    (model) => openCallsOf(model, tab).every((modelCall) => modelCall.pay !== key),
    async (model, real) => {
      const { bridge, requests } = real.tabs[tab] as Connection;
      const previous = requests('paySeq').length;
      const abort = new AbortController();
      const end = outcome(bridge.call(paySeq, { ...PAY, paySeq: key }, { signal: abort.signal }));
      const id = requests('paySeq')[previous]?.id;
      if (model.journal.has(key)) {
        expect(id).toBeUndefined();
        expect(await end).toMatchObject({ code: 'BUSY', error: { mayHaveHappened: true } });
        return;
      }
      real.paid.set(key, (real.paid.get(key) ?? 0) + 1);
      model.journal.add(key);
      model.calls.push({ id: id ?? '', tab, abort, pay: key, accepted: false, age: 0 });
      watch(real, id ?? '', end);
    },
  );

function watch(real: Real, id: string, end: ReturnType<typeof outcome>): void {
  real.ends.set(id, []);
  void end.then(({ code, unexpected }) => real.ends.get(id)?.push(unexpected ? 'unexpected' : (code ?? 'value')));
}

const openCallAt = (model: Readonly<Model>, index: number): ModelCall | undefined => {
  const open = model.calls.filter(({ end }) => !end);
  return open[index % open.length];
};
const hasOpenCall = (model: Readonly<Model>) => model.calls.some(({ end }) => !end);

const reply = (index: number, answer: 'good' | 'bad' | 'error' | 'empty', times: number): Command =>
  command(`${answer} answer ${times} times`, hasOpenCall, async (model, real) => {
    const modelCall = openCallAt(model, index) as ModelCall;
    const { wire, tick } = real.tabs[modelCall.tab] as Connection;
    const result = modelCall.pay ? { outcome: 'paid' } : { type: 'wifi' };
    const body = { good: { result }, bad: { result: 7 }, error: { error: { code: 3, message: '' } }, empty: {} }[
      answer
    ];
    for (let i = 0; i < times; i++) wire.emit({ jsonrpc: '2.0', id: modelCall.id, ...body });
    await tick(0);
    if (answer !== 'empty') modelCall.end = { good: 'value', bad: 'BAD_REPLY', error: 'CANCELLED' }[answer];
  });

const accept = (index: number): Command =>
  command('accepted', hasOpenCall, (model, real) => {
    const modelCall = openCallAt(model, index) as ModelCall;
    (real.tabs[modelCall.tab] as Connection).wire.emit({
      jsonrpc: '2.0',
      method: '$/accepted',
      params: { id: modelCall.id },
    });
    modelCall.accepted = true;
  });

const abort = (index: number): Command =>
  command('abort', hasOpenCall, (model) => {
    const modelCall = openCallAt(model, index) as ModelCall;
    modelCall.abort.abort();
    modelCall.end = 'ABORTED';
  });

/** Sends an answer to a call that has already ended, in this page load or an earlier one. */
const lateAnswer = (index: number): Command =>
  command(
    'late answer',
    (model) => model.calls.some(({ end }) => end),
    (model, real) => {
      const ended = model.calls.filter(({ end }) => end);
      const { id, tab } = ended[index % ended.length] as ModelCall;
      (real.tabs[tab] as Connection).wire.emit({ jsonrpc: '2.0', id, result: { type: '5g' } });
    },
  );

const wait = (ms: number): Command =>
  command(
    `wait ${ms}`,
    () => true,
    async (model, real) => {
      await vi.advanceTimersByTimeAsync(ms);
      for (const tab of real.tabs) await tab.tick(0);
      for (const modelCall of model.calls.filter(({ end }) => !end)) {
        modelCall.age += ms;
        const finish = FINISH_MS[modelCall.pay ? 'paySeq' : 'getNetwork'] ?? 0;
        if (modelCall.age >= (modelCall.accepted ? finish : Math.min(finish, ACCEPT_MS))) modelCall.end = 'TIMEOUT';
      }
    },
  );

/** Leaves the page. `reload` disposes the bridge. `kill` also restores the journal, because a killed page writes nothing more. */
const leave = (tab: number, kind: 'reload' | 'kill'): Command =>
  command(
    `${kind} tab ${tab}`,
    () => true,
    async (model, real) => {
      const { bridge, wire } = real.tabs[tab] as Connection;
      const stored = localStorage.getItem('sdhealth.bridge.pending');
      bridge.dispose();
      await vi.advanceTimersByTimeAsync(0);
      if (kind === 'kill' && stored) localStorage.setItem('sdhealth.bridge.pending', stored);
      for (const modelCall of openCallsOf(model, tab)) modelCall.end = 'HOST_GONE';
      wire.remove();
      real.tabs[tab] = await real.open();
    },
  );

const settle = (key: string): Command =>
  command(
    `settle ${key}`,
    (model) => model.journal.has(key) && model.calls.every((modelCall) => modelCall.pay !== key || modelCall.end),
    (model, real) => {
      for (const pendingOperation of pendingOf(real)) if (pendingOperation.key === key) pendingOperation.settle();
      model.journal.delete(key);
      real.paid.delete(key);
    },
  );

const tab = fc.nat(1);
const index = fc.nat(20);
const key = fc.constantFrom('P1', 'P2');
const commands = [
  tab.map(call),
  fc.tuple(tab, key).map(([tabIndex, paymentKey]) => pay(tabIndex, paymentKey)),
  fc
    .tuple(index, fc.constantFrom('good', 'bad', 'error', 'empty'), fc.integer({ min: 1, max: 3 }))
    .map((args) => reply(...args)),
  index.map(accept),
  index.map(abort),
  index.map(lateAnswer),
  fc.constantFrom(1, 1_000, 2_999, 3_000, 5_000, 600_000).map(wait),
  fc.tuple(tab, fc.constantFrom('reload', 'kill')).map((args) => leave(...args)),
  key.map(settle),
];

/** Runs the sequences on the test's timers. Throws at the first difference, with the shortest sequence that leads to it. */
export async function runModel(sequences: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 25 }), async (sequence) => {
      localStorage.clear();
      const open = () => connectTo(host);
      const real: Real = { tabs: [await open(), await open()], ends: new Map(), paid: new Map(), open };
      try {
        await fc.asyncModelRun(() => ({ model: { calls: [], journal: new Set<string>() }, real }), sequence);
      } finally {
        for (const { bridge, wire } of real.tabs) {
          bridge.dispose();
          wire.remove();
        }
      }
      await vi.advanceTimersByTimeAsync(0);
      expect(vi.getTimerCount()).toBe(0);
    }),
    { numRuns: sequences },
  );
}
