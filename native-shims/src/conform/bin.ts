#!/usr/bin/env node
/** The package's command. */
import { main } from './main.ts';

process.exitCode = await main(process.argv.slice(2));
