/** Connects pages and the embedded backend in memory instead of by sockets. Frames arrive in order, a moment later, and all can fail. */
import type { WireEvents } from '../../src/platform/link/wire.ts';

/** The backend's end of a connection: it receives the page's frames and the news that the page is gone. */
interface Visitor {
  receive(text: string): void;
  onClosed(): void;
}

/** The page's end of a connection, as the backend uses it. */
interface FarSide {
  send(text: string): void;
  close(): void;
  cut(): void;
}

export interface Joint {
  /** True if frames are lost and neither end notices. */
  isDead: boolean;
  cut(): void;
  /** Sends a text to the page, as if it came from the backend. */
  tell(text: string): void;
}

export class Joints<Kind extends Joint = Joint> {
  readonly #open = new Set<Kind>();

  cut(isMeant: (joint: Kind) => boolean = () => true): void {
    for (const joint of this.#open) if (isMeant(joint)) joint.cut();
  }
  /** Makes all connections silent. */
  silence(): void {
    for (const joint of this.#open) joint.isDead = true;
  }
  tell(text: string): void {
    for (const joint of this.#open) joint.tell(text);
  }

  /**
   * Connects a page with the backend.
   * @param named adds the properties by which a test selects this connection.
   * @param heard receives each text of the page before the backend. If it returns false, the backend does not get the text.
   */
  join(
    events: WireEvents,
    enter: (side: FarSide) => Visitor,
    named: (joint: Joint) => Kind,
    heard: (text: string, joint: Joint) => boolean = () => true,
  ) {
    let isOver = false;
    const later = (run: () => void) => void Promise.resolve().then(() => joint.isDead || run());
    const end = () => {
      if (isOver) return;
      isOver = true;
      this.#open.delete(joint);
      visitor.onClosed();
      void Promise.resolve().then(() => events.lost());
    };
    const tell = (text: string) => later(() => isOver || events.heard(text));
    const joint = named({ isDead: false, cut: end, tell });
    this.#open.add(joint);
    const visitor = enter({ send: tell, close: () => later(end), cut: end });
    later(() => isOver || events.opened());
    return {
      // Frames that were sent before the page ended still arrive.
      send: (text: string) => later(() => heard(text, joint) && visitor.receive(text)),
      close: () => {
        isOver = true;
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
