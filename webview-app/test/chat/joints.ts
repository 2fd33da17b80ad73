/** Sockets joined in memory: frames arrive in their order, each a little later than it was sent, and everything can fail. */
import type { WireEvents } from '../../src/platform/link/wire.ts';

/** The far end of a joint: what the embedded backend gives who enters. */
interface Visitor {
  hear(text: string): void;
  gone(): void;
}

/** The near end, as the backend sees it. */
interface FarSide {
  send(text: string): void;
  close(): void;
  cut(): void;
}

export interface Joint {
  /** Frames go nowhere, and neither end knows it. */
  isDead: boolean;
  cut(): void;
  /** Tells the page a text, as if the backend had sent it. */
  tell(text: string): void;
}

export class Joints<Kind extends Joint = Joint> {
  readonly #open = new Set<Kind>();

  cut(isMeant: (joint: Kind) => boolean = () => true): void {
    for (const joint of this.#open) if (isMeant(joint)) joint.cut();
  }
  /** All sockets fall silent. */
  silence(): void {
    for (const joint of this.#open) joint.isDead = true;
  }
  tell(text: string): void {
    for (const joint of this.#open) joint.tell(text);
  }

  /**
   * Joins a page and the backend.
   * @param named adds to a joint what tells it from others.
   * @param heard looks at a text of the page before the backend hears it; false keeps it away.
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
      visitor.gone();
      void Promise.resolve().then(() => events.lost());
    };
    const tell = (text: string) => later(() => isOver || events.heard(text));
    const joint = named({ isDead: false, cut: end, tell });
    this.#open.add(joint);
    const visitor = enter({ send: tell, close: () => later(end), cut: end });
    later(() => isOver || events.opened());
    return {
      // What was sent before the page ended still arrives.
      send: (text: string) => later(() => heard(text, joint) && visitor.hear(text)),
      close: () => {
        isOver = true;
        this.#open.delete(joint);
        void Promise.resolve().then(() => visitor.gone());
      },
    };
  }
}

/** The end of a socket that was refused. */
export function refused(events: WireEvents) {
  void Promise.resolve().then(() => events.lost());
  return { send() {}, close() {} };
}
