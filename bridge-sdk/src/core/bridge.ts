/** The public face of a connected page. */
import type { Call, Event } from '../define.ts';
import type { DropReason } from './channel.ts';
import type { HostInfo } from './host-info.ts';

/** Where an answer about capability comes from: the handshake, the version table, the user agent, or the page's own fallback. */
export type SupportSource = 'host' | 'table' | 'user-agent' | 'page';

export type Support =
  | { readonly ok: true; readonly source: SupportSource }
  | {
      readonly ok: false;
      readonly reason: 'UNSUPPORTED' | 'HOST_TOO_OLD';
      /** HOST_TOO_OLD: the least app version that can. */
      readonly needs?: string;
      readonly source: SupportSource;
    };

export interface CallOptions {
  /** Ends the call for this asker; where others have joined it (`singleFlight`), it goes on for them. */
  signal?: AbortSignal;
  /** Milliseconds from being sent until it must have finished; default the method's own. Who joins a call takes the first asker's. */
  deadlineMs?: number;
  onProgress?: (value: unknown) => void;
}

/**
 * `waiting`: this page still waits for the host. `unheard`: nobody has heard the host's word, as the page that asked was reloaded,
 * killed or left, or stopped waiting, or is another tab. `answered`: the host has said `hint`, which is no proof.
 */
export type OperationState = 'waiting' | 'unheard' | 'answered';

/** An operation begun before this page load, or in it, whose end is not known. */
export interface PendingOperation {
  readonly method: string;
  /** The journalled value: for `paySeq` the payment sequence, for a call that leaves the page its own name. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly state: OperationState;
  /** The outcome (`paid`, `redirected`, ...) or the error code (`CANCELLED`, `TIMEOUT`, ...) heard last. */
  readonly hint?: string;
  /** The end is now known (the server said so): forget it. */
  settle(): void;
}

export interface BridgeHealth {
  readonly open: number;
  readonly queued: number;
  readonly dropped: Readonly<Partial<Record<DropReason, number>>>;
}

export interface Bridge {
  readonly host: HostInfo;
  /** Resolves when the host is ready, or is known not to answer; at most 3 s. Never rejects. */
  readonly opened: Promise<void>;
  /** A session token the host brought along (user agent or handshake). Never log it. */
  sessionToken(): string | undefined;
  supports(method: Call<string, never, unknown>): Support;
  /**
   * Asks the host. Settles exactly once, by the method's deadline at the latest. Rejects with `BridgeError` only.
   * Calls made before the host is ready (`opened`) are kept in order and sent once; their deadlines begin then.
   */
  call<P, R>(method: Call<string, P, R>, params: P, options?: CallOptions): Promise<R>;
  /** Listens; returns the function that stops it. For `backPressed` an answer of `true`, or a promise of it, means handled. */
  on<P>(event: Event<string, P>, listener: (payload: P) => unknown): () => void;
  pending(): readonly PendingOperation[];
  health(): BridgeHealth;
  /** Rejects what is open with HOST_GONE and removes every listener and timer; where the host is still looked for, within 50 ms. */
  dispose(): void;
}
