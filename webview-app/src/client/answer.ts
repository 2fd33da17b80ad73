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

function parsed(text: string): unknown {
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
 * Checks that the service wrote its message for the person. It does for codes of the whole product, for those that the endpoint names,
 * and for logins (specification, section 8). With any other code the message may be a program's (N07).
 */
const isForPerson = (endpoint: AnyEndpoint, code: number): boolean =>
  endpoint.host === 'account' || isGlobal(code) || isExpectedBy(endpoint, code);

/**
 * Returns the checked `data` of an answer. A business code takes precedence over the HTTP status. A foreign page (a captive portal's
 * HTML) is `NOT_OURS`, not a parse error (N06).
 */
export function readAnswer(endpoint: AnyEndpoint, { status, text, isPage, retryAfterMs }: Answer): unknown {
  const name = endpointName(endpoint);
  const plain = endpoint.host === 'static';
  const value = parsed(text);
  if (!plain) learnSecrets(value, endpoint.personal?.data);
  const envelope = plain ? undefined : envelopeOf(value);
  if (envelope && envelope.code !== 0)
    throw new ApiError(envelope.code, name, {
      status,
      data: envelope.data,
      // Mutant lives: A message that is not there is no field of the error either way.
      ...(envelope.msg !== undefined && isForPerson(endpoint, envelope.code) && { serverMessage: envelope.msg }),
    });
  // Mutant lives: No answer below 200 ever ends: browsers read on.
  if (status < 200 || status > 299)
    // Mutant lives: An undefined field is not taken over by the error.
    throw new ApiError('HTTP', name, { status, ...(retryAfterMs !== undefined && { retryAfterMs }) });
  if (value === undefined && (isPage || /^\s*</.test(text))) throw new ApiError('NOT_OURS', name, { status });
  if (!plain && !envelope) throw new ResponseShapeError(name, '', status);
  // Mutant lives: An answer without an envelope has thrown before; the type wants the question.
  const data = plain ? value : envelope?.data;
  const wrong = endpoint.data(data);
  if (wrong !== undefined) throw new ResponseShapeError(name, plain ? wrong : `/data${wrong}`, status);
  return data;
}
