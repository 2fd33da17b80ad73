/** Finds and reads `bridge.config.ts`. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ClearError } from '../../../../scripts/workspace/clear-error.ts';
import { nearest } from '../../../src/development/nearest.ts';
import type { BridgeConfig, Outputs } from '../config.ts';
import { importModule } from './modules.ts';

/** Holds a configuration and the base folder of its paths. */
export interface Loaded {
  readonly config: BridgeConfig;
  readonly base: string;
}

const NAMES = ['bridge.config.ts', 'bridge.config.mts', 'bridge.config.js', 'bridge.config.mjs'];
const OPTIONS: Readonly<Record<keyof BridgeConfig, true>> = {
  contract: true,
  name: true,
  extends: true,
  version: true,
  title: true,
  description: true,
  license: true,
  released: true,
  output: true,
  files: true,
  isLibrary: true,
  support: true,
};
const OUTPUTS: Readonly<Record<keyof Outputs, true>> = {
  typescript: true,
  kotlin: true,
  swift: true,
  arkts: true,
  miniProgram: true,
  openrpc: true,
  markdown: true,
  vectors: true,
  samples: true,
  shims: true,
};

function requireNames(object: object, known: object, noun: string): void {
  for (const name of Object.keys(object)) {
    if (Object.hasOwn(known, name)) continue;
    const suggestion = nearest(name, Object.keys(known));
    throw new ClearError(
      `${name} is not a known ${noun}${suggestion ? `; did you mean ${suggestion}?` : `: ${Object.keys(known).join(', ')}`}`,
    );
  }
}

/** Returns the configuration. Throws for unknown names and for missing required values. */
function validateConfig(value: unknown): BridgeConfig {
  const config: Partial<BridgeConfig> = Object(value);
  requireNames(config, OPTIONS, 'setting of the configuration');
  if (typeof config.contract !== 'string') throw new ClearError('`contract` of the configuration names the contract');
  if (typeof config.name !== 'string' || !/^[A-Z][A-Za-z\d]*$/.test(config.name))
    throw new ClearError(
      '`name` of the configuration begins class names, like Shop: a capital letter, then letters and digits',
    );
  if (typeof config.output !== 'object') throw new ClearError('`output` of the configuration lists the outputs');
  requireNames(config.output, OUTPUTS, 'output');
  const packageName = config.output.kotlin?.package;
  if (packageName !== undefined && !/^[a-z]\w*(\.[a-z]\w*)*$/.test(packageName))
    throw new ClearError(`output.kotlin.package: ${packageName} is not a package, like com.shop.bridge`);
  return { ...config, contract: config.contract, name: config.name, output: config.output };
}

/** Resolves to the configuration in a folder, or in the given file. */
export async function loadConfig(folder: string, named?: string): Promise<Loaded> {
  const files = (named === undefined ? NAMES : [named]).map((file) => resolve(folder, file));
  const file = files.find((item) => existsSync(item));
  if (file === undefined) throw new ClearError(`${named ?? NAMES[0]}: no such file in ${folder}`);
  const { default: value } = await importModule(file);
  return { config: validateConfig(value), base: dirname(file) };
}
