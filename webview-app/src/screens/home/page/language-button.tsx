import { setLanguage, useLanguage, useText } from '../../../messages/index.ts';
import { cutOffFor } from '../../../platform/new-release.ts';
import { Button } from '../../../ui/button.tsx';
import { notice } from '../../../ui/toast-store.ts';

/** Shows a button that changes to the other language and is named in that language. */
export function LanguageButton() {
  const t = useText();
  const other = useLanguage() === 'zh' ? 'en' : 'zh';
  const showFailure = async (error: unknown) => {
    const reason = await cutOffFor(error);
    if (reason) notice(t.states[reason].title, 'warning');
  };
  return (
    <Button small tone="quiet" lang={other} onClick={() => void setLanguage(other).catch(showFailure)}>
      {t.common.languages[other]}
    </Button>
  );
}
