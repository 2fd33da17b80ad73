/** The folder of one host's storage, and of its control socket. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const makeProfile = (): Promise<string> => mkdtemp(join(tmpdir(), 'webkit-host-'));

export const removeProfile = (profile: string): Promise<void> =>
  rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
