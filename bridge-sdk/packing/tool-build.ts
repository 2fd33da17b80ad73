/** Builds a command for Node, as one module or several: where it is used there is neither this repository nor a reader of TypeScript. */
import { type BuildEnvironmentOptions, build, type Plugin } from 'vite';
import { root } from '../../scripts/workspace/root.ts';

export interface ToolBuild {
  /** The module, or several by their names. */
  readonly input: string | Readonly<Record<string, string>>;
  readonly outDir: string;
  /** Packages that are installed beside the command. */
  readonly external?: readonly (string | RegExp)[];
  /** Everything that it imports is in the file. */
  readonly isWhole?: boolean;
  /** Other files of the folder stay. */
  readonly isBeside?: boolean;
  /** The names of the files. */
  readonly output: { readonly entryFileNames: string; readonly chunkFileNames?: string };
}

export async function buildTool(tool: ToolBuild, plugins: readonly Plugin[] = []): Promise<void> {
  const { input, outDir, external = [], output, isWhole = false, isBeside = false } = tool;
  const options: BuildEnvironmentOptions = {
    ssr: true,
    target: 'node20',
    minify: false,
    emptyOutDir: !isBeside,
    outDir,
    rolldownOptions: { input: typeof input === 'string' ? input : { ...input }, external: [...external], output },
  };
  const ssr = isWhole ? { noExternal: true as const } : {};
  const plain = { configFile: false, root, publicDir: false, logLevel: 'warn' } as const;
  await build({ ...plain, plugins: [...plugins], ssr, build: options });
}
