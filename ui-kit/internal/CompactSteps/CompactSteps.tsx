import type { OneOf } from '../oneOf';
import styles from './CompactSteps.module.css';

/** The state of a step in the bar. */
export type CompactStepState = OneOf<['done', 'current', 'upcoming', 'stopped']>;

/** Props of {@link CompactSteps}. */
export interface CompactStepsProps {
  states: readonly CompactStepState[];
  /** "Steg 2 av 5" */
  position: string;
  /** The current step's name. */
  name: string;
}

/**
 * The steps as one bar and a line of text, for a narrow container. The list beside it stays in the
 * page for screen readers, so this is hidden from them.
 */
export function CompactSteps({ states, position, name }: CompactStepsProps) {
  return (
    <div className={styles.compact} aria-hidden="true">
      <p className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.position}>{position}</span>
      </p>
      <div className={styles.bar}>
        {states.map((state, index) => (
          // The steps of a flow never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={index} className={styles[state]} />
        ))}
      </div>
    </div>
  );
}
