/** Implements a WebSocket to the backend in the playground's page. */
import type { Peer, Visitor } from '../../../fixtures/src/http/peer.ts';

/** Defines the playground's methods for its frames. */
export interface SocketServer {
  /** Accepts a connection of a phone. Undefined refuses it. */
  join(phone: string, address: string, peer: Peer): Visitor | undefined;
}

type PageWindow = Window & typeof globalThis;

/** Returns a replacement for the window's `WebSocket`. Connections to other hosts fail. */
export function pageSocketOf(window: PageWindow, phone: string, server: SocketServer): typeof WebSocket {
  class PageSocket extends window.EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readonly url: string;
    readonly protocol = '';
    readonly extensions = '';
    readonly bufferedAmount = 0;
    binaryType: BinaryType = 'blob';
    readyState = 0;
    onopen: ((event: Event) => void) | null = null;
    onmessage: ((event: MessageEvent) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    onclose: ((event: CloseEvent) => void) | null = null;
    #visitor: Visitor | undefined;

    constructor(address: string | URL) {
      super();
      this.url = new URL(address, window.location.href).href;
      window.setTimeout(() => this.#open(), 0);
    }

    send(text: string): void {
      if (this.readyState === 0) throw new window.DOMException('Still connecting', 'InvalidStateError');
      if (this.readyState === 1) window.setTimeout(() => this.#visitor?.receive(text), 0);
    }

    close(code = 1000): void {
      if (this.readyState < 2) this.#end(code, true);
    }

    #open(): void {
      if (this.readyState !== 0) return;
      const isSameHost = new URL(this.url).host === window.location.host;
      // Delays the server's greeting until after the `open` event.
      const deliver = (text: string) =>
        void window.setTimeout(() => this.#tell('message', new window.MessageEvent('message', { data: text })), 0);
      const end = (code: number) => void window.setTimeout(() => this.#end(code, code === 1000), 0);
      const peer: Peer = { send: deliver, close: () => end(1000), cut: () => end(1006) };
      this.#visitor = isSameHost ? server.join(phone, this.url, peer) : undefined;
      if (!this.#visitor) return this.#end(1006, false);
      this.readyState = 1;
      this.#tell('open', new window.Event('open'));
    }

    #end(code: number, wasClean: boolean): void {
      if (this.readyState === 3) return;
      this.readyState = 3;
      const visitor = this.#visitor;
      this.#visitor = undefined;
      visitor?.onClosed();
      if (!wasClean) this.#tell('error', new window.Event('error'));
      this.#tell('close', new window.CloseEvent('close', { code, wasClean }));
    }

    #tell(name: 'open' | 'message' | 'error' | 'close', event: Event): void {
      if (name === 'message' && this.readyState !== 1) return;
      const listener: unknown = Reflect.get(this, `on${name}`);
      if (typeof listener === 'function') Reflect.apply(listener, this, [event]);
      this.dispatchEvent(event);
    }
  }
  return PageSocket as unknown as typeof WebSocket;
}
