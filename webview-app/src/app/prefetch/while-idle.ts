/**
 * Loads the files of the page that most visible links open, such as a list's details. A tap then waits for data only. Rules:
 * 1. It loads while the page rests: nothing was tapped, scrolled or rendered for `REST_MS`.
 * 2. At least `MIN_LINKS` visible links, and more than half of them, open that page. Otherwise the next tap is not known well enough.
 * 3. Files only: data is requested with the press, because it may be personal or out of date.
 * 4. Nothing is loaded on a slow network, or if the person saves data.
 */
import { useEffect } from 'react';
import { screenOf } from '#screens';
import { isSlowNetwork } from '../../platform/is-slow-network.ts';
import type { Match } from '../../routing/find-route.ts';
import { pageOfLink } from './link-page.ts';
import { prefetchFiles } from './route.ts';

const REST_MS = 400;
const MIN_LINKS = 3;
const ACTIONS = ['scroll', 'pointerdown', 'keydown'] as const;

export function PrefetchAtRest(): null {
  useEffect(watchRest, []);
  return null;
}

function watchRest(): () => void {
  let timer = 0;
  let visible: IntersectionObserver | undefined;
  const stop = () => {
    clearTimeout(timer);
    visible?.disconnect();
  };
  const restart = () => {
    stop();
    timer = window.setTimeout(prefetchMostLinked, REST_MS);
  };
  const prefetchMostLinked = () => {
    if (document.hidden || isSlowNetwork()) return;
    visible = new IntersectionObserver((entries) => {
      visible?.disconnect();
      const page = mostLinked(
        entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? (pageOfLink(target) ?? []) : [])),
      );
      if (page) prefetchFiles(page);
    });
    for (const link of document.querySelectorAll('a[href]')) visible.observe(link);
  };
  const changes = new MutationObserver(restart);
  changes.observe(document.body, { childList: true, subtree: true });
  for (const action of ACTIONS) addEventListener(action, restart, { passive: true });
  restart();
  return () => {
    stop();
    changes.disconnect();
    for (const action of ACTIONS) removeEventListener(action, restart);
  };
}

/** Returns the page that more than half of the links open, unless its files are loaded. */
function mostLinked(pages: readonly Match[]): Match | undefined {
  const countOf = ({ id }: Match) => pages.filter((other) => other.id === id).length;
  const page = pages.find((candidate) => countOf(candidate) >= MIN_LINKS && countOf(candidate) > pages.length / 2);
  return page && !screenOf(page.id).ready ? page : undefined;
}
