/**
 * Vite plugin for builds: takes the two places out of pdf.js where it would make code of text. The page's policy refuses it, and
 * `production-builds.test.ts` finds it in no file.
 */
import type { Plugin } from 'vite';

const PDF_JS = /\/pdfjs-dist\/legacy\/build\/pdf(?:\.worker)?\.mjs$/;
const COMPILER = /new Function\((?:[^()]*)\)/g;
const REFUSAL = `(() => { throw new Error('no code is made of text'); })()`;

export function noCompiler(): Plugin {
  return {
    name: 'no-compiler',
    apply: 'build',
    transform: (code, id) =>
      PDF_JS.test(id.split('?', 1)[0] ?? '') ? { code: code.replace(COMPILER, REFUSAL), map: null } : null,
  };
}
