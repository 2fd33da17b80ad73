import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useText } from '../../messages/index.ts';
import { scrollTarget } from '../../platform/scroll-target.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/chips.tsx';
import { EmptyState, type EmptyStateProps } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { ResultCount, SearchField } from '../../ui/search-field.tsx';
import { RowsShape } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Pages } from '../answers/use-pages.ts';
import type { LoadState } from '../answers/use-resource.ts';
import { PullLazy } from '../pull/pull-lazy.tsx';
import styles from './list-of.module.css';
import type { ListView } from './list-view.ts';
import { PartsOf } from './paged-list.tsx';
import { ResourceView } from './resource-view.tsx';
import { ScreenFrame, type ScreenFrameProps } from './screen-frame.tsx';

type Names<Value extends string> = { readonly [V in Value]: string };

export interface ListOfProps<T, Tab extends string, Filter extends string> extends Omit<ScreenFrameProps, 'children'> {
  /** The list: pages (`usePages`) or a single response. */
  page: LoadState<readonly T[]> | Pages<T>;
  keyOf: (item: T) => string;
  /** Renders an entry, usually a `Card` or a `ListRow`. */
  item: (item: T) => ReactNode;
  /** The empty state: the reason why the list is empty, and the next action. */
  none?: EmptyStateProps;
  /** The skeleton. Default: rows. */
  skeleton?: ReactNode;
  /** The view that the controls change. */
  view?: ListView<Tab, Filter>;
  tabs?: { label: string; names: Names<Tab> };
  /** The label of the search field. Absent: no search. */
  search?: string;
  filters?: { readonly [Name in Filter]: { label: string; names: Readonly<Record<string, string>> } };
  /** Content between the controls and the list. */
  top?: ReactNode;
}

/** Shows a list as a screen: tabs, search, filters, entries. More entries load near the end. */
export function ListOf<T, Tab extends string = never, Filter extends string = never>(
  props: ListOfProps<T, Tab, Filter>,
) {
  const { page, keyOf, item, none, skeleton, view, tabs, search, filters, top, ...frame } = props;
  return (
    <ScreenFrame {...frame}>
      <PullLazy page={page} />
      {view || top ? (
        <div className={styles.controls}>
          {view ? <Controls view={view} tabs={tabs} search={search} filters={filters} /> : null}
          {view && search ? <MatchCount page={page} search={view.search} /> : null}
          {top}
        </div>
      ) : null}
      <ResourceView
        resource={page}
        skeleton={skeleton ?? <RowsShape />}
        empty={view?.search ? <NothingFound view={view} /> : <EmptyState {...none} />}
      >
        {(list) => (
          <Entries list={unique(list, keyOf)} keyOf={keyOf} item={item}>
            {'more' in page ? <LoadMore state={page.more} onMore={page.loadMore} count={list.length} /> : null}
          </Entries>
        )}
      </ResourceView>
    </ScreenFrame>
  );
}

interface MatchCountProps {
  page: LoadState<readonly unknown[]> | Pages<unknown>;
  search: string;
}

/** Announces the number of matches: the service's total, or else the loaded entries. Silent while the response is pending. */
function MatchCount({ page, search }: MatchCountProps) {
  const matchCount = ('answer' in page && (page.answer as { total?: number } | undefined)?.total) || page.data?.length;
  return <ResultCount search={search} count={page.status === 'ready' ? (matchCount ?? 0) : undefined} />;
}

/** The number of entries in the first render. A phone shows fewer at once. */
const FIRST_COUNT = 10;

interface EntriesProps<T> extends Pick<ListOfProps<T, never, never>, 'keyOf' | 'item'> {
  list: readonly T[];
  /** The foot of the list, shown once the whole list is rendered. */
  children: ReactNode;
}

/** Renders the entries. The first frame has only the first ones, unless the scroll position to restore needs more. */
function Entries<T>({ list, keyOf, item, children }: EntriesProps<T>) {
  const [isComplete, setComplete] = useState(
    () => list.length <= FIRST_COUNT || document.hidden || (scrollTarget.top > 0 && scrollTarget.top > innerHeight),
  );
  useLayoutEffect(() => {
    // At the top nothing may read a size: that would force a layout.
    if (scrollTarget.top === 0) return;
    if (document.documentElement.scrollHeight < scrollTarget.top + innerHeight) setComplete(true);
  }, []);
  useEffect(() => {
    if (isComplete) return;
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(setComplete, 0, true);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isComplete]);
  return (
    <PartsOf list={isComplete ? list : list.slice(0, FIRST_COUNT)} foot={isComplete ? children : null}>
      {(items) => (
        <Stack as="ul" gap={4}>
          {items.map((entry) => (
            <li key={keyOf(entry)} className={styles.entry}>
              {item(entry)}
            </li>
          ))}
        </Stack>
      )}
    </PartsOf>
  );
}

/** Returns the list without duplicates: an entry may move to the next page between two requests. */
function unique<T>(list: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const keys = new Set<string>();
  return list.filter((item) => {
    const key = keyOf(item);
    return !keys.has(key) && keys.add(key);
  });
}

type ControlsProps<Tab extends string, Filter extends string> = Required<
  Pick<ListOfProps<never, Tab, Filter>, 'view'>
> & { [K in 'tabs' | 'search' | 'filters']: ListOfProps<never, Tab, Filter>[K] | undefined };

function Controls<Tab extends string, Filter extends string>(props: ControlsProps<Tab, Filter>) {
  const { view, tabs, search, filters } = props;
  return (
    <>
      {search ? <SearchField label={search} value={view.typed} onChange={view.type} onSubmit={view.type} /> : null}
      {tabs && view.tab ? (
        <Tabs label={tabs.label} tabs={entriesOf(tabs.names)} value={view.tab} onChange={view.showTab} />
      ) : null}
      {filters
        ? keysOf(filters).map((name) => (
            <ChoiceChips
              key={name}
              label={filters[name].label}
              chips={Object.entries(filters[name].names).map(([value, label]) => ({ value, label }))}
              value={view.filters[name]}
              onChange={(value) => view.filter(name, value)}
            />
          ))
        : null}
    </>
  );
}

const keysOf = <K extends string>(record: { readonly [Name in K]: unknown }): K[] =>
  Object.keys(record).filter((name): name is K => name in record);

const entriesOf = <K extends string>(names: Names<K>): { id: K; label: string }[] =>
  keysOf(names).map((id) => ({ id, label: names[id] }));

function NothingFound({ view }: { view: Pick<ListView, 'search' | 'type'> }) {
  const t = useText();
  return (
    <EmptyState
      title={t.states.nothingFound(view.search)}
      action={
        <Button wide tone="secondary" onClick={() => view.type('')}>
          {t.common.clear}
        </Button>
      }
    />
  );
}
