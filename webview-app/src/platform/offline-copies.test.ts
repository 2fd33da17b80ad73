import { expect, test } from 'vitest';
import { builtInCopy } from './offline-copies.ts';

test.each(['/static-config/medical/index.json', '/static-config/nothing.json', 'constructor'])(
  'the built-in copy of %s when the build was given no files: there is none',
  async (path) => expect(await builtInCopy(path)).toBeUndefined(),
);
