/**
 * Runs the built drawing program in an imitated window, in a process of its own, and writes the markup as JSON.
 * Arguments: the program, a JSON file with the static copies of each language, and the app's path on its server.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';

const [program, copiesFile, basePath] = process.argv.slice(2);
const window = new Window({ url: `http://localhost${basePath}/` });
// Replaces these globals of Node by the window's, because a page depends on them. Any other global that Node has stays.
const OF_THE_WINDOW = ['navigator', 'Event', 'CustomEvent', 'EventTarget', 'MessageChannel'];
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !OF_THE_WINDOW.includes(name)) continue;
  const value = window[name];
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent', 'scrollTo', 'matchMedia'])
  globalThis[name] = window[name].bind(window);
Object.assign(globalThis, { window: globalThis, self: globalThis });

const copies = JSON.parse(readFileSync(copiesFile, 'utf8'));
const readCopy = (path, language) => copies[language].contents[copies[language].files[path]];
const { render } = await import(pathToFileURL(program).href);
const pages = {};
for (const language of Object.keys(copies)) pages[language] = await render(language, readCopy);
process.stdout.write(JSON.stringify(pages), () => process.exit(0));
