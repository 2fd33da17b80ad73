/**
 * `npm run release` sets versions and change logs, packs, and proposes commit and tag. It refuses if something forbids a release.
 * It commits, tags and publishes nothing. CONTRIBUTING.md lists the steps, each with its argument.
 */
import { missingIdentity } from '../bridge-sdk/packing/identity.ts';
import { makeArtifacts } from './release/artifacts.ts';
import { planLines, planRelease } from './release/plan.ts';
import { publish } from './release/publish.ts';
import { runInNewProcess, setVersion } from './release/set-version.ts';
import { proposedTag, tagCommit } from './release/tags.ts';
import { currentVersion } from './release/workspaces.ts';
import { ClearError } from './workspace/clear-error.ts';

const print = (...lines: readonly string[]) => console.log(lines.join('\n'));

/** Prints the plan of the release. Throws when there can be no release. */
async function plan(): Promise<void> {
  const releasePlan = await planRelease();
  print(...planLines(releasePlan));
  if (releasePlan.refusals.length > 0) throw new ClearError('Not released.');
}

function requireIdentity(): void {
  const missing = missingIdentity();
  if (missing.length > 0)
    throw new ClearError(
      `Not released: package.json of the root has no ${missing.join(', ')}. Each package names its repository, so add the address.`,
    );
}

async function version(): Promise<void> {
  await plan();
  print(`set: ${setVersion()}`);
}

async function pack(): Promise<void> {
  requireIdentity();
  for (const { file, hash } of await makeArtifacts()) print(`dist/release/${file}  sha512 ${hash.slice(0, 16)}…`);
}

const STEPS: Readonly<Record<string, (options: readonly string[]) => void | Promise<void>>> = {
  plan,
  version,
  pack,
  tag: () => print(`tagged: ${tagCommit()}`),
  publish(options) {
    requireIdentity();
    print(...publish(options.flatMap((option) => /^--registry=(.+)/.exec(option)?.[1] ?? [])));
  },
};

async function release(): Promise<void> {
  requireIdentity();
  await version();
  runInNewProcess('release', 'pack');
  const next = currentVersion();
  print(
    'Read the difference, then:',
    `  git add -A && git commit -m "Release ${next}"`,
    `  npm run release -- tag        # ${proposedTag(next)}`,
    '  npm run release -- publish',
  );
}

export async function main([name, ...options]: readonly string[] = []): Promise<number> {
  if (name === undefined) {
    await release();
    return 0;
  }
  const step = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
  if (!step) throw new ClearError(`Usage: npm run release [-- ${Object.keys(STEPS).join(' | ')}]`);
  await step(options);
  return 0;
}
