#!/usr/bin/env node
/** The command `sdhealth-bundle` of this repository: `scripts/sdhealth-bundle.ts`, loaded as all commands are. */
process.argv.splice(2, 0, 'sdhealth-bundle');
await import('./run.mjs');
