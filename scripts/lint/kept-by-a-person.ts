/**
 * Nothing of a person outlives them (A04, V04). Two rules for the app's modules:
 * 1. Only the modules of the first table touch the browser's storages: all others keep values by `platform/personal.ts`.
 * 2. A module that remembers something in a variable says how it forgets its person, by `whenPersonGoes`; or the second table says
 *    why it need not.
 */
import { type Node, type NodeOf, pathInApp, type Rule } from './rule.ts';

const STORAGES = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']);
const STORAGE_MODULES = new Set([
  'platform/storage.ts',
  // The credentials of an admin, which the admin's own pages wrote there.
  'platform/admin.ts',
  // The language and the edition are the phone's.
  'messages/choice.ts',
  // Files of a person, by the owner's mark.
  'platform/personal-caches.ts',
  'platform/personal-files.ts',
  'platform/unsent-files.ts',
  // Names and times: what is over goes.
  'platform/expired.ts',
  // Names and sizes for a support case; no value.
  'platform/kept-inventory.ts',
  // The program's own files.
  'app/page-worker.ts',
  'app/page-worker/off.ts',
  'app/page-worker/old-files.ts',
  'app/page-worker/pages.ts',
  'app/keep-page.ts',
  // How often the start page has tried.
  'app/start-page.ts',
  // Only if somebody was logged in here: the mark of the session, before its module is there.
  'app/first-page/known.ts',
  // How often it ended before it had drawn.
  'app/watchdog.ts',
]);
/** Modules that keep values of the phone, or of the visit, by `platform/storage.ts` itself. */
const PHONE_MODULES = new Set([
  'platform/personal.ts',
  // Hashes of an admin's tokens that were refused.
  'platform/admin.ts',
  'platform/address-secrets.ts',
  'platform/channel.ts',
  'platform/new-release.ts',
  'app/old-page.ts',
  'flows/landing.ts',
  'app/open-app-line.tsx',
  'app/watch-owner.ts',
  'store/session.ts',
  'store/login-rounds.ts',
]);

/** Modules whose memory stays when the person goes, and the reason. */
export const REMEMBERS: Readonly<Record<string, string>> = {
  'app/first-page/program.ts': 'the path that is shown before the program',
  'app/prefetch/head.ts': 'the path that is wanted before the program',
  'app/page-worker/bounded.ts': 'the browser’s cache is silent',
  'app/page-worker/off.ts': 'a switch of the installation',
  'app/own-texts.ts': 'the places of texts that are drawn',
  'app/pieces.ts': 'program',
  'app/service-button.tsx': 'the name of a page and the width of the window',
  'app/prefetch/route-lazy.ts': 'program',
  'kit/elder/elder.ts': 'program',
  'screens/entry/home/elder.tsx': 'program',
  'app/scroll.ts': 'forgets its positions; the rest is of the page under way',
  'app/start-page.ts': 'a try of this page load',
  'app/watchdog.ts': 'the layer of this page load',
  'client/breaker.ts': 'hosts that fail',
  'client/cache.ts': 'forgetAnswers, at every change of the session',
  'client/ports.ts': 'functions of the frame',
  'client/prefetched.ts': 'forgetAnswers, at every change of the session',
  'client/recent-answers.ts': 'forgetAnswers, at every change of the session',
  'client/redaction.ts': 'masks what may still be in a report; never handed out',
  'client/server-clock.ts': 'the clock',
  'client/session.ts': 'questions under way',
  'flows/landing.ts': 'this page load ends here',
  'flows/login.ts': 'the page that asked in vain; tickets under way',
  'flows/position.ts': 'the place of the phone',
  'flows/purchase.ts': 'purchases under way, by their person',
  'flows/session.ts': 'the landing address had a ticket',
  'kit/article/html-body.tsx': 'program',
  'kit/article/html-policy.ts': 'program',
  'kit/blocks/block-list.tsx': 'kinds of blocks',
  'kit/known.ts': 'names of kinds, and nothing of a person',
  'kit/stale.ts': 'content on the screen now',
  'kit/use-screen-title.ts': 'names that parts of the screen on show give it; each goes with its part',
  'messages/language.ts': 'the language is the phone’s',
  'messages/words.ts': 'program',
  'routing/parser.ts': 'program',
  'platform/admin.ts': 'the customer of the page, until the page is left',
  'platform/address-secrets.ts': 'the ticket of a login that is still to come',
  'platform/configuration.ts': 'the same for everybody',
  'platform/unsaved-work.ts': 'forms and payments on the screen now',
  'platform/history.ts': 'listeners, and the step of the history under way',
  'platform/leaving.ts': 'the question of the page under way',
  'platform/link-taps.ts': 'the tap under way',
  'platform/login-request.ts': 'the dialog on the screen now',
  'platform/network.ts': 'the network',
  'platform/new-release.ts': 'the release that is open',
  'platform/personal.ts': 'is the rule',
  'platform/picture-url.ts': 'what the browser can show',
  'platform/storage.ts': 'forgetPersons',
  'screens/lazy.ts': 'program',
  'store/frame.ts': 'the screen that is shown now; another person begins with a new one',
  'store/page-share.ts': 'the screen that is shown now; another person begins with a new one',
  'store/session.ts': 'is the session',
  'ui/layers.ts': 'layers on the screen now',
  'ui/ghost-taps.ts': 'whether a finger is on the screen now',
  'ui/offline-said.ts': 'words on the screen now',
  'ui/picture-of-state.tsx': 'program',
  'ui/picture-source.ts': 'program',
};

