/** The app's own reports to the error service: only the fault and the page, never a value. */
import type { LogEntry } from '@sdhealth/bridge-sdk';
import { report } from '../client/request.ts';
import { currentPath } from './history.ts';

/** `message` is for the people who look after the app; `code` groups it. */
export const reportProblem = (message: string, code: string): void => report({ message, page: currentPath(), code });

/** Answers of a person or a host: nothing is broken. */
const NO_FAULTS: readonly unknown[] = ['DENIED', 'CANCELLED', 'NEEDS_LOGIN'];

/** Reports a bridge failure other than code 3 or 4 (specification, section 8); entries carry names and codes only. */
export function reportBridgeFailure({ level, event, method, code, path, reason }: LogEntry): void {
  if (level !== 'error' || NO_FAULTS.includes(code)) return;
  const words = ['bridge', event, method, code, path, reason].filter(Boolean);
  report({ message: words.join(' '), page: location.pathname });
}
