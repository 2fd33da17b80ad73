/** Returns the words of an option that may come several times, with commas: `--host=a,b`. `flag` is all before the words. */
export const wordsOf = (args: readonly string[], flag: string): string[] =>
  args.filter((arg) => arg.startsWith(flag)).flatMap((arg) => arg.slice(flag.length).split(','));
