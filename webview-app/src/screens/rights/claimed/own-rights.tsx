import type { UserRight } from '../../../api/user-rights.ts';
import { benefitIcons } from '../../../kit/icons/benefit-icons.tsx';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { dayText } from '../../../messages/date-text.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from './words/index.ts';

/** Lists the person's rights with their remaining uses and links. `linksToAll` adds a link to all rights. */
export function OwnRights({ rights, linksToAll }: { rights: readonly UserRight[]; linksToAll: boolean }) {
  const words = useWords();
  // The earliest day on which a usable right ends.
  const until = rights
    .filter(({ status }) => status === 'unused')
    .map(({ validTo }) => validTo)
    .sort()[0];
  return (
    <Section
      title={words.ownedTitle}
      text={until && words.until(dayText(until))}
      action={
        linksToAll ? (
          <LinkButton tone="quiet" to={href('rights.user-rights')}>
            {words.all}
          </LinkButton>
        ) : null
      }
    >
      <Rows>
        {rights.map(({ rightsNo, icon, name, desc, status, unlimited, left, link }) => (
          <ListRow
            key={rightsNo}
            icon={benefitIcons[icon]}
            title={name}
            text={desc}
            value={status !== 'unused' ? words.states[status] : unlimited ? words.unlimited : words.left(left ?? 0)}
            to={status === 'unused' && link !== undefined ? addressOfService(link) : undefined}
          />
        ))}
      </Rows>
    </Section>
  );
}
