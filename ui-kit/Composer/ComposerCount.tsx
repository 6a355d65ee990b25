import { cx } from '../internal/cx';
import styles from './Composer.module.css';
import { charactersLeft } from './composerRules';

interface ComposerCountProps {
  length: number;
  maxLength: number;
  /** "20 tecken kvar" */
  words: (characters: number) => string;
}

/**
 * How many characters are left, when few are. The element is always there, so that its text is
 * announced.
 */
export function ComposerCount({ length, maxLength, words }: ComposerCountProps) {
  const left = charactersLeft(length, maxLength);
  return (
    <span
      role="status"
      className={cx(left !== null && styles.count, left !== null && left < 0 && styles.tooMany)}
    >
      {left !== null && words(left)}
    </span>
  );
}
