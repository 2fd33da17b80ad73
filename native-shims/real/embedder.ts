/** A real program with a real engine that embeds a page. Only a channel: what is answered is decided by `answering.ts`. */
import type { User } from './user.ts';

/** The page's origin: a file, the host's own scheme, a server, or an https origin that the host answers itself. */
export type Origin = 'file' | 'scheme' | 'http' | 'asset';

/** The channel from the page to the host. */
export type RealChannel = 'handler' | 'handler-with-reply' | 'web-message' | 'java-interface';

export interface EmbedderSetup {
  readonly channel: RealChannel;
  readonly userAgent: string;
  /** The folder that the custom scheme or the asset origin serves. */
  readonly folder: string;
  /** Default true; false for a host that puts its channel up later. */
  readonly channelAtStart?: boolean;
  /** WebMessageListener: origins that get the object; default `['*']`. */
  readonly originRules?: readonly string[];
  /** https origins that stand for servers of this machine: a page of https may call nothing less. */
  readonly servers?: Readonly<Record<string, string>>;
  /** Origin of an http proxy for everything that is not of this machine; default none. */
  readonly proxy?: string;
  /** Receives one text from the page. */
  readonly receive: (text: string, reply?: Reply) => void;
}

/** Answers one message by its own promise; `undefined` settles it without a word. */
export type Reply = (text: string | undefined) => void;

export interface Embedder {
  /** Opens an address; resolves when it has loaded. After `kill`, in a new process. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of an async function in the page; resolves with what it returns, by JSON. */
  evaluate(body: string): Promise<unknown>;
  /** Sends one text to the page; false where the page did not listen. Texts arrive in order. */
  send(text: string): Promise<boolean>;
  /** Puts the channel up in the running page, or takes it away there. */
  setChannel(there: boolean): Promise<void>;
  /** Something else comes in front of the page, or goes away again. */
  cover(on: boolean): Promise<void>;
  /** Ends the page's process, as a system short of memory does; resolves when the host has noticed. */
  kill(): Promise<void>;
  /** A picture of what is shown, as PNG. */
  picture(file: string): Promise<void>;
  /** Errors and refused resources that the engine reported. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** A host with somebody in front of it. */
export interface HostWithUser {
  readonly embedder: Embedder;
  readonly user: User;
}
