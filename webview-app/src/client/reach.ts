/**
 * Checks what the network reaches (N06, N12). It requests the service first: any answer except a foreign page means that it is reached.
 * Otherwise it requests witnesses: files of the page's origin, then the API's origin.
 *
 * | service | a witness | result |
 * |---|---|---|
 * | answers | - | `reached` |
 * | a foreign page | ours | `reached`: it only lacks the file |
 * | nothing | ours | `service` |
 * | a foreign page, or nothing | a foreign page | `portal` |
 * | a foreign page | nothing | `portal` |
 * | nothing | nothing | `offline` |
 */
import { getAppVersion } from '../api/config.ts';
import { CONFIG_PATH } from '../rules/constants.ts';
import { endpointAddress } from './address.ts';
import { ports, type Reach } from './ports.ts';

/** Checks that only the phone's network can be the cause. */
export const isCutOff = (reach: Reach): reach is 'portal' | 'offline' => reach === 'portal' || reach === 'offline';

type Responder = 'ours' | 'foreign' | 'none';

/** The timeout of one request of a probe. Milliseconds. */
const PROBE_MS = 5_000;
/** Network Authentication Required (RFC 6585). */
const LOGIN_REQUIRED = 511;
/** A mark in every page of the app. A host may serve such a page instead of a missing file. */
const MARK = '"app-version"';

/** Checks that a page of this status may be a captive portal's. A portal sends no status of 400 or more, except 511. */
export const mayBePortal = (status: number): boolean => status < 400 || status === LOGIN_REQUIRED;

const responderOf = async (answer: Response): Promise<Responder> => {
  if (answer.type === 'opaqueredirect') return 'foreign';
  if (!answer.headers.get('content-type')?.includes('html') || !mayBePortal(answer.status)) return 'ours';
  return (await answer.text()).includes(MARK) ? 'ours' : 'foreign';
};

/** Requests an address without any cache. Follows no redirect, because it may lead to a foreign server. */
function requestUncached(address: string): Promise<Responder> {
  // A page loaded from a file has no server.
  if (globalThis.location?.protocol === 'file:' && !/^https?:/.test(address)) return Promise.resolve('none');
  return new Promise((resolve) => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      abort.abort();
      resolve('none');
    }, PROBE_MS);
    fetch(address, { cache: 'no-store', redirect: 'manual', signal: abort.signal })
      .then(responderOf)
      .catch((): Responder => 'none')
      .then((responder) => {
        clearTimeout(timer);
        resolve(responder);
      });
  });
}

async function requestOwnOrigin(now: number): Promise<Responder> {
  if (__BUILD__ === 'single') return 'none';
  const base = import.meta.env.BASE_URL;
  const responder = await requestUncached(`${base}release.json?v=${now}`);
  // A host may answer with its error page if the installation lacks this file.
  return responder === 'foreign' ? requestUncached(`${base}?v=${now}`) : responder;
}

/**
 * Checks the network once, without a session. Bypasses the client's cache, breaker and offline copies, because its result controls them.
 * Takes at most 20 s.
 */
export async function reachNow(now = Date.now()): Promise<Reach> {
  const service = await requestUncached(`${endpointAddress(getAppVersion, {}, {})}?probe=${now}`);
  if (service === 'ours') return 'reached';
  const witnesses = [() => requestOwnOrigin(now), () => requestUncached(`${ports().origins.api ?? ''}${CONFIG_PATH}`)];
  let isForeign = service === 'foreign';
  for (const witness of witnesses) {
    const responder = await witness();
    if (responder === 'ours') return service === 'none' ? 'service' : 'reached';
    isForeign ||= responder === 'foreign';
  }
  return isForeign ? 'portal' : 'offline';
}
