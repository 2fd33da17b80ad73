import type { ReactNode } from 'react';

/** A list item for each child that is drawn, in lists within lists too. A child that has a key keeps its item with it. */
export function itemsOf(children: ReactNode, className?: string, place: string | number = 0): ReactNode {
  if (Array.isArray(children))
    return children.map((child: ReactNode, index) => itemsOf(child, className, keyOf(child) ?? index));
  return children ? (
    <li key={place} className={className}>
      {children}
    </li>
  ) : null;
}

const keyOf = (child: ReactNode): string | null =>
  typeof child === 'object' && child !== null && 'key' in child && typeof child.key === 'string' ? child.key : null;
