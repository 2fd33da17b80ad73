import { listAccountFriends } from '../../../api/account.ts';
import { listPromotionFriends } from '../../../api/promotion.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { Card } from '../../../ui/card.tsx';
import { Text } from '../../../ui/layout.tsx';
import { Name } from '../../../ui/name.tsx';
import { Section } from '../../../ui/section.tsx';
import { Avatar } from '../parts/avatar.tsx';
import { useWords } from '../words/index.ts';
import styles from './friends-here.module.css';

/** The most friends that are shown. */
const MOST = 12;

/** Lists the friends who are customers and marks the invited ones. Renders nothing without any. */
export function FriendsHere() {
  const words = useWords().invite;
  const all = usePage(listAccountFriends, { body: { pageSize: MOST } }, QUIET);
  const invited = usePage(listPromotionFriends, { query: { pageSize: MOST } }, QUIET);
  const friends = all.data?.list ?? invited.data?.list ?? [];
  if (friends.length === 0) return null;
  const byPerson = new Set(invited.data?.list.map(({ userId }) => userId));
  return (
    <Section title={words.here}>
      <Card>
        <ul className={styles.friends}>
          {friends.map(({ userId, nickname, avatar }) => (
            <li key={userId} className={styles.friend}>
              <Avatar src={avatar} large />
              <Name>{nickname}</Name>
              {byPerson.has(userId) ? (
                <Text as="span" size="xs" tone="warm">
                  {words.byYou}
                </Text>
              ) : null}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
