import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { getCoinBalance } from '../../api/coin.ts';
import { QUIET } from '../../client/request.ts';
import { ensureLogin } from '../../flows/login.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { numberText } from '../../messages/number-text.ts';
import { href } from '../../routes.ts';
import { session } from '../../store/session.ts';
import { CoinMark } from '../../ui/coin-mark.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import styles from './own-coins.module.css';
import { useBlocksWords } from './words/index.ts';

/** Returns the person's coins. Undefined for a visitor, until they have loaded, and if `isEnabled` is false. */
export function useOwnCoins(isEnabled: boolean): number | undefined {
  const { status } = useSnapshot(session);
  return usePage(getCoinBalance, isEnabled && status === 'logged-in' ? {} : null, QUIET).data?.balance;
}

/** Shows the person's coins with a link to their account, or a login button for a visitor. Renders nothing until they are known. */
export function OwnCoins({ coins }: { coins: number | undefined }) {
  const words = useBlocksWords();
  const { status } = useSnapshot(session);
  if (status === 'visitor')
    return (
      <button type="button" className={styles.own} onClick={() => void ensureLogin()}>
        {words.login}
      </button>
    );
  if (coins === undefined) return null;
  return (
    <Link className={styles.own} to={href('health-gold.my-account')}>
      <span>{words.have}</span>
      <span className={styles.coins}>
        <Hidden>{words.coins(coins)}</Hidden>
        <CoinMark />
        <span aria-hidden="true">{numberText(coins)}</span>
      </span>
    </Link>
  );
}
