import { useState } from 'react';
import { choosePictures } from '../../flows/upload.ts';
import type { Uploads } from '../../kit/action/use-upload-queue.ts';
import type { BoundField } from '../../kit/form/use-form.ts';
import { usePersonalSource } from '../../kit/pictures/personal-picture.tsx';
import { FieldNote } from '../../ui/labelled.tsx';
import { AddPictureTile, PictureTile, type PictureTileProps, PictureTiles } from '../../ui/picture-tiles.tsx';
import { Section } from '../../ui/section.tsx';
import { useAskWords } from './words/index.ts';

export interface PicturePartProps extends Pick<BoundField<string[]>, 'error' | 'ref'> {
  pictures: Uploads;
  max: number;
}

/** Shows the question's pictures, each with progress, retry and removal. The host's picker adds pictures. */
export function PicturePart({ pictures: { queue, pictures: uploads }, max, error, ref }: PicturePartProps) {
  const words = useAskWords();
  const [isRefused, setRefused] = useState(false);
  const choose = async () => {
    setRefused(false);
    try {
      const freeCount = max - queue.pictures().length;
      if (freeCount > 0) queue.add((await choosePictures(freeCount)).slice(0, freeCount));
    } catch {
      setRefused(true);
    }
  };
  const uploadErrors = uploads.flatMap(({ fault }, index) => (fault ? [words.faults[fault](index + 1)] : []));
  const tooSmallHints = uploads.flatMap(({ isTooSmall }, index) => (isTooSmall ? [words.tooSmall(index + 1)] : []));
  const errors = isRefused ? [words.noPictures] : uploadErrors.length > 0 ? uploadErrors : error ? [error] : [];
  return (
    <Section title={words.pictures} text={words.picturesText}>
      <div ref={ref} tabIndex={-1}>
        <PictureTiles label={words.pictures}>
          {uploads.map(({ id, src, state, progress }, index) => (
            <PersonalTile
              key={id}
              src={src}
              number={index + 1}
              state={state}
              progress={progress}
              onRetry={() => queue.retry(id)}
              onRemove={() => queue.remove(id)}
            />
          ))}
          {uploads.length < max ? <AddPictureTile used={uploads.length} max={max} onAdd={() => void choose()} /> : null}
        </PictureTiles>
      </div>
      <FieldNote
        id="pictures"
        hint={tooSmallHints.join('. ')}
        error={errors.length > 0 ? errors.join('. ') : undefined}
      />
    </Section>
  );
}

/** Shows a picture tile. A picture of an earlier question is loaded by its address. */
function PersonalTile({ src, ...tile }: PictureTileProps) {
  return <PictureTile {...tile} src={usePersonalSource(src)} />;
}
