import { getAppVersion } from '../api/config.ts';
import { isWrite } from '../api/endpoint.ts';
import { endpointAddress, endpointName } from './address.ts';
import { readAnswer } from './answer.ts';
import { noteAnswer, noteFailure } from './breaker.ts';
import type { Call } from './call.ts';
import { ApiError, nothingHappened } from './errors.ts';
import { exchange } from './exchange.ts';
import { ports } from './ports.ts';
import { positionOf } from './position-header.ts';
import { learnSecret, learnSecrets } from './redaction.ts';

/**
 * One try of a call: sends it and gives the checked data. Notes if a server could be reached, for the breaker and for the part
 * of the page that says that there is no network. A foreign page (a captive portal) proves no server of ours (N06); a refusal is an
 * answer, whatever status it travels with. Rejects with `ABORTED` where the person of this page has gone in another page: nothing is sent then, and an answer is nobody's.
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
  learnSecrets({ params, query, body });
  learnSecret(token);
  learnSecret(admin?.token);
  try {
    const answer = await exchange(endpoint, { address, position: positionOf(query), body, options, timeoutMs });
    ports().reached(!answer.isPage);
    assertStillHere();
    const data = readAnswer(endpoint, answer);
    noteAnswer(endpoint.host);
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'ABORTED') noteEnd(error, endpoint.host);
    if (error instanceof ApiError && !isWrite(endpoint)) nothingHappened(error);
    throw error;
  }
}

function noteEnd(error: ApiError, host: string): void {
  const { code, status } = error;
  if (status === undefined) ports().reached(false);
  if (status === undefined || (code === 'HTTP' && status >= 500)) noteFailure(host, error);
  else noteAnswer(host);
}

/** The time of a probe. */
const PROBE_MS = 5_000;

/**
 * Asks a server of ours if it can be reached right now: any answer of it will do, a captive portal's page will not. It passes
 * by the client's cache, breaker and offline copies, as it decides about them.
 */
export async function isReachable(now = Date.now()): Promise<boolean> {
  const address = `${endpointAddress(getAppVersion, {}, {})}?probe=${now}`;
  return exchange(getAppVersion, { address, body: {}, options: {}, timeoutMs: PROBE_MS }).then(
    ({ isPage }) => !isPage,
    () => false,
  );
}
