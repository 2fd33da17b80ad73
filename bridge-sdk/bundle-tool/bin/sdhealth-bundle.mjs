#!/usr/bin/env node
/** The command `sdhealth-bundle` of this repository: `bridge-sdk/bundle-tool/src/main.ts`, loaded as all commands are. */
process.argv.splice(2, 0, 'sdhealth-bundle');
await import('../../../scripts/run.mjs');
