/** Converts a host's refusals between the errors that a tester's handler throws and the errors of the wire. */
import type { BridgeErrorCode } from '@sdhealth/bridge-sdk';
import { nearest } from '../check/nearest.ts';
import { WireError } from '../native/wire-error.ts';

/** The codes that a host can send. TIMEOUT, ABORTED and BAD_REPLY are set by the page only, and caused by faults. */
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
/** A code that a host can send. */
export type HostCode = (typeof HOST_CODES)[number];

/** The details of a refusal other than its code and text. */
export interface RefusalDetail {
  /** True if the host may have done the call. Default: the page's SDK decides by the code. */
  mayHaveHappened?: boolean;
  /** For FAILED: the host's own number. Default 1. */
  hostCode?: number;
  /** For HOST_TOO_OLD and NOT_CONFIGURED: the version or setting that the call needs. */
  needs?: string;
  /** For BAD_PARAMS: JSON pointer of the first wrong value. */
  path?: string;
}

/** A host's refusal. A handler may also throw the SDK's `BridgeError`, or any error with such a `code`. */
export class Refusal extends Error {
  /** The code that the page receives. */
  readonly code: HostCode;
  /** See `RefusalDetail`. */
  readonly mayHaveHappened: boolean | undefined;
  /** See `RefusalDetail`. */
  readonly hostCode: number | undefined;
  /** See `RefusalDetail`. */
  readonly needs: string | undefined;
  /** See `RefusalDetail`. */
  readonly path: string | undefined;

  /** Creates a refusal. `text` is for the page's log, never for a person. */
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

/** Creates a refusal for a handler to throw: `throw refusal('DENIED', 'no permission')`. */
export const refusal = (code: HostCode, text?: string, detail?: RefusalDetail): Refusal =>
  new Refusal(code, text, detail);

const isHostCode = (value: unknown): value is HostCode => HOST_CODES.some((code) => code === value);

/**
 * Reports a tester's mistake that was detected in another process.
 * @internal
 */
export class Mistake extends Error {}

/**
 * Converts a thrown value into a refusal. Returns the text of the mistake if the value is not a refusal.
 * @internal
 */
export function readRefusal(thrown: unknown): Refusal | string {
  if (thrown instanceof Mistake) return thrown.message;
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof WireError) return refusalFromWire(thrown);
  const { code, message, mayHaveHappened, hostCode, needs, path } = Object(thrown);
  if (!isHostCode(code)) return describeMistake(thrown, code);
  return new Refusal(code, typeof message === 'string' ? message : '', {
    ...(typeof mayHaveHappened === 'boolean' && { mayHaveHappened }),
    ...(typeof hostCode === 'number' && { hostCode }),
    ...(typeof needs === 'string' && { needs }),
    ...(typeof path === 'string' && { path }),
  });
}

function describeMistake(thrown: unknown, code: unknown): string {
  const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  if (typeof code !== 'string') return `threw ${text}`;
  const suggestion = nearest(code, HOST_CODES);
  return `threw the code ${JSON.stringify(code)}, which no host sends${suggestion ? `; ${suggestion} is one` : ''}: ${text}`;
}

const WIRE_NUMBERS: Partial<Record<HostCode, number>> = { CANCELLED: 3, UNSUPPORTED: 4 };

/**
 * Converts a refusal into the error of the wire.
 * @internal
 */
export function wireErrorOf({ code, message, mayHaveHappened, hostCode, needs, path }: Refusal): WireError {
  return new WireError(WIRE_NUMBERS[code] ?? hostCode ?? 1, message, {
    code,
    ...(mayHaveHappened !== undefined && { mayHaveHappened }),
    ...(needs !== undefined && { needs }),
    ...(path !== undefined && { path }),
  });
}

function refusalFromWire({ code, message, data }: WireError): Refusal {
  const { code: wireName, ...detail } = data;
  return new Refusal(isHostCode(wireName) ? wireName : 'FAILED', message, { ...detail, hostCode: code });
}
