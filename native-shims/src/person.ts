import type { HostMemory } from './memory.ts';
import type { HostOptions } from './options.ts';

/**
 * What the person in front of the phone does when asked: `pays` (does what is asked), `cancels`, `fails` (tries, and it is
 * refused: a declined card, a wrong code), `closes` (leaves without a word, so that the host never answers).
 */
export type PersonAnswer = 'pays' | 'cancels' | 'fails' | 'closes';

export interface Person {
  /** Resolves with what the person does about `what`, after thinking. */
  decides(what: string): Promise<PersonAnswer>;
}

export function createPerson(
  memory: HostMemory,
  later: (run: () => void, ms: number) => void,
  { person = 'pays', thinkMs = 0, onAsk }: Pick<HostOptions, 'person' | 'thinkMs' | 'onAsk'>,
): Person {
  const think = async () => {
    await new Promise<void>((resolve) => later(resolve, thinkMs));
    return (await memory.load()).person ?? person;
  };
  return {
    decides(what) {
      const decision = think();
      onAsk?.(what, decision);
      return decision;
    },
  };
}
