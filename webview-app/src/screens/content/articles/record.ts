/**
 * Loads and changes the person's marks of an article: liked, saved. Rules:
 * 1. A view of a logged-in person is recorded in the background. A failure is not shown and delays nothing.
 * 2. A mark is shown only after the service has recorded it.
 * 3. The call of a mark asks a visitor to log in.
 */
import { shared } from '@sdhealth/bridge-sdk';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { recordInformationOperation, saveRecommendContent } from '../../../api/information.ts';
import { QUIET, request } from '../../../client/request.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { bridge } from '../../../platform/bridge.ts';
import { isIn, session } from '../../../store/session.ts';

interface Marks {
  readonly liked: boolean;
  readonly saved: boolean;
  /** The number of likes, or undefined until loaded. */
  readonly likeCount?: number;
}
type Operation = 'view' | 'like' | 'unlike' | 'share';

const UNASKED = { ...QUIET, expected: [20003] } as const;
const recorded = (targetId: string, operation: Operation, options?: typeof UNASKED) =>
  request(recordInformationOperation, { body: { targetId, operation } }, options);

/** Records an operation in the background and ignores a failure. */
export const recordQuietly = (id: string, operation: Operation): void =>
  void recorded(id, operation, UNASKED).catch(() => undefined);

export function useMarks(id: string) {
  const { status, account } = useSnapshot(session);
  const person = isIn(status) ? (account?.userId ?? 'admin') : undefined;
  const [loaded, setHeld] = useState<{ of: string; marks: Marks }>();
  const of = `${id} ${person}`;
  const marks: Marks = loaded?.of === of ? loaded.marks : { liked: false, saved: false };

  useEffect(() => {
    if (person === undefined) return undefined;
    let isMounted = true;
    recorded(id, 'view', UNASKED).then(
      // A mark that the person has set meanwhile is newer.
      (answer) => isMounted && setHeld((previous) => (previous?.of === of ? previous : { of, marks: answer })),
      () => undefined,
    );
    const stop = bridge.on(shared, () => recordQuietly(id, 'share'));
    return () => {
      isMounted = false;
      stop();
    };
  }, [id, person, of]);

  const note = (change: Partial<Marks>) => {
    // This call may have logged in a visitor.
    const now = `${id} ${session.account?.userId ?? 'admin'}`;
    setHeld((previous) => ({ of: now, marks: { ...marks, ...(previous?.of === now && previous.marks), ...change } }));
  };
  const like = useAction(async () => {
    const { liked, likeCount, saved } = await recorded(id, marks.liked ? 'unlike' : 'like');
    note({ liked, likeCount, saved });
  });
  const keep = useAction(async () => {
    const { saved } = await request(saveRecommendContent, { body: { articleId: id, saved: !marks.saved } });
    note({ saved });
  });
  return { marks, like, keep };
}
