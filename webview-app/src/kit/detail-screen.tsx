import type { ReactNode } from 'react';
import { CardShape, PictureShape, TitleShape } from '../ui/skeleton.tsx';
import { ResourceView } from './resource-view.tsx';
import { ScreenFrame, type ScreenFrameProps } from './screen-frame.tsx';
import type { Resource } from './use-resource.ts';

export interface DetailScreenProps<T> {
  /** Heading while there is no data, and after it when `view` gives none. */
  title: string;
  resource: Resource<T>;
  /** Default: a picture, a title and two cards. */
  skeleton?: ReactNode;
  /** The screen of the data: heading, hero, content, bottom bar. */
  view: (data: T) => Partial<Omit<ScreenFrameProps, 'children'>> & { content: ReactNode };
}

/** A screen about one thing. Its bottom bar comes with the data: there is nothing to buy before the price is known. */
export function DetailScreen<T>({ title, resource, skeleton, view }: DetailScreenProps<T>) {
  const { content, ...screen } = resource.data === undefined ? { content: null } : view(resource.data);
  const shape = skeleton ?? (
    <>
      <PictureShape />
      <TitleShape />
      <CardShape lines={3} />
      <CardShape lines={2} />
    </>
  );
  return (
    <ScreenFrame title={title} titleHidden={resource.data === undefined} {...screen}>
      <ResourceView resource={resource} skeleton={shape} isEmpty={never}>
        {() => content}
      </ResourceView>
    </ScreenFrame>
  );
}

const never = () => false;
