/** One ordered channel of JSON text to a native host. Answers come to `receive`, in the host's own way. */
export interface Transport {
  /** Sends a text. A throw means that the host is gone. */
  post(text: string): void;
  close(): void;
}

export interface ChannelNames {
  readonly pageName: string;
  readonly hostName: string;
}

/** Opens the channel; undefined where it is not there (yet). `refuse` counts messages that are not from the host. */
export type OpenTransport = (
  names: ChannelNames,
  receive: (text: unknown) => void,
  refuse?: () => void,
) => Transport | undefined;
