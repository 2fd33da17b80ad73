/** Reads and compares accessible trees as Playwright writes them: one node per line, children indented under it. */

/** Patterns of texts that differ between two reads of one page, with their placeholders: times of day, countdowns and timers. */
const TIME_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\b\d{1,2}:\d{2}(:\d{2})?\b/g, '<time>'],
  [/\d+(?= ?(?:s|秒|seconds?)\b)/g, '<n>'],
  [/\d+(?=秒)/g, '<n>'],
  [/^(timer)\b.*/, '$1'],
];

export interface TreeNode {
  /** The role, name and state of the node, or the whole text of a text node. */
  readonly line: string;
  readonly children: readonly TreeNode[];
}

export function treeOf(text: string): TreeNode[] {
  const root: { line: string; children: TreeNode[] } = { line: '', children: [] };
  const ancestors: { depth: number; node: { line: string; children: TreeNode[] } }[] = [{ depth: -1, node: root }];
  for (const rawLine of text.split('\n')) {
    const [, spaces = '', content = ''] = /^( *)- (.*)$/.exec(rawLine) ?? [];
    if (content === '') continue;
    const line = TIME_PATTERNS.reduce(
      (text, [pattern, mark]) => text.replace(pattern, mark),
      content.replace(/:$/, ''),
    );
    const node = { line, children: [] };
    while ((ancestors.at(-1)?.depth ?? -1) >= spaces.length) ancestors.pop();
    ancestors.at(-1)?.node.children.push(node);
    ancestors.push({ depth: spaces.length, node });
  }
  return root.children;
}

/** Returns the tree without the nodes that a pattern matches and their children, and the number of these nodes. */
export function without(
  nodes: readonly TreeNode[],
  pattern: RegExp,
): { readonly nodes: TreeNode[]; readonly removedCount: number } {
  let matchCount = 0;
  const removeFrom = (text: readonly TreeNode[]): TreeNode[] =>
    text.flatMap((node) => {
      if (pattern.test(node.line)) {
        matchCount++;
        return [];
      }
      return [{ line: node.line, children: removeFrom(node.children) }];
    });
  return { nodes: removeFrom(nodes), removedCount: matchCount };
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
  return compareMiddles(first.slice(start, first.length - end), second.slice(start, second.length - end));
}

/** Compares the differing middle of two lists by their longest common subsequence. */
function compareMiddles(a: readonly string[], b: readonly string[]): string[] {
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
