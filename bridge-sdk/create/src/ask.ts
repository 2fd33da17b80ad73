/** The questions to a person at a terminal. */
import { confirm, isCancel, select, text } from '@clack/prompts';
import { TEMPLATE_NAMES, TEMPLATES, type TemplateName } from './templates.ts';
import type { Language, Words } from './words.ts';

/** The questions; each resolves to `undefined` where the person turns away. */
export interface Asker {
  folder(): Promise<string | undefined>;
  template(): Promise<TemplateName | undefined>;
  overwrite(files: readonly string[]): Promise<boolean>;
}

/** A symbol stands for a person who has turned away. */
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
