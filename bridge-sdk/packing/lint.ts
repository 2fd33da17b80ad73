/** Runs package linters on a tarball. An empty list means no finding. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { tool } from '../../scripts/workspace/root.ts';

/** Runs publint. Warnings and suggestions count as findings. */
export async function publintFindings(tarball: string): Promise<string[]> {
  const manifest: Record<string, unknown> = JSON.parse(readFileSync(join(dirname(tarball), 'package.json'), 'utf8'));
  const content = readFileSync(tarball);
  const bytes = content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength);
  const { messages } = await publint({ pack: { tarball: bytes }, strict: true });
  return messages.map((message) => `${message.code}: ${formatMessage(message, manifest, { color: false })}`);
}

/** Runs `attw` ("Are the types wrong?") for a package that has ES modules only. */
export function attwFindings(tarball: string): string[] {
  const args = ['--profile', 'esm-only', '--no-definitely-typed', '--no-emoji', '--no-color', '-f', 'ascii', tarball];
  try {
    execFileSync(tool('attw'), args, { encoding: 'utf8', stdio: 'pipe' });
    return [];
  } catch (error) {
    return [String((error as { stdout?: unknown }).stdout)];
  }
}
