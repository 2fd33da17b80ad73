/** The plugin as oxlint loads it. Node 20 does not read TypeScript by itself, so Vite loads the rules. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const rules = fileURLToPath(new URL('./plugin.ts', import.meta.url));
const { module } = await runnerImport(rules, { configFile: false, logLevel: 'error' });

export default module.plugin;
