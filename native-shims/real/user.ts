/** The user in front of a real host: finds elements by role and name, and taps them. */

export type Role = 'button' | 'checkbox' | 'link' | 'radio' | 'heading' | 'dialog' | 'alert';

export interface Target {
  readonly role: Role;
  /** A text within the accessible name, or a pattern. Default any. */
  readonly name?: string | RegExp;
  /** The index among several. Default the first. */
  readonly nth?: number;
  /** Searches only within this element. */
  readonly within?: Target;
}

/** Describes a user. Each action waits at most 30 s, and rejects with the missing element. */
export interface User {
  tap(target: Target): Promise<void>;
  /** Waits until it is visible. */
  waitFor(target: Target): Promise<void>;
  /** Waits until the page shows the text. */
  waitForText(text: string | RegExp): Promise<void>;
  /** Waits until the page's address matches. */
  waitForAddress(address: RegExp): Promise<void>;
}
