/** Loads the rules for oxlint through Vite, as Node 20 does not read TypeScript itself. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const rules = fileURLToPath(new URL('./plugin.ts', import.meta.url));
const { module } = await runnerImport(rules, { configFile: false, logLevel: 'error' });

export default module.plugin;
