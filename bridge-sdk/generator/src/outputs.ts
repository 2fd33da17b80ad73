/** Returns the files of every output of a configuration, by their paths relative to the configuration. */
import { dirname, normalize, relative } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { capabilityDocs } from './capability-docs.ts';
import type { BridgeConfig, Language, Outputs } from './config.ts';
import { standard } from './contract/read.ts';
import type { Contract } from './contract/rows.ts';
import { hostVectorsOf } from './host-vectors.ts';
import { jsonText } from './json-text.ts';
import { miniProgramTable } from './mini-program.ts';
import { arktsFiles, kotlinFiles, sampleFiles, swiftFiles } from './native-files.ts';
import { openRpcDocument } from './openrpc.ts';
import { pageVectorsOf } from './page-vectors.ts';
import { shimAnswers } from './shim-answers.ts';
import { typescriptRows } from './typescript-rows.ts';

type Files = Record<string, string>;
const inFolder = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

/** Returns the relative path by which one file imports another. */
const importPath = (file: string, from: string) =>
  relative(dirname(from), file)
    .replaceAll('\\', '/')
    .replace(/^(?!\.)/, './')
    .replace(/\.ts$/, '.js');

/** Returns the languages in which every row has a text. */
function languagesOf({ methods, events }: Contract): Language[] {
  const rows = [...methods, ...events];
  return (['en', 'zh'] as const).filter((language) => language === 'en' || rows.every(({ zh }) => zh !== ''));
}

type Generators = {
  readonly [Name in keyof Outputs]-?: (
    options: NonNullable<Outputs[Name]>,
    contract: Contract,
    config: BridgeConfig,
  ) => Files;
};

const prefixOf = ({ isLibrary, name }: BridgeConfig) => (isLibrary ? {} : { prefix: name });

const GENERATORS: Generators = {
  typescript: ({ file }, contract, config) => ({ [file]: typescriptRows(contract, config.extends !== undefined) }),
  kotlin: (options, contract, config) =>
    inFolder(options.folder, kotlinFiles(contract, { package: options.package, ...prefixOf(config) })),
  swift: ({ folder }, contract, config) => inFolder(folder, swiftFiles(contract, prefixOf(config))),
  arkts: ({ folder, library = '.' }, contract, config) =>
    inFolder(folder, arktsFiles(contract, prefixOf(config).prefix, library)),
  miniProgram: ({ file, pages }, contract) => ({ [file]: miniProgramTable(contract, pages) }),
  openrpc: ({ file, words }, contract, config) => {
    const { title = config.name, version = '1.0.0', description, license } = config;
    const info = { title, version, ...(description && { description }), ...(license && { license }) };
    return { [file]: jsonText(openRpcDocument(contract, info, words, config.extends ? standard.capabilities : [])) };
  },
  markdown: ({ folder, languages }, contract, config) => {
    const from = config.output.typescript?.file.replace(/^(?!\.)/, './') ?? '@sdhealth/bridge-sdk';
    const docs = { from, ...(config.support && { support: config.support }) };
    return inFolder(folder, capabilityDocs(contract, docs, languages ?? languagesOf(contract)));
  },
  vectors: ({ folder }, contract, { isLibrary = false }) => ({
    [`${folder}/host.json`]: jsonText(hostVectorsOf(contract, isLibrary)),
    [`${folder}/page.json`]: jsonText(pageVectorsOf(contract, isLibrary)),
  }),
  samples: ({ folder }, contract, config) =>
    inFolder(folder, sampleFiles(contract, { package: config.output.kotlin?.package ?? '', ...prefixOf(config) })),
  shims: ({ file }, contract, { name, output }) => ({
    [file]: shimAnswers(contract, name, output.typescript && importPath(output.typescript.file, file)),
  }),
};

/** Returns all files of a configuration. Throws if two outputs would write the same file. */
export function filesOf(config: BridgeConfig, contract: Contract): Files {
  const created: (readonly [output: string, files: Files])[] = Object.entries(config.output).map(([name, options]) => {
    const generate = GENERATORS[name as keyof Outputs] as (
      options: unknown,
      contract: Contract,
      config: BridgeConfig,
    ) => Files;
    return [`output.${name}`, options === undefined ? {} : generate(options, contract, config)];
  });
  const writtenFiles = new Map<string, readonly [output: string, path: string, text: string]>();
  for (const [output, files] of [...created, ['files', config.files?.(contract) ?? {}] as const])
    for (const [path, text] of Object.entries(files)) {
      const first = writtenFiles.get(normalize(path));
      if (first) throw new ClearError(`${path}: ${first[0]} and ${output} both write this file`);
      writtenFiles.set(normalize(path), [output, path, text]);
    }
  return Object.fromEntries([...writtenFiles.values()].map(([, path, text]) => [path, text]));
}
