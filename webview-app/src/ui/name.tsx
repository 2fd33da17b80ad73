import type { ReactNode } from 'react';

/** Marks a name, a number or a code, so that page translators leave it unchanged. */
export const Name = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>;
