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
import styles from './customer-friends.module.css';

/** The maximum number of friends in the list. */
const MAX_FRIENDS = 12;

/** Lists the friends who are customers and marks the invited ones. Renders nothing without any. */
export function CustomerFriends() {
  const words = useWords().invite;
  const customers = usePage(listAccountFriends, { body: { pageSize: MAX_FRIENDS } }, QUIET);
  const invited = usePage(listPromotionFriends, { query: { pageSize: MAX_FRIENDS } }, QUIET);
  const friends = customers.data?.list ?? invited.data?.list ?? [];
  if (friends.length === 0) return null;
  const invitedIds = new Set(invited.data?.list.map(({ userId }) => userId));
  return (
    <Section title={words.joinedFriends}>
      <Card>
        <ul className={styles.friends}>
          {friends.map(({ userId, nickname, avatar }) => (
            <li key={userId} className={styles.friend}>
              <Avatar src={avatar} large />
              <Name>{nickname}</Name>
              {invitedIds.has(userId) ? (
                <Text as="span" size="xs" tone="warm">
                  {words.invitedByYou}
                </Text>
              ) : null}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
