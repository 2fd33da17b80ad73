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
 * One try of a call: sends it and gives the checked data. Notes if a server could be reached, for the breaker and for the part
 * of the page that says that there is no network. A foreign page (a captive portal) proves no server of ours (N06); a refusal is an
 * answer, whatever status it travels with. A failure without one says what is to blame (`blame`). Rejects with `ABORTED` where the person of this page has gone in another page: nothing is sent then, and an answer is nobody's.
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

/** Finds out what is to blame. A file whose address has a value of the page's is not the installation's fault: the address may be wrong. */
async function causeOf({ code, status }: ApiError, { host, path }: AnyEndpoint): Promise<ApiErrorBlame | undefined> {
  const fault = host === 'static' && !path.includes('{') ? 'file' : 'service';
  if (isGone(status)) return fault === 'file' ? fault : undefined;
  const isPage =
    code === 'NOT_OURS' || (code === 'HTTP' && status !== undefined && mayBePortal(status) && status >= 500);
  if (status !== undefined && !isPage) return undefined;
  const reach = ports().reached(false);
  // Nobody waits once more for what was slow already.
  if (code === 'TIMEOUT' || !reach) return undefined;
  const outcome = await reach;
  return isCutOff(outcome) ? outcome : isPage ? fault : 'service';
}
