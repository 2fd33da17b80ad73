/** Writes the entries `/methods` and `/events`: the contract's rows by kind, each by its name, so that a bundler keeps what is used. */
import type { Contract } from './contract/rows.ts';

const entry = ({ capabilities }: Contract, kind: 'methods' | 'events'): string =>
  [
    '// Written from the contract by `npm run generate`; do not edit.',
    `/** All ${kind} of the contract, and nothing else: \`@sdhealth/bridge-sdk/${kind}\`. */`,
    ...capabilities.flatMap((capability) => {
      const names = capability[kind].map(({ name }) => name).sort();
      return names.length > 0 ? [exported(names, `../contract/${capability.name}.ts`)] : [];
    }),
    '',
  ].join('\n');

/** Returns an export as the formatter writes it: on one line where it fits. */
function exported(names: readonly string[], from: string): string {
  const line = `export { ${names.join(', ')} } from '${from}';`;
  return line.length <= 120 ? line : `export {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

/** The modules' texts, by path in `bridge-sdk`. */
export const entryModules = (contract: Contract): Record<string, string> => ({
  'src/rows/methods.ts': entry(contract, 'methods'),
  'src/rows/events.ts': entry(contract, 'events'),
});
