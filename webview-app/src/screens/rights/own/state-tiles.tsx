import { useId } from 'react';
import type { UserRight } from '../../../api/user-rights.ts';
import { classes } from '../../../ui/classes.ts';
import hidden from '../../../ui/hidden.module.css';
import styles from './state-tiles.module.css';
import { useWords } from './words/index.ts';

export type RightState = UserRight['status'];
export type StateCounts = Readonly<Record<RightState, number>>;

/** Lists the states, the most useful first. */
export const STATES = ['unused', 'upcoming', 'used', 'expired'] as const satisfies readonly RightState[];

export interface StateTilesProps {
  /** Absent until loaded. A dash reserves their space, so that nothing moves. */
  counts: StateCounts | undefined;
  value: RightState;
  onChange: (state: RightState) => void;
}

/** Shows the number of rights in each state. A tap selects the state. */
export function StateTiles({ counts, value, onChange }: StateTilesProps) {
  const words = useWords().rights;
  const name = useId();
  return (
    <fieldset className={styles.tiles}>
      <legend className={hidden.hidden}>{words.states}</legend>
      <div className={styles.row}>
        {STATES.map((state) => (
          <label key={state} className={classes(styles.tile, state === value && styles.on)}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={state}
              checked={state === value}
              onChange={() => onChange(state)}
            />
            <span className={styles.count}>{counts ? counts[state] : '–'}</span>
            <span className={styles.name}>{words.state[state]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
