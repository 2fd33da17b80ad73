import dsbridge from 'dsbridge';
import { dsBridgeTransport } from '../src/transports/dsbridge.ts';
import { frameTransport } from '../src/transports/frame.ts';
import { messagePortTransport } from '../src/transports/message-port.ts';
import { flutterTransport } from '../src/transports/poster.ts';
import { reactNativeTransport } from '../src/transports/react-native.ts';
import type { OpenTransport } from '../src/transports/transport.ts';
import {
  type JavascriptBridge,
  webViewJavascriptBridgeTransport,
} from '../src/transports/webview-javascript-bridge.ts';

/** Declares a native channel without host logic. It stores the page's messages, and a test sends the host's. */
export interface Wire {
  /** The page's messages, parsed, oldest first. Batches are flattened. */
  readonly messages: Message[];
  /** Sends a message of the host: an object as JSON text, a text unchanged. */
  emit(message: unknown): void;
  /** Removes the channel's object while the page runs. */
  vanish(): void;
  remove(): void;
  /** Resolves when every emitted message has arrived. Only for channels that deliver in a later task. */
  waitForDelivery?(): Promise<void>;
}

export interface Message {
  id?: string;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
}

const target = globalThis as Record<string, unknown>;
const textOf = (message: unknown) => (typeof message === 'string' ? message : JSON.stringify(message));
const page = () => target['sdhealthBridge'] as { receive(text: unknown): void };

