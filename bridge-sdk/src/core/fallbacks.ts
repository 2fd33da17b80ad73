/** What the page does itself where its host can't; loaded only where a page gave such functions. */
import type { AnyCall, Link, LinkContext } from './link.ts';
import { localLink } from './local-link.ts';

/** The page's own calls go to the page, the others to the host. */
export function besideHost(host: Link, context: LinkContext, isPages: (method: AnyCall) => boolean): Link {
  const page = localLink(context.options.fallbacks || {}, context);
  return {
    post(message, method) {
      const toPage =
        'method' in message && ('id' in message ? !!method && isPages(method) : page.isRunning(message.params.id));
      (toPage ? page : host).post(message, method);
    },
    close() {
      host.close();
      page.close();
    },
  };
}
