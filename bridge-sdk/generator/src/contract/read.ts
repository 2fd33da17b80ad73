/** Reads the standard contract from its source in this repository. */
import { readCapability } from './capability.ts';
import { readDocs } from './docs.ts';
import { type Contract, contractOf } from './rows.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../src/contract/*.ts', '!**/index.ts', '!**/shapes.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(['../../../src/contract/*.ts', '!**/index.ts', '!**/shapes.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const nameOf = (file: string) => file.replace(/^.*\/|\.ts$/g, '');

/** Holds the standard contract. Its capabilities are sorted by name. */
export const standard: Contract = contractOf(
  Object.entries(modules)
    .map(([file, exports]) => {
      const name = nameOf(file);
      const docsOf = readDocs(sources[file] ?? '');
      return readCapability({ name, file: `bridge-sdk/src/contract/${name}.ts`, exports, docsOf });
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en')),
);

export const { capabilities, methods, events } = standard;
