import { useSnapshot } from 'valtio';
import { leaveSession } from '../flows/session.ts';
import { useLaterWords } from '../messages/later-words.ts';
import { accountQuestion, answerAccountQuestion } from '../platform/account-by-link.ts';
import { maskName } from '../rules/masking.ts';
import { session } from '../store/session.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';

/** Asks whether the account of a link belongs to the person, before the first form is sent. "Not me" logs out. */
export function AccountQuestion() {
  const { isShown } = useSnapshot(accountQuestion);
  const { account } = useSnapshot(session);
  const words = useLaterWords().accountByLink;
  if (!isShown || !account) return null;
  return (
    <ConfirmDialog
      open
      title={words.title}
      text={words.text(maskName(account.nickname), account.mobile ?? '')}
      confirm={words.mine}
      cancel={words.notMine}
      onConfirm={() => answerAccountQuestion(true)}
      onCancel={() => {
        answerAccountQuestion(false);
        void leaveSession();
      }}
    />
  );
}
