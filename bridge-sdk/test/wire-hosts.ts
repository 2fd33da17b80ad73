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

/** Every native channel as a bare wire: what the page posts is kept, what a test says goes in. No host logic at all. */
export interface Wire {
  /** Parsed messages of the page, oldest first; batches are flattened. */
  readonly sent: Message[];
  /** The host speaks: an object is sent as JSON text, text as it is. */
  say(message: unknown): void;
  /** The channel's object vanishes in the middle. */
  vanish(): void;
  remove(): void;
  /** Resolves when everything said has arrived, where that takes a task of its own. */
  arrived?(): Promise<void>;
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

function collect(sent: Message[]) {
  return (text: unknown) => {
    const message: Message | Message[] = JSON.parse(String(text));
    sent.push(...(Array.isArray(message) ? message : [message]));
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
  /** For channels that are handed over. */
  transport?: OpenTransport;
  origins?: readonly string[];
  /** Why a host that has gone cannot be told from one that is silent: its calls end with TIMEOUT, not HOST_GONE. */
  silentEnd?: string;
}

let pagePort: MessagePort | undefined;
let javascriptBridge: JavascriptBridge | undefined;
let shell: { postMessage(text: string, target: string): void } | undefined;
/** Not the fake one of a test. */
const nextTask = globalThis.setImmediate;
const SHELL = 'https://shell.example';

interface DsNative {
  call(method: string, argument: string): string;
}

export const wireHosts: readonly WireHost[] = [
  {
    name: 'iOS message handler',
    platform: 4,
    userAgent: (version) => `${IPHONE} SdHealthApp/${version}`,
    install() {
      const sent: Message[] = [];
      const take = collect(sent);
      target['webkit'] = { messageHandlers: { sdhealthBridge: { postMessage: take } } };
      const remove = () => delete target['webkit'];
      return { sent, say: (message) => page().receive(textOf(message)), vanish: remove, remove };
    },
  },
  {
    name: 'iOS message handler with reply',
    platform: 4,
    userAgent: (version) => `${IPHONE} SdHealthApp/${version}`,
    install() {
      const sent: Message[] = [];
      const take = collect(sent);
      const open = new Map<unknown, (text: string) => void>();
      const postMessage = (text: unknown) => {
        take(text);
        return new Promise<string>((resolve) => open.set(sent.at(-1)?.id, resolve));
      };
      target['webkit'] = { messageHandlers: { sdhealthBridge: { postMessage } } };
      const remove = () => delete target['webkit'];
      // Answers go by the reply of their own request, everything else by the receiver, as a real host mixes them.
      const say = (message: unknown) => {
        const id = (message as Message | null)?.id;
        const reply = open.get(id);
        open.delete(id);
        if (reply) reply(textOf(message));
        else page().receive(textOf(message));
      };
      return { sent, say, vanish: remove, remove };
    },
  },
  {
    name: 'Android web message listener',
    platform: 3,
    userAgent: (version) => `${ANDROID} SdHealthApp/${version}`,
    install() {
      const sent: Message[] = [];
      const host: { postMessage(text: unknown): void; onmessage: ((event: { data: unknown }) => void) | null } = {
        postMessage: collect(sent),
        onmessage: null,
      };
      target['sdhealthHost'] = host;
      const remove = () => delete target['sdhealthHost'];
      return { sent, say: (message) => host.onmessage?.({ data: textOf(message) }), vanish: remove, remove };
    },
  },
  {
    name: 'Android JavaScript interface',
    platform: 3,
    userAgent: (version) => `${ANDROID} SdHealthApp/${version}`,
    install() {
      const sent: Message[] = [];
      target['sdhealthHost'] = { postMessage: collect(sent) };
      const remove = () => delete target['sdhealthHost'];
      return { sent, say: (message) => page().receive(textOf(message)), vanish: remove, remove };
    },
  },
  {
    name: 'MessagePort',
    platform: 3,
    userAgent: (version) => `${ANDROID} SdHealthApp/${version}`,
    transport: (names, receive) => (pagePort ? messagePortTransport(pagePort)(names, receive) : undefined),
    silentEnd: 'a closed port takes messages and says nothing',
    install() {
      const sent: Message[] = [];
      const { port1, port2 } = new MessageChannel();
      const post = port1.postMessage.bind(port1);
      const take = collect(sent);
      port1.postMessage = (text: unknown) => {
        take(text);
        post(text);
      };
      let said = 0;
      let heard = 0;
      port1.addEventListener('message', () => heard++);
      pagePort = port1;
      const remove = () => {
        pagePort = undefined;
        port2.close();
      };
      return {
        sent,
        say(message) {
          said++;
          port2.postMessage(textOf(message));
        },
        async arrived() {
          for (let i = 0; i < 100 && heard < said; i++) await new Promise((resolve) => nextTask(resolve));
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
    origins: [SHELL],
    transport: (names, receive, refuse) =>
      shell ? frameTransport(shell as unknown as Window, SHELL)(names, receive, refuse) : undefined,
    install() {
      const sent: Message[] = [];
      const take = collect(sent);
      const host = {
        postMessage(text: string, target: string) {
          if (target !== SHELL) throw new Error(`posted to ${target}`);
          take(text);
        },
      };
      shell = host;
      const vanish = () => {
        shell = undefined;
        host.postMessage = () => {
          throw new Error('gone');
        };
      };
      const say = (message: unknown) => {
        const event = new MessageEvent('message', { data: textOf(message), origin: SHELL });
        Object.defineProperty(event, 'source', { value: host });
        window.dispatchEvent(event);
      };
      return { sent, say, vanish, remove: vanish };
    },
  },
  {
    name: 'Flutter',
    platform: 3,
    userAgent: (version) => `${ANDROID} SdHealthApp/${version}`,
    transport: flutterTransport,
    install() {
      const sent: Message[] = [];
      target['sdhealthHost'] = { postMessage: collect(sent) };
      const remove = () => delete target['sdhealthHost'];
      return { sent, say: (message) => page().receive(textOf(message)), vanish: remove, remove };
    },
  },
  {
    name: 'DSBridge, the library from npm',
    platform: 3,
    userAgent: (version) => `${ANDROID} SdHealthApp/${version}`,
    transport: (names, receive) => dsBridgeTransport(dsbridge)(names, receive),
    silentEnd: 'without its native object the library answers every call with nothing',
    install() {
      const sent: Message[] = [];
      const take = collect(sent);
      const native: DsNative = {
        call(method, argument) {
          const { data }: { data: unknown } = JSON.parse(argument);
          if (method === '_dsb.hasNativeMethod') return JSON.stringify({ data: true });
          if (method === 'sdhealthBridge.post') take(data);
          return '{}';
        },
      };
      target['_dsbridge'] = native;
      const remove = () => delete target['_dsbridge'];
      const say = (message: unknown) =>
        (target['_handleMessageFromNative'] as (call: object) => void).call(target, {
          method: 'sdhealthBridge.receive',
          callbackId: 1,
          data: JSON.stringify([textOf(message)]),
        });
      return { sent, say, vanish: remove, remove };
    },
  },
  {
    name: 'React Native',
    platform: 4,
    userAgent: (version) => `${IPHONE} SdHealthApp/${version}`,
    transport: reactNativeTransport,
    install() {
      const sent: Message[] = [];
      target['ReactNativeWebView'] = { postMessage: collect(sent) };
      const remove = () => delete target['ReactNativeWebView'];
      const say = (message: unknown) => window.dispatchEvent(new MessageEvent('message', { data: textOf(message) }));
      return { sent, say, vanish: remove, remove };
    },
  },
  {
    name: 'WebViewJavascriptBridge',
    platform: 4,
    userAgent: (version) => `${IPHONE} SdHealthApp/${version}`,
    transport: (names, receive) =>
      javascriptBridge ? webViewJavascriptBridgeTransport(javascriptBridge)(names, receive) : undefined,
    install() {
      const sent: Message[] = [];
      const handlers = new Map<string, (data: unknown, respond: () => void) => void>();
      const take = collect(sent);
      const bridge = {
        callHandler: (_: string, text: unknown) => take(text),
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
        sent,
        say: (message) => handlers.get('sdhealthBridge')?.(textOf(message), () => {}),
        vanish,
        remove: vanish,
      };
    },
  },
];
