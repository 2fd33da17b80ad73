/**
 * Loads the whole report of a checkup. Rules:
 * 1. Its address comes with the appointment and is valid for some minutes. If it is refused, a new one is requested, once.
 * 2. A displayed report stays readable for its person without a network, unless the service has withdrawn it.
 * 3. An incomplete PDF does not overwrite the stored report. The stored report is shown, and the fault is reported.
 */
import { type Appointment, getExamAppointment } from '../../../api/exam.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { type FileOptions, fileAddress, readFile } from '../../../client/file.ts';
import { learnSecret } from '../../../client/redaction.ts';
import { isApiError, request } from '../../../client/request.ts';
import { withEnd } from '../../../platform/browser-waits.ts';
import { reportProblem } from '../../../platform/error-reports.ts';
import { sinceNow } from '../../../platform/personal.ts';
import { forgetPersonalFile, keepPersonalFile, recallPersonalFile } from '../../../platform/personal-files.ts';

export interface Report {
  readonly file: Blob;
  /** The age of a stored copy, in milliseconds since 1970. */
  readonly at?: number;
}

/** The reason for a missing report: not available yet (`later`), or the person has no such checkup (`none`). */
export type NoReport = 'later' | 'none';

const REQUEST_NAME = 'GET report';
const storageName = (orderNo: string): string => `report.${orderNo}`;

/** The HTTP statuses of a response to an expired address. */
const EXPIRED_STATUSES: readonly unknown[] = [401, 403, 404, 410];

/** Loads the report of an order from the network, else the stored copy. */
export async function loadReport(orderNo: string, options: FileOptions): Promise<Report | NoReport> {
  const isStillOwner = sinceNow();
  try {
    const file = await requestReport(orderNo, options);
    if (typeof file === 'string') {
      await forgetPersonalFile(storageName(orderNo));
      return file;
    }
    if (await isWhole(file)) {
      void keepPersonalFile(storageName(orderNo), file, isStillOwner);
      return { file };
    }
    reportProblem('a report is damaged');
    return (await recallPersonalFile(storageName(orderNo))) ?? { file };
  } catch (error) {
    const stored = isWithoutNetwork(error) ? await recallPersonalFile(storageName(orderNo)) : undefined;
    if (stored) return stored;
    throw error;
  }
}

/** The number of last bytes that must contain a PDF's end mark (PDF reference, 3.4.4). */
const TAIL = 1_024;

/** Checks that a file begins and ends as a PDF does. */
async function isWhole(file: Blob): Promise<boolean> {
  const ends = [file.slice(0, TAIL), file.slice(-TAIL)] as const;
  const [head = '', tail = ''] = await withEnd('file', () => Promise.all(ends.map((part) => part.text())));
  return head.includes('%PDF-') && tail.includes('%%EOF');
}

async function requestReport(orderNo: string, options: FileOptions): Promise<Blob | NoReport> {
  const report = await addressOf(orderNo, options.signal);
  if (typeof report === 'string') return report;
  try {
    return await readFile(REQUEST_NAME, report.address, options);
  } catch (error) {
    if (!isApiError(error, 'HTTP') || !EXPIRED_STATUSES.includes(error.status)) throw error;
    const newReport = await addressOf(orderNo, options.signal);
    return typeof newReport === 'string' ? newReport : readFile(REQUEST_NAME, newReport.address, options);
  }
}

/** Requests an address of the report. */
async function addressOf(
  orderNo: string,
  signal: AbortSignal | undefined,
): Promise<{ readonly address: string } | NoReport> {
  const appointment = await reportedVisit(orderNo, signal);
  if (!appointment) return 'none';
  const { reportFile } = appointment;
  return reportFile === undefined ? 'later' : { address: reportFile };
}

/**
 * Returns the address of a picture of the report's first page, or undefined without a picture. Whoever has the address can read the
 * picture, so no text that leaves the page contains it.
 */
export function reportCoverOf({ reportCover }: Appointment): string | undefined {
  const url = reportCover === undefined ? undefined : fileAddress(reportCover);
  if (url) learnSecret(url.search);
  return url?.href;
}

/** Returns the appointment of an order, or undefined if the person has none. */
export async function reportedVisit(orderNo: string, signal?: AbortSignal): Promise<Appointment | undefined> {
  try {
    const { appointment } = await request(
      getExamAppointment,
      { query: { orderNo } },
      { ...(signal && { signal }), expected: [NOT_FOUND] },
    );
    return appointment;
  } catch (error) {
    if (isApiError(error, NOT_FOUND)) return undefined;
    throw error;
  }
}

const isWithoutNetwork = (error: unknown): boolean =>
  isApiError(error) &&
  (['NETWORK', 'TIMEOUT', 'NOT_OURS'].includes(String(error.code)) ||
    (error.code === 'HTTP' && (error.status ?? 0) >= 500));
