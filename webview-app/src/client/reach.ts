/**
 * Finds out how far the network reaches (N06, N12). The service is asked first: whatever it says but a foreign page means that it is reached. Else
 * witnesses are asked: files of the page's own origin, then the API's origin.
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

/** True where nothing but the phone's network can be to blame. */
export const isCutOff = (reach: Reach): reach is 'portal' | 'offline' => reach === 'portal' || reach === 'offline';

type Finding = 'ours' | 'foreign' | 'none';

/** The time of one question of a probe. Milliseconds. */
const PROBE_MS = 5_000;
/** Network Authentication Required (RFC 6585). */
const LOGIN_REQUIRED = 511;
/** A mark of every page of ours, which a host may send in the place of a file that it has not. */
const MARK = '"app-version"';

/** Tells if a page of this status may be a portal's, which has none of 400 or more but the one that is made for it. */
export const mayBePortal = (status: number): boolean => status < 400 || status === LOGIN_REQUIRED;

const finding = async (answer: Response): Promise<Finding> => {
  if (answer.type === 'opaqueredirect') return 'foreign';
  if (!answer.headers.get('content-type')?.includes('html') || !mayBePortal(answer.status)) return 'ours';
  return (await answer.text()).includes(MARK) ? 'ours' : 'foreign';
};

/** Asks for an address past every cache. Follows no redirect: one leads away from our files. */
function ask(address: string): Promise<Finding> {
  // A page from the disk has no server of its own.
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
  // A host may answer with a page of its own where the installation lacks this file.
  return outcome === 'foreign' ? ask(`${base}?v=${now}`) : outcome;
}

/** Looks once, by the calls of nobody: it passes by the client's cache, breaker and offline copies, as it decides about them. At most 20 s. */
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
