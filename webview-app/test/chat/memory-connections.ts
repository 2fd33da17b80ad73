/**
 * Connects pages and the embedded backend in memory instead of by sockets. Frames arrive in order, a moment later. A test can cut or
 * silence each connection.
 */
import type { WireEvents } from '../../src/platform/link/wire.ts';

/** The backend's end of a connection. It receives the page's frames, and a call when the page is gone. */
interface Visitor {
  receive(text: string): void;
  onClosed(): void;
}

/** The page's end of a connection, as the backend uses it. */
interface PageSide {
  send(text: string): void;
  close(): void;
  cut(): void;
}

export interface MemoryConnection {
  /** True if frames are lost and neither end notices. */
  isDead: boolean;
  cut(): void;
  /** Sends a text to the page, as if it came from the backend. */
  sendToPage(text: string): void;
}

export class MemoryConnections<Kind extends MemoryConnection = MemoryConnection> {
  readonly #open = new Set<Kind>();

  cutSelected(isSelected: (joint: Kind) => boolean = () => true): void {
    for (const joint of this.#open) if (isSelected(joint)) joint.cut();
  }
  /** Makes all connections silent. */
  silence(): void {
    for (const joint of this.#open) joint.isDead = true;
  }
  sendToAll(text: string): void {
    for (const joint of this.#open) joint.sendToPage(text);
  }

  /**
   * Connects a page with the backend. `addProperties` adds the properties by which a test selects the connection. `onPageText` gets
   * each text of the page before the backend. If it returns false, the backend does not get the text.
   */
  join(
    events: WireEvents,
    enter: (side: PageSide) => Visitor,
    addProperties: (joint: MemoryConnection) => Kind,
    onPageText: (text: string, joint: MemoryConnection) => boolean = () => true,
  ) {
    let isClosed = false;
    const later = (run: () => void) => void Promise.resolve().then(() => joint.isDead || run());
    const end = () => {
      if (isClosed) return;
      isClosed = true;
      this.#open.delete(joint);
      visitor.onClosed();
      void Promise.resolve().then(() => events.lost());
    };
    const tell = (text: string) => later(() => isClosed || events.heard(text));
    const joint = addProperties({ isDead: false, cut: end, sendToPage: tell });
    this.#open.add(joint);
    const visitor = enter({ send: tell, close: () => later(end), cut: end });
    later(() => isClosed || events.opened());
    return {
      // Frames that were sent before the page ended still arrive.
      send: (text: string) => later(() => onPageText(text, joint) && visitor.receive(text)),
      close: () => {
        isClosed = true;
        this.#open.delete(joint);
        void Promise.resolve().then(() => visitor.onClosed());
      },
    };
  }
}

/** Returns a socket that is refused: it reports a lost connection and sends nothing. */
export function refused(events: WireEvents) {
  void Promise.resolve().then(() => events.lost());
  return { send() {}, close() {} };
}
