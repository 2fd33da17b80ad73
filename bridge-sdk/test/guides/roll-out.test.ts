/** Runs every command of the page on rolling out, in both languages, as it stands there. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/workspace/root.ts';
import { runCommand } from '../../bundle-tool/src/commands.ts';
import { keyidOf, readKey } from '../../bundle-tool/src/keys.ts';
import { keyFiles, writeBundle } from '../../bundle-tool/src/test-bundles.ts';

const NOW = new Date('2026-12-01T00:00:00Z');
const FILE = /(?<=^|=)(?=[\w.-]+(?:\.pem|\.zip|\.log)$|served$)/;

it.each(['roll-out.md', 'roll-out.zh.md'])(
  '%s when its commands are run in their order: each does what it says',
  (page) => {
    const folder = mkdtempSync(join(tmpdir(), 'roll-out-page-'));
    const path = (name: string) => join(folder, name);
    const text = readFileSync(join(root, 'docs/installation', page), 'utf8');
    const commands = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
      block.trim().split('\n'),
    );
    keyFiles(folder, 'second');
    writeFileSync(path('reports.log'), /^```json\n(.*\n)```$/m.exec(text)?.[1] ?? '');
    mkdirSync(path('built'));
    const outputs = commands.map((line) => {
      const [program = '', ...args] = (line.split(' #')[0] ?? '').trim().split(/\s+/);
      if (program === 'openssl') return execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
      // Builds the bundle that the line names.
      const version = /health-1\.(\d)\.(\d)\.zip/.exec(line);
      const build = version && Number(`1${version[1]}${version[2]}0`);
      if (build) renameSync(writeBundle(path('built'), path('release.pem'), build), path(version[0]));
      const first = () => keyidOf(readKey(readFileSync(path('release.pub.pem'), 'utf8'), 'public'));
      const absolute = args.slice(1).map((arg) => arg.replace(FILE, `${folder}/`).replace(/key-\d{4}\w+$/, first));
      const { code, lines } = runCommand(absolute, NOW);
      expect(`${line}: ${code}`).toBe(`${line}: 0`);
      return lines.join('\n');
    });
    expect(outputs.slice(2)).toEqual([
      expect.stringMatching(/build 1100 for 100 %/),
      expect.stringMatching(/build 1200 for 0 %/),
      expect.stringMatching(/^0 % -> 10 %/),
      expect.stringMatching(/^10 % -> 50 %/),
      expect.stringMatching(/^STOPPED build 1200/),
      expect.stringMatching(/^BACK to 1\.2\.3 build 1100/),
      expect.stringMatching(/build 1210 for 10 %/),
      expect.stringMatching(/build 1210 for 10 %/),
      expect.stringMatching(/^REVOKED key-/),
      expect.stringMatching(/^1 reports\.\nbuild 1795000000: 1/),
    ]);
    expect(readdirSync(path('served')).sort()).toEqual(expect.arrayContaining(['bundles', 'history', 'offer.txt']));
    rmSync(folder, { recursive: true });
  },
);
