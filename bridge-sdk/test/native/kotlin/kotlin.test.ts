import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findHome, findJars } from './toolchain.ts';

const folder = mkdtempSync(join(tmpdir(), 'kotlin-test-'));
afterEach(() => vi.unstubAllEnvs());

function compilerIn(name: string, hasPlugin: boolean): string {
  const home = join(folder, name);
  mkdirSync(join(home, 'lib'), { recursive: true });
  mkdirSync(join(home, 'bin'), { recursive: true });
  const files = ['bin/kotlinc', 'lib/kotlin-compiler.jar', 'lib/kotlinx-coroutines-core-jvm.jar'];
  if (hasPlugin) files.push('lib/kotlinx-serialization-compiler-plugin.jar');
  for (const file of files) writeFileSync(join(home, file), '');
  return home;
}

describe('the search for a Kotlin compiler', () => {
  it('a Kotlin compiler when it has no serialization plugin: is skipped in both KOTLIN_HOME and PATH', () => {
    const [named, linked, old] = [compilerIn('named', true), compilerIn('linked', true), compilerIn('old', false)];
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    symlinkSync(join(linked, 'bin/kotlinc'), join(bin, 'kotlinc'));
    vi.stubEnv('PATH', [join(old, 'bin'), bin].join(delimiter));
    vi.stubEnv('KOTLIN_HOME', named);
    expect(findHome()).toBe(named);
    vi.stubEnv('KOTLIN_HOME', old);
    expect(findHome()).toBe(linked);
    rmSync(folder, { recursive: true });
  });

  it('the jars of KOTLIN_JARS when one is missing: are ignored', () => {
    vi.stubEnv('KOTLIN_JARS', [import.meta.filename, '/nowhere.jar'].join(delimiter));
    expect(findJars('/')).toBeUndefined();
    vi.stubEnv('KOTLIN_JARS', import.meta.filename);
    expect(findJars('/')).toBe(import.meta.filename);
  });
});
