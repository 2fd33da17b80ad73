/** Lists the imitated hosts. A host of the SDK without an imitation does not compile. */
import type { HostName } from '@sdhealth/bridge-sdk';
import type { ImitatedHost } from '../environment.ts';
import { androidApp } from './android-app.ts';
import { browser } from './browser.ts';
import { iosApp } from './ios-app.ts';
import { miniProgram } from './mini-program/mini-program.ts';
import { wechat } from './wechat.ts';
import { wecom } from './wecom.ts';

/** @internal */
export const HOSTS: Readonly<Record<HostName, ImitatedHost>> = {
  wechat,
  'mini-program': miniProgram,
  wecom,
  'android-app': androidApp,
  'ios-app': iosApp,
  browser,
};

/** The names of all hosts, in the order of the lab. */
export const HOST_NAMES = Object.keys(HOSTS) as HostName[];
