/** The folder of one host's storage, and of its control socket. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const makeProfile = (): Promise<string> => mkdtemp(join(tmpdir(), 'webkit-host-'));

/** The engine's storage process outlives the host a little and may still write. */
export const removeProfile = (profile: string): Promise<void> =>
  rm(profile, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
