/** Loads the walking activity's user guide from the server, and saves the person's progress in it. */

import { getGuideStatus, reportGuideStatus } from '../../../api/walking.ts';
import { request } from '../../../client/request.ts';
import { learnGuide } from '../../../store/health-gold.ts';
import { session } from '../../../store/session.ts';

/** Loads the guide's data into the store. Rejects like every request, and then keeps the previous data. */
export async function loadGuide(signal?: AbortSignal): Promise<void> {
  const { owner } = session;
  const { prize: _, ...guide } = await request(getGuideStatus, {}, { signal });
  // Another person may be signed in meanwhile (A04).
  if (session.owner === owner) learnGuide(guide);
}

/** Saves the person's progress, 0 to 5, on the server, then reloads the guide (specification, section 4). */
export async function reportGuide(guideStatus: number): Promise<void> {
  await request(reportGuideStatus, { body: { guidStatus: guideStatus } });
  await loadGuide();
}
