/**
 * Vite's `modulePreload.resolveDependencies` for the split build: a file that needs no other file is imported without a preload of its
 * own, which would ask for the same file and have its name in the table of its importer.
 */
export const aloneFiles = (file: string, needed: readonly string[]): string[] =>
  needed.length === 1 && needed[0] === file ? [] : [...needed];
