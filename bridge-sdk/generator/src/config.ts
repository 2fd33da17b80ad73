/** Types the configuration of the command `bridge`: a contract and the outputs generated from it. */

import type { HostName } from '../../src/core/data-types.ts';
import type { Contract } from './contract/rows.ts';
import type { MiniProgramPages } from './mini-program.ts';

/** Names a language of the generated documents. */
export type Language = 'en' | 'zh';

/** Names a host in the generated documents. */
type Host = { readonly name: HostName };

/**
 * Tells which host has which method of the standard contract.
 * @internal
 */
export interface Support {
  readonly hosts: readonly Host[];
  readonly of: (host: Host, method: string) => string;
}

/** Names a file, by its path relative to the configuration. */
interface File {
  readonly file: string;
}
/** Names a folder, by its path relative to the configuration. */
interface Folder {
  readonly folder: string;
}

/** Lists the outputs with their settings. An absent output is not generated. */
export interface Outputs {
  /** Writes a TypeScript module of rows for the page, with checks that import nothing but the SDK. */
  readonly typescript?: File;
  /** Writes Kotlin models, methods, host interface and events into a package of your app. */
  readonly kotlin?: Folder & { readonly package: string };
  /** Writes Swift models, methods, host protocol and events. */
  readonly swift?: Folder;
  /** Writes ArkTS models, methods, host interface and events. `library` is the folder or module of the library's files, default `.`. */
  readonly arkts?: Folder & { readonly library?: string };
  /** Writes a table of the fields that the mini-program's pages read from their addresses, for each method that opens a page. */
  readonly miniProgram?: File & { readonly pages: MiniProgramPages };
  /** Writes an OpenRPC 1.3 document. `words: false` leaves out Chinese texts, code names and versions. `contract` needs them. */
  readonly openrpc?: File & { readonly words?: boolean };
  /** Writes a Markdown page for each capability. Default languages: English, and Chinese if every row has a Chinese text. */
  readonly markdown?: Folder & { readonly languages?: readonly Language[] };
  /** Writes golden vectors of the wire messages: `host.json` for apps, `page.json` for pages. */
  readonly vectors?: Folder;
  /** Writes apps in Kotlin and Swift that answer as the vectors demand. The runners in `@sdhealth/native-shims` compile and test them. */
  readonly samples?: Folder;
  /** Writes a TypeScript module that gives the imitated hosts typed answers to the contract's methods. */
  readonly shims?: File;
}

export interface BridgeConfig {
  /** Names the contract by a relative path. It is a TypeBox module, a folder of modules, or an OpenRPC document (`.json`). */
  readonly contract: string;
  /** Begins the names of native classes, like `Shop` in `ShopMethods`, and is the namespace in Swift. */
  readonly name: string;
  /** Adds the contract to the SDK's standard contract, whose names it must not reuse. By default the contract stands alone. */
  readonly extends?: 'standard';
  /** Gives the contract's version in documents. Default `1.0.0`. */
  readonly version?: string;
  /** Gives the contract's title in documents. Default `name`. */
  readonly title?: string;
  readonly description?: string;
  readonly license?: string;
  /** Names the contract of the last release. A breaking change of a method is refused unless its version is higher than in that contract. */
  readonly released?: string;
  readonly output: Outputs;
  /** Returns additional files, by their paths relative to the configuration. */
  readonly files?: (contract: Contract) => Readonly<Record<string, string>>;
  /**
   * Generates the library itself, in the SDK's repository.
   * @internal
   */
  readonly isLibrary?: boolean;
  /**
   * Tells which host has which method, for the library's documents.
   * @internal
   */
  readonly support?: Support;
}

/** Returns the configuration unchanged, with its type. */
export const defineConfig = (config: BridgeConfig): BridgeConfig => config;