function collect(messages: Message[]) {
  return (text: unknown) => {
    const message: Message | Message[] = JSON.parse(String(text));
    messages.push(...(Array.isArray(message) ? message : [message]));
  };
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; 23116PN5BC Build/UKQ1.230804.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.7204.180 Mobile Safari/537.36';

export interface WireHost {
  readonly name: string;
  readonly platform: 3 | 4;
  userAgent(version: string): string;
  install(): Wire;
  /** The option `transport` for a channel that the SDK cannot detect. */
  transport?: OpenTransport;
  origins?: readonly string[];
  /** The reason why a call ends with TIMEOUT instead of HOST_GONE when this channel is gone. */
  silentEnd?: string;
}

let pagePort: MessagePort | undefined;
let javascriptBridge: JavascriptBridge | undefined;
let shell: { postMessage(text: string, target: string): void } | undefined;
/** The real `setImmediate`, because tests replace it. */
const nextTask = globalThis.setImmediate;
const SHELL_ORIGIN = 'https://shell.example';

interface DsNative {
  call(method: string, argument: string): string;
}

export const wireHosts: readonly WireHost[] = [
  {
    name: 'iOS message handler',
    platform: 4,
    userAgent: (version) => `${IPHONE} SdHealthApp/${version}`,
    install() {
      const messages: Message[] = [];
      const receive = collect(messages);
      target['webkit'] = { messageHandlers: { sdhealthBridge: { postMessage: receive } } };
      const remove = () => delete target['webkit'];
      return { messages, emit: (message) => page().receive(textOf(message)), vanish: remove, remove };
    },
  },
  {
    name: 'iOS message handler with reply',
    platform: 4,
    userAgent: (version) => `${IPHONE} SdHealthApp/${version}`,
    install() {
      const messages: Message[] = [];
      const receive = collect(messages);
      const open = new Map<unknown, (text: string) => void>();
      const postMessage = (text: unknown) => {
        receive(text);
        return new Promise<string>((resolve) => open.set(messages.at(-1)?.id, resolve));
      };
      target['webkit'] = { messageHandlers: { sdhealthBridge: { postMessage } } };
      const remove = () => delete target['webkit'];
      // Resolves the promise of a request by its answer. Any other message goes to the receiver, as in a real host.
      const emit = (message: unknown) => {
        const id = (message as Message | null)?.id;
        const reply = open.get(id);
        open.delete(id);
        if (reply) reply(textOf(message));
        else page().receive(textOf(message));
      };
      return { messages, emit, vanish: remove, remove };
    },
  },
  {
    name: 'Android web message listener',
    platform: 3,
    userAgent: (version) => `${ANDROID} SdHealthApp/${version}`,
    install() {
      const messages: Message[] = [];
      const host: { postMessage(text: unknown): void; onmessage: ((event: { data: unknown }) => void) | null } = {
        postMessage: collect(messages),
        onmessage: null,
      };
      target['sdhealthHost'] = host;
      const remove = () => delete target['sdhealthHost'];
      return { messages, emit: (message) => host.onmessage?.({ data: textOf(message) }), vanish: remove, remove };
    },
  },
  {
    name: 'Android JavaScript interface',
    platform: 3,
    userAgent: (version) => `${ANDROID} SdHealthApp/${version}`,
    install() {
      const messages: Message[] = [];
      target['sdhealthHost'] = { postMessage: collect(messages) };
      const remove = () => delete target['sdhealthHost'];
      return { messages, emit: (message) => page().receive(textOf(message)), vanish: remove, remove };
    },
  },
  {
    name: 'MessagePort',
    platform: 3,
    userAgent: (version) => `${ANDROID} SdHealthApp/${version}`,
    transport: (names, receive) => (pagePort ? messagePortTransport(pagePort)(names, receive) : undefined),
    silentEnd: 'a closed port accepts messages without an answer',
    install() {
      const messages: Message[] = [];
      const { port1, port2 } = new MessageChannel();
      const post = port1.postMessage.bind(port1);
      const receive = collect(messages);
      port1.postMessage = (text: unknown) => {
        receive(text);
        post(text);
      };
      let emitted = 0;
      let received = 0;
      port1.addEventListener('message', () => received++);
      pagePort = port1;
      const remove = () => {
        pagePort = undefined;
        port2.close();
      };
      return {
        messages,
        emit(message) {
          emitted++;
          port2.postMessage(textOf(message));
        },
        async waitForDelivery() {
          for (let i = 0; i < 100 && received < emitted; i++) await new Promise((resolve) => nextTask(resolve));
        },
        vanish: remove,
        remove,
      };
    },
  },
  {
    name: 'frame of another origin',
    platform: 3,
    userAgent: (version) => `${ANDROID} SdHealthApp/${version}`,
    origins: [SHELL_ORIGIN],
    transport: (names, receive, refuse) =>
      shell ? frameTransport(shell as unknown as Window, SHELL_ORIGIN)(names, receive, refuse) : undefined,
    install() {
      const messages: Message[] = [];
      const receive = collect(messages);
      const host = {
        postMessage(text: string, target: string) {
          if (target !== SHELL_ORIGIN) throw new Error(`posted to ${target}`);
          receive(text);
        },
      };
      shell = host;
      const vanish = () => {
        shell = undefined;
        host.postMessage = () => {
          throw new Error('gone');
        };
      };
      const emit = (message: unknown) => {
        const event = new MessageEvent('message', { data: textOf(message), origin: SHELL_ORIGIN });
        Object.defineProperty(event, 'source', { value: host });
        window.dispatchEvent(event);
      };
      return { messages, emit, vanish, remove: vanish };
    },
  },
  {
    name: 'Flutter',
    platform: 3,
    userAgent: (version) => `${ANDROID} SdHealthApp/${version}`,
    transport: flutterTransport,
    install() {
      const messages: Message[] = [];
      target['sdhealthHost'] = { postMessage: collect(messages) };
      const remove = () => delete target['sdhealthHost'];
      return { messages, emit: (message) => page().receive(textOf(message)), vanish: remove, remove };
    },
  },
  {
    name: 'DSBridge, the library from npm',
    platform: 3,
    userAgent: (version) => `${ANDROID} SdHealthApp/${version}`,
    transport: (names, receive) => dsBridgeTransport(dsbridge)(names, receive),
    silentEnd: 'without its native object the library answers every call with nothing',
    install() {
      const messages: Message[] = [];
      const receive = collect(messages);
      const native: DsNative = {
        call(method, argument) {
          const { data }: { data: unknown } = JSON.parse(argument);
          if (method === '_dsb.hasNativeMethod') return JSON.stringify({ data: true });
          if (method === 'sdhealthBridge.post') receive(data);
          return '{}';
        },
      };
      target['_dsbridge'] = native;
      const remove = () => delete target['_dsbridge'];
      const emit = (message: unknown) =>
        (target['_handleMessageFromNative'] as (call: object) => void).call(target, {
          method: 'sdhealthBridge.receive',
          callbackId: 1,
          data: JSON.stringify([textOf(message)]),
        });
      return { messages, emit, vanish: remove, remove };
    },
  },
  {
    name: 'React Native',
    platform: 4,
    userAgent: (version) => `${IPHONE} SdHealthApp/${version}`,
    transport: reactNativeTransport,
    install() {
      const messages: Message[] = [];
      target['ReactNativeWebView'] = { postMessage: collect(messages) };
      const remove = () => delete target['ReactNativeWebView'];
      const emit = (message: unknown) => window.dispatchEvent(new MessageEvent('message', { data: textOf(message) }));
      return { messages, emit, vanish: remove, remove };
    },
  },
  {
    name: 'WebViewJavascriptBridge',
    platform: 4,
    userAgent: (version) => `${IPHONE} SdHealthApp/${version}`,
    transport: (names, receive) =>
      javascriptBridge ? webViewJavascriptBridgeTransport(javascriptBridge)(names, receive) : undefined,
    install() {
      const messages: Message[] = [];
      const handlers = new Map<string, (data: unknown, respond: () => void) => void>();
      const receive = collect(messages);
      const bridge = {
        callHandler: (_: string, text: unknown) => receive(text),
        registerHandler: (name: string, handle: (data: unknown, respond: () => void) => void) =>
          void handlers.set(name, handle),
      };
      javascriptBridge = bridge;
      const vanish = () => {
        javascriptBridge = undefined;
        bridge.callHandler = () => {
          throw new Error('gone');
        };
      };
      return {
        messages,
        emit: (message) => handlers.get('sdhealthBridge')?.(textOf(message), () => {}),
        vanish,
        remove: vanish,
      };
    },
  },
];

/**
 * Lists the channels on which each promise is tested. `npm run mutate` takes only one, because it repeats the tests for every change of the
 * kernel, which does not depend on the channel.
 */
export const testedHosts = process.env['MUTATE_GROUP']
  ? wireHosts.filter(({ name }) => name === 'Android JavaScript interface')
  : wireHosts;
