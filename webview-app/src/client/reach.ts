/**
 * Finds out how far the network reaches (N06, N12). It asks the service first: any answer but a foreign page means that it is reached.
 * Otherwise it asks witnesses: files of the page's own origin, then the API's origin.
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
import { getAppVersion, getConfig } from '../api/config.ts';
import { endpointAddress } from './address.ts';
import { ports, type Reach } from './ports.ts';

/** Checks that only the phone's network can be the cause. */
export const isCutOff = (reach: Reach): reach is 'portal' | 'offline' => reach === 'portal' || reach === 'offline';

type Finding = 'ours' | 'foreign' | 'none';

/** The timeout of one request of a probe. Milliseconds. */
const PROBE_MS = 5_000;
/** Network Authentication Required (RFC 6585). */
const LOGIN_REQUIRED = 511;
/** A mark in every page of ours. A host may serve such a page instead of a missing file. */
const MARK = '"app-version"';

/** Checks that a page of this status may be a captive portal's. A portal sends no status of 400 or more but 511. */
export const mayBePortal = (status: number): boolean => status < 400 || status === LOGIN_REQUIRED;

const finding = async (answer: Response): Promise<Finding> => {
  if (answer.type === 'opaqueredirect') return 'foreign';
  if (!answer.headers.get('content-type')?.includes('html') || !mayBePortal(answer.status)) return 'ours';
  return (await answer.text()).includes(MARK) ? 'ours' : 'foreign';
};

/** Requests an address past every cache. Follows no redirect, because one leads away from our files. */
function ask(address: string): Promise<Finding> {
  // A page loaded from a file has no server of its own.
  if (globalThis.location?.protocol === 'file:' && !/^https?:/.test(address)) return Promise.resolve('none');
  return new Promise((resolve) => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      abort.abort();
      resolve('none');
    }, PROBE_MS);
    fetch(address, { cache: 'no-store', redirect: 'manual', signal: abort.signal })
      .then(finding)
      .catch((): Finding => 'none')
      .then((outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      });
  });
}

async function askOwnOrigin(now: number): Promise<Finding> {
  if (__BUILD__ === 'single') return 'none';
  const base = import.meta.env.BASE_URL;
  const outcome = await ask(`${base}release.json?v=${now}`);
  // A host may answer with a page of its own if the installation lacks this file.
  return outcome === 'foreign' ? ask(`${base}?v=${now}`) : outcome;
}

/**
 * Checks the network once, without a session. Bypasses the client's cache, breaker and offline copies, because it decides about them.
 * Takes at most 20 s.
 */
export async function reachNow(now = Date.now()): Promise<Reach> {
  const service = await ask(`${endpointAddress(getAppVersion, {}, {})}?probe=${now}`);
  if (service === 'ours') return 'reached';
  const witnesses = [() => askOwnOrigin(now), () => ask(`${ports().origins.api ?? ''}${getConfig.path}`)];
  let isForeign = service === 'foreign';
  for (const witness of witnesses) {
    const outcome = await witness();
    if (outcome === 'ours') return service === 'none' ? 'service' : 'reached';
    isForeign ||= outcome === 'foreign';
  }
  return isForeign ? 'portal' : 'offline';
}
