#!/usr/bin/env node
/** Runs the package's command. */
import { main } from './main.ts';

process.exitCode = await main(process.argv.slice(2));
