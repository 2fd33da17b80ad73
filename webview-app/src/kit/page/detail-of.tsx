import type { ReactNode } from 'react';
import { CardShape, PictureShape, TitleShape } from '../../ui/skeleton.tsx';
import type { Shown } from '../answers/use-resource.ts';
import { ResourceView } from './resource-view.tsx';
import { ScreenFrame, type ScreenFrameProps } from './screen-frame.tsx';
import { useScreenTitle } from './use-screen-title.ts';

export interface PageOf<T> {
  /** The heading without data. It must be true for any answer. */
  title: string;
  page: Shown<T>;
  /** The `EmptyState` for an answer without data. */
  none?: ReactNode;
  /** The skeleton, similar to the content. */
  skeleton?: ReactNode;
}

export interface DetailOfProps<T> extends PageOf<T> {
  /** Returns the screen for the data: heading, hero, content, bottom bar. */
  view: (data: NonNullable<T>) => Partial<Omit<ScreenFrameProps, 'children'>> & { content: ReactNode };
}

/** Shows a detail screen. Its bottom bar appears with the data: there is nothing to buy before the price is known. */
export function DetailOf<T>({ title, page, none, skeleton, view }: DetailOfProps<T>) {
  const { content, ...screen } = page.data === undefined || page.data === null ? { content: null } : view(page.data);
  const known = page.data !== undefined && page.data !== null;
  // Also sets the title bar: the row's title may be wrong ("Refund successful" without a refund).
  useScreenTitle(known ? undefined : title);
  const shape = skeleton ?? (
    <>
      <PictureShape />
      <TitleShape />
      <CardShape lines={3} />
      <CardShape lines={2} />
    </>
  );
  return (
    <ScreenFrame title={title} titleHidden={!known} {...screen}>
      <ResourceView resource={page} skeleton={shape} isEmpty={never} empty={none}>
        {() => content}
      </ResourceView>
    </ScreenFrame>
  );
}

const never = () => false;
