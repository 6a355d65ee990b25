import styles from './EmployerReply.module.css';

interface EmployerReplyProps {
  /** Who replies, and to which year's figures. */
  about: string;
  /** Their own words, with their lines. */
  text: string;
}

/** What an employer says in public of figures about it. */
export function EmployerReply({ about, text }: EmployerReplyProps) {
  return (
    <figure className={styles.reply}>
      <figcaption className={styles.about}>{about}</figcaption>
      <blockquote className={styles.text} lang="sv">
        {text}
      </blockquote>
    </figure>
  );
}
