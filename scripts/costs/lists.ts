/** Reads the lists of "How to add" in CONTRIBUTING.md. */

const section = (text: string): string => /\n## How to add\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';

/** Returns the files of the numbered list that stands under a bold name; `<area>` and the like stand for any word. */
export function listed(text: string, name: string): readonly string[] {
  const [, own = ''] = section(text).split(`**${name}**`);
  const [list = ''] = own.split(/\n\*\*/);
  return [...list.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file);
}

/** Returns true for a file that a list has. */
export function isListed(file: string, list: readonly string[]): boolean {
  return list.some((pattern) => {
    const parts = pattern.split(/<\w+>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('[\\w-]+')}$`).test(file);
  });
}
