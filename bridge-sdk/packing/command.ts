#!/usr/bin/env node
import { ClearError } from '../../scripts/workspace/clear-error.ts';
/** Runs the published command `sdhealth-bundle`. In this repository `bridge-sdk/bundle-tool/src/main.ts` runs it. */
import { runCommand } from '../bundle-tool/src/commands.ts';

try {
  const { code, lines } = runCommand(process.argv.slice(2));
  for (const line of lines) (code === 0 ? console.log : console.error)(line);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof ClearError ? error.message : error);
  process.exitCode = 1;
}
