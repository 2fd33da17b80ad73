/** Compiles every block of TypeScript in the docs, and follows every link. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root, tool } from '../../../scripts/workspace/root.ts';

const sdk = join(root, 'bridge-sdk');
const isDocument = (file: string) => file.endsWith('.md');
/** Lists generated documents, whose code is not compiled. */
const GENERATED = ['CHANGELOG.md'];
const files = [
  ...readdirSync(sdk).filter((file) => isDocument(file) && !GENERATED.includes(file)),
  ...readdirSync(join(sdk, 'docs'))
    .filter(isDocument)
    .map((file) => `docs/${file}`),
];
const folder = mkdtempSync(join(tmpdir(), 'snippets-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Declares the code that a reader already has. */
const READER_CODE = `
type Bridge = import('@sdhealth/bridge-sdk').Bridge;
type Signature = import('@sdhealth/bridge-sdk').Signature;
type Order = import('@sdhealth/bridge-sdk').ParamsOf<typeof import('@sdhealth/bridge-sdk').paySeq>;
declare const bridge: Bridge;
declare const { createBridge }: typeof import('@sdhealth/bridge-sdk');
declare const port: MessagePort;
declare const request: Request;
declare const dsbridge: import('@sdhealth/bridge-sdk/transports').DsBridge;
declare function fetchSignature(url: string, kind: string): Promise<Signature>;
declare function openMyDialog(signal: AbortSignal): Promise<{ outcome: 'done' }>;
declare function askServer(sequence: string): Promise<'open' | 'paid' | 'failed'>;
declare const Root: import('vue').Component;
declare const lockerSchema: import('@sdhealth/bridge-sdk').StandardSchema<{ id: string }>;
declare const openSchema: import('@sdhealth/bridge-sdk').StandardSchema<{ open: boolean }>;
declare function askServerToOpen(id: string): Promise<boolean>;
declare function showNotPaid(): void;
declare function showConfirming(): void;
declare function showScanButton(): void;
declare function showUpdateHint(version: string | undefined): void;
// The parts of the two consoles that the guide uses.
declare module 'vconsole' {
  class VConsolePlugin {
    constructor(id: string, name?: string);
    on(event: string, listener: (data?: any) => void): this;
  }
  export default class VConsole {
    static get VConsolePlugin(): typeof VConsolePlugin;
    addPlugin(plugin: VConsolePlugin): boolean;
  }
}
declare module 'eruda' {
  class Tool {
    name?: string;
    init(element: any, console?: any): void;
    destroy(): void;
  }
  const eruda: { Tool: typeof Tool; init(): void; add(tool: Tool | ((eruda: unknown) => Tool)): void };
  export default eruda;
}
`;

it('the TypeScript of the docs when it is compiled: has no error', { timeout: 60_000 }, () => {
  const snippets = files.flatMap((file) => {
    const blocks = readFileSync(join(sdk, file), 'utf8').matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm);
    return [...blocks].map(([, end = 'ts', text = ''], index) => ({
      name: `${basename(file, '.md')}-${index}.${end}`,
      text,
    }));
  });
  expect(snippets.length).toBeGreaterThan(15);
  for (const { name, text } of snippets) writeFileSync(join(folder, name), `${text}\nexport {};\n`);
  writeFileSync(join(folder, 'readers.d.ts'), READER_CODE);
  const source = (file: string) => [join(sdk, 'src', file)];
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    types: [],
    paths: {
      '@sdhealth/bridge-sdk': source('index.ts'),
      '@sdhealth/bridge-sdk/debug': source('debug/index.ts'),
      '@sdhealth/bridge-sdk/react': source('react/index.ts'),
      '@sdhealth/bridge-sdk/recorder': source('recorder/index.ts'),
      '@sdhealth/bridge-sdk/testing': source('testing/index.ts'),
      '@sdhealth/bridge-sdk/transports': source('transports/index.ts'),
      '@sdhealth/bridge-sdk/hosts/native': source('hosts/connect-native.ts'),
      '@sdhealth/bridge-sdk/vue': source('vue/index.ts'),
      '@sdhealth/native-shims/vitest': [join(root, 'native-shims/src/vitest.ts')],
      vue: [join(root, 'node_modules/vue/dist/vue.d.mts')],
      'react/jsx-runtime': [join(root, 'node_modules/@types/react/jsx-runtime.d.ts')],
    },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  const errors = (() => {
    try {
      return execFileSync(tool('tsc'), ['-p', folder], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      return String((error as { stdout?: unknown }).stdout);
    }
  })();
  expect(errors).toBe('');
});

/** Returns the anchors of a document's headings, as GitHub generates them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replace(/ /g, '-'),
  );

it.each(files)('the links of %s: lead to existing files and headings', (file) => {
  const text = readFileSync(join(sdk, file), 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
  const deadLinks = links.filter(([, path = '', anchor]) => {
    const target = path === '' ? join(sdk, file) : join(dirname(join(sdk, file)), path);
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor));
  });
  expect(deadLinks.map(([link]) => link)).toEqual([]);
});
