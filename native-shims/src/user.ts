import type { HostMemory } from './memory.ts';
import type { HostOptions } from './options.ts';

/**
 * The user's answer to a question of the host: `accept` (does what is asked), `cancel`, `fail` (tries, and it is refused: a
 * declined card, a wrong code), `leave` (goes away without an answer, so that the host never answers either).
 */
export type UserAnswer = 'accept' | 'cancel' | 'fail' | 'leave';

export interface User {
  /** Resolves with what the user does about `what`, after thinking. */
  decides(what: string): Promise<UserAnswer>;
}

export function createUser(
  memory: HostMemory,
  later: (run: () => void, ms: number) => void,
  { user = 'accept', thinkMs = 0, onAsk }: Pick<HostOptions, 'user' | 'thinkMs' | 'onAsk'>,
): User {
  const think = async () => {
    await new Promise<void>((resolve) => later(resolve, thinkMs));
    return (await memory.load()).user ?? user;
  };
  return {
    decides(what) {
      const decision = think();
      onAsk?.(what, decision);
      return decision;
    },
  };
}
