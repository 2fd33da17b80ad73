/** `npx sdhealth-bundle verify|diff|embed|key`: looks at signed bundles, and puts them into apps. Its codes: bridge-sdk/docs/signed-bundles.md. */
import { runCommand } from './commands.ts';

export function main(args: string[]): number {
  const { code, lines } = runCommand(args);
  for (const line of lines) (code === 0 ? console.log : console.error)(line);
  return code;
}
