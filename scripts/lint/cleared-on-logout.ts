/**
 * Reports personal data that could outlive a logout (A04, V04). Two rules for the app's modules:
 * 1. Only the modules of the first table use the browser's storages. Others store values by `platform/personal.ts`.
 * 2. A module with a changeable variable calls `whenPersonGoes` to clear it, or a comment at its first variable says why it need not.
 */
import { type Node, pathInApp, type Rule } from './rule.ts';

const STORAGES = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']);
const STORAGE_MODULES = new Set([
  'platform/storage.ts',
  // An admin's credentials, written by the admin pages.
  'platform/admin.ts',
  // Language and edition belong to the phone.
  'messages/choice.ts',
  // A person's files, each marked with its owner.
  'platform/personal-caches.ts',
  'platform/personal-files.ts',
  'platform/unsent-files.ts',
  // Names and times of expired entries, which it removes.
  'platform/expired.ts',
  // Names and sizes for a support case, without values.
  'platform/storage-inventory.ts',
  // Files of the program.
  'app/page-worker.ts',
  'app/page-worker/off.ts',
  'app/page-worker/old-files.ts',
  'app/page-worker/pages.ts',
  'app/register-worker.ts',
  // Counts the start page's attempts.
  'app/start-page.ts',
  // Reads the session's mark before the session's module is loaded.
  'app/first-page/environment.ts',
  // Counts starts that ended before the first drawing.
  'app/watchdog.ts',
]);
/** Lists modules that store values of the phone or the visit directly in `platform/storage.ts`. */
const PHONE_MODULES = new Set([
  'platform/personal.ts',
  // Hashes of an admin's refused tokens.
  'platform/admin.ts',
  'platform/address-secrets.ts',
  'platform/channel.ts',
  'platform/new-release.ts',
  // The central configuration, the same for everybody, and the phone's random id.
  'platform/remote-configuration.ts',
  'app/check-servers.ts',
  'app/old-page.ts',
  // Names of releases.
  'app/follow-release.ts',
  'flows/clean-reload.ts',
  'app/open-app-line.tsx',
  'app/watch-owner.ts',
  'store/session.ts',
  'store/login-rounds.ts',
]);

export const clearedOnLogout: Rule = {
  create(context) {
    const name = pathInApp(context.filename);
    const mayUseStorage = STORAGE_MODULES.has(name);
    let clearsOnLogout = false;
    return {
      Identifier(node) {
        if (node.name === 'whenPersonGoes') clearsOnLogout = true;
        if (!STORAGES.has(node.name) || mayUseStorage) return;
        context.report({ node, message: `This touches ${node.name}: use platform/personal.ts.` });
      },
      MemberExpression(node) {
        const { object, property } = node;
        const isCookie = property.type === 'Identifier' && property.name === 'cookie';
        const isDocument = object.type === 'Identifier' && object.name === 'document';
        if (isCookie && isDocument && !mayUseStorage)
          context.report({ node, message: 'This touches document.cookie: use platform/personal.ts.' });
      },
      ImportDeclaration({ source, specifiers }) {
        if (!/(^|\/)storage\.ts$/.test(source.value) || PHONE_MODULES.has(name)) return;
        for (const node of specifiers)
          if (node.type === 'ImportSpecifier' && node.imported.type === 'Identifier' && node.imported.name === 'keep')
            context.report({ node, message: 'This keeps by storage.ts: use keepPersonal of platform/personal.ts.' });
      },
      'Program:exit'(node) {
        const first = node.body.find(isChangeable);
        if (first && !clearsOnLogout)
          context.report({
            node: first,
            message: `${name} remembers something: call whenPersonGoes, or say above this line why it may stay (oxlint-disable-next-line).`,
          });
      },
    };
  },
};

/** Recognizes a module's changeable variable: `let`, an empty collection, a proxy. */
function isChangeable(node: Node): boolean {
  const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  if (declaration?.type !== 'VariableDeclaration') return false;
  return declaration.kind === 'let' || declaration.declarations.some(({ init }) => init !== null && isState(init));
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
