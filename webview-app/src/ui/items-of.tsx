import type { ReactNode } from 'react';

/** Wraps each rendered child in a list item, also in nested arrays. The item takes the key of its child. */
export function itemsOf(children: ReactNode, className?: string, key: string | number = 0): ReactNode {
  if (Array.isArray(children))
    return children.map((child: ReactNode, index) => itemsOf(child, className, keyOf(child) ?? index));
  return children ? (
    <li key={key} className={className}>
      {children}
    </li>
  ) : null;
}

const keyOf = (child: ReactNode): string | null =>
  typeof child === 'object' && child !== null && 'key' in child && typeof child.key === 'string' ? child.key : null;
