/** `npm run soak`: the SDK's model test and hostile messages at length: 5,000 sequences, 200,000 messages. Takes minutes. */
import { run } from './workspace/process.ts';
import { tool } from './workspace/root.ts';

export const main = (): Promise<number> =>
  run(tool('vitest'), ['run', '--config', 'vitest.workspace.ts', '--project', 'bridge-sdk', 'test/model'], {
    env: { SOAK_SEQUENCES: '5000', SOAK_MESSAGES: '200000' },
  });
