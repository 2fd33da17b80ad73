/**
 * The program that runs the pieces of the single file: parts of the program that lie in the page as text until an address of theirs is
 * first opened. Rules:
 * 1. A piece is run by a script element with the same text. The page's policy names its hash, so no other text can be run so.
 * 2. A piece that needs others has them run first.
 * 3. A piece that is not there or is refused is a `PieceError`; it may be asked for again.
 * 4. While the page is still arriving, a piece is waited for.
 * 5. For each piece that an import needs, its text is read in a task of its own, and run in another: a tap between them is answered.
 * The plugin `pack` of `webview-app/build` puts it into the page, before the pieces.
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

/** The policy makes a program of nothing but a piece of the page. */
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

/** True once all of a piece's text has arrived: something of the page stands behind it. */
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

/** Runs a piece that has arrived, and those that it needs before it. A tap's own task, which shows that it was felt, ends before. */
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
