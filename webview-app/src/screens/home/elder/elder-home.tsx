import { CreditCard, FileHeart, MessagesSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { callCustomerService } from '../../../flows/customer-service.ts';
import { ensureLogin } from '../../../flows/login.ts';
import { dialLink } from '../../../kit/links/dial-link.ts';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { usePageSteps } from '../../../kit/page/use-page-steps.ts';
import { useText } from '../../../messages/index.ts';
import { settings } from '../../../platform/settings.ts';
import { href } from '../../../routes.ts';
import { session } from '../../../store/session.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { MedicalIndexParts } from '../page/medical-index.tsx';
import { useVisibleIndex } from '../page/shown-index.ts';
import { ElderFoot } from './elder-foot.tsx';
import styles from './elder-home.module.css';
import { useWords } from './words/index.ts';

const AllServices = () => <MedicalIndexParts plain index={useVisibleIndex(true)} />;

const STEPS = ['four', 'all'] as const;

/** Shows the entry page of the elder edition: four large entries, and a fifth for all services. */
export function ElderHome({ title }: { title: string }) {
  const t = useText();
  const words = useWords();
  const { status, account } = useSnapshot(session);
  const { step, go } = usePageSteps(STEPS, 'four', 'all');
  if (step === 'all')
    return (
      <ScreenFrame title={words.all}>
        <AllServices />
        <Button wide tone="secondary" onClick={() => go('four')}>
          {words.allBack}
        </Button>
      </ScreenFrame>
    );
  const name = account?.nickname;
  return (
    <ScreenFrame title={title} lead={name ? words.hello(name) : words.welcome}>
      <ul className={styles.entries} aria-label={words.entries}>
        <Entry icon={<MessagesSquare />} name={words.doctor} to={href('consultation.online')} />
        <Entry icon={<FileHeart />} name={words.checkups} to={href('services.checkups')} />
        <Entry icon={<CreditCard />} name={words.card} to={href('rights-card.has-got')} />
        <li className={styles.place}>
          <ServiceEntry />
        </li>
      </ul>
      {status === 'visitor' ? (
        <Button wide onClick={() => void ensureLogin()}>
          {t.frame.loginNeeded.button}
        </Button>
      ) : null}
      <Button wide tone="secondary" onClick={() => go('all')}>
        {words.all}
      </Button>
      <ElderFoot />
    </ScreenFrame>
  );
}

function Entry({ icon, name, to }: { icon: ReactNode; name: string; to: string }) {
  return (
    <li className={styles.place}>
      <Anchor className={styles.entry} to={to}>
        <EntryContent icon={icon} name={name} />
      </Anchor>
    </li>
  );
}

/** Dials customer service, or opens the host's chat if no phone is configured. */
function ServiceEntry() {
  const words = useWords();
  const { servicePhone: phone } = settings;
  if (phone)
    return (
      <a className={styles.entry} {...dialLink(phone)}>
        <EntryContent icon={<Phone />} name={words.service} />
      </a>
    );
  return (
    <button type="button" className={styles.entry} onClick={() => void callCustomerService()}>
      <EntryContent icon={<Phone />} name={words.serviceChat} />
    </button>
  );
}

const EntryContent = ({ icon, name }: { icon: ReactNode; name: string }) => (
  <>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    <span>{name}</span>
  </>
);

export { words } from './words/index.ts';
