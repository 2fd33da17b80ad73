import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { RowsShape } from '../ui/skeleton.tsx';
import styles from './list-screen.module.css';
import { ResourceView } from './resource-view.tsx';
import { ScreenFrame, type ScreenFrameProps } from './screen-frame.tsx';
import { type Load, useResource } from './use-resource.ts';

export interface ListScreenProps<T> extends Omit<ScreenFrameProps, 'children'> {
  /** Names the list; another key loads anew. */
  resourceKey: string;
  load: Load<readonly T[]>;
  keyOf: (item: T) => string;
  /** One entry, usually a `Card` or a `ListRow`. */
  item: (item: T) => ReactNode;
  /** Why the list is empty and what to do. */
  empty?: { title: string; text?: string; action?: ReactNode };
  /** Default: rows. */
  skeleton?: ReactNode;
  /** Above the list: tabs, a search field. */
  top?: ReactNode;
}

/** A screen that is one list. */
export function ListScreen<T>(props: ListScreenProps<T>) {
  const { resourceKey, load, keyOf, item, empty, skeleton, top, ...screen } = props;
  const resource = useResource(resourceKey, load);
  return (
    <ScreenFrame {...screen}>
      {top}
      <ResourceView
        resource={resource}
        skeleton={skeleton ?? <RowsShape />}
        empty={empty ? <EmptyState {...empty} /> : undefined}
      >
        {(list) => (
          <ul className={styles.list}>
            {list.map((entry) => (
              <li key={keyOf(entry)} className={styles.entry}>
                {item(entry)}
              </li>
            ))}
          </ul>
        )}
      </ResourceView>
    </ScreenFrame>
  );
}
