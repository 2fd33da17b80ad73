import { Button } from '../../ui/button.tsx';
import { chooseEdition } from './choose.ts';
import { useElder } from './elder.ts';
import { useElderWords } from './words.ts';

/** The one tap into the elder edition, and out of it. It says what will happen. */
export function ElderSwitch() {
  const words = useElderWords();
  const elder = useElder();
  return (
    <Button small wide tone="secondary" onClick={() => void chooseEdition(!elder)}>
      {elder ? words.leave : words.enter}
    </Button>
  );
}
