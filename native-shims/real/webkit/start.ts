/** Starts the WebKitGTK host, driven over its stdin and stdout. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Embedder, EmbedderSetup } from '../embedder.ts';
import { type Commands, openCommands } from './commands.ts';
import { killGroup, makeProfile, PYTHON, programArguments, programEnvironment, removeProfile } from './program.ts';
import { pageErrorsOf, receiving, webView } from './web-view.ts';

/** Starts the host on the X display `display`. Resolves when it is ready. */
export async function startWebkit(setup: EmbedderSetup, display: string): Promise<Embedder> {
  const profile = await makeProfile();
  const child = spawn(PYTHON, programArguments(setup, profile), {
    env: programEnvironment(display),
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const pageErrors = pageErrorsOf(child.stderr);
  const commands: Commands = openCommands(
    child.stdout,
    child.stdin,
    receiving(setup, () => commands),
  );
  const ended = once(child, 'exit');
  await Promise.race([
    commands.next('ready'),
    ended.then(() => Promise.reject(new Error(`the WebKit host did not start: ${pageErrors.join(' ')}`))),
  ]);
  return webView(commands, pageErrors, async () => {
    child.stdin.end();
    await ended;
    killGroup(child);
    await removeProfile(profile);
  });
}
