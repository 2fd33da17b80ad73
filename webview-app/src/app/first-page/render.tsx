/**
 * Prerenders at build time the pages that are shown before the program has loaded: the entry page for visitors, the skeleton of every
 * other kind of page, and the page after a payment. The app's components render them, so that they always match the screens. No page
 * imports this module: `webview-app/build/prerender.ts` runs it in an imitated window.
 */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { getMedicalIndex } from '../../api/static-home.ts';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { Confirming } from '../../kit/purchase/confirming.tsx';
import { kitWords } from '../../kit/words/index.ts';
import { type Language, showLanguage } from '../../messages/language.ts';
import { loadWords } from '../../messages/words.ts';
import type { PageKind } from '../../routing/row.ts';
import { Screen as Home } from '../../screens/home/main.tsx';
import welcome from '../../screens/home/page/welcome.module.css';
import { words } from '../../screens/home/words/index.ts';
import { endSession } from '../../store/session.ts';
import bar from '../../ui/nav-bar.module.css';
import { NavBar } from '../../ui/nav-bar.tsx';
import { CardShape, LinesShape, PictureShape, RowsShape, Skeleton, TitleShape } from '../../ui/skeleton.tsx';
import { AppRouter } from '../app-router.tsx';

/** Reads a static file by its path. Returns undefined for a file that does not exist. */
export type ReadCopy = (path: string, language: Language) => unknown;

const SKELETONS: Readonly<Record<Exclude<PageKind, 'home' | 'payment'>, ReactNode>> = {
  list: <RowsShape count={6} />,
  detail: (
    <>
      <PictureShape ratio={16 / 9} />
      <CardShape lines={3} />
      <CardShape lines={2} />
    </>
  ),
  form: (
    <>
      <TitleShape />
      <CardShape lines={2} />
      <CardShape lines={4} />
    </>
  ),
  result: (
    <>
      <PictureShape ratio={2} />
      <TitleShape />
      <LinesShape lines={2} />
      <CardShape lines={3} />
    </>
  ),
};

const doNothing = () => undefined;

/**
 * Returns the markup of each kind of page in a language. Without a copy of its file the entry page has its placeholder. Rejects if it has no
 * content although there is a copy.
 */
export async function render(language: Language, readCopy: ReadCopy): Promise<Record<PageKind, string>> {
  globalThis.fetch = async (input) => {
    const file = readCopy(new URL(String(input), location.href).pathname, language);
    return file === undefined ? new Response('', { status: 404 }) : Response.json(file);
  };
  const hasIndex = readCopy(getMedicalIndex.path, language) !== undefined;
  if (!hasIndex) globalThis.fetch = () => new Promise(() => undefined);
  endSession();
  showLanguage(language);
  await Promise.all([words.open(), kitWords.open()]);
  await loadWords(language);
  const title = words.words().home.title;
  const page = (shapes: ReactNode) => (
    <>
      <NavBar title="" onBack={doNothing} />
      <ScreenFrame title={title} titleHidden>
        <Skeleton>{shapes}</Skeleton>
      </ScreenFrame>
    </>
  );
  return {
    home: await markupOf(<Home.Component params={{}} query={{}} />, `.${welcome.place}`, hasIndex),
    list: await markupOf(page(SKELETONS.list)),
    detail: await markupOf(page(SKELETONS.detail)),
    form: await markupOf(page(SKELETONS.form)),
    result: await markupOf(page(SKELETONS.result)),
    payment: await markupOf(
      <>
        <NavBar title={kitWords.words().payment.result.title} onBack={doNothing} />
        <Confirming />
      </>,
    ),
  };
}

const MAX_WAIT_MS = 5_000;

/**
 * Returns a page's markup. `personal` is the selector of the part that differs for a known person, which is marked. With `waits` the markup
 * is that of the page when nothing is loading any more.
 */
async function markupOf(page: ReactNode, personal?: string, waits = false): Promise<string> {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  flushSync(() => root.render(<AppRouter>{page}</AppRouter>));
  const deadline = Date.now() + MAX_WAIT_MS;
  while (waits && container.querySelector('[aria-busy=true], [role=alert]')) {
    if (Date.now() > deadline) throw new Error(`prerender: no content: ${container.textContent}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  // Removes the pictures but keeps their space: before the app renders, they would compete with the program for bandwidth.
  for (const picture of container.querySelectorAll('img')) picture.remove();
  if (personal) container.querySelector(personal)?.setAttribute('data-personal', '');
  container.querySelector(`.${bar.title}:empty`)?.setAttribute('data-shape', '');
  const markup = container.innerHTML;
  root.unmount();
  return markup;
}
