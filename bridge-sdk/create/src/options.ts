/** Reads the arguments of the command line. */
import { parseArgs } from 'node:util';
import { isTemplate, TEMPLATE_NAMES, type TemplateName } from './templates.ts';
import { type Language, WORDS } from './words.ts';

/** Reports wrong arguments. The command prints it without a stack. */
export class UsageError extends Error {}

export interface Options {
  readonly folder?: string;
  readonly template?: TemplateName;
  readonly language: Language;
  readonly overwrite: boolean;
  readonly help: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the language of the terminal, from the usual environment variables. */
const languageOf = ({ LC_ALL, LC_MESSAGES, LANG }: Environment): Language =>
  /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale) ? 'zh' : 'en';

const names = TEMPLATE_NAMES.join(', ');

export function readOptions(args: readonly string[], environment: Environment): Options {
  const { values, positionals } = parseArguments(args);
  const { template, language = languageOf(environment) } = values;
  if (language !== 'en' && language !== 'zh')
    throw new UsageError(WORDS[languageOf(environment)].unknownLanguage(language));
  const words = WORDS[language];
  const [folder, extra] = positionals;
  if (extra !== undefined) throw new UsageError(words.tooMany(extra));
  if (template !== undefined && !isTemplate(template)) throw new UsageError(words.unknown(template, names));
  return {
    ...(folder !== undefined && { folder }),
    ...(template !== undefined && { template }),
    language,
    overwrite: values.overwrite ?? false,
    help: values.help ?? false,
  };
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string', short: 't' },
        language: { type: 'string' },
        overwrite: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    // Keeps Node's message, because it names the wrong option.
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export const usageOf = (language: Language): string => WORDS[language].usage.replace('{names}', names);
