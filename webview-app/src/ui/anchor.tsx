import type { ComponentProps } from 'react';
import { Link } from 'wouter';

/** The target of a link. */
export interface LinkTarget {
  /** An address within the app, as `href()` makes it: a plain tap goes there without loading the page anew. */
  to?: string | undefined;
  /** The page of `to` takes the place of this one in the history. */
  replace?: boolean | undefined;
  /** Any other address. */
  href?: string | undefined;
}

export interface AnchorProps extends LinkTarget, Omit<ComponentProps<'a'>, 'href'> {}

/** A link whose target may be within the app or not. Where it is known to be within, `<Link>` of wouter is enough. */
export function Anchor({ to, replace = false, href, ...rest }: AnchorProps) {
  return to === undefined ? <a href={href} {...rest} /> : <Link to={to} replace={replace} {...rest} />;
}
