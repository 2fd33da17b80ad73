/** Compiles the package's modules separately, so that neither uses the other's internals. Runs the page on stubs of WebKit. */
import { join } from 'node:path';
import { run } from '../../../../scripts/workspace/process.ts';
import { stub } from '../../guides/blocks.ts';
import { asModule, asProgram, swiftIn, webKit } from './sources.ts';

export async function useAsModules(swiftc: string, out: string): Promise<number> {
  const { code, library } = await webKit(swiftc, out);
  const folder = join(out, 'modules');
  const program = join(out, 'page');
  return (
    code ||
    (await asModule(swiftc, 'SdHealthBridge', folder, swiftIn('.'))) ||
    (await asModule(swiftc, 'SdHealthBridgeUI', folder, swiftIn('ios'), [folder, library[0]])) ||
    (await asProgram(
      swiftc,
      '6',
      program,
      [stub('PageChecks.swift')],
      [[folder, 'SdHealthBridgeUI'], [folder, 'SdHealthBridge'], library],
    )) ||
    (await run(program, []))
  );
}
