/** Asks a person at a terminal for missing arguments. */
import { confirm, isCancel, select, text } from '@clack/prompts';
import { TEMPLATE_NAMES, TEMPLATES, type TemplateName } from './templates.ts';
import type { Language, Words } from './words.ts';

/** Asks the questions. `folder` and `template` resolve to `undefined` if the person cancels. */
export interface Asker {
  folder(): Promise<string | undefined>;
  template(): Promise<TemplateName | undefined>;
  overwrite(files: readonly string[]): Promise<boolean>;
}

/** Returns the answer, or `undefined` if the question was cancelled. */
const notCancelled = <Value>(answer: Value): Exclude<Value, symbol> | undefined =>
  isCancel(answer) ? undefined : (answer as Exclude<Value, symbol>);

export const askPerson = (words: Words, language: Language): Asker => ({
  folder: async () => notCancelled(await text({ message: words.folder, initialValue: 'my-page' })),
  template: async () =>
    notCancelled(
      await select({
        message: words.template,
        options: TEMPLATE_NAMES.map((value) => ({ value, label: TEMPLATES[value][language], hint: value })),
      }),
    ),
  overwrite: async (files) =>
    notCancelled(await confirm({ message: words.overwrite(files.length, files[0] ?? ''), initialValue: false })) ??
    false,
});
