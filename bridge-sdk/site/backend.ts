/** Writes the pages of the backend's contract: the OpenAPI document in each language, by a viewer that asks no other origin. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFiles, contractVersion } from '../../fixtures/backend/src/contract/files.ts';
import { loadTables } from '../../fixtures/backend/src/contract/source/load.ts';
import { fetchPackage } from '../../scripts/workspace/fetch-tools.ts';
import { writeFiles } from '../../scripts/workspace/files.ts';
import { addressIn, LANGUAGES, type Language } from './pages.ts';

/** The viewer, as it is released: one script without dependencies. Only this command fetches it. */
const VIEWER = { spec: '@scalar/api-reference@1.76.0', script: 'dist/browser/standalone.js' };
const FOLDER = 'backend-api';

const WORDS = {
  title: { en: 'The calls of the backend', zh: '后端接口' },
  documents: { en: 'All documents', zh: '全部文档' },
  flows: { en: 'Order of calls', zh: '调用顺序' },
  sockets: { en: 'Sockets (AsyncAPI)', zh: 'WebSocket（AsyncAPI）' },
} as const;
const LOCALES = { en: 'en', zh: 'zh-CN' } as const;
const fileIn = (language: Language, name: string): string =>
  language === 'en' ? name : name.replace('.', `.${language}.`);

/** Forbids every request to another origin, whatever the viewer would ask. */
const POLICY = "default-src 'self' data: blob:; script-src 'self' blob:; style-src 'self' 'unsafe-inline'";

/** The viewer's settings: system fonts, no service of its vendor, and no calls to a server that a reader does not have. */
const settingsOf = (language: Language) => ({
  localization: { locale: LOCALES[language] },
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true, hideAddApi: true },
  mcp: { disabled: true },
  hideClientButton: true,
  hideTestRequestButton: true,
  showDeveloperTools: 'never',
  showOperationId: true,
  documentDownloadType: 'direct',
});

const attribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns the page in one language. `base` is the path of the site. */
function pageOf(language: Language, base: string): string {
  const addressOf = (name: string) => `${base}${FOLDER}/${fileIn(language, name)}`;
  const links = [
    [WORDS.documents, `${base}${language === 'en' ? '' : `${language}/`}`],
    [WORDS.flows, addressOf('flows.md')],
    [WORDS.sockets, addressOf('asyncapi.json')],
  ] as const;
  return `<!doctype html>
<html lang="${LOCALES[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${WORDS.title[language]}</title>
<link rel="icon" href="data:,">
<style>
nav { display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 10px 24px; font: 14px/1.5 system-ui, sans-serif; border-bottom: 1px solid #8884; }
nav a { padding: 4px 0; color: inherit; text-underline-offset: 3px; }
:root { color-scheme: light dark; }
</style>
</head>
<body>
<nav>${links.map(([words, address]) => `<a href="${address}">${words[language]}</a>`).join('')}</nav>
<script id="api-reference" data-url="${addressOf('openapi.json')}" data-configuration="${attribute(JSON.stringify(settingsOf(language)))}"></script>
<script src="${base}${FOLDER}/viewer.js"></script>
</body>
</html>
`;
}

export async function writeBackendPages(site: string, base: string): Promise<void> {
  const viewer = await fetchPackage('api-viewer', VIEWER.spec);
  const documents = Object.entries(await contractFiles(await loadTables(), contractVersion()));
  writeFiles(
    site,
    Object.fromEntries([
      ...documents.map(([name, text]) => [`${FOLDER}/${name}`, text]),
      ...LANGUAGES.map((language) => [`${addressIn(`${FOLDER}/index`, language)}.html`, pageOf(language, base)]),
    ]),
  );
  copyFileSync(join(viewer, VIEWER.script), join(site, FOLDER, 'viewer.js'));
}
