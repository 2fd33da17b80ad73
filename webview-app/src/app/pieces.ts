/**
 * Runs the pieces of the single file. They are parts of the program that stay in the page as text until they are first needed. Rules:
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

// oxlint-disable-next-line sdhealth/kept-by-a-person -- program
const pieces = new Map<string, Piece>();
const modules = new Map<string, Exports>();

const elementOf = (name: string) => document.getElementById(`piece-${name}`);

/** Creates a trusted script from nothing but a piece of the page. */
const policy = window.trustedTypes?.createPolicy('piece', {
  createScript: (name) => elementOf(name)?.textContent ?? '',
});

function fail(name: string): never {
  const error = new Error(`the piece "${name}" cannot be run`);
  error.name = 'PieceError';
  throw error;
}

function run(name: string): void {
  const text = elementOf(name)?.textContent;
  if (!text) fail(name);
  const script = document.createElement('script');
  script.text = policy?.createScript(name) ?? text;
  document.head.append(script);
  script.remove();
}

function defined(name: string): Piece {
  if (!pieces.has(name)) run(name);
  return pieces.get(name) ?? fail(name);
}

const require: Require = (name) => {
  const there = modules.get(name);
  if (there) return there;
  const exports: Exports = {};
  defined(name).program(require, exports, load);
  modules.set(name, exports);
  return exports;
};

/** Tells if a piece's whole text has been received: another node follows it in the page. */
const isWhole = (name: string) => modules.has(name) || Boolean(elementOf(name)?.nextSibling);

const arrived = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.readyState === 'loading' && !isWhole(name)) return;
      watch.disconnect();
      removeEventListener('DOMContentLoaded', look);
      resolve();
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true });
    addEventListener('DOMContentLoaded', look);
    look();
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

/** Runs a received piece after those that it needs. The task of a tap ends before, so that its feedback is painted. */
async function runInTasks(name: string): Promise<void> {
  if (!pieces.has(name)) await nextTask();
  for (const need of defined(name).needs) if (!modules.has(need)) await runInTasks(need);
  await nextTask();
  require(name);
}

const load: Load = async (name) => {
  await arrived(name);
  if (!modules.has(name)) await runInTasks(name);
  return require(name);
};

Object.assign(window, {
  definePiece: (name: string, needs: readonly string[], program: Program) => void pieces.set(name, { needs, program }),
  startPiece: require,
});
