/** The configuration of the command `bridge`: a contract, and what is made of it. */

import type { HostName } from '../../src/core/data-types.ts';
import type { Contract } from './contract/rows.ts';
import type { MiniProgramPages } from './mini-program.ts';

/** A language that documents are written in. */
export type Language = 'en' | 'zh';

/** A host, as documents name it. */
type Host = { readonly name: HostName };

/**
 * Which host has which method of the standard contract.
 * @internal
 */
export interface Support {
  readonly hosts: readonly Host[];
  readonly of: (host: Host, method: string) => string;
}

/** A file, by its path from the configuration. */
interface File {
  readonly file: string;
}
/** A folder, by its path from the configuration. */
interface Folder {
  readonly folder: string;
}

/** The outputs, each with its settings; an output that is left out is not made. */
export interface Outputs {
  /** A TypeScript module of rows for the page, with checks that import nothing but the SDK. */
  readonly typescript?: File;
  /** Kotlin models, methods, host interface and events, in a package of your own. */
  readonly kotlin?: Folder & { readonly package: string };
  /** Swift models, methods, host protocol and events. */
  readonly swift?: Folder;
  /** ArkTS models, methods, host interface and events; `library` is the folder or module of the library's files, default `.`. */
  readonly arkts?: Folder & { readonly library?: string };
  /** The table of the mini-program's pages: the methods that open one, with further fields of its address. */
  readonly miniProgram?: File & { readonly pages: MiniProgramPages };
  /** An OpenRPC 1.3 document. `words: false` leaves out what another run of this command would need to read the contract from it. */
  readonly openrpc?: File & { readonly words?: boolean };
  /** Markdown, a page for each capability; default languages: those that every row has words in. */
  readonly markdown?: Folder & { readonly languages?: readonly Language[] };
  /** Golden vectors of the wire: `host.json` for apps, `page.json` for pages. */
  readonly vectors?: Folder;
  /** Apps in Kotlin and Swift that answer as the vectors say, for the runners that the imitated hosts' package has. */
  readonly samples?: Folder;
  /** A TypeScript module that gives the imitated hosts typed answers of these methods. */
  readonly shims?: File;
}

export interface BridgeConfig {
  /** The contract: a TypeBox module, a folder of them (one a capability), or an OpenRPC document (`.json`); a path from the configuration. */
  readonly contract: string;
  /** Begins the names of native classes, like `Shop` in `ShopMethods`, and is the namespace in Swift. */
  readonly name: string;
  /** `standard` for a contract beside the SDK's own, whose names are then taken; default: it stands alone. */
  readonly extends?: 'standard';
  /** The contract's version, for its documents; default `1.0.0`. */
  readonly version?: string;
  /** The contract's title, for its documents; default its name. */
  readonly title?: string;
  readonly description?: string;
  readonly license?: string;
  /** The document of the last release: an answer that is narrower under the same version of its method is refused. */
  readonly released?: string;
  readonly output: Outputs;
  /** Further files of your own, by their paths from the configuration. */
  readonly files?: (contract: Contract) => Readonly<Record<string, string>>;
  /**
   * Makes the library itself, for the repository of the SDK.
   * @internal
   */
  readonly isLibrary?: boolean;
  /**
   * Which host has which method, for the documents of the library.
   * @internal
   */
  readonly support?: Support;
}

/** Returns the configuration as it is, with its type. */
export const defineConfig = (config: BridgeConfig): BridgeConfig => config;
