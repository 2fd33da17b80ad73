/**
 * The person's own marks on an article: liked, kept. Rules:
 * 1. Opening it is recorded for somebody who is logged in, behind the page: a failure is not shown and holds nothing back.
 * 2. A mark is shown once the service has it, never before.
 * 3. A visitor who marks is asked to log in by the call itself.
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
  /** Undefined until the service has told it. */
  readonly likeCount?: number;
}
type Operation = 'view' | 'like' | 'unlike' | 'share';

const UNASKED = { ...QUIET, expected: [20003] } as const;
const recorded = (targetId: string, operation: Operation, options?: typeof UNASKED) =>
  request(recordInformationOperation, { body: { targetId, operation } }, options);

/** Records without anybody waiting for it. */
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
      // What the person did meanwhile is newer.
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
    // A visitor may have logged in by this very call.
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
