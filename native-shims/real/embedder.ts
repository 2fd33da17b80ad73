/** Declares a program that embeds a page in a real engine. It is only a channel, because `answering.ts` decides the answers. */
import type { User } from './user.ts';

/** The page's origin: a file, the host's scheme, a server, or an https origin that the host itself serves. */
export type Origin = 'file' | 'scheme' | 'http' | 'asset';

/** The channel from the page to the host. */
export type RealChannel = 'handler' | 'handler-with-reply' | 'web-message' | 'java-interface';

export interface EmbedderSetup {
  readonly channel: RealChannel;
  readonly userAgent: string;
  /** The folder of the custom scheme or the asset origin. */
  readonly folder: string;
  /** Default true. False for a host that adds its channel later. */
  readonly channelAtStart?: boolean;
  /** WebMessageListener: origins that get the object. Default `['*']`. */
  readonly originRules?: readonly string[];
  /** Maps https origins to servers of this machine, because an https page may request only https. */
  readonly servers?: Readonly<Record<string, string>>;
  /** Origin of an http proxy for all other machines. Default none. */
  readonly proxy?: string;
  /** Receives a text from the page. */
  readonly receive: (text: string, reply?: Reply) => void;
}

/** Settles the promise of a message. `undefined` settles it without a value. */
export type Reply = (text: string | undefined) => void;

export interface Embedder {
  /** Opens an address, after `kill` in a new process. Resolves when it has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of an async function in the page. Resolves to its result, which crosses as JSON. */
  evaluate(body: string): Promise<unknown>;
  /** Sends a text to the page, in order. Resolves to false if the page does not listen. */
  send(text: string): Promise<boolean>;
  /** Adds the channel to the open page, or removes it. */
  setChannel(isPresent: boolean): Promise<void>;
  /** Covers the page as another app would, or uncovers it. */
  setCovered(on: boolean): Promise<void>;
  /** Ends the page's process, as a system without memory does. Resolves when the host has noticed. */
  kill(): Promise<void>;
  /** Writes a screenshot as PNG. */
  screenshot(file: string): Promise<void>;
  /** Errors and refused resources that the engine reported. */
  readonly pageErrors: readonly string[];
  close(): Promise<void>;
}

/** A host with a user. */
export interface HostWithUser {
  readonly embedder: Embedder;
  readonly user: User;
}
