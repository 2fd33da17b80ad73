/** Runs the command `npx sdhealth-bundle` on signed bundles and their roll-out. `bridge-sdk/docs/signed-bundles.md` lists the exit codes. */
import { runCommand } from './commands.ts';

export function main(args: string[]): number {
  const { code, lines } = runCommand(args);
  for (const line of lines) (code === 0 ? console.log : console.error)(line);
  return code;
}
