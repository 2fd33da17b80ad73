import { useLanguage } from '../../messages/index.ts';
import { foreignLanguage } from '../../rules/words-language.ts';

/** Words of a conversation, in the language they were written in. */
export function Said({ children }: { children: string }) {
  return <span lang={foreignLanguage(children, useLanguage())}>{children}</span>;
}
