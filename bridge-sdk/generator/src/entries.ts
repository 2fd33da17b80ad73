/** Writes the entries `/methods` and `/events`, which export the contract's rows by name for tree shaking. */
import type { Contract } from './contract/rows.ts';

const entry = ({ capabilities }: Contract, kind: 'methods' | 'events'): string =>
  [
    '// Written from the contract by `npm run generate`; do not edit.',
    `/** All ${kind} of the contract, and nothing else: \`@sdhealth/bridge-sdk/${kind}\`. */`,
    ...capabilities.flatMap((capability) => {
      const names = capability[kind].map(({ name }) => name).sort();
      return names.length > 0 ? [exportLine(names, `../contract/${capability.name}.ts`)] : [];
    }),
    '',
  ].join('\n');

/** Formats an export as the formatter does: on a single line if it fits. */
function exportLine(names: readonly string[], from: string): string {
  const line = `export { ${names.join(', ')} } from '${from}';`;
  return line.length <= 120 ? line : `export {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

/** Returns the modules' texts, by path in `bridge-sdk`. */
export const entryModules = (contract: Contract): Record<string, string> => ({
  'src/rows/methods.ts': entry(contract, 'methods'),
  'src/rows/events.ts': entry(contract, 'events'),
});
