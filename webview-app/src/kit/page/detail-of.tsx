import type { ReactNode } from 'react';
import { CardShape, PictureShape, TitleShape } from '../../ui/skeleton.tsx';
import type { LoadState } from '../answers/use-resource.ts';
import { ResourceView } from './resource-view.tsx';
import { ScreenFrame, type ScreenFrameProps } from './screen-frame.tsx';
import { useScreenTitle } from './use-screen-title.ts';

export interface PageOf<T> {
  /** The heading before the data has loaded. It must be correct for any data. */
  title: string;
  page: LoadState<T>;
  /** The `EmptyState` for a response without data. */
  none?: ReactNode;
  /** The skeleton, similar to the content. */
  skeleton?: ReactNode;
}

export interface DetailOfProps<T> extends PageOf<T> {
  /** Returns the screen for the data: heading, hero, content, bottom bar. */
  view: (data: NonNullable<T>) => Partial<Omit<ScreenFrameProps, 'children'>> & { content: ReactNode };
}

/** Shows a detail screen. Its bottom bar appears with the data, because nothing can be bought before the price is known. */
export function DetailOf<T>({ title, page, none, skeleton, view }: DetailOfProps<T>) {
  const { content, ...screen } = page.data === undefined || page.data === null ? { content: null } : view(page.data);
  const hasData = page.data !== undefined && page.data !== null;
  // Also sets the title bar: the route's title may be wrong ("Refund successful" without a refund).
  useScreenTitle(hasData ? undefined : title);
  const placeholder = skeleton ?? (
    <>
      <PictureShape />
      <TitleShape />
      <CardShape lines={3} />
      <CardShape lines={2} />
    </>
  );
  return (
    <ScreenFrame title={title} titleHidden={!hasData} {...screen}>
      <ResourceView resource={page} skeleton={placeholder} isEmpty={returnFalse} empty={none}>
        {() => content}
      </ResourceView>
    </ScreenFrame>
  );
}

const returnFalse = () => false;
