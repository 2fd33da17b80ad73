import { setLanguage, useLanguage, useText } from '../../../messages/index.ts';
import { isOfflineFor } from '../../../platform/new-release.ts';
import { Button } from '../../../ui/button.tsx';
import { notice } from '../../../ui/toast-store.ts';

/** Goes over to the other language, by its own name. */
export function LanguageButton() {
  const t = useText();
  const other = useLanguage() === 'zh' ? 'en' : 'zh';
  const sayMissing = async (error: unknown) => {
    if (await isOfflineFor(error)) notice(t.states.offline.title, 'warning');
  };
  return (
    <Button small tone="quiet" lang={other} onClick={() => void setLanguage(other).catch(sayMissing)}>
      {t.common.languages[other]}
    </Button>
  );
}
