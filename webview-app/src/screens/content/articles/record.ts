/**
 * Loads and changes the person's marks of an article: liked, saved. Rules:
 * 1. A view of a logged-in person is recorded in the background. A failure is not shown and delays nothing.
 * 2. A mark is shown only after the service has recorded it.
 * 3. The request of a mark asks a visitor to log in.
 */
import { shared } from '@sdhealth/bridge-sdk';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { recordInformationOperation, saveRecommendContent } from '../../../api/information.ts';
import { QUIET, request } from '../../../client/request.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { bridge } from '../../../platform/bridge.ts';
import { isSignedIn, session } from '../../../store/session.ts';

interface Marks {
  readonly liked: boolean;
  readonly saved: boolean;
  /** The number of likes, or undefined until loaded. */
  readonly likeCount?: number;
}
type Operation = 'view' | 'like' | 'unlike' | 'share';

const BACKGROUND = { ...QUIET, expected: [20003] } as const;
const recordOperation = (targetId: string, operation: Operation, options?: typeof BACKGROUND) =>
  request(recordInformationOperation, { body: { targetId, operation } }, options);

/** Records an operation in the background and ignores a failure. */
export const recordQuietly = (id: string, operation: Operation): void =>
  void recordOperation(id, operation, BACKGROUND).catch(() => undefined);

export function useMarks(id: string) {
  const { status, account } = useSnapshot(session);
  const person = isSignedIn(status) ? (account?.userId ?? 'admin') : undefined;
  const [loaded, setLoaded] = useState<{ key: string; marks: Marks }>();
  const key = `${id} ${person}`;
  const marks: Marks = loaded?.key === key ? loaded.marks : { liked: false, saved: false };

  useEffect(() => {
    if (person === undefined) return undefined;
    let isMounted = true;
    recordOperation(id, 'view', BACKGROUND).then(
      // A mark that the person has set meanwhile is newer.
      (response) => isMounted && setLoaded((previous) => (previous?.key === key ? previous : { key, marks: response })),
      () => undefined,
    );
    const unsubscribe = bridge.on(shared, () => recordQuietly(id, 'share'));
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, [id, person, key]);

  const update = (change: Partial<Marks>) => {
    // This request may have logged in a visitor.
    const currentKey = `${id} ${session.account?.userId ?? 'admin'}`;
    setLoaded((previous) => ({
      key: currentKey,
      marks: { ...marks, ...(previous?.key === currentKey && previous.marks), ...change },
    }));
  };
  const like = useAction(async () => {
    const { liked, likeCount, saved } = await recordOperation(id, marks.liked ? 'unlike' : 'like');
    update({ liked, likeCount, saved });
  });
  const save = useAction(async () => {
    const { saved } = await request(saveRecommendContent, { body: { articleId: id, saved: !marks.saved } });
    update({ saved });
  });
  return { marks, like, keep: save };
}
