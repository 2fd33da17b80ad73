/** Serves the start page of `npm start` as a Vite plugin, with links to device lab, app and documents. No build contains it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { ACCOUNT } from '../fixtures/src/sandbox/seeds.ts';
import { installation } from '../webview-app/build/installation/read.ts';
import { root } from './workspace/root.ts';

export const WELCOME = '/start';

export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const { phone, verifyCode } = ACCOUNT;
const WORDS = {
  zh: {
    title: '从这里开始',
    lead: '一套健康服务的手机页面，在六种环境里表现一致。后台就在本机：可以随意购买、预约、退款，不会发生真实交易。',
    lab: '设备实验室',
    labHint: '同一页面并排显示在六台手机里；在一台上点击，其余一起动。',
    app: '应用首页',
    appHint: `登录：手机号 ${phone}，验证码 ${verifyCode}。`,
    bridge: '宿主调用',
    bridgeHint: '手动试用每一个宿主调用。',
    gallery: '组件展示',
    galleryHint: '应用的每个界面组件及其各种状态。',
    documents: '文档',
    other: 'English',
  },
  en: {
    title: 'Start here',
    lead: 'Mobile pages of a health provider that behave alike in six hosts. The backend is on this machine: buy, book and refund as you like; nothing is real.',
    lab: 'Device lab',
    labHint: 'One page in six phones, side by side; a tap in one is done in all.',
    app: 'The app',
    appHint: `Log in with phone ${phone}, code ${verifyCode}.`,
    bridge: 'Hybrid example',
    bridgeHint: 'Every call to a host, by hand.',
    gallery: 'Gallery of parts',
    galleryHint: 'Every part of the app’s screens, with its states.',
    documents: 'Documents',
    other: '中文',
  },
} as const;

export const DOCUMENTS: Readonly<Record<Language, readonly string[]>> = {
  zh: ['README.zh.md', 'bridge-sdk/README.zh.md', 'native-shims/README.zh.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
  en: ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'bridge-sdk/README.md', 'native-shims/README.md'],
};

const STYLES = `
:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 40rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
dt { margin-top: 1rem; font-size: 1.25rem; }
dd { margin: 0; }
li { padding: 0.25rem 0; }
`;

export function welcomePage(language: Language): string {
  const words = WORDS[language];
  const { basePath } = installation();
  const other = language === 'zh' ? 'en' : 'zh';
  const entry = (address: string, name: string, description: string, query = '') =>
    `<dt><a href="${address}?lang=${language}${query}">${name}</a></dt><dd>${description}</dd>`;
  const documents = DOCUMENTS[language].map((file) => `<li><a href="${WELCOME}/${file}">${file}</a></li>`);
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8" />
<title>${words.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1" />
<link rel="icon" href="data:," />
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.lead}</p>
<dl>
${entry('/lab', words.lab, words.labHint, `&amp;words=${language}`)}
${entry(`${basePath}/`, words.app, words.appHint)}
${entry(`${basePath}/hybrid-example`, words.bridge, words.bridgeHint)}
${entry('/lab/gallery', words.gallery, words.galleryHint)}
</dl>
<h2>${words.documents}</h2>
<ul>${documents.join('')}</ul>
<p><a href="${WELCOME}?lang=${other}" lang="${other}">${words.other}</a></p>
</main>
</body>
</html>
`;
}

/** Returns the language of the address, else the browser's first language. Every language except Chinese becomes English. */
export function languageOf(search: string, accepted = ''): Language {
  const language = new URLSearchParams(search).get('lang');
  if (language === 'zh' || language === 'en') return language;
  return /^zh\b/i.test(accepted) ? 'zh' : 'en';
}

export const welcomeHandler: Connect.NextHandleFunction = (request, response, next) => {
  const [path = '', search = ''] = (request.url ?? '').split('?', 2);
  // An address with a query comes from a program, such as a login's redirect.
  if (path === '/' && search === '') {
    response.writeHead(302, { location: WELCOME }).end();
    return;
  }
  const send = (type: string, text: string) => response.setHeader('content-type', `${type}; charset=utf-8`).end(text);
  if (path === WELCOME) {
    send('text/html', welcomePage(languageOf(search, request.headers['accept-language'])));
    return;
  }
  const file = Object.values(DOCUMENTS)
    .flat()
    .find((name) => path === `${WELCOME}/${name}`);
  if (file === undefined) return next();
  readFile(join(root, file), 'utf8').then((text) => send('text/plain', text), next);
};

export const welcome = (): Plugin => ({
  name: 'welcome',
  // Runs before the plugin that redirects the root to the app.
  enforce: 'pre',
  configureServer: ({ middlewares }) => void middlewares.use(welcomeHandler),
});
