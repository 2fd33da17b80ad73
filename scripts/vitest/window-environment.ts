/**
 * Test environment: an imitated window that is made anew for each test file of a process. Processes that run many files load the
 * imitation, React and the test runner once; `new-file.ts` asks for the next window.
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const NEXT_WINDOW = Symbol.for('sdhealth.next-window');

const imitated = builtinEnvironments['happy-dom'];
type Ended = Awaited<ReturnType<typeof imitated.setup>>;

export default {
  name: 'window',
  viteEnvironment: 'client',
  async setup(global, options) {
    let current: Ended | undefined = await imitated.setup(global, options);
    let isUsed = false;
    const end = async () => {
      await current?.teardown(global);
      current = undefined;
    };
    global[NEXT_WINDOW] = async () => {
      if (isUsed) {
        await end();
        current = await imitated.setup(global, options);
      }
      isUsed = true;
    };
    return { teardown: end };
  },
} satisfies Environment;
