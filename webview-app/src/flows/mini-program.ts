/** Opens a mini-program by the host's own way. */
import { closePage, openExternal, openMiniProgram } from '@sdhealth/bridge-sdk';
import type { MiniProgramTarget } from '../api/static-other.ts';
import { ELDER, isElder } from '../messages/edition.ts';
import { bridge } from '../platform/bridge.ts';
import { MINI_PROGRAM_PLATFORM } from '../rules/constants.ts';

export type MiniProgramWay =
  /** The person is in this very mini-program: its own page is under this one. */
  | 'here'
  /** The host opens mini-programs. */
  | 'host'
  /** WeChat's web address leads there. */
  | 'link'
  /** Nothing opens it from here: the person looks for it in WeChat. */
  | 'find';

const OTHER_SITES_BLOCKED: readonly number[] = [MINI_PROGRAM_PLATFORM];

/** Returns the way from this host. */
export function miniProgramWay({ appid, urlLink }: MiniProgramTarget): MiniProgramWay {
  const { app, platform } = bridge.host;
  if (app?.id === appid && bridge.supports(closePage).ok) return 'here';
  if (bridge.supports(openMiniProgram).ok) return 'host';
  // The page of a mini-program cannot leave for another site.
  const leaves = !OTHER_SITES_BLOCKED.includes(platform) && bridge.supports(openExternal).ok;
  return urlLink && leaves ? 'link' : 'find';
}

/** Opens it. Rejects with a `BridgeError` where the host refuses, and where there is no way. */
export async function openMiniProgramOf(target: MiniProgramTarget): Promise<void> {
  const { appid: appId, path, urlLink = '' } = target;
  const way = miniProgramWay(target);
  if (way === 'here') await bridge.call(closePage, {});
  else if (way === 'host') await bridge.call(openMiniProgram, { appId, path: inEdition(path) });
  else await bridge.call(openExternal, { url: urlLink });
}

/** The mini-program is to open in the same edition: its page reads the parameter, as this one does. */
const inEdition = (path: string): string => (isElder() ? `${path}${path.includes('?') ? '&' : '?'}${ELDER}=1` : path);
