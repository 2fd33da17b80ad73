import type { ReactNode } from 'react';

/** Wraps each rendered child in a list item, in nested arrays too. A child with a key passes it to its item. */
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
