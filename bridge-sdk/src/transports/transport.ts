/** HOW text reaches a native host. One ordered channel of JSON text; answers come to `receive`, by whatever way the host has. */
export interface Transport {
  /** A throw means that the host is gone. */
  post(text: string): void;
  close(): void;
}

export interface ChannelNames {
  readonly pageName: string;
  readonly hostName: string;
}

/** Undefined where the channel is not there (yet). `refuse` counts what came from somebody else than the host. */
export type OpenTransport = (
  names: ChannelNames,
  receive: (text: unknown) => void,
  refuse?: () => void,
) => Transport | undefined;
