/**
 * Composes the notice of a fault from an allow list. It has codes, error types, stack frames of the app's files, routes, endpoints and
 * the host. It contains no text from a person, a server, a host or an address. `reports.ts` also masks it, as a second line of defence.
 */
import type { Notice } from '../api/config.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { ANDROID, IOS } from '../rules/constants.ts';
import { PROBLEMS, type Problem } from '../rules/problems.ts';
import { endpointName } from './address.ts';
import { componentOf, framesOfError, wordsOfError } from './error-words.ts';
import { type ApiError, ResponseShapeError } from './errors.ts';
import { isForeignError, type Uncaught } from './foreign-errors.ts';
import type { Scene } from './ports.ts';

/** A failure of the bridge, described by names of the contract and the SDK. */
export interface BridgeFailure {
  readonly event: string;
  readonly method?: string | undefined;
  readonly code?: string | undefined;
  /** The JSON pointer of the first wrong value. */
  readonly path?: string | undefined;
}

export type Fault =
  | { readonly problem: Problem }
  | { readonly endpoint: AnyEndpoint; readonly error: ApiError }
  | { readonly bridge: BridgeFailure }
  | { readonly during: 'crash'; readonly error: unknown; readonly componentStack?: string }
  | ({ readonly during: 'uncaught' } & Uncaught);

/** The highest business code of this service. A larger number may be personal data. */
const MAX_CODE = 999_999;

const codeOf = ({ code }: ApiError): string =>
  typeof code === 'string' || (Number.isInteger(code) && Math.abs(code) <= MAX_CODE) ? String(code) : 'OTHER';

/** Returns a name of the SDK, which is a plain word. Returns an empty string for any other text, which is from a host. */
const nameOf = (text: string | undefined): string => (text && /^[A-Za-z][A-Za-z_-]{0,40}$/.test(text) ? text : '');
/** Returns a JSON pointer that has only names and indexes, as in a schema. */
const pointerOf = (text: string | undefined): string =>
  text && /^(?:\/(?:[A-Za-z]\w{0,40}|\d{1,4}|\*))+$/.test(text) ? text : '';

type NoticeText = Pick<Notice, 'message' | 'code' | 'endpoint' | 'path' | 'frames' | 'component' | 'requestId'>;

function textOf(fault: Fault): NoticeText | undefined {
  if ('problem' in fault)
    return Object.hasOwn(PROBLEMS, fault.problem)
      ? { message: fault.problem, code: PROBLEMS[fault.problem] }
      : undefined;
  if ('endpoint' in fault) {
    const [code, endpoint] = [codeOf(fault.error), endpointName(fault.endpoint)];
    const path = fault.error instanceof ResponseShapeError ? pointerOf(fault.error.path) : '';
    const { requestId } = fault.error;
    return {
      ...{ message: `${code} at ${endpoint}${path && `, path ${path}`}`, code, endpoint },
      ...(path && { path }),
      ...(requestId && { requestId }),
    };
  }
  if ('bridge' in fault) {
    const { event, method, code, path } = fault.bridge;
    const parts = ['bridge', nameOf(event), nameOf(method), nameOf(code), pointerOf(path)];
    return { message: parts.filter(Boolean).join(' ') };
  }
  if (!('during' in fault) || (fault.during === 'uncaught' && isForeignError(fault))) return undefined;
  const frames = framesOfError(fault.error);
  // No file of the app is in the stack: an injected script, or a rejection without an error.
  const isForeign = fault.during === 'uncaught' && frames.length === 0;
  const message = `${isForeign ? 'foreign' : fault.during}: ${wordsOfError(fault.error)}`;
  const component = fault.during === 'crash' ? componentOf(fault.componentStack ?? '') : undefined;
  return {
    ...{ message, code: isForeign ? 'FOREIGN' : 'CRASH' },
    ...(frames.length > 0 && { frames }),
    ...(component && { component }),
  };
}

const PLATFORMS: Readonly<Record<number, string>> = { [ANDROID]: 'android', [IOS]: 'ios' };

/**
 * Returns the notice of a fault. Undefined for an unknown problem, for an error of other software, and on a phone that is not in the share
 * of those that report.
 */
export function noticeOf(fault: Fault, scene: Scene): Notice | undefined {
  const { page, host, release, hostVersion, phone, percent = 100 } = scene;
  const noticeText = textOf(fault);
  if (!noticeText || percent === 0) return undefined;
  return {
    ...{ ...noticeText, page },
    ...(host && { host }),
    ...(release && { release }),
    ...(hostVersion && { hostVersion }),
    ...(phone !== undefined && { platform: PLATFORMS[phone] ?? 'other' }),
    ...(percent < 100 && { percent }),
  };
}
