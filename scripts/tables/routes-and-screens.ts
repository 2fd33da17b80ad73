/** Checks that every screen has its route: `screens/<area>/<name>.tsx` is the screen of route `<area>.<name>`. */
import type { SourceFile } from '../source/source-file.ts';
import { screenIdFaults } from './screen-ids.ts';
import { repeated, type TableCheck } from './table-check.ts';

type Routes = Readonly<Record<string, { readonly path: string }>>;

const screenIds = (files: readonly string[]): string[] =>
  files.flatMap((file) => {
    const [, area, name] = /^([\w-]+)\/([\w-]+)\.tsx$/.exec(file) ?? [];
    return area && name ? [`${area}.${name}`] : [];
  });

/** Checks `screenFiles`, the paths of all files within `screens`, and `modules`, all modules of the app. */
export function checkRoutesAndScreens(
  routes: Routes,
  screenFiles: readonly string[],
  modules: readonly SourceFile[] = [],
): TableCheck {
  const rows = Object.entries(routes);
  const screens = screenIds(screenFiles);
  return {
    line: `${rows.length} routes, ${screens.length} screens`,
    faults: [
      ...repeated(rows.map(([, row]) => shapeOf(row.path))).map((path) => `two routes have the path ${path}`),
      ...screens
        .filter((id) => !(id in routes))
        .map((id) => `${fileOf(id)} has no route ${id} in webview-app/src/routes.ts`),
      ...rows.filter(([id]) => !screens.includes(id)).map(([id]) => `the route ${id} has no ${fileOf(id)}`),
      ...modules.flatMap(screenIdFaults),
    ],
  };
}

const fileOf = (id: string) => `webview-app/src/screens/${id.replace('.', '/')}.tsx`;

/** Returns the path without its parameters' names, because paths that differ only in these collide. */
const shapeOf = (path: string) => path.replace(/:\w+/g, ':');
