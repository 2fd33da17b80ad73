/** The package's entries: modules of `bridge-sdk/src`, named without extension. Each is one of `exports`. */
export const ENTRIES = ['index', 'react/index', 'testing/index', 'transports/index'] as const;
