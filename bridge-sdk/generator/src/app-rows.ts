/** Writes a module with the whole contract, for the app's pages that try or list all methods and events. */
import type { Contract } from './contract/rows.ts';
import { SAMPLE_ORIGIN, samplePayload } from './contract/samples.ts';
import { literal } from './literal.ts';

/** The module's path, relative to the repository's root. */
export const APP_ROWS = 'webview-app/src/platform/contract-rows.ts';

const LINE_WIDTH = 120;

/** Returns a list in the formatter's layout: on one line if it fits, else one line for each entry. */
function list(prefix: string, names: readonly string[], suffix: string, indent = ''): string {
  const line = `${indent}${prefix}[${names.join(', ')}]${suffix}`;
  if (line.length <= LINE_WIDTH) return `${line}\n`;
  return `${indent}${prefix}[\n${names.map((name) => `${indent}  ${name},\n`).join('')}${indent}]${suffix}\n`;
}

const SAMPLE_ADDRESS = new RegExp(`'${SAMPLE_ORIGIN}[^']*'`, 'g');

/** Returns the module's text. It imports single names, because a namespace import would put the whole contract into every page. */
export function appRows({ capabilities, events, methods }: Contract): string {
  const names = [...methods, ...events]
    .map(({ name }) => name)
    .sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const groups = capabilities.filter((capability) => capability.methods.length > 0);
  const samples = methods.map(({ name, params }) => {
    const sample = literal(samplePayload(params), '  ').replace(SAMPLE_ADDRESS, 'address');
    return `  ${name}: ${sample},\n`;
  });
  return `${[
    '// Written from the contract by `npm run generate`; do not edit.',
    `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '@sdhealth/bridge-sdk';\n`,
    '/** All methods of the contract, by capability. */',
    `export const methods = {\n${groups
      .map(({ name, methods: rows }) =>
        list(
          `${name}: `,
          rows.map((row) => row.name),
          ',',
          '  ',
        ),
      )
      .join('')}};\n`,
    '/** All events of the contract. */',
    list(
      'export const events = ',
      events.map(({ name }) => name),
      ';',
    ),
    '/** Good params of every call; `address` is the absolute address of a page of the app. */',
    `export const samplesAt = (address: string) => ({\n${samples.join('')}});`,
  ].join('\n')}\n`;
}
