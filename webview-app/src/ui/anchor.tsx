import type { ComponentProps } from 'react';
import { Link } from 'wouter';

export interface LinkTarget {
  /** An address within the app, from `href()`. A plain tap navigates without a page load. */
  to?: string | undefined;
  /** Replaces the current history entry with the page of `to`. */
  replace?: boolean | undefined;
  /** Any other address. */
  href?: string | undefined;
}

export interface AnchorProps extends LinkTarget, Omit<ComponentProps<'a'>, 'href'> {}

/** Renders a link whose target may be inside or outside the app. If it is always inside, `<Link>` of wouter is enough. */
export function Anchor({ to, replace = false, href, ...rest }: AnchorProps) {
  return to === undefined ? <a href={href} {...rest} /> : <Link to={to} replace={replace} {...rest} />;
}
