import { Lightbulb } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useAction } from '../../../kit/action/use-action.ts';
import { useText } from '../../../messages/index.ts';
import { healthGold, isGuideShown, NO_GUIDE } from '../../../store/health-gold.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { reportGuide } from '../flows/health-gold.ts';
import styles from './coach-mark.module.css';
import { useWords } from './words/index.ts';

/** The parts of the page that the guide explains, by the service's numbers. */
export type GuideTarget = 1 | 2 | 3 | 4 | 5;

/** Returns the part that the guide explains now, or undefined while the guide is hidden. */
export function useGuideTarget(): GuideTarget | undefined {
  const guide = useSnapshot(healthGold);
  const isPointed = (step: number): step is GuideTarget => step >= 1 && step <= 5;
  return isGuideShown(guide) && isPointed(guide.fingerPosition) ? guide.fingerPosition : undefined;
}

interface GuidedPartProps {
  targets: readonly GuideTarget[];
  /** True if the part gets a frame while it is explained, or false if its content has a frame. Default true. */
  framed?: boolean;
  children: ReactNode;
}

/**
 * Wraps a part of the page that the guide explains. The hint is below it in the document flow, so that it covers nothing and keyboards
 * reach it. "Got it" and Escape end the guide for good, and the focus then moves to the part.
 */
export function GuidedPart({ targets, framed = true, children }: GuidedPartProps) {
  const target = useGuideTarget();
  const element = useRef<HTMLDivElement>(null);
  const isPointed = target !== undefined && targets.includes(target);
  const focusPart = () => element.current?.focus({ preventScroll: true });
  return (
    <Stack>
      <div ref={element} tabIndex={-1} className={classes(styles.part, isPointed && framed && styles.pointed)}>
        {children}
      </div>
      {isPointed ? <CoachMark target={target} onClosed={focusPart} /> : null}
    </Stack>
  );
}

function CoachMark({ target, onClosed }: { target: GuideTarget; onClosed: () => void }) {
  const t = useText();
  const words = useWords();
  const endGuide = useAction(async () => {
    try {
      await reportGuide(NO_GUIDE);
    } catch (error) {
      toast(words.failed, 'error');
      throw error;
    }
  });
  const dismiss = async () => {
    if (await endGuide.start()) onClosed();
  };
  return (
    <aside
      className={styles.mark}
      aria-label={words.guide.label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') void dismiss();
      }}
    >
      <Lightbulb size={20} aria-hidden="true" />
      <p>{words.guide[target]}</p>
      <Button small tone="quiet" busy={endGuide.busy} onClick={() => void dismiss()}>
        {t.common.iKnow}
      </Button>
    </aside>
  );
}
