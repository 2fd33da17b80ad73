/**
 * Runs the pieces of the single file, which are chunks of the program that stay in the page as text until they are first needed. Rules:
 * 1. A piece is run by a script element with the same text. The page's policy names its hash, so no other text can run.
 * 2. The pieces that a piece needs run first.
 * 3. A piece that is missing or refused is a `PieceError`. It may be requested again.
 * 4. While the page is still being received, a request waits for its piece.
 * 5. Each piece is parsed in one task and run in another, so that a tap between them is answered.
 * The plugin `pack` of `webview-app/build` puts this program into the page, before the pieces.
 */
type Exports = Record<string, unknown>;
type Require = (name: string) => Exports;
type Load = (name: string) => Promise<Exports>;
type Program = (require: Require, exports: Exports, load: Load) => void;

interface Piece {
  readonly needs: readonly string[];
  readonly program: Program;
}

// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains program code only
const pieces = new Map<string, Piece>();
const modules = new Map<string, Exports>();

const getElement = (name: string) => document.getElementById(`piece-${name}`);

/** Creates trusted scripts from pieces of the page only. */
const policy = window.trustedTypes?.createPolicy('piece', {
  createScript: (name) => getElement(name)?.textContent ?? '',
});

function fail(name: string): never {
  const error = new Error(`the piece "${name}" cannot be run`);
  error.name = 'PieceError';
  throw error;
}

function run(name: string): void {
  const text = getElement(name)?.textContent;
  if (!text) fail(name);
  const script = document.createElement('script');
  script.text = policy?.createScript(name) ?? text;
  document.head.append(script);
  script.remove();
}

function getPiece(name: string): Piece {
  if (!pieces.has(name)) run(name);
  return pieces.get(name) ?? fail(name);
}

const require: Require = (name) => {
  const loadedExports = modules.get(name);
  if (loadedExports) return loadedExports;
  const exports: Exports = {};
  getPiece(name).program(require, exports, load);
  modules.set(name, exports);
  return exports;
};

/** Returns whether the whole text of a piece has been received. That is the case when another node follows it in the page. */
const isComplete = (name: string) => modules.has(name) || Boolean(getElement(name)?.nextSibling);

const waitForPiece = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (document.readyState === 'loading' && !isComplete(name)) return;
      observer.disconnect();
      removeEventListener('DOMContentLoaded', check);
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true });
    addEventListener('DOMContentLoaded', check);
    check();
  });

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Runs a received piece after the pieces that it needs. It begins in a later task than a tap, whose feedback is painted first. */
async function runInTasks(name: string): Promise<void> {
  if (!pieces.has(name)) await nextTask();
  for (const requiredName of getPiece(name).needs) if (!modules.has(requiredName)) await runInTasks(requiredName);
  await nextTask();
  require(name);
}

const load: Load = async (name) => {
  await waitForPiece(name);
  if (!modules.has(name)) await runInTasks(name);
  return require(name);
};

Object.assign(window, {
  definePiece: (name: string, needs: readonly string[], program: Program) => void pieces.set(name, { needs, program }),
  startPiece: require,
});
