/** Makes the data of the page's inline programs from the table of routes, as script elements. */
import { join } from 'node:path';
import { defaultClientConditions, runnerImport } from 'vite';
import { root } from '../../scripts/workspace/root.ts';
import type * as headData from '../src/app/prefetch/head-data.ts';
import { byFolder, type FirstDataTable } from '../src/app/prefetch/head-table.ts';
import { routes } from '../src/routes.ts';

/** Reads the addresses of public first data from the screens' own lists of reads. */
export async function firstDataOf(): Promise<typeof headData.FIRST_DATA> {
  const { module } = await runnerImport<typeof headData>(join(root, 'webview-app/src/app/prefetch/head-data.ts'), {
    root: join(root, 'webview-app'),
    resolve: { conditions: ['source', ...defaultClientConditions] },
  });
  return module.FIRST_DATA;
}

export const dataScript = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;

/** Returns the source of a regular expression for a path such as `/a/:b/:c?`. */
export const patternOf = (path: string): string =>
  `^${path
    .replace(/[.*+^$()[\]{}|\\]/g, '\\$&')
    .replace(/\/:\w+\?/g, '(/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')}$`;

/** Returns the addresses of public first data by the paths of their pages. */
export const firstDataTable = (data: typeof headData.FIRST_DATA): FirstDataTable =>
  Object.entries(data).map(([id, file = '']) => {
    const { path } = routes[id as keyof typeof routes];
    return [patternOf(path), byFolder(file, path)];
  });
