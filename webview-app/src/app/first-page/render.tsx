/**
 * Prerenders at build time what a page shows before its program has loaded. That is the entry page as a visitor sees it, the skeleton of
 * every other kind of page, and the text of the page that a payment returns to. The app's own components render them, so that they
 * cannot drift from the screens. No page imports this module: `webview-app/build/prerender.ts` runs it in an imitated window.
 */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { Confirming } from '../../kit/purchase/confirming.tsx';
import { kitWords } from '../../kit/words/index.ts';
import { type Language, showLanguage } from '../../messages/language.ts';
import { loadWords } from '../../messages/words.ts';
import { Screen as Home } from '../../screens/home/main.tsx';
import welcome from '../../screens/home/page/welcome.module.css';
import { words } from '../../screens/home/words/index.ts';
import { endSession } from '../../store/session.ts';
import bar from '../../ui/nav-bar.module.css';
import { NavBar } from '../../ui/nav-bar.tsx';
import { CardShape, LinesShape, PictureShape, RowsShape, Skeleton, TitleShape } from '../../ui/skeleton.tsx';
import { AppRouter } from '../app-router.tsx';
import type { PageKind } from './page-kinds.ts';

/** Reads a static file by its path; returns undefined for a file that does not exist. */
export type ReadCopy = (path: string, language: Language) => unknown;

const SHAPES: Readonly<Record<Exclude<PageKind, 'home' | 'payment'>, ReactNode>> = {
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

const nothing = () => undefined;

/** Returns the markup of each kind of page in a language. Rejects if the entry page has no content. */
export async function render(language: Language, readCopy: ReadCopy): Promise<Record<PageKind, string>> {
  globalThis.fetch = async (input) => {
    const copy = readCopy(new URL(String(input), location.href).pathname, language);
    return copy === undefined ? new Response('', { status: 404 }) : Response.json(copy);
  };
  endSession();
  showLanguage(language);
  await Promise.all([words.open(), kitWords.open()]);
  await loadWords(language);
  const title = words.words().home.title;
  const page = (shapes: ReactNode) => (
    <>
      <NavBar title="" onBack={nothing} />
      <ScreenFrame title={title} titleHidden>
        <Skeleton>{shapes}</Skeleton>
      </ScreenFrame>
    </>
  );
  return {
    home: await markupOf(<Home.Component params={{}} query={{}} />, `.${welcome.place}`),
    list: await markupOf(page(SHAPES.list)),
    detail: await markupOf(page(SHAPES.detail)),
    form: await markupOf(page(SHAPES.form)),
    result: await markupOf(page(SHAPES.result)),
    payment: await markupOf(
      <>
        <NavBar title={kitWords.words().payment.result.title} onBack={nothing} />
        <Confirming />
      </>,
    ),
  };
}

const PATIENCE_MS = 5_000;

/**
 * Returns a page's markup. With `personal`, the selector of the part that differs for a known person, it waits until nothing is loading
 * any more and marks that part.
 */
async function markupOf(page: ReactNode, personal?: string): Promise<string> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  flushSync(() => root.render(<AppRouter>{page}</AppRouter>));
  const end = Date.now() + PATIENCE_MS;
  while (personal && place.querySelector('[aria-busy=true], [role=alert]')) {
    if (Date.now() > end) throw new Error(`prerender: no content: ${place.textContent}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  // Removes the pictures but keeps their space: before the app renders, they would compete with the program for bandwidth.
  for (const picture of place.querySelectorAll('img')) picture.remove();
  if (personal) place.querySelector(personal)?.setAttribute('data-personal', '');
  place.querySelector(`.${bar.title}:empty`)?.setAttribute('data-shape', '');
  const markup = place.innerHTML;
  root.unmount();
  return markup;
}
