/**
 * `npm run release` sets versions and change logs, packs, and proposes commit and tag, unless there is a reason against a release.
 * It commits, tags and publishes nothing. CONTRIBUTING.md lists the steps, each with its argument.
 */
import { missingIdentity } from '../bridge-sdk/packing/identity.ts';
import { makeArtifacts } from './release/artifacts.ts';
import { planLines, planRelease } from './release/plan.ts';
import { publish } from './release/publish.ts';
import { runAnew, setVersion } from './release/set-version.ts';
import { proposedTag, tagCommit } from './release/tags.ts';
import { currentVersion } from './release/workspaces.ts';
import { ClearError } from './workspace/clear-error.ts';

const say = (...lines: readonly string[]) => console.log(lines.join('\n'));

/** Prints the plan of the release. Throws when there can be no release. */
async function plan(): Promise<void> {
  const planned = await planRelease();
  say(...planLines(planned));
  if (planned.refusals.length > 0) throw new ClearError('Not released.');
}

function requireIdentity(): void {
  const missing = missingIdentity();
  if (missing.length > 0)
    throw new ClearError(
      `Not released: package.json of the root has no ${missing.join(', ')}. Each package says there where it comes from, so write down where this repository is.`,
    );
}

async function version(): Promise<void> {
  await plan();
  say(`set: ${setVersion()}`);
}

async function pack(): Promise<void> {
  requireIdentity();
  for (const { file, hash } of await makeArtifacts()) say(`dist/release/${file}  sha512 ${hash.slice(0, 16)}…`);
}

/** Maps an argument to its step. */
const STEPS: Readonly<Record<string, (options: readonly string[]) => void | Promise<void>>> = {
  plan,
  version,
  pack,
  tag: () => say(`tagged: ${tagCommit()}`),
  publish(options) {
    requireIdentity();
    say(...publish(options.flatMap((option) => /^--registry=(.+)/.exec(option)?.[1] ?? [])));
  },
};

async function release(): Promise<void> {
  requireIdentity();
  await version();
  runAnew('release', 'pack');
  const next = currentVersion();
  say(
    'Read the difference, then:',
    `  git add -A && git commit -m "Release ${next}"`,
    `  npm run release -- tag        # ${proposedTag(next)}`,
    '  npm run release -- publish',
  );
}

export async function main([word, ...options]: readonly string[] = []): Promise<number> {
  if (word === undefined) {
    await release();
    return 0;
  }
  const step = Object.hasOwn(STEPS, word) ? STEPS[word] : undefined;
  if (!step) throw new ClearError(`Usage: npm run release [-- ${Object.keys(STEPS).join(' | ')}]`);
  await step(options);
  return 0;
}
