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
  most: number;
}

/** Shows the question's pictures, chosen by the host's own picker, each with progress, retry and removal. */
export function PicturePart({ pictures: { queue, pictures: all }, most, error, ref }: PicturePartProps) {
  const words = useAskWords();
  const [isRefused, setRefused] = useState(false);
  const choose = async () => {
    setRefused(false);
    try {
      const room = most - queue.pictures().length;
      if (room > 0) queue.add((await choosePictures(room)).slice(0, room));
    } catch {
      setRefused(true);
    }
  };
  const faults = all.flatMap(({ fault }, index) => (fault ? [words.faults[fault](index + 1)] : []));
  const small = all.flatMap(({ isTooSmall }, index) => (isTooSmall ? [words.tooSmall(index + 1)] : []));
  const wrong = isRefused ? [words.noPictures] : faults.length > 0 ? faults : error ? [error] : [];
  return (
    <Section title={words.pictures} text={words.picturesText}>
      <div ref={ref} tabIndex={-1}>
        <PictureTiles label={words.pictures}>
          {all.map(({ id, src, state, progress }, index) => (
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
          {all.length < most ? <AddPictureTile used={all.length} max={most} onAdd={() => void choose()} /> : null}
        </PictureTiles>
      </div>
      <FieldNote id="pictures" hint={small.join('. ')} error={wrong.length > 0 ? wrong.join('. ') : undefined} />
    </Section>
  );
}

/** Shows a picture tile. A picture of an earlier question is loaded by its address. */
function PersonalTile({ src, ...tile }: PictureTileProps) {
  return <PictureTile {...tile} src={usePersonalSource(src)} />;
}
