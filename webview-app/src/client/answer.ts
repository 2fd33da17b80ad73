import type { AnyEndpoint } from '../api/endpoint.ts';
import { endpointName } from './address.ts';
import { isExpectedBy, isGlobal } from './codes.ts';
import { ApiError, ResponseShapeError } from './errors.ts';
import type { Answer } from './exchange.ts';
import { learnSecrets } from './redaction.ts';

interface Envelope {
  code: number;
  data: unknown;
  msg: string | undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
    // Mutant lives: A function without a return gives undefined as well.
  } catch {
    return undefined;
  }
}

function envelopeOf(value: unknown): Envelope | undefined {
  if (typeof value !== 'object' || value === null || !('code' in value) || typeof value.code !== 'number')
    return undefined;
  const msg = 'msg' in value && typeof value.msg === 'string' ? value.msg : undefined;
  return { code: value.code, data: 'data' in value ? value.data : undefined, msg };
}

/**
 * Checks that the service's message may be shown to the person. It may for global codes, for the codes that the endpoint lists,
 * and for logins (specification, section 8). With any other code it may be a technical message (N07).
 */
const isForPerson = (endpoint: AnyEndpoint, code: number): boolean =>
  endpoint.host === 'account' || isGlobal(code) || isExpectedBy(endpoint, code);

/**
 * Returns the checked `data` of an answer, and gives the faults of its removed parts to `onRemoved`. A business code takes precedence over
 * the HTTP status. A foreign page (a captive portal's HTML) is `NOT_OURS`, not a parse error (N06).
 */
export function readAnswer(
  endpoint: AnyEndpoint,
  { status, text, isPage, retryAfterMs }: Answer,
  onRemoved: (faults: readonly ResponseShapeError[]) => void,
): unknown {
  const name = endpointName(endpoint);
  const isStaticFile = endpoint.host === 'static';
  const value = parseJson(text);
  if (!isStaticFile) learnSecrets(value, endpoint.personal?.data);
  const envelope = isStaticFile ? undefined : envelopeOf(value);
  if (envelope && envelope.code !== 0)
    throw new ApiError(envelope.code, name, {
      status,
      data: envelope.data,
      // Mutant lives: A missing message adds no field to the error either way.
      ...(envelope.msg !== undefined && isForPerson(endpoint, envelope.code) && { serverMessage: envelope.msg }),
    });
  // Mutant lives: Browsers never return a status below 200 as the final one.
  if (status < 200 || status > 299)
    // Mutant lives: The error ignores an undefined field.
    throw new ApiError('HTTP', name, { status, ...(retryAfterMs !== undefined && { retryAfterMs }) });
  if (value === undefined && (isPage || /^\s*</.test(text))) throw new ApiError('NOT_OURS', name, { status });
  if (!isStaticFile && !envelope) throw new ResponseShapeError(name, '', status);
  // Mutant lives: An answer without an envelope has thrown before. The type requires the `?.`.
  const data = isStaticFile ? value : envelope?.data;
  const faultAt = (path: string) => new ResponseShapeError(name, isStaticFile ? path : `/data${path}`, status);
  const removed: string[] = [];
  const wrongPath = endpoint.data(data, isStaticFile || endpoint.inParts ? removed : undefined);
  if (wrongPath !== undefined) throw faultAt(wrongPath);
  onRemoved(removed.map(faultAt));
  return data;
}
