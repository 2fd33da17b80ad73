/** Tells V8 that all functions of the files that start the app are called while they load: a Vite plugin for the split build. */
import type { Plugin } from 'vite';

/**
 * V8's hint must be the first line of a file. V8 compiles all functions of that file in the background then, and not one by one on the main
 * thread. Other engines ignore the comment.
 */
export const HINT = '//# allFunctionsCalledOnLoad\n';

/** The names of the files that start the app beside its entry: libraries, the first page's parts. */
const START = ['vendor', 'list'];

export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    // Vite itself writes a first line into files before this.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        const starting = files.filter(({ isEntry, name }) => isEntry || START.includes(name));
        for (const file of starting) file.code = HINT + file.code;
        if (starting.length <= START.length)
          throw new Error(`compile-hint: the app is started by ${starting.length} files only`);
      },
    },
  };
}
