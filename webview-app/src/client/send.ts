import { type AnyEndpoint, isWrite } from '../api/endpoint.ts';
import { endpointAddress, endpointName } from './address.ts';
import { readAnswer } from './answer.ts';
import { noteAnswer, noteFailure } from './breaker.ts';
import type { Call } from './call.ts';
import { ApiError, type ApiErrorBlame, blame, nothingHappened } from './errors.ts';
import { exchange } from './exchange.ts';
import { ports } from './ports.ts';
import { positionOf } from './position-header.ts';
import { isCutOff, mayBePortal } from './reach.ts';
import { learnSecret, learnSecrets } from './redaction.ts';

/**
 * Makes one attempt of a call and returns the checked data. Records whether a server was reached, for the breaker and for the offline
 * notice. A foreign page (a captive portal) does not prove that our server was reached (N06). A refusal is an answer, whatever its
 * status. A failure without an answer names its cause (`blame`). Rejects with `ABORTED` if another page has changed the person: nothing
 * is sent, and an answer is dropped.
 */
export async function send({ endpoint, params, query, body, options, sent, timeoutMs }: Call): Promise<unknown> {
  const address = endpointAddress(endpoint, params, query);
  const token = ports().token();
  const admin = ports().admin();
  const assertStillHere = (more?: { isUnsent: true }) => {
    if ((token !== undefined || admin) && !ports().isStillHere())
      throw new ApiError('ABORTED', endpointName(endpoint), more);
  };
  assertStillHere({ isUnsent: true });
  sent.token = token;
  learnSecrets({ params, query, body }, endpoint.personal?.sends);
  learnSecret(token);
  learnSecret(admin?.token);
  try {
    const answer = await exchange(endpoint, { address, position: positionOf(query), body, options, timeoutMs });
    if (!answer.isPage || !mayBePortal(answer.status)) ports().reached(true);
    assertStillHere();
    const data = readAnswer(endpoint, answer);
    noteAnswer(endpoint.host);
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'ABORTED') await noteEnd(error, endpoint);
    if (error instanceof ApiError && !isWrite(endpoint)) nothingHappened(error);
    throw error;
  }
}

async function noteEnd(error: ApiError, endpoint: AnyEndpoint): Promise<void> {
  const { code, status } = error;
  if (status === undefined || (code === 'HTTP' && status >= 500)) noteFailure(endpoint.host, error);
  else noteAnswer(endpoint.host);
  const cause = await causeOf(error, endpoint);
  if (cause) blame(error, cause);
}

const isGone = (status: number | undefined): boolean => status === 404 || status === 410;

/**
 * Finds the cause of a failure. A missing file with a parameter in its address is not the installation's fault, because the address may
 * be wrong.
 */
async function causeOf({ code, status }: ApiError, { host, path }: AnyEndpoint): Promise<ApiErrorBlame | undefined> {
  const fault = host === 'static' && !path.includes('{') ? 'file' : 'service';
  if (isGone(status)) return fault === 'file' ? fault : undefined;
  const isPage =
    code === 'NOT_OURS' || (code === 'HTTP' && status !== undefined && mayBePortal(status) && status >= 500);
  if (status !== undefined && !isPage) return undefined;
  const reach = ports().reached(false);
  // A call that timed out does not wait once more for the check of the network.
  if (code === 'TIMEOUT' || !reach) return undefined;
  const outcome = await reach;
  return isCutOff(outcome) ? outcome : isPage ? fault : 'service';
}
