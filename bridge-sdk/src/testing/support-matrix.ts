/** Every call on every host and app version, as `supports()` answers it before any handshake. */
import type { Support } from '../core/bridge.ts';
import type { HostInfo, HostName, Platform } from '../core/host-info.ts';
import { appVersions, needsSignature, supportsOn } from '../hosts/support-table.ts';

export interface SupportColumn {
  readonly host: HostName;
  /** Own apps: from this version on. */
  readonly version?: string;
}

export interface SupportCell extends SupportColumn {
  readonly support: Support;
  /** Only where the page has a way to sign (`options.sign`). */
  readonly signed: boolean;
}

export interface SupportRow {
  readonly method: string;
  readonly cells: readonly SupportCell[];
}

const WEB: readonly [HostName, Platform][] = [
  ['wechat', 1],
  ['mini-program', 5],
  ['wecom', 1],
  ['browser', 2],
];
const APPS: readonly [HostName, Platform][] = [
  ['android-app', 3],
  ['ios-app', 4],
];

const hosts = (): readonly (SupportColumn & { info: HostInfo })[] => [
  ...WEB.map(([name, platform]) => ({ host: name, info: { name, platform, phone: 1 } as const })),
  ...APPS.flatMap(([name, platform]) =>
    appVersions().map((version) => ({
      host: name,
      version,
      info: { name, platform, phone: name === 'ios-app' ? 2 : 1, app: { name: 'SdHealth', version } } as const,
    })),
  ),
];

/** `methods`: wire names, in the order wanted. */
export const supportMatrix = (methods: readonly string[]): SupportRow[] =>
  methods.map((method) => ({
    method,
    cells: hosts().map(({ info, ...column }) => ({
      ...column,
      support: supportsOn(info, method),
      signed: needsSignature(info, method),
    })),
  }));
