import {
  BookOpen,
  ClipboardList,
  CreditCard,
  Download,
  FileHeart,
  Footprints,
  Gift,
  HeartPulse,
  MessagesSquare,
  Phone,
  Stethoscope,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { MedicalEntry, MedicalIndex } from '../../../api/static-entry.ts';
import { useListView } from '../../../kit/list-view.ts';
import { addressOfService } from '../../../kit/service-links.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { RowIcon } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useWords } from '../words/index.ts';
import { giftsOf, isGift, withOneGift } from './gifts.ts';
import styles from './groups.module.css';
import { openStep } from './step.ts';

/** By the name in the medical index. */
const icons: Readonly<Record<string, ReactNode>> = {
  card: <CreditCard />,
  checkup: <Stethoscope />,
  doctor: <MessagesSquare />,
  phone: <Phone />,
  assessment: <FileHeart />,
  steps: <Footprints />,
  gift: <Gift />,
  article: <BookOpen />,
  order: <ClipboardList />,
  service: <HeartPulse />,
  app: <Download />,
};

const iconOf = (name: string): ReactNode => (Object.hasOwn(icons, name) ? icons[name] : icons['service']);

const ALL = 'all';

/** The provider's services by group. With tabs the person can look at one group alone; the choice is in the address. */
export function Groups({ groups: all, hasTabs }: Pick<MedicalIndex, 'groups'> & { hasTabs: boolean }) {
  const words = useWords();
  const gifts = giftsOf(all).length;
  const groups = withOneGift(all);
  const view = useListView({ tabs: [ALL, ...groups.map(({ id }) => id)] });
  const chosen = hasTabs ? groups.filter(({ id }) => id === view.tab) : [];
  return (
    <>
      {hasTabs && groups.length > 1 ? (
        <Tabs
          label={words.home.groups}
          tabs={[{ id: ALL, label: words.home.all }, ...groups.map(({ id, title }) => ({ id, label: title }))]}
          value={view.tab ?? ALL}
          onChange={view.showTab}
        />
      ) : null}
      {(chosen.length > 0 ? chosen : groups).map(({ id, title, entries }) => (
        <Section key={id} title={title}>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.place}>
                {gifts > 1 && isGift(entry) ? <GiftsTile count={gifts} /> : <Entry entry={entry} />}
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

/** Coins and gifts are warm. */
const WARM: readonly string[] = ['gift', 'steps'];

function Entry({ entry: { icon, title, desc, link } }: { entry: MedicalEntry }) {
  return (
    <Anchor className={styles.entry} to={addressOfService(link)}>
      <Content icon={icon} title={title} text={desc} />
    </Anchor>
  );
}

/** The one way to several gifts. */
function GiftsTile({ count }: { count: number }) {
  const words = useWords().home;
  return (
    <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => openStep('gifts')}>
      <Content icon="gift" title={words.gifts} text={words.giftsText(count)} />
    </button>
  );
}

function Content({ icon, title, text }: { icon: string; title: string; text: string }) {
  return (
    <>
      <RowIcon warm={WARM.includes(icon)}>{iconOf(icon)}</RowIcon>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text ? <span className={styles.text}>{text}</span> : null}
      </span>
    </>
  );
}
