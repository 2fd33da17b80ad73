import { MailOpen } from 'lucide-react';
import type { Invitation } from '../../../api/activity.ts';
import { entryOf } from '../../../kit/answers/known-word.ts';
import type { Pages } from '../../../kit/answers/use-pages.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { dayText } from '../../../messages/date-text.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note, Text } from '../../../ui/layout.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Name } from '../../../ui/name.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Avatar } from '../parts/avatar.tsx';
import { useWords } from '../words/index.ts';
import styles from './invitations.module.css';

const TONES = { pending: 'plain', registered: 'brand', received: 'warm' } as const;

/** Lists the invitations with their states, newest first. */
export function Invitations({ pages }: { pages: Pages<Invitation> }) {
  const words = useWords().invite;
  return (
    <Section title={words.list}>
      <ResourceView
        resource={pages}
        skeleton={<RowsShape count={3} />}
        empty={<EmptyState title={words.none} text={words.noneText} scene="card" />}
      >
        {(list) => (
          <>
            <Card flush>
              <ul>
                {list.map((invitation) => (
                  <Row key={invitation.invitationNo} invitation={invitation} />
                ))}
              </ul>
            </Card>
            {pages.more === 'end' ? null : <LoadMore state={pages.more} onMore={pages.loadMore} count={list.length} />}
          </>
        )}
      </ResourceView>
    </Section>
  );
}

function Row({ invitation }: { invitation: Invitation }) {
  const { nickname, avatar, status, statusText, invitedAt, rewardCoins } = invitation;
  const words = useWords().invite;
  return (
    <li className={styles.row}>
      {nickname ? (
        <Avatar src={avatar} />
      ) : (
        <span className={styles.waiting} aria-hidden="true">
          <MailOpen size={20} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.who}>
          <span className={styles.name}>{nickname ? <Name>{nickname}</Name> : words.nobodyYet}</span>
          <Note as="span">{words.invitedOn(dayText(invitedAt))}</Note>
        </span>
        <span className={styles.state}>
          <Tag tone={entryOf(TONES, status, 'invitation status', 'plain')}>{statusText}</Tag>
          {status === 'received' ? (
            <Text as="span" size="s" tone="warm" weight="bold">
              {words.coins(rewardCoins)}
            </Text>
          ) : null}
        </span>
      </span>
    </li>
  );
}
