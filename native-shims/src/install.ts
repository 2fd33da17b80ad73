import type { HostName } from '@sdhealth/bridge-sdk';
import { type AnyHandler, createAnswers } from './answers/answers.ts';
import type { MethodHandler, Methods, OwnHandler } from './answers/types.ts';
import { createBackend } from './backend.ts';
import { checkEventName, checkFault, checkUser } from './check/names.ts';
import { checkHandlers, checkOptions } from './check/options.ts';
import type { HostEnvironment } from './environment.ts';
import { createFaults, type Fault, type HeldCall, type Release } from './faults.ts';
import { borrowGlobals } from './globals.ts';
import { HOSTS } from './hosts/index.ts';
import { shortMemory } from './memory.ts';
import type { HostOptions } from './options.ts';
import { PLATFORMS } from './phones.ts';
import { recordTraffic, type TrafficEntry } from './traffic.ts';
import { createUser, type UserAnswer, type UserMatter } from './user.ts';
import { clientVersionOf, phoneOf, userAgent } from './user-agents.ts';
import { createCurtain } from './visibility.ts';
import { signedUrl } from './wechat-bridge/signature.ts';

/** A host that runs in a window. */
export interface InstalledHost {
  /** The host's name. */
  readonly name: HostName;
  /** The window's current user agent. */
  readonly userAgent: string;
  /** All messages so far in both directions, oldest first. */
  readonly traffic: readonly TrafficEntry[];
  /** The mistakes of the tester's handlers, as texts. A test should fail if there are any. */
  readonly mistakes: readonly string[];
  /** Sets the handler of a method. Without a handler the shim answers again. */
  method<Name extends keyof Methods>(name: Name, handler?: MethodHandler<Name>): void;
  /** Sets the handler of a method of your own, declared in `ownMethods`. */
  method(name: string, handler?: OwnHandler): void;
  /** Sets the user's answer from now on. It survives page loads if the host has a memory. */
  answer(answer: UserAnswer): void;
  /** Sets the user's answer in one matter, which overrides the general answer. `undefined` removes it. */
  answer(answer: UserAnswer | undefined, matter: UserMatter): void;
  /** Emits an event of the contract, or of a client (`menu:share:appmessage`), to the page. */
  emit(event: string, payload?: unknown): Promise<unknown>;
  /** Sets a fault for the later answers to a method (`*`: to all methods). Without `fault` it is removed. */
  fault(method: string, fault?: Fault): void;
  /** The calls whose answers the fault `hold` currently holds back. */
  readonly held: readonly HeldCall[];
  /** Releases the answers to a method (`*`: to all methods) that the fault `hold` holds back. Default: unchanged. */
  release(method: string, how?: Release, id?: string): void;
  /** Covers or uncovers the page, as another window in front of it does. An own app also sends `paused` or `resumed`. */
  cover(isCovered: boolean): void;
  /** Own apps: changes the session to this token, or logs out with an empty one. Sends `sessionChanged`. */
  session(token: string): void;
  /** Removes the host. Restores every global and clears every timer. */
  dispose(): void;
}

/** The installed hosts by window. */
const installed = new WeakMap<object, HostName>();

/**
 * Installs a host in a window, before the page's code runs there. Throws for a wrong name, and suggests the nearest valid name. Throws
 * if the window already has a host, which must be disposed first.
 */
export function installHost(name: HostName, options: HostOptions = {}): InstalledHost {
  checkOptions(name, options);
  const window = options.window ?? globalThis.window;
  const existing = installed.get(window);
  if (existing)
    throw new Error(
      `native-shims: this window has a host already, ${existing}: call its dispose() before you install ${name}`,
    );
  installed.set(window, name);
  const phone = phoneOf({ host: name, ...options });
  const agentText = userAgent({ host: name, ...options });
  const globals = borrowGlobals();
  const timers = new Set<number>();
  const removers: Array<() => void> = [];
  const memory = options.memory ?? shortMemory();
  const traffic = recordTraffic(name, options.onTraffic);
  const faults = createFaults(options.seed ?? 1, options.faults, options.onHeld, (killed) =>
    memory.save({ killed, faults: faults.all() }),
  );
  const curtain = createCurtain({ window, globals });
  const mistakes: string[] = [];
  const { onMistake = (text: string) => console.error(text) } = options;
  const answers = createAnswers({
    ...options,
    onMistake(text) {
      mistakes.push(text);
      onMistake(text);
    },
  });

  // Restore the faults that were set before this page load.
  void Promise.resolve(memory.load()).then((state) => {
    for (const [method, fault] of Object.entries(state.faults ?? {})) faults.set(method, fault);
    if (state.killed) faults.markKilled();
  });

  const later = (run: () => void, ms: number) => {
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  };
  const listen: HostEnvironment['listen'] = (target, event, listener) => {
    target.addEventListener(event, listener);
    removers.push(() => target.removeEventListener(event, listener));
  };

  globals.get(window.navigator, 'userAgent', () => agentText);
  globals.get(window.navigator, 'platform', () => PLATFORMS[phone]);
  globals.get(window.navigator, 'maxTouchPoints', () => 5);
  if (phone === 'ios') globals.get(window.navigator, 'userAgentData', () => undefined);

  const runningHost = HOSTS[name].start({
    name,
    window,
    phone,
    setup: options,
    globals,
    traffic,
    faults,
    answers,
    memory,
    later,
    listen,
    user: createUser(memory, later, options),
    backend: createBackend(window, traffic, options),
    curtain,
    clientVersion: clientVersionOf({ host: name, ...options }),
    landingUrl: signedUrl(window.location.href),
  });

  let isGone = false;
  const isOwnApp = HOSTS[name].login === 'native';
  const storeAnswer = async (answer: UserAnswer | undefined, matter: UserMatter) => {
    const { [matter]: _before, ...others } = (await memory.load()).answers ?? {};
    memory.save({ answers: answer ? { ...others, [matter]: answer } : others });
  };

  return {
    name,
    userAgent: agentText,
    traffic: traffic.entries,
    mistakes,
    method(method: string, handler?: unknown) {
      checkHandlers({ [method]: handler ?? (() => undefined) }, answers.customMethods);
      answers.set(method, handler as AnyHandler | undefined);
    },
    answer(answer: UserAnswer | undefined, matter?: UserMatter) {
      checkUser(answer, matter);
      if (matter) void storeAnswer(answer, matter);
      else if (answer) memory.save({ user: answer });
    },
    async emit(event, payload) {
      checkEventName(event, options.ownEvents);
      return runningHost.emit(event, payload ?? {});
    },
    fault(method, fault) {
      checkFault(method, fault, answers.customMethods);
      faults.set(method, fault);
      memory.save({ faults: faults.all() });
    },
    get held() {
      return faults.held;
    },
    release: (method, how = 'answer', id) => faults.release(method, how, id),
    cover(isCovered) {
      if (isOwnApp) void runningHost.emit(isCovered ? 'paused' : 'resumed', {});
      if (isCovered) curtain.cover();
      else curtain.uncover();
    },
    session(token) {
      memory.save({ token });
      if (isOwnApp) void runningHost.emit('sessionChanged', { loggedIn: token !== '', ...(token ? { token } : {}) });
    },
    dispose() {
      for (const timer of timers) window.clearTimeout(timer);
      for (const remove of removers.splice(0)) remove();
      globals.restore();
      // A second `dispose()` must not unregister a host that was installed since.
      if (!isGone) installed.delete(window);
      isGone = true;
    },
  };
}
