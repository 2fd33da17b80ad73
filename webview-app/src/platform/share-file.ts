import { NoAnswerError, withEnd } from './browser-waits.ts';

/** Offers a file in the browser's share sheet. Resolves to false if that fails. A sheet that is closed or stays open is not a failure. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await withEnd('share', () => navigator.share({ files: [file] }));
    return true;
  } catch (error) {
    return error instanceof NoAnswerError || ['AbortError', 'InvalidStateError'].includes(Object(error).name);
  }
}
