/** Every call on every host and app version, as `supports()` answers it before any handshake. */
import type { Call, HostInfo, HostName, Support } from '../core/types.ts';
import { compareVersions } from '../core/versions.ts';
import { hosts } from '../hosts/index.ts';
import { needsSignature, supportsOn } from '../hosts/support.ts';

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

type Method = Pick<Call, 'name' | 'since'>;

/** The versions of the own apps in which these calls were added, oldest first. */
const versionsIn = (methods: readonly Method[]): readonly string[] =>
  [...new Set(methods.flatMap(({ since }) => since ?? []))].sort(compareVersions);

type Column = SupportColumn & { readonly info: HostInfo };

const columns = (methods: readonly Method[]): readonly Column[] =>
  hosts.flatMap(({ name, platform, calls }): Column[] => {
    // The phone plays no part in what a host can do.
    const info: HostInfo = { name, platform, phone: 3 };
    if (calls !== 'since') return [{ host: name, info }];
    return versionsIn(methods).map((version) => ({
      host: name,
      version,
      info: { ...info, app: { name: 'SdHealth', version } },
    }));
  });

/** `methods`: rows of the contract, in the order wanted. */
export const supportMatrix = (methods: readonly Method[]): SupportRow[] =>
  methods.map((method) => ({
    method: method.name,
    cells: columns(methods).map(({ info, ...column }) => ({
      ...column,
      support: supportsOn(info, method),
      signed: needsSignature(info, method),
    })),
  }));
