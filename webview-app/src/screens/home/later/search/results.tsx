import { useState } from 'react';
import { callCustomerService } from '../../../../flows/customer-service.ts';
import { useText } from '../../../../messages/index.ts';
import { href } from '../../../../routes.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ListRow, Rows } from '../../../../ui/list-row.tsx';
import { Section } from '../../../../ui/section.tsx';
import { RowsShape, Skeleton } from '../../../../ui/skeleton.tsx';
import { useWords } from '../words/index.ts';
import type { Found, FoundKind, KindName } from './found-kind.ts';
import { noteSearch } from './recent.ts';
import styles from './search-sheet.module.css';
import { useFound } from './use-found.ts';

/** The number of rows of a kind that are shown at first. */
const FIRST = 4;

/** Lists the results by kind. `isTyping`: the person is changing the text, and a new search follows. */
export function Results({ text, isTyping }: { text: string; isTyping: boolean }) {
  const words = useWords().search;
  const kinds = useFound(text);
  const isBusy = isTyping || kinds.some(({ status }) => status === 'loading');
  const failed = kinds.filter(({ status }) => status === 'error');
  const full = kinds.flatMap(({ name, found }) => (found && found.total > 0 ? [{ name, found }] : []));
  const all = full.reduce((sum, { found }) => sum + found.total, 0);
  const counts = full.map(({ name, found }) => words.counted(words.kinds[name], found.total));
  const isNothing = !isBusy && all === 0;
  const none = failed.length > 0 ? words.nonePart(text) : words.none(text);
  return (
    <>
      <p className={styles.soft} role="status">
        {isBusy ? words.searching : isNothing ? none : words.found(all, counts)}
      </p>
      {full.map(({ name, found }) => (
        <Kind key={`${name} ${text}`} name={name} found={found} text={text} />
      ))}
      {isBusy && full.length === 0 ? (
        <Skeleton>
          <RowsShape count={4} />
        </Skeleton>
      ) : null}
      {failed.map((kind) => (
        <Failed key={kind.name} kind={kind} />
      ))}
      {isNothing ? <Nothing /> : null}
    </>
  );
}

function Kind({ name, found, text }: { name: KindName; found: Found; text: string }) {
  const words = useWords().search;
  const [isWhole, setWhole] = useState(false);
  const { rows, total, all, city } = found;
  const hasMore = total > FIRST && !isWhole;
  return (
    <Section
      title={words.heading(words.kinds[name], total)}
      text={city === undefined ? undefined : words.inCity(city)}
      action={
        hasMore && all !== undefined ? (
          <LinkButton small tone="quiet" to={all} onClick={() => noteSearch(text)}>
            {words.more(total)}
          </LinkButton>
        ) : hasMore ? (
          <Button small tone="quiet" onClick={() => setWhole(true)}>
            {words.more(total)}
          </Button>
        ) : undefined
      }
    >
      <Rows>
        {(isWhole ? rows : rows.slice(0, FIRST)).map(({ key, title, text: more, to }) => (
          <ListRow key={key} title={title} text={more} to={to} onClick={() => noteSearch(text)} />
        ))}
      </Rows>
    </Section>
  );
}

/** Says that a kind could not be searched, with a retry. Other kinds are not affected. */
function Failed({ kind: { name, retry, retrying } }: { kind: FoundKind }) {
  const words = useWords().search;
  const t = useText();
  return (
    <div className={styles.failed} role="status">
      <span className={styles.soft}>{words.failed(words.kinds[name])}</span>
      <Button small tone="secondary" busy={retrying} onClick={retry}>
        {t.common.retry}
      </Button>
    </div>
  );
}

function Nothing() {
  const words = useWords().search;
  const t = useText();
  return (
    <EmptyState
      title={words.noneText}
      action={
        <>
          <LinkButton wide tone="secondary" to={href('checkup.package-list')}>
            {words.toPackages}
          </LinkButton>
          <LinkButton wide tone="secondary" to={href('consultation.online')}>
            {words.toDoctors}
          </LinkButton>
          <Button wide tone="quiet" onClick={() => void callCustomerService()}>
            {t.common.customerService}
          </Button>
        </>
      }
    />
  );
}
