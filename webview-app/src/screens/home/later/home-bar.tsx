import { House, UserRound } from 'lucide-react';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { openStep, useStep } from '../page/step.ts';
import { GiftsSheet } from './gifts-sheet.tsx';
import styles from './home-bar.module.css';
import { MineSheet } from './mine-sheet.tsx';
import { SearchSheet } from './search/search-sheet.tsx';
import { useWords } from './words/index.ts';

/** Shows the entry page's bar: home, the person's sheet, and the sheets that the page opens. */
export function HomeBar() {
  const words = useWords().bar;
  const { step, close } = useStep();
  return (
    <>
      <BottomBar>
        <nav className={styles.bar} aria-label={words.label}>
          <button type="button" className={styles.item} aria-current="page" onClick={scrollToTop}>
            <House size={22} aria-hidden="true" />
            {words.home}
          </button>
          <button type="button" className={styles.item} aria-haspopup="dialog" onClick={() => openStep('mine')}>
            <UserRound size={22} aria-hidden="true" />
            {words.mine}
          </button>
        </nav>
      </BottomBar>
      <SearchSheet open={step === 'search'} onClose={close} />
      <MineSheet open={step === 'mine'} onClose={close} />
      <GiftsSheet open={step === 'gifts'} onClose={close} />
    </>
  );
}

const scrollToTop = () => scrollTo({ top: 0, behavior: 'smooth' });
