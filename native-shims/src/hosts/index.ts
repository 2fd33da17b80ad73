/** The imitated hosts, one for each host of the SDK: a host without its imitation does not compile. */
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

/** Every host's name, in the order of the lab. */
export const HOST_NAMES = Object.keys(HOSTS) as HostName[];
