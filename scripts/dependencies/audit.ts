/** Runs the registry's audit of the lock file, which not every registry offers. */
import { spawnSync } from 'node:child_process';
import { root } from '../workspace/root.ts';

const AUDIT = ['audit', '--json', '--package-lock-only', '--fetch-retries=0'];
const TIMEOUT_MS = 20_000;

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity?: string; readonly range?: string }>>;
}

/** Returns a sentence for each package with a known vulnerability, or undefined when the registry does not answer. */
export function audit(): string[] | undefined {
  const shell = process.platform === 'win32';
  return auditFindings(spawnSync('npm', AUDIT, { cwd: root, encoding: 'utf8', timeout: TIMEOUT_MS, shell }).stdout);
}

export function auditFindings(text: string): string[] | undefined {
  try {
    const { vulnerabilities }: Report = JSON.parse(text);
    return (
      vulnerabilities &&
      Object.entries(vulnerabilities).map(
        ([name, { severity, range }]) => `${name} ${range ?? ''}: ${severity ?? 'unknown'}, by the registry's audit`,
      )
    );
  } catch {
    return undefined;
  }
}
