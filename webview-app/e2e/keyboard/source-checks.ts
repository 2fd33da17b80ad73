/** Checks of the sources alone: regions that interrupt, gestures, and fields that refuse what is pasted. Each has a table with its reasons. */
import { readdirSync, readFileSync } from 'node:fs';

const SOURCES = new URL('../../src/', import.meta.url);

/** Regions that interrupt what a screen reader says: only for what went wrong, or what cannot wait. All others are polite. */
export const AT_ONCE: Readonly<Record<string, string>> = {
  'ui/labelled.tsx': 'a field cannot be sent as it is',
  'ui/empty-state.tsx': 'the page, or its main part, cannot be shown',
  'ui/dialog.tsx': 'what was confirmed has failed',
  'kit/form-of.tsx': 'a form was not sent',
  'app/login-dialog.tsx': 'the login has failed',
  'screens/content/articles/marks-bar.tsx': 'a mark was not kept',
  'screens/content/inner-tool/record-card.tsx': 'a recording cannot be played',
  'screens/content/inner-tool/bar/bar.tsx': 'a call comes in, and rings for seconds only',
  'screens/health-gold/my-account/task-row.tsx': 'coins were not paid out',
};

/** Files that follow a finger or a pointer, and the other way to the same (2.5.1, 2.5.7). */
export const FOLLOWED: Readonly<Record<string, string>> = {
  'app/scroll.ts': 'only notes that a hand scrolls',
  'screens/content/pdf/use-zoom.ts': 'two fingers enlarge a report; so do two buttons, and + and - on a keyboard',
};

/** Returns the files of the app, without tests, whose text has the pattern: paths below `src`, in order. */
export function filesWith(pattern: RegExp): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => pattern.test(readFileSync(new URL(path, SOURCES), 'utf8')))
    .sort();
}
