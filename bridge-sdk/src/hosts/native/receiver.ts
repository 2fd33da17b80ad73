/** The page's end of a channel, as the page's global `<pageName>`. Another copy of this package may have put it up. */
export interface Receiver {
  receive(text: unknown): void;
  /** Tells the bridge that another one has taken its place, or that it has its place again. */
  replaced?(by: boolean): void;
  /** True for a bridge with a channel of its own (`transport`): it leaves the one before what is not for itself. */
  readonly shares?: boolean;
  /** The one whose place it has taken; undefined for one that is taken down. */
  before?: Receiver | undefined;
  gone?: boolean;
}
