/** Implements the test page: only the SDK, with functions for the test. Data crosses as JSON. */
import * as sdk from '@sdhealth/bridge-sdk';

/** Describes the end of a call. */
export type Outcome =
  | { readonly value: unknown }
  | { readonly code: string; readonly mayHaveHappened: boolean }
  | { readonly stranger: string };

export interface Report {
  readonly name: string;
  readonly platform: number;
  readonly app?: { readonly name: string; readonly version: string };
  readonly secure: boolean;
  readonly origin: string;
  readonly refused: readonly string[];
}

type MethodRow = sdk.HostMethod<string, unknown, unknown>;
type EventRow = sdk.HostEvent<string, unknown>;

const isRow = (value: unknown, kind: string, name: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Reflect.get(value, 'kind') === kind &&
  Reflect.get(value, 'name') === name;

const exported: readonly unknown[] = Object.values(sdk);

function methodRow(name: string): MethodRow {
  const row = exported.find((value): value is MethodRow => isRow(value, 'method', name));
  if (!row) throw new Error(`no call ${name}`);
  return row;
}

function eventRow(name: string): EventRow {
  const row = exported.find((value): value is EventRow => isRow(value, 'event', name));
  if (!row) throw new Error(`no event ${name}`);
  return row;
}

const outcome = (promise: Promise<unknown>): Promise<Outcome> =>
  promise.then(
    (value) => ({ value }),
    (error: unknown) =>
      sdk.isBridgeError(error)
        ? { code: error.code, mayHaveHappened: error.mayHaveHappened }
        : { stranger: String(error) },
  );

const refused: string[] = [];
document.addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective));
addEventListener('unhandledrejection', (event) => refused.push(`unhandled ${String(event.reason)}`));

let bridge: sdk.Bridge;
const begun = new Map<string, { settlements: number; readonly done: Promise<Outcome>; stop(): void }>();
const received = new Map<string, unknown[]>();

function begin(label: string, name: string, params: unknown, deadlineMs?: number): void {
  const controller = new AbortController();
  const options = { signal: controller.signal, ...(deadlineMs === undefined ? {} : { deadlineMs }) };
  const promise = bridge.call(methodRow(name), params, options);
  const entry = { settlements: 0, done: outcome(promise), stop: () => controller.abort() };
  const count = () => {
    entry.settlements++;
  };
  promise.then(count, count);
  begun.set(label, entry);
}

const callOf = (label: string) => {
  const entry = begun.get(label);
  if (!entry) throw new Error(`no call ${label}`);
  return entry;
};

/** Allows the origin of the tests' payments, in addition to the page's origin. */
const OPTIONS = { origins: ['https://shop.example'] };

const probe = {
  /** Creates the bridge, without waiting for the host. */
  create(): void {
    bridge = sdk.createBridge(OPTIONS);
  },
  /** Waits until the host is connected or the wait has timed out. */
  async connect(): Promise<Report> {
    bridge ??= sdk.createBridge(OPTIONS);
    await bridge.opened;
    return probe.report();
  },
  report(): Report {
    const { name, platform, app } = bridge.host;
    const about = { secure: isSecureContext, origin: window.origin, refused };
    return { name, platform, ...(app ? { app } : {}), ...about };
  },
  call: (name: string, params: unknown, deadlineMs?: number) =>
    outcome(bridge.call(methodRow(name), params, deadlineMs === undefined ? {} : { deadlineMs })),
  /** Begins a call under a label, by which other functions find it. */
  begin,
  end: (label: string): Promise<Outcome> => callOf(label).done,
  abort: (label: string): void => callOf(label).stop(),
  settlements: (label: string): number => callOf(label).settlements,
  /** Calls all in the same tick. */
  burst: (name: string, all: readonly unknown[]): Promise<Outcome[]> =>
    Promise.all(all.map((params) => outcome(bridge.call(methodRow(name), params)))),
  listen(event: string): void {
    const payloads: unknown[] = [];
    received.set(event, payloads);
    bridge.on(eventRow(event), (payload) => void payloads.push(payload));
  },
  received: (event: string): unknown[] => received.get(event) ?? [],
  /** Sets the page's reply to the next back presses. */
  handleBack(handled: boolean): void {
    bridge.on(eventRow('backPressed'), () => Promise.resolve(handled));
  },
  supports: (name: string) => bridge.supports(methodRow(name)),
  health: () => bridge.health(),
  pending: (): string[] => sdk.pending(bridge).map(({ key }) => key),
  settlePending(): void {
    for (const operation of sdk.pending(bridge)) operation.settle();
  },
  dispose: (): void => bridge.dispose(),
};

export type Probe = typeof probe;

Object.assign(globalThis, { probe });

// Reports by itself in a frame, which no test can query.
if (parent !== window) void probe.connect().then((report) => parent.postMessage(report, '*'));
