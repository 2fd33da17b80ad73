/** Builds a command for Node as plain JavaScript, because its users have neither this repository nor a TypeScript loader. */
import { type BuildEnvironmentOptions, build, defaultServerConditions, type Plugin } from 'vite';
import { root } from '../../scripts/workspace/root.ts';

export interface ToolBuild {
  /** Names the entry module, or several by their output names. */
  readonly input: string | Readonly<Record<string, string>>;
  readonly outDir: string;
  /** Lists packages that are installed next to the command and not bundled. */
  readonly external?: readonly (string | RegExp)[];
  /** True to bundle all packages that the command imports. */
  readonly bundlesAll?: boolean;
  /** Lists conditions of imports, in addition to the usual ones. */
  readonly conditions?: readonly string[];
  /** True to keep the other files of the output folder. */
  readonly keepsOthers?: boolean;
  readonly output: { readonly entryFileNames: string; readonly chunkFileNames?: string };
}

export async function buildTool(tool: ToolBuild, plugins: readonly Plugin[] = []): Promise<void> {
  const { input, outDir, external = [], output, bundlesAll = false, conditions = [], keepsOthers = false } = tool;
  const options: BuildEnvironmentOptions = {
    ssr: true,
    target: 'node20',
    minify: false,
    emptyOutDir: !keepsOthers,
    outDir,
    rolldownOptions: { input: typeof input === 'string' ? input : { ...input }, external: [...external], output },
  };
  const ssr = {
    ...(bundlesAll && { noExternal: true as const }),
    ...(conditions.length > 0 && { resolve: { conditions: [...conditions, ...defaultServerConditions] } }),
  };
  const common = { configFile: false, root, publicDir: false, logLevel: 'warn' } as const;
  await build({ ...common, plugins: [...plugins], ssr, build: options });
}
