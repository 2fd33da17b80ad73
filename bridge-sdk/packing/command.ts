#!/usr/bin/env node
import { ClearError } from '../../scripts/workspace/clear-error.ts';
/** The command `sdhealth-bundle` as the package has it: what `bridge-sdk/bundle-tool/src/main.ts` is in this repository. */
import { runCommand } from '../bundle-tool/src/commands.ts';

try {
  const { code, lines } = runCommand(process.argv.slice(2));
  for (const line of lines) (code === 0 ? console.log : console.error)(line);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof ClearError ? error.message : error);
  process.exitCode = 1;
}
