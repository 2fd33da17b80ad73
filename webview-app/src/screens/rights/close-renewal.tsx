import { useState } from 'react';
import { hasBindEntrust } from '../../api/entrust.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { ResultFrame } from '../../kit/page/result-of.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { useStepFocus } from '../../kit/page/use-step-focus.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { screen } from '../screen.ts';
import { ContractState } from './renewal/contract-state.tsx';
import { PlaceSteps } from './renewal/place-steps.tsx';
import { useBack } from './renewal/use-back.ts';
import { useWords } from './renewal/words/index.ts';

/** Explains how to turn a renewal off, and shows whether one is active. It reloads when the person returns from another page or app. */
export const Screen = screen('rights.close-renewal', function CloseRenewal() {
  const words = useWords().close;
  const page = usePage(hasBindEntrust, {}, { notice: false });
  const [wasOn, setWasOn] = useState(false);
  const [hasRetried, setHasRetried] = useState(false);
  const isOn = page.data?.bound === true;
  if (isOn && !wasOn) setWasOn(true);
  useBack(page.reload);
  const isOff = page.data?.bound === false && page.status !== 'error';
  const title = isOn ? words.on : isOff ? (wasOn ? words.nowOff : words.off) : words.title;
  useScreenTitle(words.title);
  useStepFocus(title);
  const checkAgain = () => {
    setHasRetried(true);
    page.reload();
  };
  const steps = <PlaceSteps signedIn={page.data?.entrust?.signedIn} />;
  if (isOff)
    return (
      <ResultFrame title={title} text={wasOn ? words.nowOffText : words.offText}>
        {steps}
      </ResultFrame>
    );
  return (
    <ScreenFrame
      title={title}
      lead={words.lead}
      bottom={
        isOn ? (
          <BottomBar>
            <Button wide busy={page.reloading} onClick={checkAgain}>
              {words.check}
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <ContractState page={page} hasRetried={hasRetried} />
      {steps}
    </ScreenFrame>
  );
});
