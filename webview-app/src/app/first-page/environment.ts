import { hasHostTitleBar } from '@sdhealth/bridge-sdk';
import { appTokens } from '../../installation/app-tokens.ts';

/** Returns whether an earlier page load of this browser ended logged in. The texts for visitors would then be wrong. */
export function hasSessionMark(): boolean {
  try {
    return localStorage.getItem('sdhealth.had-session') !== null;
  } catch {
    return false;
  }
}

/** Tells if the host has a title bar, by its user agent. The provider's apps and messengers have one. */
export const hasTitleBar = ({ userAgent }: Pick<Navigator, 'userAgent'>): boolean =>
  hasHostTitleBar({ userAgent, apps: appTokens });
