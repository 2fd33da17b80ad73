import {
  BookOpen,
  ClipboardList,
  CreditCard,
  Download,
  FileHeart,
  Footprints,
  Gift,
  Heart,
  MessagesSquare,
  Phone,
  Stethoscope,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { MedicalEntry, MedicalIndex } from '../../../api/static-home.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { useListView } from '../../../kit/page/list-view.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { RowIcon } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useWords } from '../words/index.ts';
import { giftsOf, isGift, withOneGift } from './gifts.ts';
import styles from './groups.module.css';
import { withoutQuick } from './quick-of.ts';
import { openStep } from './step.ts';

/** Maps the names of the medical index to icons. */
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
  service: <Heart />,
  app: <Download />,
};

const iconOf = (name = ''): ReactNode => (Object.hasOwn(icons, name) ? icons[name] : icons['service']);

const ALL_TAB = 'all';

export interface GroupsProps extends Pick<MedicalIndex, 'groups'> {
  hasTabs: boolean;
  /** True if the usual services are already shown above. */
  hasQuick: boolean;
}

/** Shows the provider's services by group. A tab shows all services of its group, and the address names the tab. */
export function Groups({ groups: allGroups, hasTabs, hasQuick }: GroupsProps) {
  const words = useWords();
  const gifts = giftsOf(allGroups).length;
  const groups = withOneGift(allGroups);
  const view = useListView({ tabs: [ALL_TAB, ...groups.map(({ id }) => id)] });
  const groupOfTab = hasTabs ? groups.filter(({ id }) => id === view.tab) : [];
  return (
    <>
      {hasTabs && groups.length > 1 ? (
        <Tabs
          label={words.home.groups}
          tabs={[{ id: ALL_TAB, label: words.home.all }, ...groups.map(({ id, title }) => ({ id, label: title }))]}
          value={view.tab ?? ALL_TAB}
          onChange={view.showTab}
        />
      ) : null}
      {(groupOfTab.length > 0 ? groupOfTab : hasQuick ? withoutQuick(groups) : groups).map(({ id, title, entries }) => (
        <Section key={id} title={title}>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.place}>
                <Tile entry={entry} gifts={gifts} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

/** The icons with the warm colour: coins and gifts. */
const WARM: readonly string[] = ['gift', 'steps'];

export interface TileProps {
  entry: MedicalEntry;
  /** The number of gifts. A single tile opens all of them. */
  gifts: number;
  /** The class of a tile that shows only its name. Default: a tile with a line about the service. */
  compactClass?: string | undefined;
}

/** Shows a service as a tile with its icon and name. */
export function Tile({ entry, gifts, compactClass }: TileProps) {
  const words = useWords().home;
  const className = compactClass ?? styles.entry;
  if (gifts > 1 && isGift(entry)) {
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => openStep('gifts')}>
        <Content
          icon="gift"
          title={words.gifts}
          text={words.giftsText(gifts)}
          isTitleOnly={compactClass !== undefined}
        />
      </button>
    );
  }
  return (
    <Anchor className={className} to={addressOfService(entry.link)}>
      <Content icon={entry.icon} title={entry.title} text={entry.desc} isTitleOnly={compactClass !== undefined} />
    </Anchor>
  );
}

function Content({
  icon,
  title,
  text,
  isTitleOnly,
}: {
  icon: string | undefined;
  title: string;
  text: string | undefined;
  isTitleOnly: boolean;
}) {
  return (
    <>
      <RowIcon warm={WARM.includes(icon ?? '')}>{iconOf(icon)}</RowIcon>
      {isTitleOnly ? (
        title
      ) : (
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {text ? <span className={styles.text}>{text}</span> : null}
        </span>
      )}
    </>
  );
}
