/** The page's end of a channel: the page's global `<pageName>`. Another copy of this package may have created it. */
export interface Receiver {
  receive(text: unknown): void;
  /** Informs the bridge that another bridge has replaced its global, or (false) that the global is restored. */
  replaced?(isReplaced: boolean): void;
  /** True for a bridge with the option `transport`. It passes messages for other bridges to the receiver that it replaced. */
  readonly shares?: boolean;
  /** The receiver that this one has replaced in the global, if any. */
  before?: Receiver | undefined;
  /** True once the bridge has removed it. */
  gone?: boolean;
}
