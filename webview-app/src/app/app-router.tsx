import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { followLink } from '../platform/link-taps.ts';
import { useAppLocation } from '../platform/location-hook.ts';
import { parser } from '../routing/parser.ts';

/** Configures wouter's router with this app's addresses, path patterns and link handling. */
export function AppRouter({ children }: { children: ReactNode }) {
  return (
    <Router hook={useAppLocation} parser={parser} aroundNav={followLink}>
      {children}
    </Router>
  );
}
