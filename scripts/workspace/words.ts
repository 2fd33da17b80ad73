/** Returns the values of a repeatable option with commas, such as `--host=a,b`. `flag` is the text before the values. */
export const wordsOf = (args: readonly string[], flag: string): string[] =>
  args.filter((arg) => arg.startsWith(flag)).flatMap((arg) => arg.slice(flag.length).split(','));
