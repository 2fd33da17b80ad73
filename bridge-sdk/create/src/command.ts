/** Creates a project: reads the arguments, asks for missing ones, writes the files and prints the next steps. */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Asker } from './ask.ts';
import { conflicts, filesOf, writeFiles } from './files.ts';
import { Mistake, type Options, readOptions, usageOf } from './options.ts';
import { TEMPLATE_NAMES, TEMPLATES, type TemplateName } from './templates.ts';
import { type Language, WORDS, type Words } from './words.ts';

/** Holds the environment of the command: folder, variables, terminal. */
export interface Surroundings {
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Asks a person. Absent without an interactive terminal. */
  readonly ask?: (words: Words, language: Language) => Asker;
  say(line: string): void;
  /** Prints an error in the arguments. */
  complain(line: string): void;
}

/** Resolves to the exit code: 0 if done or cancelled, 2 for wrong arguments, which it prints. */
export async function createBridgeProject(words: readonly string[], around: Surroundings): Promise<number> {
  try {
    const options = readOptions(words, around.environment);
    if (options.help) around.say(usageOf(options.language));
    else await make(options, around);
    return 0;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    around.complain(error.message);
    return 2;
  }
}

async function make(options: Options, around: Surroundings): Promise<void> {
  const words = WORDS[options.language];
  const asker = around.ask?.(words, options.language);
  const answers = await missing(options, words, asker);
  if (!answers) return around.say(words.stopped);
  const folder = resolve(around.cwd, answers.folder);
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new Mistake(words.noFolder(answers.folder));
  const files = filesOf(answers.template, folder, options.language);
  const there = options.overwrite ? [] : conflicts(folder, files);
  if (there.length > 0) {
    if (!asker) throw new Mistake(words.there(there.join(', ')));
    if (!(await asker.overwrite(there))) return around.say(words.stopped);
  }
  writeFiles(folder, files);
  for (const line of outcome(answers, files.size, words, around)) around.say(line);
}

/** Resolves to the folder and the template of the project, or to `undefined` if the person cancels. */
async function missing({ folder, template }: Options, words: Words, asker: Asker | undefined) {
  if (!template && !asker) throw new Mistake(words.noTemplate(TEMPLATE_NAMES.join(', ')));
  const place = folder ?? (asker ? await asker.folder() : '.');
  if (place === undefined) return undefined;
  const chosen = template ?? (await asker?.template());
  return chosen && { folder: place || '.', template: chosen };
}

function outcome(
  { folder, template }: { readonly folder: string; readonly template: TemplateName },
  count: number,
  words: Words,
  { cwd, environment }: Surroundings,
): string[] {
  const manager = /^(pnpm|yarn|bun)\//.exec(environment['npm_config_user_agent'] ?? '')?.[1] ?? 'npm';
  const run = manager === 'npm' ? 'npm run' : manager;
  const steps = TEMPLATES[template].next.map((step) => step.replace('{manager}', manager).replace('{run}', run));
  const enterFolder = join(cwd, folder) === cwd ? [] : [`cd ${folder}`];
  return [
    words.made(count, folder),
    `${words.next}:`,
    ...[...enterFolder, ...steps].map((step) => `  ${step}`),
    words.read,
  ];
}
