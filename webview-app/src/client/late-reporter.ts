/** Loads the reporter at the first fault, because most visits have no fault. */
import type { Notice } from '../api/config.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';
import type { RequestOptions, Wrapper } from './call.ts';
import { isExpectedBy, isUnreported } from './codes.ts';
import { ApiError, type ResponseShapeError } from './errors.ts';
import type { Fault } from './notice.ts';
import { ports, type Scene } from './ports.ts';

export type Report = (fault: Fault) => void;

/**
 * Makes a reporter that sends its notices with `send`. If its module cannot be loaded, e.g. after a release removed the file, it sends one
 * notice with the code `REPORTER`.
 */
export function lateReporter(send: (notice: Notice) => Promise<unknown>): Report {
  let reporter: Promise<(fault: Fault, scene: Scene) => void> | undefined;
  let isFailureSent = false;
  const noteFailure = ({ page, host, release }: Scene) => {
    // Allow the next fault to retry the load.
    reporter = undefined;
    if (isFailureSent) return;
    isFailureSent = true;
    send({ message: 'the reporter cannot be loaded', code: 'REPORTER', page, host, release }).catch(() => undefined);
  };
  return (fault) => {
    const scene = ports().scene();
    reporter ??= import('./reports.ts').then(({ createReporter }) => createReporter(send));
    reporter.then(
      (report) => report(fault, scene),
      () => noteFailure(scene),
    );
  };
}

/** Reports a failure that the caller does not expect. A missing network is not reported (specification, section 8). */
export const withReport =
  (report: Report): Wrapper =>
  (next) =>
  async (call) => {
    try {
      return await next(call);
    } catch (error) {
      if (isReportable(error, call.endpoint, call.options)) report({ endpoint: call.endpoint, error });
      throw error;
    }
  };

/** Hides the indexes of a pointer, because many elements may have the same fault. */
const withoutIndexes = ({ path }: ResponseShapeError): string => path.replace(/\/\d+/g, '/*');

/** Reports what was removed from an answer: each fault once, at the first element that has it. */
export const withRemovedReport =
  (report: Report): Wrapper =>
  (next) =>
  async (call) => {
    const data = await next(call);
    const { faults = [] } = call.lastAttempt;
    const paths = faults.map(withoutIndexes);
    faults.forEach((error, index) => {
      if (paths.indexOf(withoutIndexes(error)) === index) report({ endpoint: call.endpoint, error });
    });
    return data;
  };

function isReportable(error: unknown, endpoint: AnyEndpoint, { expected = [] }: RequestOptions): error is ApiError {
  // Mutant lives: The next lines do not report an error without a code either. The type requires the check.
  if (!(error instanceof ApiError)) return false;
  const { code, status } = error;
  const isExpected = (codeOrStatus = 0) => isExpectedBy(endpoint, codeOrStatus) || expected.includes(codeOrStatus);
  if (typeof code === 'number') return !isUnreported(code) && !isExpected(code);
  return (code === 'HTTP' && !isExpected(status)) || code === 'SHAPE' || code === 'NOT_OURS';
}
