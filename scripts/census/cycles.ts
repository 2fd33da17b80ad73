/** Finds groups of files that import each other in a circle (Tarjan's strongly connected components). */

interface Step {
  readonly from: { readonly path: string };
  readonly to: { readonly path: string };
}

/** Each group in the order of its paths. A file that imports itself is a group of one. */
export function cyclesOf(links: readonly Step[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of links) next.set(from.path, (next.get(from.path) ?? new Set()).add(to.path));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];
  const low = (path: string) => lowest.get(path) ?? 0;
  const visit = (path: string): void => {
    order.set(path, order.size);
    lowest.set(path, order.size - 1);
    open.push(path);
    for (const target of next.get(path) ?? []) {
      if (!order.has(target)) {
        visit(target);
        lowest.set(path, Math.min(low(path), low(target)));
      } else if (open.includes(target)) lowest.set(path, Math.min(low(path), order.get(target) ?? 0));
    }
    if (low(path) !== order.get(path)) return;
    const group = open.splice(open.indexOf(path));
    if (group.length > 1 || next.get(path)?.has(path)) groups.push(group.sort());
  };
  for (const path of next.keys()) if (!order.has(path)) visit(path);
  return groups;
}
