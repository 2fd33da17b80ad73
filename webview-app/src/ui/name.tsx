import type { ReactNode } from 'react';

/** Marks a name, a number or a code, which a page translator must not change. */
export const Name = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>;
