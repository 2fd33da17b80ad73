import { NoAnswerError, withEnd } from './browser-waits.ts';

/** Offers a file by the browser's own sheet. Resolves to false where that fails; one that is closed, or that stays open, is no failure. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await withEnd('share', () => navigator.share({ files: [file] }));
    return true;
  } catch (error) {
    return error instanceof NoAnswerError || ['AbortError', 'InvalidStateError'].includes(Object(error).name);
  }
}
