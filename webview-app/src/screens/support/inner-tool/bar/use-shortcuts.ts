import { useEffect, useRef } from 'react';
import type { Operation } from '../../../../telephony/types.ts';
import { operationOf } from './shortcuts.ts';

/** Runs an operation when its shortcut is pressed anywhere on the page, unless a dialog is open. */
export function useShortcuts(run: (operation: Operation) => void): void {
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const operation = operationOf(event);
      if (!operation || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latestRun.current(operation);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
