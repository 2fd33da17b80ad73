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
  locationOf,
  networkOf,
  type Override,
  overridesOf,
  type Phones,
  shareEventOf,
  switchBody,
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
  /** Stores a change of the host's memory, such as a token. */
  saveState(change: HostState): void;
  go(address: string): void;
  reload(): void;
  /** Applies theme and safe area again. */
  updateAppearance(): void;
  /** Stores an entry in the storage of the phone's page. */
  storeEntry(name: string, value: string): void;
}

/** Describes a held call of a phone. */
export interface HeldInPhone extends HeldCall {
  readonly phone: PhoneName;
}

export interface Controls {
  readonly overrides: readonly Override[];
  readonly held: readonly HeldInPhone[];
  set(override: Override): void;
  /** Removes an override. Returns the reason if nothing changes, else `''`. */
  unset(override: Override): Text;
  /** Removes all overrides. */
  clear(): void;
  /** The phones whose backend has rejected its faults, with the reason. */
  readonly failures: readonly Text[];
  /** Replaces all overrides by the overrides of an address. Sends them to every backend, which may have older faults. */
  restore(overrides: readonly Override[]): void;
  /** Runs an action. Resolves to a text with its result. */
  act(action: TesterAction, phones: Phones): Promise<Text>;
  release(call: HeldInPhone, how: Release): void;
  /** Calls `listener` after each change of overrides or held calls. */
  on(listener: () => void): void;
  /** Returns the part of a host's memory that overrides set, for a page that loads. */
  hostState(id: PhoneName): HostState;
  network(id: PhoneName): ReturnType<typeof networkOf>;
  location(id: PhoneName): ReturnType<typeof locationOf>;
  /** Returns the milliseconds by which a phone's clock is ahead. They are fixed when the clock is set. */
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

/** Tells if a host supports an action. Only own apps send the contract's events. */
const supportsAction = (id: PhoneName, action: TesterAction): boolean =>
  action.does === 'emit' ? isOwnApp(id) : action.does !== 'share' || shareEventOf(id) !== undefined;

/** The storage entry for an earlier session. Without it the app does not request the user (`webview-app/src/store/session.ts`). */
const HAD_SESSION = ['sdhealth.had-session', '{"value":true}'] as const;

/** Tells if an action needs an open page. */
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
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const phonesIn = (selection: Phones) => phones().filter(({ id }) => selection === 'all' || id === selection);
  /** Sends a request to the backend. Rejects with the backend's message if it refuses. */
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
      if (failures.delete(phone.id)) notifyListeners();
    } catch (error) {
      // After a failure the backend's faults are unknown.
      sentFaults.set(phone.id, '');
      failures.set(phone.id, joined([phone.title, `: ${error instanceof Error ? error.message : String(error)}`]));
      notifyListeners();
    }
  };
  /** Sends the faults after the previous request has ended, so that the last override applies. */
  const sendFaults = (phone: ControlledPhone): Promise<void> => {
    const finished = (sending.get(phone.id) ?? Promise.resolve()).then(() => sendFaultsNow(phone));
    sending.set(phone.id, finished);
    return finished;
  };

  /** Applies the changes between the previous and the current overrides to a phone. */
  const applyChanges = (phone: ControlledPhone, previous: readonly Override[]) => {
    const [before, after] = [overridesOf(previous, phone.id), overridesOf(overrides, phone.id)];
    void sendFaults(phone);
    if (themeOf(before) !== themeOf(after) || edgesOf(before) !== edgesOf(after)) phone.updateAppearance();
    const frame = frames.get(phone.id);
    if (!frame) return;
    const [oldFaults, newFaults] = [hostStateOf(before).faults, hostStateOf(after).faults];
    for (const method of new Set([...Object.keys(oldFaults), ...Object.keys(newFaults)])) {
      if (JSON.stringify(oldFaults[method]) !== JSON.stringify(newFaults[method]))
        frame.fault(method, newFaults[method]);
    }
    // A killed host comes back only with a new page.
    if (Object.values(oldFaults).some(isKill) && !Object.values(newFaults).some(isKill)) phone.reload();
    if (networkOf(before) !== networkOf(after)) setNetwork(phone.id, frame, after);
    if (isCovered(before) !== isCovered(after)) frame.cover(isCovered(after));
    if (locationOf(before) !== locationOf(after)) frame.setLocation(locationOf(after));
    if (textStepOf(before) !== textStepOf(after) && phone.id === 'wechat')
      void frame.emit('menu:setfont', { fontSize: textStepOf(after) ?? '2' });
    // A page reads its clock when it loads.
    if (clockOf(before) !== clockOf(after)) phone.reload();
  };
  const setNetwork = (id: PhoneName, frame: FrameApi, after: readonly Override[]) => {
    const network = networkOf(after);
    frame.setNetwork(network);
    if (isOwnApp(id)) void frame.emit('networkChanged', { type: network.isOffline ? 'none' : '4g' });
  };

  const replace = (next: readonly Override[]) => {
    const previous = overrides;
    overrides = next;
    for (const phone of phones()) applyChanges(phone, previous);
    notifyListeners();
  };
  const change = (does: 'set' | 'unset', override: Override, next: readonly Override[]) => {
    const ids = phonesIn(override.phones).map(({ id }) => id);
    watcher.onOverride(does, override, ids, next);
    replace(next);
  };
  /** Returns the reason why an override cannot be removed. */
  const reasonNotRemoved = (override: Override): Text => {
    const isSame = (other: Override) => keyOf({ ...other, phones: 'all' }) === keyOf({ ...override, phones: 'all' });
    const existing = overrides.find(isSame);
    if (!existing) return CONTROLS.actions.wasNotSet;
    return existing.phones === 'all' ? CONTROLS.actions.isForAll : CONTROLS.actions.isForSingle;
  };
  const overridesWithout = (override: Override) => overrides.filter((other) => keyOf(other) !== keyOf(override));

  const logIn = async (phone: ControlledPhone, mobile: string) => {
    if (isOwnApp(phone.id)) {
      // The embedded backend accepts any token of this form from an app.
      const token = `native-${mobile}-${Date.now()}`;
      phone.saveState({ token });
      frames.get(phone.id)?.session(token);
      return;
    }
    await post(phone, 'log-in', { mobile });
    phone.storeEntry(...HAD_SESSION);
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

  const runAction = (phone: ControlledPhone, action: TesterAction): Promise<void> | void => {
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
      case 'switch':
        return post(phone, 'switch', switchBody(action)).then(() => undefined);
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
      change('set', override, [...overridesWithout(override), override]);
    },
    unset(override) {
      const next = overridesWithout(override);
      if (next.length === overrides.length) return reasonNotRemoved(override);
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
    async act(action, selection) {
      // Skips phones without a page if all are chosen. A phone chosen by name needs a page.
      const targets = phonesIn(selection).filter(
        ({ id }) => supportsAction(id, action) && (selection !== 'all' || !needsPage(action) || frames.has(id)),
      );
      if (targets.length === 0) return CONTROLS.actions.noneHasIt;
      try {
        for (const phone of targets) watcher.onAction(action, phone.id);
        await Promise.all(targets.map((phone) => runAction(phone, action)));
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
      const [single, ...others] = targets;
      return single && others.length === 0
        ? CONTROLS.actions.doneIn(single.title)
        : CONTROLS.actions.doneInAll(targets.length);
    },
    release: ({ phone, method, id }, how) => void controls.act({ does: 'release', method, how, id }, phone),
    on: (listener) => void listeners.push(listener),
    hostState: (id) => hostStateOf(overridesOf(overrides, id)),
    network: (id) => networkOf(overridesOf(overrides, id)),
    location: (id) => locationOf(overridesOf(overrides, id)),
    clockMs(id) {
      const name = clockOf(overridesOf(overrides, id));
      const fixedClock = clocks.get(id);
      if (fixedClock?.name === name) return fixedClock?.ms ?? 0;
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
      notifyListeners();
    },
    async onReset(id) {
      sentFaults.delete(id);
      const phone = phones().find((item) => item.id === id);
      if (phone) await sendFaults(phone);
    },
  };
  return controls;
}

/** Gives phones a good network, also one phone against an override for all. Returns the reason if nothing changes, else `''`. */
export function goodNetwork(controls: Controls, phones: Phones): Text {
  const override: Override = { kind: 'network', network: 'good', phones };
  const isForAll = controls.overrides.some((item) => item.kind === 'network' && item.phones === 'all');
  if (phones === 'all' || !isForAll) return controls.unset(override);
  controls.set(override);
  return '';
}
