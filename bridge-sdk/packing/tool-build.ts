/** Builds a command for Node, as one module or several: where it is used there is neither this repository nor a reader of TypeScript. */
import { type BuildEnvironmentOptions, build, type Plugin } from 'vite';
import { root } from '../../scripts/workspace/root.ts';

export interface ToolBuild {
  /** The module, or several by their names. */
  readonly input: string | Readonly<Record<string, string>>;
  readonly outDir: string;
  /** Packages that are installed beside the command. */
  readonly external?: readonly (string | RegExp)[];
  /** The names of the files. */
  readonly output: { readonly entryFileNames: string; readonly chunkFileNames?: string };
}

export async function buildTool(tool: ToolBuild, plugins: readonly Plugin[]): Promise<void> {
  const { input, outDir, external = [], output } = tool;
  const options: BuildEnvironmentOptions = {
    ssr: true,
    target: 'node20',
    minify: false,
    emptyOutDir: true,
    outDir,
    rolldownOptions: { input: typeof input === 'string' ? input : { ...input }, external: [...external], output },
  };
  await build({ configFile: false, plugins: [...plugins], root, publicDir: false, logLevel: 'warn', build: options });
}
