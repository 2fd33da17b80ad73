import { SHIM_COMMAND } from './entries.ts';

/** The published packages, in the order of their publication. They have one version and are released together. */

export interface Published {
  /** The workspace's folder, from the repository's root. */
  readonly workspace: string;
  /** The folder below `dist` in which the package is laid out and packed. */
  readonly folder: string;
  /** The commands that the workspace must not name, as npm would link files that are not built yet. */
  readonly bin?: Readonly<Record<string, string>>;
  /** Further folders of the repository, and their places in the package. */
  readonly beside?: Readonly<Record<string, string>>;
  /** Peers of this release's own minor version. The workspace does not name them: a new version of a peer would be a major change of it. */
  readonly ownPeers?: readonly string[];
}

/** The command for signed bundles, as its package has it. */
export const COMMAND = { name: 'sdhealth-bundle', file: 'dist/sdhealth-bundle.js' } as const;

/** The command of the generator, as its package has it. */
export const GENERATOR = { name: 'bridge', file: 'dist/bridge.js' } as const;

/** The command of `npm create @sdhealth/bridge`. */
export const CREATE = { name: 'create-bridge', file: 'dist/create-bridge.js' } as const;

const NATIVE = 'bridge-sdk/native';

export const PACKAGES = {
  sdk: { workspace: 'bridge-sdk', folder: 'package' },
  // The wire's vectors, and what runs them, are for who imitates a host or writes one, so they come with the imitated hosts.
  shims: {
    workspace: 'native-shims',
    folder: 'shims',
    bin: { [SHIM_COMMAND.name]: SHIM_COMMAND.file },
    beside: {
      'bridge-sdk/native/vectors': 'vectors',
      'bridge-sdk/native/kotlin/test': 'vectors/kotlin',
      'bridge-sdk/native/swift/test': 'vectors/swift',
    },
    ownPeers: ['@sdhealth/bridge-sdk'],
  },
  bundleTool: {
    workspace: 'bridge-sdk/bundle-tool',
    folder: 'bundle-tool',
    bin: { [COMMAND.name]: COMMAND.file },
    beside: { 'fixtures/vectors/bundle': 'vectors' },
  },
  generator: {
    workspace: 'bridge-sdk/generator',
    folder: 'generator',
    bin: { [GENERATOR.name]: GENERATOR.file },
  },
  // A project of an app has the bridge's own sources of its language.
  create: {
    workspace: 'bridge-sdk/create',
    folder: 'create',
    bin: { [CREATE.name]: CREATE.file },
    beside: Object.fromEntries(
      ['arkts', 'kotlin', 'mini-program', 'swift'].map((language) => [`${NATIVE}/${language}`, `native/${language}`]),
    ),
  },
} as const satisfies Readonly<Record<string, Published>>;
