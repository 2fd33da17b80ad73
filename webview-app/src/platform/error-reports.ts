/** Sends the app's own reports to the error service. They contain only the fault and never a value. */
import type { LogEntry } from '@sdhealth/bridge-sdk';
import { report } from '../client/request.ts';
import type { Problem } from '../rules/problems.ts';

export const reportProblem = (problem: Problem): void => report({ problem });

/** Answers of a person or a host that are not faults. */
const EXPECTED_CODES: readonly unknown[] = ['DENIED', 'CANCELLED', 'NEEDS_LOGIN'];

/** Reports a bridge failure other than code 3 or 4 (specification, section 8). Entries contain only names and codes. */
export function reportBridgeFailure({ level, event, method, code, path }: LogEntry): void {
  if (level === 'error' && !EXPECTED_CODES.includes(code)) report({ bridge: { event, method, code, path } });
}
