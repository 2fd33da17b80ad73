#!/usr/bin/env node
/** The command `bridge` as the package has it. */
import { bridge } from './command.ts';

process.exitCode = await bridge(process.argv.slice(2), process.cwd());
