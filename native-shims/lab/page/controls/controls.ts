/** What a tester does to the phones: levers that stay until they are taken away, and deeds that are done once. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import { type Fault, type HeldCall, HOSTS, type HostState, type Release } from '../../../src/index.ts';
import { isObject, textOf } from '../../../src/json.ts';
import {
  backendFaultsOf,
  type Deed,
  hostStateOf,
  isCovered,
  keyOf,
  type Lever,
  leversOf,
  networkOf,
  type Phones,
  shareEventOf,
} from '../../levers.ts';
import type { FrameApi } from '../../messages.ts';

/** A phone, as far as the controls need it. */
export interface ControlledPhone {
  readonly id: HostName;
  readonly title: string;
  readonly sandbox: string;
  /** Keeps a token of the own app's account. */
  saveState(change: HostState): void;
  go(address: string): void;
  reload(): void;
  /** Puts an entry into the storage of the phone's page. */
  remember(name: string, value: string): void;
}

/** A call whose answer waits in one phone. */
export interface HeldInPhone extends HeldCall {
  readonly phone: HostName;
}

export interface Controls {
  readonly levers: readonly Lever[];
  readonly held: readonly HeldInPhone[];
  set(lever: Lever): void;
  unset(lever: Lever): void;
  /** Puts everything back: no lever is left. */
  clear(): void;
  /** Replaces all levers, as an address says. */
  restore(levers: readonly Lever[]): void;
  /** Does something once. Resolves with what came of it, in words. */
  act(deed: Deed, phones: Phones): Promise<string>;
  release(call: HeldInPhone, how: Release): void;
  /** Calls `listener` after each change of levers or held calls. */
  on(listener: () => void): void;
  /** The part of a host's memory that levers decide, for a page that loads. */
  hostState(id: HostName): HostState;
  network(id: HostName): ReturnType<typeof networkOf>;
  onOpen(id: HostName, frame: FrameApi): void;
  onHeld(id: HostName, calls: readonly HeldCall[]): void;
  /** Brings a phone's backend, which is a new one, to the levers. */
  onReset(id: HostName): Promise<void>;
}

/** What hears of levers and deeds: the record of a test. */
export interface ControlsWatcher {
  onLever(does: 'set' | 'unset', lever: Lever, phones: readonly HostName[], all: readonly Lever[]): void;
  onDeed(deed: Deed, phone: HostName): void;
}

export const isOwnApp = (id: HostName): boolean => HOSTS[id].login === 'native';

/** Tells if a host has a way to say it: the contract's events come from the own apps alone. */
const hears = (id: HostName, deed: Deed): boolean =>
  deed.does === 'emit' ? isOwnApp(id) : deed.does !== 'share' || shareEventOf(id) !== undefined;

/** The entry of the app's storage without which it does not ask who is here (`webview-app/src/store/session.ts`). */
export const HAD_SESSION = ['sdhealth.had-session', '{"value":true}'] as const;

const isKill = ({ kind }: Fault): boolean => kind === 'kill';

