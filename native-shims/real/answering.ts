/**
 * Runs the provider's app in a real host, with the same model as the imitated hosts. A request with a reply is answered through the reply.
 * Everything else is sent to the page's receiver. A batch, or a message without an id, settles its reply without a value.
 */
import { createAnswers } from '../src/answers/answers.ts';
import { createBackend } from '../src/backend.ts';
import { createFaults, type Fault } from '../src/faults.ts';
import { isObject, parseJson, textOf } from '../src/json.ts';
import { shortMemory } from '../src/memory.ts';
import { createApp } from '../src/native/app.ts';
import type { HostOptions } from '../src/options.ts';
import { recordTraffic, type TrafficEntry } from '../src/traffic.ts';
import { createUser, type UserAnswer } from '../src/user.ts';
import type { Embedder, RealChannel, Reply } from './embedder.ts';

export interface AnsweringOptions
  extends Pick<HostOptions, 'version' | 'token' | 'thinkMs' | 'user' | 'handshake' | 'batch' | 'settle' | 'logIn'> {
  readonly channel: RealChannel;
  /** Origin of the backend for the app's cashier and login. */
  readonly backend: string;
}

export interface AnsweringApp {
  /** Receives a text from the page. */
  receive(text: string, reply?: Reply): void;
  /** Sets the host that carries the app's texts to the page. */
  attach(embedder: Embedder): void;
  readonly traffic: readonly TrafficEntry[];
  /** Returns the messages of that name that the page has sent, oldest first. */
  sent(name: string): unknown[];
  /** Resolves to the first entry with that name that the page has sent, or waits for it. */
  arrival(name: string): Promise<TrafficEntry>;
  answer(user: UserAnswer): void;
  fault(method: string, fault: Fault | undefined): void;
  /** Makes the app hang, so that it ignores all messages. */
  hang(): void;
  emit(event: string, payload?: unknown): Promise<unknown>;
  dispose(): void;
}

const CHANNELS = {
  handler: 'webkit',
  'handler-with-reply': 'webkit',
  'web-message': 'web-message',
  'java-interface': 'java-interface',
} as const;

export const isIos = (channel: RealChannel): boolean => CHANNELS[channel] === 'webkit';

export function answering({ channel, ...options }: AnsweringOptions): AnsweringApp {
  const isIosChannel = isIos(channel);
  const replies = new Map<string, Reply>();
  const timers = new Set<NodeJS.Timeout>();
  const waiters = new Set<{ name: string; resolve: (entry: TrafficEntry) => void }>();
  const memory = shortMemory();
  const faults = createFaults(1);
  let embedder: Embedder | undefined;
  let isHanging = false;

  const traffic = recordTraffic(isIosChannel ? 'ios-app' : 'android-app', (entry) => {
    for (const waiter of waiters) {
      if (entry.direction !== 'to-host' || entry.name !== waiter.name) continue;
      waiters.delete(waiter);
      waiter.resolve(entry);
    }
  });
  const later = (run: () => void, ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  };
  const cover = (on: boolean) => void embedder?.setCovered(on).catch(() => {});
  const sendToReceiver = async (text: string) => {
    const lost = (body: unknown) => traffic.add({ direction: 'host-only', channel: 'page', name: 'lost', body });
    try {
      if (!(await embedder?.send(text))) lost({ text });
    } catch (error) {
      lost({ text, error: String(error) });
    }
  };
  const send = (text: string): boolean => {
    const message = parseJson(text);
    const id = isObject(message) && !('method' in message) ? textOf(message, 'id') : '';
    const reply = replies.get(id);
    replies.delete(id);
    if (reply) reply(text);
    else void sendToReceiver(text);
    return true;
  };

  const app = createApp(
    {
      phone: isIosChannel ? 'ios' : 'android',
      traffic,
      faults,
      answers: createAnswers(),
      memory,
      later,
      // Offers no batches on such a channel, because a reply belongs to a single request.
      setup: { batch: channel !== 'handler-with-reply', ...options },
      user: createUser(memory, later, options),
      backend: createBackend({ fetch, location: { origin: options.backend } }, traffic, options),
      curtain: { cover: () => cover(true), uncover: () => cover(false) },
      language: 'zh-CN',
    },
    CHANNELS[channel],
    send,
  );

  const entriesSent = (name: string) =>
    traffic.entries.filter((entry) => entry.direction === 'to-host' && entry.name === name);
  return {
    traffic: traffic.entries,
    attach(to) {
      embedder = to;
    },
    receive(text, reply) {
      if (isHanging) return;
      const message = parseJson(text);
      const id = isObject(message) && 'method' in message ? textOf(message, 'id') : '';
      if (reply && id) replies.set(id, reply);
      else reply?.(undefined);
      app.receive(text);
    },
    sent: (name) => entriesSent(name).map(({ body }) => body),
    arrival(name) {
      const [entry] = entriesSent(name);
      return entry ? Promise.resolve(entry) : new Promise((resolve) => waiters.add({ name, resolve }));
    },
    answer: (user) => memory.save({ user }),
    fault: (method, fault) => faults.set(method, fault),
    hang() {
      isHanging = true;
    },
    emit: (event, payload) => app.emit(event, payload ?? {}),
    dispose() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
