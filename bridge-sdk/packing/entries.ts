/**
 * The package's entries: modules of `bridge-sdk/src` without extension. Each is one of `exports`; one whose module is not there is
 * not built, and a test compares `exports` with this list.
 */
export const ENTRIES = [
  'index',
  'debug/index',
  'hosts/connect-native',
  'react/index',
  'recorder/index',
  'rows/events',
  'rows/methods',
  'testing/index',
  'transports/index',
  'vue/index',
] as const;

/**
 * The entries that have a form for development, by the entry: the module of the export condition `development`. It has the same types.
 */
export const DEVELOPMENT = {
  index: 'development/index',
  'hosts/connect-native': 'development/native',
  'rows/methods': 'development/methods',
  'rows/events': 'development/events',
} as const;

/** The package as one classic script, for pages without a bundler or modules: everything that the main entry exports, in one global. */
export const SCRIPT = { name: 'SdHealthBridgeSdk', file: 'dist/bridge-sdk.iife.js' } as const;

/** The command of `native-shims`, for native teams. */
export const SHIM_COMMAND = { name: 'native-shims', file: 'dist/bin/native-shims.js' } as const;

/** The entries of `native-shims`: modules of its `src` without extension. */
export const SHIM_ENTRIES = ['index', 'vitest', 'playwright'] as const;
