/** Starts the WebKitGTK host through WebKitWebDriver, which plays the user. Commands use a socket. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { EmbedderSetup, HostWithUser } from '../embedder.ts';
import { type Commands, openCommands } from './commands.ts';
import { makeProfile, PYTHON, programArguments, programEnvironment, removeProfile, WEB_DRIVER } from './program.ts';
import { webDriverUser } from './user.ts';
import { openSession } from './web-driver.ts';
import { pageErrorsOf, receiving, webView } from './web-view.ts';

export async function startAutomatedWebkit(setup: EmbedderSetup, display: string): Promise<HostWithUser> {
  const profile = await makeProfile();
  const control = join(profile, 'control');
  const server = createServer().listen(control);
  await once(server, 'listening');
  const connected = new Promise<Socket>((resolve) => server.once('connection', resolve));

  const args = [...programArguments(setup, profile), '--automation', '--control', control];
  const session = await openSession(WEB_DRIVER, { binary: PYTHON, args }, programEnvironment(display));
  const socket = await connected;
  const commands: Commands = openCommands(
    socket,
    socket,
    receiving(setup, () => commands),
  );
  const embedder = webView(commands, pageErrorsOf(session.stderr), async () => {
    await session.end();
    socket.destroy();
    server.close();
    await removeProfile(profile);
  });
  return { embedder, user: webDriverUser(session) };
}
