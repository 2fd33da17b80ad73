/** An ordered channel of JSON text to a native host. The channel passes the host's texts to `receive` of `OpenTransport`. */
export interface Transport {
  /** Sends a text. Throws if the host is gone. */
  post(text: string): void;
  /** Stops listening. Later texts must not reach `receive`. */
  close(): void;
}

/** The names of the globals that page and host share. Options of `createBridge` with the same names set them. */
export interface ChannelNames {
  /** The page's object that the host calls into. Default `sdhealthBridge`. */
  readonly pageName: string;
  /** The host's object. Default `sdhealthHost`. */
  readonly hostName: string;
}

/** Opens the channel. Returns undefined while it does not exist. `refuse` counts messages that are not from the host. */
export type OpenTransport = (
  names: ChannelNames,
  receive: (text: unknown) => void,
  refuse?: () => void,
) => Transport | undefined;
