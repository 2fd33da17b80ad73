/** Reads and compares accessible trees as Playwright writes them: one node a line, children indented under it. */

/** Replaces texts that differ between two looks at one page: times of day, countdowns and timers. */
const MOMENTS: readonly (readonly [RegExp, string])[] = [
  [/\b\d{1,2}:\d{2}(:\d{2})?\b/g, '<time>'],
  [/\d+(?= ?(?:s|秒|seconds?)\b)/g, '<n>'],
  [/\d+(?=秒)/g, '<n>'],
  [/^(timer)\b.*/, '$1'],
];

export interface TreeNode {
  /** The role, name and state of the node; for a text the whole text. */
  readonly line: string;
  readonly children: readonly TreeNode[];
}

/** Parses the text of a tree. */
export function treeOf(text: string): TreeNode[] {
  const root: { line: string; children: TreeNode[] } = { line: '', children: [] };
  const open: { depth: number; node: { line: string; children: TreeNode[] } }[] = [{ depth: -1, node: root }];
  for (const raw of text.split('\n')) {
    const [, spaces = '', words = ''] = /^( *)- (.*)$/.exec(raw) ?? [];
    if (words === '') continue;
    const line = MOMENTS.reduce((all, [pattern, sign]) => all.replace(pattern, sign), words.replace(/:$/, ''));
    const node = { line, children: [] };
    while ((open.at(-1)?.depth ?? -1) >= spaces.length) open.pop();
    open.at(-1)?.node.children.push(node);
    open.push({ depth: spaces.length, node });
  }
  return root.children;
}

/** Returns the tree without the nodes that a pattern matches and their children, and the number of these nodes. */
export function without(
  nodes: readonly TreeNode[],
  pattern: RegExp,
): { readonly nodes: TreeNode[]; readonly found: number } {
  let matchCount = 0;
  const rest = (all: readonly TreeNode[]): TreeNode[] =>
    all.flatMap((node) => {
      if (pattern.test(node.line)) {
        matchCount++;
        return [];
      }
      return [{ line: node.line, children: rest(node.children) }];
    });
  return { nodes: rest(nodes), found: matchCount };
}

/** Returns the lines of a tree, each indented by two spaces for each node around it. */
export const linesOf = (nodes: readonly TreeNode[], depth = 0): string[] =>
  nodes.flatMap(({ line, children }) => [`${'  '.repeat(depth)}${line}`, ...linesOf(children, depth + 1)]);

/** Returns the lines that only one of two trees has, in order. Lines of the first begin with `- `, lines of the second with `+ `. */
export function differenceOf(first: readonly string[], second: readonly string[]): string[] {
  let start = 0;
  while (start < first.length && first[start] === second[start]) start++;
  let end = 0;
  while (end < Math.min(first.length, second.length) - start && first.at(-1 - end) === second.at(-1 - end)) end++;
  return longest(first.slice(start, first.length - end), second.slice(start, second.length - end));
}

/** Compares the differing middle of two lists by their longest common subsequence. */
function longest(a: readonly string[], b: readonly string[]): string[] {
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  const cellAt = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = table[i];
      if (row) row[j] = a[i] === b[j] ? cellAt(i + 1, j + 1) + 1 : Math.max(cellAt(i + 1, j), cellAt(i, j + 1));
    }
  const matches: string[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && cellAt(i + 1, j) >= cellAt(i, j + 1))) matches.push(`- ${a[i++]}`);
    else matches.push(`+ ${b[j++]}`);
  }
  return matches;
}
