import styles from './TypingIndicator.module.css';

/**
 * Someone is writing. It is shown but not announced, since announcements would interrupt all the
 * time.
 */
export function TypingIndicator({ text }: { text: string }) {
  return (
    <p className={styles.typing}>
      <span aria-hidden="true" className={styles.dots}>
        <span />
        <span />
        <span />
      </span>
      <span>{text}</span>
    </p>
  );
}
