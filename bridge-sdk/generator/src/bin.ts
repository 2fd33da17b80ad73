#!/usr/bin/env node
/** Runs the command `bridge` of the package. */
import { bridge } from './command.ts';

process.exitCode = await bridge(process.argv.slice(2), process.cwd());
