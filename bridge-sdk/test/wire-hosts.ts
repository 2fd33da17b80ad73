import { overMessagePort } from '../src/transports/message-port.ts';
import { overReactNative } from '../src/transports/react-native.ts';
import type { OpenTransport } from '../src/transports/transport.ts';
import { type JavascriptBridge, overWebViewJavascriptBridge } from '../src/transports/webview-javascript-bridge.ts';

/** The three native channels as bare wires: what the page posts is kept, what a test says goes in. No host logic at all. */
export interface Wire {
  /** Parsed messages of the page, oldest first; batches are flattened. */
  readonly sent: Message[];
  /** The host speaks: an object is sent as JSON text, text as it is. */
  say(message: unknown): void;
  /** The channel's object vanishes in the middle. */
  vanish(): void;
  remove(): void;
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
}

/** A port's two ends in one: what the page posts is kept, what the test says arrives at once. */
function portOf(sent: Message[]) {
  const port = {
    onmessage: null as ((event: { data: unknown }) => void) | null,
    postMessage: collect(sent),
    close() {},
  };
  return port as typeof port & MessagePort;
}
const portSent: Message[] = [];
let portGone = false;
let javascriptBridge: JavascriptBridge | undefined;
const port = portOf(portSent);

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
    transport: (names, receive) => (portGone ? undefined : overMessagePort(port)(names, receive)),
    install() {
      portGone = false;
      portSent.length = 0;
      port.postMessage = collect(portSent);
      const vanish = () => {
        portGone = true;
        port.postMessage = () => {
          throw new Error('closed');
        };
      };
      return {
        sent: portSent,
        say: (message) => port.onmessage?.({ data: textOf(message) } as MessageEvent),
        vanish,
        remove: vanish,
      };
    },
  },
  {
    name: 'React Native',
    platform: 4,
    userAgent: (version) => `${IPHONE} SdHealthApp/${version}`,
    transport: overReactNative,
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
      javascriptBridge ? overWebViewJavascriptBridge(javascriptBridge)(names, receive) : undefined,
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
