/** Data for the small programs of the page's markup: script elements, made of the table of routes. */
import { byFolder, FIRST_DATA, type FirstDataTable } from '../src/app/prefetch/head-data.ts';
import { routes } from '../src/routes.ts';

export const dataScript = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;

/** Returns the source of a regular expression for a path such as `/a/:b/:c?`. */
export const patternOf = (path: string): string =>
  `^${path
    .replace(/[.*+^$()[\]{}|\\]/g, '\\$&')
    .replace(/\/:\w+\?/g, '(/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')}$`;

/** The addresses of public first data, by the paths of their pages. */
export const firstDataTable = (): FirstDataTable =>
  Object.entries(FIRST_DATA).map(([id, file = '']) => {
    const { path } = routes[id as keyof typeof routes];
    return [patternOf(path), byFolder(file, path)];
  });
