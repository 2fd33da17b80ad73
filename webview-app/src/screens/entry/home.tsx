import { Headset } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { callCustomerService } from '../../flows/customer-service.ts';
import { leaveSession } from '../../flows/session.ts';
import { useElder } from '../../kit/elder/elder.ts';
import { ElderSwitch } from '../../kit/elder/elder-switch.tsx';
import { ScreenFrame } from '../../kit/screen-frame.tsx';
import { isElder } from '../../messages/edition.ts';
import { setLanguage, useLanguage, useText } from '../../messages/index.ts';
import { isOfflineFor } from '../../platform/new-release.ts';
import { href } from '../../routes.ts';
import { session } from '../../store/session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { notice } from '../../ui/toast-store.ts';
import { screen } from '../screen.ts';
import { Elder, loadElderHome } from './home/elder.tsx';
import { MedicalIndexParts, prefetchIndex } from './home/medical-index.tsx';
import { Welcome } from './home/welcome.tsx';
import styles from './home.module.css';
import { useWords } from './words/index.ts';

/** The entry page: what is next for the person, what the provider offers, customer service, the language. */
export const Screen = screen(
  'entry.home',
  function Home() {
    const t = useText();
    const words = useWords();
    const elder = useElder();
    const standard = (
      <ScreenFrame title={words.home.title} titleHidden hero={<Welcome />}>
        <ElderSwitch />
        <MedicalIndexParts />
        <Rows>
          <ListRow
            icon={<Headset />}
            title={t.common.customerService}
            text={t.common.serviceHours}
            onClick={() => void callCustomerService()}
          />
        </Rows>
        <Foot />
      </ScreenFrame>
    );
    if (!elder) return standard;
    return (
      <Elder title={words.home.title} foot={<Foot />}>
        {standard}
      </Elder>
    );
  },
  () => (isElder() ? loadElderHome() : prefetchIndex()),
);

function Foot() {
  const t = useText();
  const sayMissing = async (error: unknown) => {
    if (await isOfflineFor(error)) notice(t.states.offline.title, 'warning');
  };
  const words = useWords();
  const language = useLanguage();
  const { status } = useSnapshot(session);
  const other = language === 'zh' ? 'en' : 'zh';
  const elder = useElder();
  return (
    <div className={styles.foot}>
      {elder ? <ElderSwitch /> : null}
      <Button small tone="quiet" lang={other} onClick={() => void setLanguage(other).catch(sayMissing)}>
        {t.common.languages[other]}
      </Button>
      <LinkButton small tone="quiet" to={href('content.static', { label: 'privacy' })}>
        {words.home.privacy}
      </LinkButton>
      {status === 'logged-in' ? (
        <Button small tone="quiet" onClick={() => void leaveSession()}>
          {words.home.logout}
        </Button>
      ) : null}
    </div>
  );
}
