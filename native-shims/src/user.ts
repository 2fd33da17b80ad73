/**
 * The user's answer to a question of the host: `accept` (does what is asked), `cancel`, `fail` (tries, and it is refused: a
 * declined card, a wrong code), `leave` (goes away without an answer, so that the host never answers either).
 */
export type UserAnswer = 'accept' | 'cancel' | 'fail' | 'leave';

/** The imitated user in front of the phone. */
export interface User {
  /** Resolves with the answer to `question`, after thinking. */
  decides(question: string): Promise<UserAnswer>;
}

export interface UserSetup {
  /** The user's answers; default `accept`. */
  user?: UserAnswer;
  /** Milliseconds until the user has decided; default 0. */
  thinkMs?: number;
}

export interface UserOptions extends UserSetup {
  /** Hears that the user is asked something; `decision` resolves with the answer. */
  onAsk?: (question: string, decision: Promise<UserAnswer>) => void;
}

/** The part of the host's memory that the user needs: an answer set while the host runs. */
interface AnswerMemory {
  load(): { user?: UserAnswer } | Promise<{ user?: UserAnswer }>;
}

export function createUser(
  memory: AnswerMemory,
  later: (run: () => void, ms: number) => void,
  { user = 'accept', thinkMs = 0, onAsk }: UserOptions,
): User {
  const think = async () => {
    await new Promise<void>((resolve) => later(resolve, thinkMs));
    return (await memory.load()).user ?? user;
  };
  return {
    decides(question) {
      const decision = think();
      onAsk?.(question, decision);
      return decision;
    },
  };
}
