/** One ordered channel of JSON text to a native host. Answers come to `receive`, in the host's own way. */
export interface Transport {
  /** Sends a text. A throw means that the host is gone. */
  post(text: string): void;
  /** Stops listening. What comes later must not reach `receive`. */
  close(): void;
}

/** The global names that page and host meet by: the options of the same names. */
export interface ChannelNames {
  /** The page's object that the host calls into; default `sdhealthBridge`. */
  readonly pageName: string;
  /** The host's object; default `sdhealthHost`. */
  readonly hostName: string;
}

/** Opens the channel; undefined where it is not there (yet). `refuse` counts messages that are not from the host. */
export type OpenTransport = (
  names: ChannelNames,
  receive: (text: unknown) => void,
  refuse?: () => void,
) => Transport | undefined;
