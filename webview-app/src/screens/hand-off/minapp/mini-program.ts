/** Opens a mini-program in the host's own way. */
import { closePage, openExternal, openMiniProgram } from '@sdhealth/bridge-sdk';
import type { MiniProgramTarget } from '../../../api/static-hand-off.ts';
import { ELDER, isElder } from '../../../messages/edition.ts';
import { bridge } from '../../../platform/bridge.ts';
import { MINI_PROGRAM_PLATFORM } from '../../../rules/constants.ts';

export type MiniProgramWay =
  /** The person is already in this mini-program, whose own page is below this one. */
  | 'here'
  /** The host opens mini-programs. */
  | 'host'
  /** A web address of WeChat opens it. */
  | 'link'
  /** This host cannot open it. The person must search for it in WeChat. */
  | 'find';

const OTHER_SITES_BLOCKED: readonly number[] = [MINI_PROGRAM_PLATFORM];

/** Returns the way to open a mini-program from this host. */
export function miniProgramWay({ appid, urlLink }: MiniProgramTarget): MiniProgramWay {
  const { app, platform } = bridge.host;
  if (app?.id === appid && bridge.supports(closePage).ok) return 'here';
  if (bridge.supports(openMiniProgram).ok) return 'host';
  // A page inside a mini-program cannot open another site.
  const leaves = !OTHER_SITES_BLOCKED.includes(platform) && bridge.supports(openExternal).ok;
  return urlLink && leaves ? 'link' : 'find';
}

/** Opens a mini-program. Rejects with a `BridgeError` if the host refuses, or if there is no way. */
export async function openMiniProgramOf(target: MiniProgramTarget): Promise<void> {
  const { appid: appId, path, urlLink = '' } = target;
  const way = miniProgramWay(target);
  if (way === 'here') await bridge.call(closePage, {});
  else if (way === 'host') await bridge.call(openMiniProgram, { appId, path: inEdition(path) });
  else await bridge.call(openExternal, { url: urlLink });
}

/** Adds the edition to a mini-program's path, whose page reads this parameter as well. */
const inEdition = (path: string): string => (isElder() ? `${path}${path.includes('?') ? '&' : '?'}${ELDER}=1` : path);
