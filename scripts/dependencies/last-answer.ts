/** Keeps the day and the findings of the registry's last good answer: where it does not answer, these are what is known. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Answer {
  /** `YYYY-MM-DD`, in UTC. */
  readonly day: string;
  readonly findings: readonly string[];
}

function isAnswer(value: unknown): value is Answer {
  const { day, findings }: { [K in keyof Answer]?: unknown } = Object(value);
  return typeof day === 'string' && Array.isArray(findings) && findings.every((finding) => typeof finding === 'string');
}

/** Reads what is kept; undefined where the registry has never answered on this machine. */
function lastAnswer(file: string): Answer | undefined {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isAnswer(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a good answer. Without one returns the last that is kept, which may know a hole that the list has not. */
export function keepAnswer(file: string, findings: readonly string[] | undefined, now: Date): Answer | undefined {
  if (!findings) return lastAnswer(file);
  const answer: Answer = { day: now.toISOString().slice(0, 10), findings };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(answer));
  return answer;
}

/** Says whether the registry has answered now, and when it last did. */
export function answerLine(isNow: boolean, answer: Answer | undefined): string {
  if (isNow) return 'The registry has been asked.';
  const last = answer
    ? `its last good answer is of ${answer.day}, and its findings count`
    : 'it has never answered here';
  return `The registry does not answer: ${last}. The kept list of holes was used.`;
}
