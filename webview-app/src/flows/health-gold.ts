/** The walking activity's user guide: what the server says of it, and how far the person has come in it. */

import { getGuideStatus, reportGuideStatus } from '../api/walking.ts';
import { request } from '../client/request.ts';
import { learnGuide } from '../store/health-gold.ts';
import { session } from '../store/session.ts';

/** Asks for the guide's data and puts it into the store. Rejects as every call does; what there was stays then. */
export async function loadGuide(signal?: AbortSignal): Promise<void> {
  const { owner } = session;
  const { prize: _, ...guide } = await request(getGuideStatus, {}, { signal });
  // Somebody else may be here by now (A04).
  if (session.owner === owner) learnGuide(guide);
}

/** Tells the server how far the person has come, 0 to 5, and asks for the guide again once it knows (specification, section 4). */
export async function reportGuide(guideStatus: number): Promise<void> {
  await request(reportGuideStatus, { body: { guidStatus: guideStatus } });
  await loadGuide();
}
