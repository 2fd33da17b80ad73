/** Lists the support of every method on every host and app version, as `supports()` answers before any handshake. */
import type { HostInfo, HostName, Support } from '../core/data-types.ts';
import { compareVersions } from '../core/versions.ts';
import { hosts } from '../hosts/index.ts';
import { type AskedMethod, neededOption, supportsOn } from '../hosts/support.ts';

/** A column of the matrix: a host, or an own app from a version onwards. */
export interface SupportColumn {
  /** The host's name. */
  readonly host: HostName;
  /** For own apps: the first version of this column. */
  readonly version?: string;
}

/** The answer for one method in one column. */
export interface SupportCell extends SupportColumn {
  /** The answer of `supports()` for a page that gives every option. */
  readonly support: Support;
  /** The bridge option that the method needs, for example `sign` or `payUrl`. */
  readonly option?: string;
}

/** The answers for one method. */
export interface SupportRow {
  /** The method's name on the wire. */
  readonly method: string;
  /** One cell for each column. Every row has the same columns. */
  readonly cells: readonly SupportCell[];
}

/** Returns the versions of the own apps in which these methods were added, oldest first. */
const versionsIn = (methods: readonly AskedMethod[]): readonly string[] =>
  [...new Set(methods.flatMap(({ since }) => since ?? []))].sort(compareVersions);

type Column = SupportColumn & { readonly info: HostInfo };

const columns = (methods: readonly AskedMethod[]): readonly Column[] =>
  hosts.flatMap(({ name, platform, methods: hostMethods }): Column[] => {
    // The support does not depend on the phone.
    const info: HostInfo = { name, platform, phone: 3 };
    if (hostMethods !== 'since') return [{ host: name, info }];
    return versionsIn(methods).map((version) => ({
      host: name,
      version,
      info: { ...info, app: { name: 'SdHealth', version } },
    }));
  });

/** Returns the matrix. `methods` are rows of the contract, in the order of the result. */
export const supportMatrix = (methods: readonly AskedMethod[]): SupportRow[] =>
  methods.map((method) => ({
    method: method.name,
    cells: columns(methods).map(({ info, ...column }) => {
      const option = neededOption(info, method);
      return { ...column, support: supportsOn(info, method), ...(option && { option }) };
    }),
  }));
