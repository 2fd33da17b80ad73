/**
 * Lists the entries of the package, modules of `bridge-sdk/src` without extension. A test compares the list with `exports`. An entry
 * whose module is missing is not built.
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

/** Maps entries to their modules for the export condition `development`, which have the same types and check more. */
export const DEVELOPMENT = {
  index: 'development/index',
  'hosts/connect-native': 'development/native',
  'rows/methods': 'development/methods',
  'rows/events': 'development/events',
} as const;

/** Names the package's classic script for pages without modules: one global with all exports of the main entry. */
export const SCRIPT = { name: 'SdHealthBridgeSdk', file: 'dist/bridge-sdk.iife.js' } as const;

export const SHIM_COMMAND = { name: 'native-shims', file: 'dist/bin/native-shims.js' } as const;

/** Lists the entries of `native-shims`, modules of its `src` without extension. */
export const SHIM_ENTRIES = ['index', 'vitest', 'playwright'] as const;
