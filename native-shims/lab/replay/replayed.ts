/** Replays a `.bridgelog` with the current SDK, and compares the results with the recorded results. */
import * as sdk from '@sdhealth/bridge-sdk';
import { replay } from '@sdhealth/bridge-sdk/testing';

/** Describes a call with its recorded and its current result. */
export interface ReplayedLine {
  readonly method: string;
  /** `resolved`, the code of an error, or `open`: the log has no answer. */
  readonly recorded: string;
  /** `resolved`, the code of an error with the place of the wrong value, or `not played`. */
  readonly now: string;
}

/** Maps error codes of the wire that have no name in the answer. */
const WIRE_CODES: Readonly<Record<string, string>> = { 3: 'CANCELLED', 4: 'UNSUPPORTED' };

interface Message {
  readonly id?: string;
  readonly method?: string;
  readonly error?: { readonly code?: number; readonly data?: { readonly code?: string } };
}

function resultOf({ error }: Message): string {
  if (!error) return 'resolved';
  return error.data?.code ?? WIRE_CODES[String(error.code)] ?? 'FAILED';
}

/** Returns the calls of a recording in order, with their recorded results. */
function recordedCalls(text: string): { method: string; recorded: string }[] {
  const lines: { dir: string; message: Message }[] = text
    .split('\n')
    .filter(Boolean)
    .slice(1)
    .map((line) => JSON.parse(line));
  const answers = new Map(
    lines.flatMap(({ dir, message }) => (dir === 'in' && message.id ? [[message.id, message]] : [])),
  );
  return lines.flatMap(({ dir, message: { id, method } }) => {
    if (dir !== 'out' || !id || !method || method === 'initialize' || method.startsWith('$/')) return [];
    const answer = answers.get(id);
    return [{ method, recorded: answer ? resultOf(answer) : 'open' }];
  });
}

/** Replays a recording against the contract of this SDK. Rejects if `text` is not a `.bridgelog`. */
export async function replayedLines(text: string): Promise<ReplayedLine[]> {
  const { calls } = await replay(text, Object.values(sdk));
  let playedIndex = 0;
  return recordedCalls(text).map(({ method, recorded }) => {
    const call = calls[playedIndex];
    // The replay omits calls before the log's handshake.
    if (call?.method !== method) return { method, recorded, now: 'not played' };
    playedIndex++;
    return { method, recorded, now: call.path === undefined ? call.end : `${call.end} ${call.path}` };
  });
}

/** Tells if a call has its recorded result. Always true for a call without a recorded answer. */
export const isSame = ({ recorded, now }: ReplayedLine): boolean => recorded === 'open' || recorded === now;

/** Writes a Vitest test that replays the file and expects the current results. */
export const vitestText = (
  fileName: string,
  lines: readonly ReplayedLine[],
): string => `import { readFileSync } from 'node:fs';
import * as sdk from '@sdhealth/bridge-sdk';
import { replay } from '@sdhealth/bridge-sdk/testing';
import { expect, test } from 'vitest';

test(${JSON.stringify(`${fileName} ends as it did`)}, async () => {
  const log = readFileSync(new URL(${JSON.stringify(`./${fileName}`)}, import.meta.url), 'utf8');
  const { calls } = await replay(log, Object.values(sdk));
  expect(calls.map(({ method, end }) => [method, end])).toEqual([
${lines
  .filter(({ now }) => now !== 'not played')
  .map(({ method, now }) => `    ${JSON.stringify([method, now.split(' ')[0]])},`)
  .join('\n')}
  ]);
});
`;
