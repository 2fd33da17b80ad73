/** Implements the tester's controls: overrides, which stay until removed, and actions, which run once. */
import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import type { Fault, HeldCall, HostState, Release } from '../../../src/index.ts';
import { isObject, textOf } from '../../../src/json.ts';
import type { FrameApi } from '../../messages.ts';
import {
  backendFaultsOf,
  CLOCKS,
  type ClockName,
  clockOf,
  edgesOf,
  hostStateOf,
  isCovered,
  keyOf,
  networkOf,
  type Override,
  overridesOf,
  type Phones,
  placeOf,
  shareEventOf,
  type TesterAction,
  textStepOf,
  themeOf,
} from '../../overrides.ts';
import { PHONES, type PhoneName } from '../../phones.ts';
import { CONTROLS } from '../../words/controls.ts';
import { joined, type Text } from '../../words/word.ts';

/** Describes the parts of a phone that the controls use. */
export interface ControlledPhone {
  readonly id: PhoneName;
  readonly title: Text;
  readonly sandbox: string;
  /** Keeps a token of the own app's account. */
  saveState(change: HostState): void;
  go(address: string): void;
  reload(): void;
  /** Applies theme and edges again. */
  relook(): void;
  /** Stores an entry in the storage of the phone's page. */
  remember(name: string, value: string): void;
}

/** Describes a held call of a phone. */
export interface HeldInPhone extends HeldCall {
  readonly phone: PhoneName;
}

export interface Controls {
  readonly overrides: readonly Override[];
  readonly held: readonly HeldInPhone[];
  set(override: Override): void;
  /** Takes an override away. Returns the reason where nothing changes, else `''`. */
  unset(override: Override): Text;
  /** Puts everything back: no override is left. */
  clear(): void;
  /** Phones whose backend has not taken its faults, with the reason. */
  readonly failures: readonly Text[];
  /** Replaces all overrides by those of an address, and sends them to every backend, which may have older faults. */
  restore(overrides: readonly Override[]): void;
  /** Runs an action. Resolves with its result, in words. */
  act(action: TesterAction, phones: Phones): Promise<Text>;
  release(call: HeldInPhone, how: Release): void;
  /** Calls `listener` after each change of overrides or held calls. */
  on(listener: () => void): void;
  /** Returns the part of a host's memory that overrides set, for a page that loads. */
  hostState(id: PhoneName): HostState;
  network(id: PhoneName): ReturnType<typeof networkOf>;
  place(id: PhoneName): ReturnType<typeof placeOf>;
  /** Returns the milliseconds by which a phone's clock is ahead, which are fixed when the clock is set. */
  clockMs(id: PhoneName): number;
  onOpen(id: PhoneName, frame: FrameApi): void;
  /** Reports that the phone shows no page any more. */
  onClose(id: PhoneName): void;
  onHeld(id: PhoneName, calls: readonly HeldCall[]): void;
  /** Sends the overrides to a phone's backend, which is new after a reset. */
  onReset(id: PhoneName): Promise<void>;
}

/** Receives overrides and actions, for the record of a test. */
export interface ControlsWatcher {
  onOverride(does: 'set' | 'unset', override: Override, phones: readonly PhoneName[], all: readonly Override[]): void;
  onAction(action: TesterAction, phone: PhoneName): void;
}

const isOwnApp = (id: PhoneName): boolean => PHONES[id].login === 'native';

/** Tells if a host has an event for an action. Only own apps send the contract's events. */
const hears = (id: PhoneName, action: TesterAction): boolean =>
  action.does === 'emit' ? isOwnApp(id) : action.does !== 'share' || shareEventOf(id) !== undefined;

/** Marks an earlier session, without which the app does not ask for the user (`webview-app/src/store/session.ts`). */
const HAD_SESSION = ['sdhealth.had-session', '{"value":true}'] as const;

/** Actions that only a page takes. */
const needsPage = ({ does }: TesterAction): boolean => does === 'emit' || does === 'share' || does === 'release';

const isKill = ({ kind }: Fault): boolean => kind === 'kill';

