/** Sends the app's own reports to the error service: only the fault, never a value. */
import type { LogEntry } from '@sdhealth/bridge-sdk';
import { report } from '../client/request.ts';
import type { Problem } from '../rules/problems.ts';

export const reportProblem = (problem: Problem): void => report({ problem });

/** Answers of a person or a host that are not faults. */
const NO_FAULTS: readonly unknown[] = ['DENIED', 'CANCELLED', 'NEEDS_LOGIN'];

/** Reports a bridge failure other than code 3 or 4 (specification, section 8). Entries contain names and codes only. */
export function reportBridgeFailure({ level, event, method, code, path }: LogEntry): void {
  if (level === 'error' && !NO_FAULTS.includes(code)) report({ bridge: { event, method, code, path } });
}
