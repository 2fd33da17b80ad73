/** Opens a mini-program as the host allows. */
import { closePage, openExternal, openMiniProgram } from '@sdhealth/bridge-sdk';
import type { MiniProgramTarget } from '../../../api/static-hand-off.ts';
import { ELDER, isElder } from '../../../messages/edition.ts';
import { bridge } from '../../../platform/bridge.ts';
import { MINI_PROGRAM_PLATFORM } from '../../../rules/constants.ts';

export type OpenMethod =
  /** The person is already in this mini-program, whose page is below this page. */
  | 'here'
  /** The host opens mini-programs. */
  | 'host'
  /** A web address of WeChat opens it. */
  | 'link'
  /** This host cannot open it. The person must search for it in WeChat. */
  | 'find';

const OTHER_SITES_BLOCKED: readonly number[] = [MINI_PROGRAM_PLATFORM];

/** Returns how this host opens a mini-program. */
export function openMethodOf({ appid, urlLink }: MiniProgramTarget): OpenMethod {
  const { app, platform } = bridge.host;
  if (app?.id === appid && bridge.supports(closePage).ok) return 'here';
  if (bridge.supports(openMiniProgram).ok) return 'host';
  // A page inside a mini-program cannot open another site.
  const opensSites = !OTHER_SITES_BLOCKED.includes(platform) && bridge.supports(openExternal).ok;
  return urlLink && opensSites ? 'link' : 'find';
}

/** Opens a mini-program. Rejects with a `BridgeError` if the host refuses or cannot open it. */
export async function openMiniProgramOf(target: MiniProgramTarget): Promise<void> {
  const { appid: appId, path, urlLink = '' } = target;
  const method = openMethodOf(target);
  if (method === 'here') await bridge.call(closePage, {});
  else if (method === 'host') await bridge.call(openMiniProgram, { appId, path: inEdition(path) });
  else await bridge.call(openExternal, { url: urlLink });
}

/** Adds the edition to a mini-program's path, whose page reads this parameter as well. */
const inEdition = (path: string): string => (isElder() ? `${path}${path.includes('?') ? '&' : '?'}${ELDER}=1` : path);