/** Creates the controls. `phones` returns the current phones, `send` sends the lab's own requests. */
export function createControls(
  phones: () => readonly ControlledPhone[],
  send: typeof fetch,
  watcher: ControlsWatcher,
): Controls {
  let overrides: readonly Override[] = [];
  let held: readonly HeldInPhone[] = [];
  const frames = new Map<PhoneName, FrameApi>();
  /** The faults that each phone's backend has last accepted. */
  const sentFaults = new Map<PhoneName, string>();
  const failures = new Map<PhoneName, Text>();
  const sending = new Map<PhoneName, Promise<void>>();
  const clocks = new Map<PhoneName, { readonly name: ClockName | undefined; readonly ms: number }>();
  const listeners: (() => void)[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const chosen = (which: Phones) => phones().filter(({ id }) => which === 'all' || id === which);
  /** Rejects with the backend's words where it refuses. */
  const post = async (phone: ControlledPhone, path: string, body: unknown = {}): Promise<Response> => {
    const answer = await send(`/__fixtures/${path}`, {
      method: 'POST',
      headers: { [SANDBOX_HEADER]: phone.sandbox, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.ok) return answer;
    const answerBody: unknown = await answer.json().catch(() => undefined);
    throw new Error((isObject(answerBody) && textOf(answerBody, 'msg')) || `The backend answered ${answer.status}`);
  };

  const sendFaultsNow = async (phone: ControlledPhone) => {
    const faults = backendFaultsOf(overridesOf(overrides, phone.id));
    const text = JSON.stringify(faults);
    if ((sentFaults.get(phone.id) ?? '[]') === text) return;
    try {
      await post(phone, 'faults', faults);
      sentFaults.set(phone.id, text);
      if (failures.delete(phone.id)) tell();
    } catch (error) {
      // After a failure the backend's faults are unknown.
      sentFaults.set(phone.id, '');
      failures.set(phone.id, joined([phone.title, `: ${error instanceof Error ? error.message : String(error)}`]));
      tell();
    }
  };
  /** Sends one request after another, so that the last override stays. */
  const sendFaults = (phone: ControlledPhone): Promise<void> => {
    const done = (sending.get(phone.id) ?? Promise.resolve()).then(() => sendFaultsNow(phone));
    sending.set(phone.id, done);
    return done;
  };

  /** Applies the changes between the previous and the current overrides to a phone. */
  const bring = (phone: ControlledPhone, previous: readonly Override[]) => {
    const [old, own] = [overridesOf(previous, phone.id), overridesOf(overrides, phone.id)];
    void sendFaults(phone);
    if (themeOf(old) !== themeOf(own) || edgesOf(old) !== edgesOf(own)) phone.relook();
    const frame = frames.get(phone.id);
    if (!frame) return;
    const [was, is] = [hostStateOf(old).faults, hostStateOf(own).faults];
    for (const method of new Set([...Object.keys(was), ...Object.keys(is)])) {
      if (JSON.stringify(was[method]) !== JSON.stringify(is[method])) frame.fault(method, is[method]);
    }
    // A killed host comes back only with a new page.
    if (Object.values(was).some(isKill) && !Object.values(is).some(isKill)) phone.reload();
    if (networkOf(old) !== networkOf(own)) setNetwork(phone.id, frame, own);
    if (isCovered(old) !== isCovered(own)) frame.cover(isCovered(own));
    if (placeOf(old) !== placeOf(own)) frame.setPlace(placeOf(own));
    if (textStepOf(old) !== textStepOf(own) && phone.id === 'wechat')
      void frame.emit('menu:setfont', { fontSize: textStepOf(own) ?? '2' });
    // A page reads its clock when it loads.
    if (clockOf(old) !== clockOf(own)) phone.reload();
  };
  const setNetwork = (id: PhoneName, frame: FrameApi, own: readonly Override[]) => {
    const network = networkOf(own);
    frame.setNetwork(network);
    if (isOwnApp(id)) void frame.emit('networkChanged', { type: network.isOffline ? 'none' : '4g' });
  };

  const replace = (next: readonly Override[]) => {
    const previous = overrides;
    overrides = next;
    for (const phone of phones()) bring(phone, previous);
    tell();
  };
  const change = (does: 'set' | 'unset', override: Override, next: readonly Override[]) => {
    const ids = chosen(override.phones).map(({ id }) => id);
    watcher.onOverride(does, override, ids, next);
    replace(next);
  };
  /** Returns the reason why an override cannot be removed. */
  const whyNot = (override: Override): Text => {
    const isSame = (other: Override) => keyOf({ ...other, phones: 'all' }) === keyOf({ ...override, phones: 'all' });
    const set = overrides.find(isSame);
    if (!set) return CONTROLS.actions.wasNotSet;
    return set.phones === 'all' ? CONTROLS.actions.isForAll : CONTROLS.actions.isForSingle;
  };
  const without = (override: Override) => overrides.filter((other) => keyOf(other) !== keyOf(override));

  const logIn = async (phone: ControlledPhone, mobile: string) => {
    if (isOwnApp(phone.id)) {
      // The embedded backend accepts this form of token from an app without a check.
      const token = `native-${mobile}-${Date.now()}`;
      phone.saveState({ token });
      frames.get(phone.id)?.session(token);
      return;
    }
    await post(phone, 'log-in', { mobile });
    phone.remember(...HAD_SESSION);
    phone.reload();
  };

  const order = async (phone: ControlledPhone, { state, mobile }: TesterAction & { does: 'order' }) => {
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
    // Does not wait for the page's reply to `backPressed`.
    void frame.emit(event, payload);
  };
  const share = (phone: ControlledPhone) => {
    const shareEvent = shareEventOf(phone.id);
    if (shareEvent) emit(phone, ...shareEvent);
  };

  const does = (phone: ControlledPhone, action: TesterAction): Promise<void> | void => {
    switch (action.does) {
      case 'emit':
        return emit(phone, action.event, action.payload);
      case 'share':
        return share(phone);
      case 'log-in':
        return logIn(phone, action.mobile);
      case 'end-session':
        return endSession(phone);
      case 'order':
        return order(phone, action);
      case 'release':
        return frames.get(phone.id)?.release(action.method, action.how, action.id);
    }
  };

  const controls: Controls = {
    get overrides() {
      return overrides;
    },
    get held() {
      return held;
    },
    get failures() {
      return [...failures.values()];
    },
    set(override) {
      change('set', override, [...without(override), override]);
    },
    unset(override) {
      const next = without(override);
      if (next.length === overrides.length) return whyNot(override);
      change('unset', override, next);
      return '';
    },
    clear() {
      for (const override of overrides) controls.unset(override);
    },
    restore(next) {
      for (const { id } of phones()) sentFaults.set(id, '');
      replace(next);
    },
    async act(action, which) {
      // Skips phones without a page if all are chosen. A phone chosen by name needs a page.
      const those = chosen(which).filter(
        ({ id }) => hears(id, action) && (which !== 'all' || !needsPage(action) || frames.has(id)),
      );
      if (those.length === 0) return CONTROLS.actions.noneHasIt;
      try {
        for (const phone of those) watcher.onAction(action, phone.id);
        await Promise.all(those.map((phone) => does(phone, action)));
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
      const [only, ...others] = those;
      return only && others.length === 0
        ? CONTROLS.actions.doneIn(only.title)
        : CONTROLS.actions.doneInAll(those.length);
    },
    release: ({ phone, method, id }, how) => void controls.act({ does: 'release', method, how, id }, phone),
    on: (listener) => void listeners.push(listener),
    hostState: (id) => hostStateOf(overridesOf(overrides, id)),
    network: (id) => networkOf(overridesOf(overrides, id)),
    place: (id) => placeOf(overridesOf(overrides, id)),
    clockMs(id) {
      const name = clockOf(overridesOf(overrides, id));
      const known = clocks.get(id);
      if (known?.name === name) return known?.ms ?? 0;
      const ms = name === undefined ? 0 : CLOCKS[name](Date.now());
      clocks.set(id, { name, ms });
      return ms;
    },
    onOpen(id, frame) {
      frames.set(id, frame);
      controls.onHeld(id, []);
      if (isCovered(overridesOf(overrides, id))) frame.cover(true);
    },
    onClose(id) {
      if (frames.delete(id)) controls.onHeld(id, []);
    },
    onHeld(id, calls) {
      held = [...held.filter(({ phone }) => phone !== id), ...calls.map((call) => ({ ...call, phone: id }))];
      tell();
    },
    async onReset(id) {
      sentFaults.delete(id);
      const phone = phones().find((item) => item.id === id);
      if (phone) await sendFaults(phone);
    },
  };
  return controls;
}

/** Gives phones a good network. One phone gets it against an override for all. Returns the reason where nothing changes, else `''`. */
export function goodNetwork(controls: Controls, phones: Phones): Text {
  const override: Override = { kind: 'network', network: 'good', phones };
  const isForAll = controls.overrides.some((item) => item.kind === 'network' && item.phones === 'all');
  if (phones === 'all' || !isForAll) return controls.unset(override);
  controls.set(override);
  return '';
}
