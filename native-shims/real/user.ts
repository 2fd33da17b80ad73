/** The user in front of a real host: finds elements by role and name, and taps them. */

export type Role = 'button' | 'checkbox' | 'link' | 'radio' | 'heading' | 'dialog' | 'alert';

export interface Target {
  readonly role: Role;
  /** A text that the accessible name contains, or a pattern; default any. */
  readonly name?: string | RegExp;
  /** Its number among several; default the first. */
  readonly nth?: number;
  /** Only inside of this one. */
  readonly within?: Target;
}

/** Each waits for what it needs, at most 30 s, and rejects with what was sought and not found. */
export interface User {
  tap(target: Target): Promise<void>;
  /** Until it is there and can be seen. */
  sees(target: Target): Promise<void>;
  /** Until the page shows the text. */
  reads(text: string | RegExp): Promise<void>;
  /** Until the page's address is so. */
  isAt(address: RegExp): Promise<void>;
}
