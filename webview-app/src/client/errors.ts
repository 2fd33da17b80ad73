/**
 * The reason why a call failed:
 * - a number: the server's business code;
 * - `HTTP`: a refusal without a business code;
 * - `NETWORK`, `TIMEOUT`, `ABORTED`: no answer;
 * - `SHAPE`: an answer of a shape that the endpoint does not allow;
 * - `NOT_OURS`: another server answered instead of ours, e.g. a captive portal with its page.
 */
export type ApiErrorCode = number | 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'HTTP' | 'SHAPE' | 'NOT_OURS';

/**
 * The cause of a failure without an answer of the service. `offline`: no network. `portal`: a captive portal's login page.
 * `service`: the service is unreachable or answers with a page, while the network works. `file`: the installation lacks a file.
 */
export type ApiErrorBlame = 'offline' | 'portal' | 'service' | 'file';

export interface ApiErrorDetail {
  /** The HTTP status, if an answer was received. */
  status?: number;
  /** The server's message for the person, in the person's language. Absent for an unknown code, whose message may be technical. */
  serverMessage?: string;
  /** `data` of a refusal. Its shape is not checked. */
  data?: unknown;
  /** `Retry-After`, in milliseconds. */
  retryAfterMs?: number;
  cause?: unknown;
  /** Names the cause, if `client/send.ts` knows it. */
  blame?: ApiErrorBlame;
  /** The call was not sent, so it cannot have had an effect. */
  isUnsent?: true;
}

/** The only error that `request` rejects with. `message` is for a log: endpoint and code, never values. */
export class ApiError extends Error {
  declare readonly code: ApiErrorCode;
  /** `POST /api/...`, the path with its braces. */
  declare readonly endpoint: string;
  declare readonly status?: number;
  declare readonly serverMessage?: string;
  declare readonly data?: unknown;
  declare readonly retryAfterMs?: number;
  declare readonly blame?: ApiErrorBlame;
  /** The id of the attempt that failed, as its header `x-client` has it. Absent if nothing was sent to the service. */
  declare readonly requestId?: string | undefined;
  /** False if the server has refused for certain. True if it may have done the action although no valid answer was received. */
  declare readonly mayHaveHappened: boolean;

  constructor(code: ApiErrorCode, endpoint: string, detail: ApiErrorDetail = {}, text = `${code} at ${endpoint}`) {
    super(text, detail.cause === undefined ? undefined : { cause: detail.cause });
    // Fields are assigned here, because initialized fields would add a compiler helper to every page.
    this.name = 'ApiError';
    this.code = code;
    this.endpoint = endpoint;
    const isRefused = typeof code === 'number' || (detail.status && detail.status >= 400 && detail.status < 500);
    this.mayHaveHappened = !detail.isUnsent && !isRefused;
    if (detail.status !== undefined) this.status = detail.status;
    if (detail.serverMessage) this.serverMessage = detail.serverMessage;
    if (detail.data !== undefined) this.data = detail.data;
    if (detail.blame) this.blame = detail.blame;
    if (detail.retryAfterMs !== undefined) this.retryAfterMs = detail.retryAfterMs;
  }
}

/** Marks the failure of a read as without effect. Only a write can have an effect without an answer. */
export function nothingHappened(error: ApiError): void {
  Object.assign(error, { mayHaveHappened: false });
}

/** Records which attempt has failed. */
export function nameRequest(error: ApiError, requestId: string | undefined): void {
  Object.assign(error, { requestId });
}

export function blame(error: ApiError, cause: ApiErrorBlame): void {
  Object.assign(error, { blame: cause });
}

/** An answer has a shape that the endpoint does not allow. `path` is the JSON pointer of the first wrong value. */
export class ResponseShapeError extends ApiError {
  declare readonly path: string;

  constructor(endpoint: string, path: string, status: number) {
    super('SHAPE', endpoint, { status }, `SHAPE at ${endpoint}, path ${path || '/'}`);
    this.name = 'ResponseShapeError';
    this.path = path;
  }
}

/** Checks for an `ApiError`, with `code` also for its code. */
export const isApiError = (error: unknown, code?: ApiErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);
