import { type AnyEndpoint, isWrite } from '../api/endpoint.ts';
import { randomHash } from '../rules/random-hash.ts';
import { endpointAddress, endpointName, takesCredentials } from './address.ts';
import { readAnswer } from './answer.ts';
import { noteAnswer, noteFailure } from './breaker.ts';
import type { Call } from './call.ts';
import { ApiError, type ApiErrorBlame, blame, nameRequest, nothingHappened } from './errors.ts';
import { exchange } from './exchange.ts';
import { ports } from './ports.ts';
import { positionOf } from './position-header.ts';
import { isCutOff, mayBePortal } from './reach.ts';
import { learnSecret, learnSecrets } from './redaction.ts';

/** The length of the random id of an attempt, which names nobody. */
const ID_LENGTH = 16;

/**
 * Makes one attempt of a call and returns the checked data. Records whether a server was reached, for the breaker and for the offline
 * notice. A foreign page (a captive portal) does not prove that the service was reached (N06). A refusal is an answer, whatever its
 * status. A failure without an answer has its cause (`blame`). Rejects with `ABORTED` if another page has changed the person: no request
 * is sent, and an answer is dropped.
 */
export async function send({ endpoint, params, query, body, options, lastAttempt, timeoutMs }: Call): Promise<unknown> {
  const address = endpointAddress(endpoint, params, query);
  const token = ports().token();
  const admin = ports().admin();
  const assertSamePerson = (detail?: { isUnsent: true }) => {
    if ((token !== undefined || admin) && !ports().isSamePersonSignedIn())
      throw new ApiError('ABORTED', endpointName(endpoint), detail);
  };
  assertSamePerson({ isUnsent: true });
  lastAttempt.token = token;
  learnSecrets({ params, query, body }, endpoint.personal?.sends);
  learnSecret(token);
  learnSecret(admin?.token);
  const requestId = takesCredentials(endpoint) ? randomHash(ID_LENGTH) : undefined;
  try {
    const position = positionOf(query);
    const answer = await exchange(endpoint, { address, position, requestId, body, options, timeoutMs });
    if (!answer.isPage || !mayBePortal(answer.status)) ports().reached(true);
    assertSamePerson();
    const data = readAnswer(endpoint, answer, (faults) => {
      for (const fault of faults) nameRequest(fault, requestId);
      lastAttempt.faults = faults;
    });
    noteAnswer(endpoint.host);
    return data;
  } catch (error) {
    if (error instanceof ApiError) nameRequest(error, requestId);
    if (error instanceof ApiError && error.code !== 'ABORTED') await recordFailure(error, endpoint);
    if (error instanceof ApiError && !isWrite(endpoint)) nothingHappened(error);
    throw error;
  }
}

async function recordFailure(error: ApiError, endpoint: AnyEndpoint): Promise<void> {
  const { code, status } = error;
  if (status === undefined || (code === 'HTTP' && status >= 500)) noteFailure(endpoint.host, error);
  else noteAnswer(endpoint.host);
  const cause = await causeOf(error, endpoint);
  if (cause) blame(error, cause);
}

const isMissing = (status: number | undefined): boolean => status === 404 || status === 410;

/**
 * Returns the cause of a failure. A missing file with a parameter in its path is not the installation's fault, because the path may
 * be wrong.
 */
async function causeOf({ code, status }: ApiError, { host, path }: AnyEndpoint): Promise<ApiErrorBlame | undefined> {
  const fault = host === 'static' && !path.includes('{') ? 'file' : 'service';
  if (isMissing(status)) return fault === 'file' ? fault : undefined;
  const isPage =
    code === 'NOT_OURS' || (code === 'HTTP' && status !== undefined && mayBePortal(status) && status >= 500);
  if (status !== undefined && !isPage) return undefined;
  const reach = ports().reached(false);
  // A call that timed out does not wait for the network check.
  if (code === 'TIMEOUT' || !reach) return undefined;
  const reachable = await reach;
  return isCutOff(reachable) ? reachable : isPage ? fault : 'service';
}
