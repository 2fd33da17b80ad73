import { SHIM_COMMAND } from './entries.ts';

/** Lists the published packages in the order of their publication. They share one version and are released together. */

export interface Published {
  /** Names the workspace's folder, relative to the repository's root. */
  readonly workspace: string;
  /** Names the folder below `dist` in which the package is packed. */
  readonly folder: string;
  /** Maps commands to files. The workspace's manifest omits them, because npm would link files that are not built yet. */
  readonly bin?: Readonly<Record<string, string>>;
  /** Maps additional folders of the repository to their paths in the package. */
  readonly extraFolders?: Readonly<Record<string, string>>;
  /** Names peers that must have this release's minor version. The workspace omits them, else their new version is a major change of it. */
  readonly ownPeers?: readonly string[];
}

/** Names the commands of the published packages: for signed bundles, of the generator, for backends, of `npm create`. */
export const COMMAND = { name: 'sdhealth-bundle', file: 'dist/sdhealth-bundle.js' } as const;
export const GENERATOR = { name: 'bridge', file: 'dist/bridge.js' } as const;
export const BACKEND = { name: 'sdhealth-backend', file: 'dist/sdhealth-backend.js' } as const;
export const CREATE = { name: 'create-bridge', file: 'dist/create-bridge.js' } as const;

const NATIVE = 'bridge-sdk/native';

export const PACKAGES = {
  sdk: { workspace: 'bridge-sdk', folder: 'package' },
  // Includes the wire vectors and their runners, for people who imitate or write a host.
  shims: {
    workspace: 'native-shims',
    folder: 'shims',
    bin: { [SHIM_COMMAND.name]: SHIM_COMMAND.file },
    extraFolders: {
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
    extraFolders: { 'fixtures/vectors/bundle': 'vectors' },
  },
  generator: {
    workspace: 'bridge-sdk/generator',
    folder: 'generator',
    bin: { [GENERATOR.name]: GENERATOR.file },
  },
  // Includes the bridge's native sources for the projects of apps.
  create: {
    workspace: 'bridge-sdk/create',
    folder: 'create',
    bin: { [CREATE.name]: CREATE.file },
    extraFolders: Object.fromEntries(
      ['arkts', 'kotlin', 'mini-program', 'swift'].map((language) => [`${NATIVE}/${language}`, `native/${language}`]),
    ),
  },
  backend: {
    workspace: 'fixtures/backend',
    folder: 'backend',
    bin: { [BACKEND.name]: BACKEND.file },
  },
} as const satisfies Readonly<Record<string, Published>>;
