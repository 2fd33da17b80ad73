import { Button } from '../../ui/button.tsx';
import { chooseEdition } from './choose.ts';
import { useElder } from './elder.ts';
import { useElderWords } from './words.ts';

/** Shows the button that turns the elder edition on or off. */
export function ElderSwitch() {
  const words = useElderWords();
  const elder = useElder();
  return (
    <Button small wide tone="secondary" onClick={() => void chooseEdition(!elder)}>
      {elder ? words.leave : words.enter}
    </Button>
  );
}
