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
import { storeSearch } from './recent.ts';
import type { KindName, KindResults, ResultKind } from './result-kind.ts';
import styles from './search-sheet.module.css';
import { useResults } from './use-results.ts';

/** The number of rows of a kind that are shown at first. */
const INITIAL_COUNT = 4;

/** Lists the results by kind. `isTyping`: the person is changing the text, and a new search follows. */
export function Results({ text, isTyping }: { text: string; isTyping: boolean }) {
  const words = useWords().search;
  const kinds = useResults(text);
  const isBusy = isTyping || kinds.some(({ status }) => status === 'loading');
  const failed = kinds.filter(({ status }) => status === 'error');
  const kindsWithResults = kinds.flatMap(({ name, results }) =>
    results && results.total > 0 ? [{ name, results }] : [],
  );
  const total = kindsWithResults.reduce((sum, { results }) => sum + results.total, 0);
  const counts = kindsWithResults.map(({ name, results }) => words.counted(words.kinds[name], results.total));
  const isNothing = !isBusy && total === 0;
  const noneText = failed.length > 0 ? words.nonePart(text) : words.none(text);
  return (
    <>
      <p className={styles.soft} role="status">
        {isBusy ? words.searching : isNothing ? noneText : words.found(total, counts)}
      </p>
      {kindsWithResults.map(({ name, results }) => (
        <KindSection key={`${name} ${text}`} name={name} results={results} text={text} />
      ))}
      {isBusy && kindsWithResults.length === 0 ? (
        <Skeleton>
          <RowsShape count={4} />
        </Skeleton>
      ) : null}
      {failed.map((kind) => (
        <FailedKind key={kind.name} kind={kind} />
      ))}
      {isNothing ? <NoResults /> : null}
    </>
  );
}

function KindSection({ name, results, text }: { name: KindName; results: KindResults; text: string }) {
  const words = useWords().search;
  const [isWhole, setWhole] = useState(false);
  const { rows, total, all, city } = results;
  const hasMore = total > INITIAL_COUNT && !isWhole;
  return (
    <Section
      title={words.heading(words.kinds[name], total)}
      text={city === undefined ? undefined : words.inCity(city)}
      action={
        hasMore && all !== undefined ? (
          <LinkButton small tone="quiet" to={all} onClick={() => storeSearch(text)}>
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
        {(isWhole ? rows : rows.slice(0, INITIAL_COUNT)).map(({ key, title, text: rowText, to }) => (
          <ListRow key={key} title={title} text={rowText} to={to} onClick={() => storeSearch(text)} />
        ))}
      </Rows>
    </Section>
  );
}

/** Shows that a kind could not be searched, with a retry. Other kinds are not affected. */
function FailedKind({ kind: { name, retry, retrying } }: { kind: ResultKind }) {
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

function NoResults() {
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
