#!/usr/bin/env node
/** Runs the published command `create-bridge`. */
import { askPerson } from './ask.ts';
import { createBridgeProject } from './command.ts';

process.exitCode = await createBridgeProject(process.argv.slice(2), {
  cwd: process.cwd(),
  environment: process.env,
  ...(process.stdin.isTTY && process.stdout.isTTY && { ask: askPerson }),
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
