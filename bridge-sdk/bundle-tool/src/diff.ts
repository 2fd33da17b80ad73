/** Lists the differences of two bundles, for the person who releases the second. */
import type { Manifest } from './manifest.ts';

/** Returns a line for each field and file that differs. The list is empty if the bundles differ only in their signatures. */
export function diffOf(previous: Manifest, after: Manifest): string[] {
  const lines: string[] = [];
  const oldFields = flatten({ ...previous, files: null }, '');
  const newFields = flatten({ ...after, files: null }, '');
  for (const name of [...new Set([...oldFields.keys(), ...newFields.keys()])].sort()) {
    const [left, right] = [oldFields.get(name), newFields.get(name)];
    if (left !== right) lines.push(`${name}: ${left ?? 'none'} -> ${right ?? 'none'}`);
  }
  const files = new Map(previous.files.map((file) => [file.path, file]));
  for (const { path, size, sha256 } of after.files) {
    const old = files.get(path);
    files.delete(path);
    if (!old) lines.push(`+ ${path}: ${size} bytes`);
    else if (old.sha256 !== sha256) lines.push(`~ ${path}: ${old.size} -> ${size} bytes`);
  }
  return [...lines, ...[...files.values()].map(({ path, size }) => `- ${path}: ${size} bytes`)];
}

/** Maps each nested value to a dotted path. Each item of a list gets a separate path. */
function flatten(value: unknown, path: string): Map<string, string> {
  if (Array.isArray(value)) return new Map(value.map((item) => [`${path}[${String(item)}]`, 'there']));
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]]);
  return new Map(Object.entries(value).flatMap(([name, item]) => [...flatten(item, path ? `${path}.${name}` : name)]));
}
