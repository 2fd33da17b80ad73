import { Note } from '../../../ui/layout.tsx';
import { PictureShape, Skeleton } from '../../../ui/skeleton.tsx';
import { useWords } from '../words/index.ts';

/** The aspect ratio of A4. */
const A4_RATIO = 1 / Math.SQRT2;

/** Shows a placeholder for the first page with the loading progress. */
export function ReportShape({ progress }: { progress: number }) {
  const words = useWords().report;
  const percent = Math.round(progress * 100);
  return (
    <>
      {percent > 0 && percent < 100 ? <Note role="status">{words.loading(percent)}</Note> : null}
      <Skeleton>
        <PictureShape ratio={A4_RATIO} />
      </Skeleton>
    </>
  );
}