/** Reports each place where a module keeps something that may be of a person, and a row of the table that its module does not need. */
export const keptByAPerson: Rule = {
  create(context) {
    const name = pathInApp(context.filename);
    const mayTouch = STORAGE_MODULES.has(name);
    let forgets = false;
    return {
      Identifier(node) {
        if (node.name === 'whenPersonGoes') forgets = true;
        if (!STORAGES.has(node.name) || mayTouch) return;
        context.report({ node, message: `This touches ${node.name}: use platform/personal.ts.` });
      },
      MemberExpression(node) {
        const { object, property } = node;
        const isCookie = property.type === 'Identifier' && property.name === 'cookie';
        const isDocument = object.type === 'Identifier' && object.name === 'document';
        if (isCookie && isDocument && !mayTouch)
          context.report({ node, message: 'This touches document.cookie: use platform/personal.ts.' });
      },
      ImportDeclaration({ source, specifiers }) {
        if (!/(^|\/)storage\.ts$/.test(source.value) || PHONE_MODULES.has(name)) return;
        for (const node of specifiers)
          if (node.type === 'ImportSpecifier' && node.imported.type === 'Identifier' && node.imported.name === 'keep')
            context.report({ node, message: 'This keeps by storage.ts: use keepPersonal of platform/personal.ts.' });
      },
      'Program:exit'(node) {
        const hasRow = Object.hasOwn(REMEMBERS, name);
        if (remembers(node) && !forgets && !hasRow)
          context.report({
            node,
            message: `${name} remembers something: call whenPersonGoes, or say in scripts/lint/kept-by-a-person.ts why it may stay.`,
          });
        if (hasRow && !remembers(node))
          context.report({
            node,
            message: `${name} remembers nothing: take its row out of scripts/lint/kept-by-a-person.ts.`,
          });
      },
    };
  },
};

/** True for a variable of the module that can change: `let`, an empty collection, a proxy. */
function remembers({ body }: NodeOf<'Program'>): boolean {
  return body.some((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declared?.type !== 'VariableDeclaration') return false;
    return declared.kind === 'let' || declared.declarations.some(({ init }) => init && isState(init));
  });
}

function isState(init: Node): boolean {
  if (init.type === 'NewExpression')
    return init.callee.type === 'Identifier' && /^(Map|Set)$/.test(init.callee.name) && init.arguments.length === 0;
  if (init.type === 'CallExpression') return init.callee.type === 'Identifier' && init.callee.name === 'proxy';
  if (init.type === 'ArrayExpression') return init.elements.length === 0;
  if (init.type !== 'ObjectExpression') return false;
  const values = init.properties.map((property) => (property.type === 'Property' ? property.value : undefined));
  return values.length === 0 || values.some((value) => value?.type === 'NewExpression' && isState(value));
}
