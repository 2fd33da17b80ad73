import { useEffect, useLayoutEffect } from 'react';
import { takeTicket } from '../flows/login.ts';
import { ScreenFrame } from '../kit/page/screen-frame.tsx';
import { useText } from '../messages/index.ts';
import { linkOf } from '../platform/history.ts';
import { href } from '../routes.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { placeScroll } from './scroll.ts';
import { useTitle } from './use-host-title.ts';

/** Shows that the address has no route. */
export function NotFound() {
  const t = useText();
  const { title, text } = t.states.notFound;
  useTitle(title);
  useLayoutEffect(placeScroll, []);
  // The guard does not run here, but a ticket must not stay in an address.
  useEffect(() => void takeTicket(), []);
  return (
    <ScreenFrame title={title} titleHidden>
      <EmptyState
        title={null}
        text={text}
        action={
          <LinkButton wide href={linkOf(href('home.main'))}>
            {t.common.home}
          </LinkButton>
        }
      />
    </ScreenFrame>
  );
}
