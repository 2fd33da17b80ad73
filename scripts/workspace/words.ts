/** Returns the values of a repeatable option with commas, such as `--host=a,b`. `flag` is `--host=`. */
export const optionValues = (args: readonly string[], flag: string): string[] =>
  args.filter((arg) => arg.startsWith(flag)).flatMap((arg) => arg.slice(flag.length).split(','));
