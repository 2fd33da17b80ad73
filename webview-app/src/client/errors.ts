/**
 * The reason why a call failed. A number is the server's business code; `HTTP` a refusal without one; `NETWORK`, `TIMEOUT` and
 * `ABORTED` mean that no answer came; `SHAPE` that one came which is not what the endpoint promises; `NOT_OURS` that another
 * server answered in the place of ours, as a captive portal does with its page.
 */
export type ApiErrorCode = number | 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'HTTP' | 'SHAPE' | 'NOT_OURS';

/**
 * The cause of a failure that no answer of the service explains: no network; the login page of a network in the place of the service; a service that cannot
 * be reached or answers with a page, while the network works; a file that the installation lacks.
 */
export type ApiErrorBlame = 'offline' | 'portal' | 'service' | 'file';

export interface ApiErrorDetail {
  /** HTTP status, where there was an answer. */
  status?: number;
  /** The server's message to the person, in the person's language. Absent for a code that nobody knows: its words may be a program's. */
  serverMessage?: string;
  /** `data` of a refusal. Its shape is not checked. */
  data?: unknown;
  /** `Retry-After`, in milliseconds. */
  retryAfterMs?: number;
  cause?: unknown;
  /** Names the cause, where `client/send.ts` knows it. */
  blame?: ApiErrorBlame;
  /** Nothing was sent, so nothing can have happened. */
  isUnsent?: true;
}

/** The only error `request` rejects with. `message` is for a log: endpoint and code, never values. */
export class ApiError extends Error {
  declare readonly code: ApiErrorCode;
  /** `POST /api/...`, the path with its braces. */
  declare readonly endpoint: string;
  declare readonly status?: number;
  declare readonly serverMessage?: string;
  declare readonly data?: unknown;
  declare readonly retryAfterMs?: number;
  declare readonly blame?: ApiErrorBlame;
  /** False when the server has surely refused; true when it may have done the action although no good answer came. */
  declare readonly mayHaveHappened: boolean;

  constructor(code: ApiErrorCode, endpoint: string, detail: ApiErrorDetail = {}, text = `${code} at ${endpoint}`) {
    super(text, detail.cause === undefined ? undefined : { cause: detail.cause });
    // Assigned, not declared as fields: those would need a compiler's helper in every page.
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

/** Says of the failure of a question that nothing can have happened: only a write may have been done without an answer. */
export function nothingHappened(error: ApiError): void {
  Object.assign(error, { mayHaveHappened: false });
}

/** Says of a failure what is to blame for it. */
export function blame(error: ApiError, cause: ApiErrorBlame): void {
  Object.assign(error, { blame: cause });
}

/** An answer that is not what the endpoint promises; `path` is the JSON pointer of the first thing wrong. */
export class ResponseShapeError extends ApiError {
  declare readonly path: string;

  constructor(endpoint: string, path: string, status: number) {
    super('SHAPE', endpoint, { status }, `SHAPE at ${endpoint}, path ${path || '/'}`);
    this.name = 'ResponseShapeError';
    this.path = path;
  }
}

/** True for an `ApiError`; with `code`, only for that code. */
export const isApiError = (error: unknown, code?: ApiErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);