/** `phones` gives those that are there, `send` is the network of the lab itself. */
export function createControls(
  phones: () => readonly ControlledPhone[],
  send: typeof fetch,
  watcher: ControlsWatcher,
): Controls {
  let levers: readonly Lever[] = [];
  let held: readonly HeldInPhone[] = [];
  const frames = new Map<HostName, FrameApi>();
  /** The backend's faults as they were last sent, by phone. */
  const sentFaults = new Map<HostName, string>();
  const listeners: (() => void)[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const chosen = (which: Phones) => phones().filter(({ id }) => which === 'all' || id === which);
  const post = (phone: ControlledPhone, path: string, body: unknown = {}) =>
    send(`/__fixtures/${path}`, {
      method: 'POST',
      headers: { [SANDBOX_HEADER]: phone.sandbox, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  const sendFaults = async (phone: ControlledPhone, own: readonly Lever[]) => {
    const faults = backendFaultsOf(own);
    const text = JSON.stringify(faults);
    if ((sentFaults.get(phone.id) ?? '[]') === text) return;
    sentFaults.set(phone.id, text);
    await post(phone, 'faults', faults);
  };

  /** Brings one phone from the levers of before to those of now. */
  const bring = (phone: ControlledPhone, before: readonly Lever[]) => {
    const [old, own] = [leversOf(before, phone.id), leversOf(levers, phone.id)];
    void sendFaults(phone, own);
    const frame = frames.get(phone.id);
    if (!frame) return;
    const [was, is] = [hostStateOf(old).faults, hostStateOf(own).faults];
    for (const method of new Set([...Object.keys(was), ...Object.keys(is)])) {
      if (JSON.stringify(was[method]) !== JSON.stringify(is[method])) frame.fault(method, is[method]);
    }
    // Nothing but a new page has a host again.
    if (Object.values(was).some(isKill) && !Object.values(is).some(isKill)) phone.reload();
    if (networkOf(old) !== networkOf(own)) setNetwork(phone.id, frame, own);
    if (isCovered(old) !== isCovered(own)) frame.cover(isCovered(own));
  };
  const setNetwork = (id: HostName, frame: FrameApi, own: readonly Lever[]) => {
    const network = networkOf(own);
    frame.setNetwork(network);
    if (isOwnApp(id)) void frame.emit('networkChanged', { type: network.isOffline ? 'none' : '4g' });
  };

  const replace = (next: readonly Lever[]) => {
    const before = levers;
    levers = next;
    for (const phone of phones()) bring(phone, before);
    tell();
  };
  const change = (does: 'set' | 'unset', lever: Lever, next: readonly Lever[]) => {
    const ids = chosen(lever.phones).map(({ id }) => id);
    watcher.onLever(does, lever, ids, next);
    replace(next);
  };
  const without = (lever: Lever) => levers.filter((other) => keyOf(other) !== keyOf(lever));

  const logIn = async (phone: ControlledPhone, mobile: string) => {
    if (isOwnApp(phone.id)) {
      // The form of a token that the embedded backend takes on an app's word.
      const token = `native-${mobile}-${Date.now()}`;
      phone.saveState({ token });
      frames.get(phone.id)?.session(token);
      return;
    }
    await post(phone, 'log-in', { mobile });
    phone.remember(...HAD_SESSION);
    phone.reload();
  };

  const order = async (phone: ControlledPhone, { state, mobile }: Deed & { does: 'order' }) => {
    const answer: unknown = await (await post(phone, 'order', { status: state, mobile })).json();
    const address = isObject(answer) ? textOf(answer, 'address') : '';
    if (address === '') throw new Error((isObject(answer) && textOf(answer, 'msg')) || 'The backend made no order');
    await logIn(phone, mobile);
    phone.go(address);
  };

  const endSession = async (phone: ControlledPhone) => {
    await post(phone, 'expire-tokens?cookies=true');
    if (!isOwnApp(phone.id)) return;
    phone.saveState({ token: '' });
    frames.get(phone.id)?.session('');
  };

  const emit = (phone: ControlledPhone, event: string, payload: unknown) => {
    const frame = frames.get(phone.id);
    if (!frame) throw new Error('No page is open');
    // The page's reply to `backPressed` may take its time.
    void frame.emit(event, payload);
  };
  const share = (phone: ControlledPhone) => {
    const told = shareEventOf(phone.id);
    if (told) emit(phone, ...told);
  };

  const does = (phone: ControlledPhone, deed: Deed): Promise<void> | void => {
    switch (deed.does) {
      case 'emit':
        return emit(phone, deed.event, deed.payload);
      case 'share':
        return share(phone);
      case 'log-in':
        return logIn(phone, deed.mobile);
      case 'end-session':
        return endSession(phone);
      case 'order':
        return order(phone, deed);
      case 'release':
        return frames.get(phone.id)?.release(deed.method, deed.how);
    }
  };

  const controls: Controls = {
    get levers() {
      return levers;
    },
    get held() {
      return held;
    },
    set(lever) {
      change('set', lever, [...without(lever), lever]);
    },
    unset(lever) {
      const next = without(lever);
      if (next.length < levers.length) change('unset', lever, next);
    },
    clear() {
      for (const lever of levers) controls.unset(lever);
    },
    restore: replace,
    async act(deed, which) {
      const those = chosen(which).filter(({ id }) => hears(id, deed));
      if (those.length === 0) return 'No chosen phone has that';
      try {
        for (const phone of those) watcher.onDeed(deed, phone.id);
        await Promise.all(those.map((phone) => does(phone, deed)));
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
      return those.length === 1 ? `Done in ${those[0]?.title}` : `Done in ${those.length} phones`;
    },
    release: ({ phone, method }, how) => void controls.act({ does: 'release', method, how }, phone),
    on: (listener) => void listeners.push(listener),
    hostState: (id) => hostStateOf(leversOf(levers, id)),
    network: (id) => networkOf(leversOf(levers, id)),
    onOpen(id, frame) {
      frames.set(id, frame);
      controls.onHeld(id, []);
      if (isCovered(leversOf(levers, id))) frame.cover(true);
    },
    onHeld(id, calls) {
      held = [...held.filter(({ phone }) => phone !== id), ...calls.map((call) => ({ ...call, phone: id }))];
      tell();
    },
    async onReset(id) {
      sentFaults.delete(id);
      const phone = phones().find((one) => one.id === id);
      if (phone) await sendFaults(phone, leversOf(levers, id));
    },
  };
  return controls;
}
