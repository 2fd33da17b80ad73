import { ClipboardList, CreditCard, LogOut, ShieldCheck, Stethoscope } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { ensureLogin } from '../../../flows/login.ts';
import { leaveSession } from '../../../flows/session.ts';
import { ElderSwitch } from '../../../kit/elder/elder-switch.tsx';
import { useText } from '../../../messages/index.ts';
import { href } from '../../../routes.ts';
import { session } from '../../../store/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { LanguageButton } from '../page/language-button.tsx';
import styles from './mine-sheet.module.css';
import { useWords } from './words/index.ts';

interface MineSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Shows the person's name, links to their things, settings, their data and the logout. It sends no request. */
export function MineSheet({ open, onClose }: MineSheetProps) {
  const words = useWords().mine;
  return (
    <Sheet open={open} title={words.title} onCancel={onClose}>
      <div className={styles.stack}>
        <PersonRow />
        <PersonalLinks />
        <Settings />
        <LogoutButton onClose={onClose} />
      </div>
    </Sheet>
  );
}

function PersonRow() {
  const words = useWords().mine;
  const t = useText();
  const { status, account } = useSnapshot(session);
  if (account)
    return (
      <p className={styles.who} translate="no">
        <b>{account.nickname}</b>
        <span className={styles.mobile}>{account.mobile}</span>
      </p>
    );
  if (status !== 'visitor') return null;
  return (
    <div className={styles.who}>
      <span className={styles.mobile}>{words.visitor}</span>
      <Button small onClick={() => void ensureLogin()}>
        {t.frame.loginNeeded.button}
      </Button>
    </div>
  );
}

function PersonalLinks() {
  const words = useWords().mine;
  return (
    <Rows>
      <ListRow icon={<ClipboardList />} title={words.orders} to={href('services.orders')} />
      <ListRow icon={<Stethoscope />} title={words.checkups} to={href('services.checkups')} />
      <ListRow icon={<CreditCard />} title={words.cards} to={href('rights-card.has-got')} />
      <ListRow icon={<ShieldCheck />} title={words.data} to={href('content.static', { label: 'privacy' })} />
    </Rows>
  );
}

/** Shows the settings of language and edition, one row each. */
function Settings() {
  const words = useWords().mine;
  return (
    <>
      <Rows>
        <ListRow title={words.language} value={<LanguageButton />} />
      </Rows>
      <ElderSwitch />
    </>
  );
}

/** Logs out and closes the sheet, so that the next person does not start in it. */
function LogoutButton({ onClose }: Pick<MineSheetProps, 'onClose'>) {
  const words = useWords().mine;
  const { status } = useSnapshot(session);
  if (status !== 'logged-in') return null;
  const logOut = () => {
    onClose();
    void leaveSession();
  };
  return (
    <Button wide tone="secondary" icon={<LogOut size={20} aria-hidden="true" />} onClick={logOut}>
      {words.logout}
    </Button>
  );
}
