/** Creates a project: reads the arguments, asks for missing ones, writes the files and prints the next steps. */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Asker } from './ask.ts';
import { conflicts, filesOf, writeFiles } from './files.ts';
import { type Options, readOptions, UsageError, usageOf } from './options.ts';
import { TEMPLATE_NAMES, TEMPLATES, type TemplateName } from './templates.ts';
import { type Language, WORDS, type Words } from './words.ts';

/** Holds the context of the command: folder, variables, terminal. */
export interface CommandContext {
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Asks a person for missing arguments. Absent without an interactive terminal. */
  readonly ask?: (words: Words, language: Language) => Asker;
  print(line: string): void;
  /** Prints an error in the arguments. */
  printError(line: string): void;
}

/** Resolves to the exit code: 0 if done or cancelled, 2 for wrong arguments, which it prints. */
export async function createBridgeProject(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    const options = readOptions(args, context.environment);
    if (options.help) context.print(usageOf(options.language));
    else await createProject(options, context);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.printError(error.message);
    return 2;
  }
}

async function createProject(options: Options, context: CommandContext): Promise<void> {
  const words = WORDS[options.language];
  const asker = context.ask?.(words, options.language);
  const answers = await askForMissing(options, words, asker);
  if (!answers) return context.print(words.cancelled);
  const folder = resolve(context.cwd, answers.folder);
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new UsageError(words.notAFolder(answers.folder));
  const files = filesOf(answers.template, folder, options.language);
  const existing = options.overwrite ? [] : conflicts(folder, files);
  if (existing.length > 0) {
    if (!asker) throw new UsageError(words.existing(existing.join(', ')));
    if (!(await asker.overwrite(existing))) return context.print(words.cancelled);
  }
  writeFiles(folder, files);
  for (const line of nextSteps(answers, files.size, words, context)) context.print(line);
}

/** Resolves to the folder and the template of the project, or to `undefined` if the person cancels. */
async function askForMissing({ folder, template }: Options, words: Words, asker: Asker | undefined) {
  if (!template && !asker) throw new UsageError(words.noTemplate(TEMPLATE_NAMES.join(', ')));
  const folderName = folder ?? (asker ? await asker.folder() : '.');
  if (folderName === undefined) return undefined;
  const templateName = template ?? (await asker?.template());
  return templateName && { folder: folderName || '.', template: templateName };
}

function nextSteps(
  { folder, template }: { readonly folder: string; readonly template: TemplateName },
  count: number,
  words: Words,
  { cwd, environment }: CommandContext,
): string[] {
  const manager = /^(pnpm|yarn|bun)\//.exec(environment['npm_config_user_agent'] ?? '')?.[1] ?? 'npm';
  const run = manager === 'npm' ? 'npm run' : manager;
  const steps = TEMPLATES[template].next.map((step) => step.replace('{manager}', manager).replace('{run}', run));
  const enterFolder = join(cwd, folder) === cwd ? [] : [`cd ${folder}`];
  return [
    words.created(count, folder),
    `${words.next}:`,
    ...[...enterFolder, ...steps].map((step) => `  ${step}`),
    words.readmeHint,
  ];
}
