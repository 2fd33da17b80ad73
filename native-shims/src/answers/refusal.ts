/** A host's refusal: a code of the SDK's `BridgeError`, as a tester's handler throws it and as it travels. */
import type { BridgeErrorCode } from '@sdhealth/bridge-sdk';
import { nearest } from '../check/nearest.ts';
import { WireError } from '../native/wire-error.ts';

/** The codes that a host can say. TIMEOUT, ABORTED and BAD_REPLY are a page's own findings: faults bring those about. */
export const HOST_CODES = [
  'CANCELLED',
  'UNSUPPORTED',
  'NOT_CONFIGURED',
  'HOST_TOO_OLD',
  'NEEDS_LOGIN',
  'DENIED',
  'BUSY',
  'HOST_GONE',
  'BAD_PARAMS',
  'TOO_LARGE',
  'FAILED',
] as const satisfies readonly BridgeErrorCode[];
/** A code that a host can say. */
export type HostCode = (typeof HOST_CODES)[number];

/** The facts of a refusal beside its code and text. */
export interface RefusalDetail {
  /** True where nobody knows if the host did it. Default: false, but for FAILED, which says nothing about it. */
  mayHaveHappened?: boolean;
  /** For FAILED: the host's own number. Default 1. */
  hostCode?: number;
  /** For HOST_TOO_OLD and NOT_CONFIGURED: the version or the setting that is needed. */
  needs?: string;
  /** For BAD_PARAMS: JSON pointer of the first wrong value. */
  path?: string;
}

/** A host's refusal. A handler may as well throw the SDK's `BridgeError`, or any error with such a `code`. */
export class Refusal extends Error {
  /** The code that the page gets. */
  readonly code: HostCode;
  /** See `RefusalDetail`. */
  readonly mayHaveHappened: boolean | undefined;
  /** See `RefusalDetail`. */
  readonly hostCode: number | undefined;
  /** See `RefusalDetail`. */
  readonly needs: string | undefined;
  /** See `RefusalDetail`. */
  readonly path: string | undefined;

  /** Makes a refusal; `text` reaches the page's log, never a person. */
  constructor(code: HostCode, text = '', { mayHaveHappened, hostCode, needs, path }: RefusalDetail = {}) {
    super(text);
    this.name = 'Refusal';
    this.code = code;
    this.mayHaveHappened = mayHaveHappened;
    this.hostCode = hostCode;
    this.needs = needs;
    this.path = path;
  }
}

/** Makes a refusal for a handler to throw: `throw refusal('DENIED', 'no permission')`. */
export const refusal = (code: HostCode, text?: string, detail?: RefusalDetail): Refusal =>
  new Refusal(code, text, detail);

const isHostCode = (word: unknown): word is HostCode => HOST_CODES.some((code) => code === word);

/**
 * A tester's mistake that is known already, with its text.
 * @internal
 */
export class Mistake extends Error {}

/**
 * Reads what a handler has thrown. Returns the mistake's text where it is no refusal.
 * @internal
 */
export function readRefusal(thrown: unknown): Refusal | string {
  if (thrown instanceof Mistake) return thrown.message;
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof WireError) return fromWire(thrown);
  const { code, message, mayHaveHappened, hostCode, needs, path } = Object(thrown);
  if (!isHostCode(code)) return notARefusal(thrown, code);
  return new Refusal(code, typeof message === 'string' ? message : '', {
    ...(typeof mayHaveHappened === 'boolean' && { mayHaveHappened }),
    ...(typeof hostCode === 'number' && { hostCode }),
    ...(typeof needs === 'string' && { needs }),
    ...(typeof path === 'string' && { path }),
  });
}

function notARefusal(thrown: unknown, code: unknown): string {
  const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  if (typeof code !== 'string') return `threw ${text}`;
  const near = nearest(code, HOST_CODES);
  return `threw the code ${JSON.stringify(code)}, which no host says${near ? `; ${near} is one` : ''}: ${text}`;
}

const WIRE_NUMBERS: Partial<Record<HostCode, number>> = { CANCELLED: 3, UNSUPPORTED: 4 };

/**
 * Returns the refusal as the wire carries it.
 * @internal
 */
export function toWire({ code, message, mayHaveHappened, hostCode, needs, path }: Refusal): WireError {
  return new WireError(WIRE_NUMBERS[code] ?? hostCode ?? 1, message, {
    code,
    ...(mayHaveHappened !== undefined && { mayHaveHappened }),
    ...(needs !== undefined && { needs }),
    ...(path !== undefined && { path }),
  });
}

function fromWire({ code, message, data }: WireError): Refusal {
  const { mayHaveHappened } = data;
  return new Refusal(isHostCode(data.code) ? data.code : 'FAILED', message, {
    hostCode: code,
    ...(mayHaveHappened !== undefined && { mayHaveHappened }),
  });
}
