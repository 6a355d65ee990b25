import { Icon } from '@vikari/ui-kit/Icon';
import { Logo } from '@vikari/ui-kit/Logo';
import styles from './SchemeBoard.module.css';

/** The four designed schemes beside each other, each with the same small example. */
const BOARDS = [
  { name: 'Light', scheme: 'light', contrast: undefined },
  { name: 'Dark', scheme: 'dark', contrast: undefined },
  { name: 'Light, high contrast', scheme: 'light', contrast: 'more' },
  { name: 'Dark, high contrast', scheme: 'dark', contrast: 'more' },
] as const;

interface SchemeBoardProps {
  /** The language of the texts. */
  lang: string;
  /** The example's texts, in the toolbar's language. */
  words: {
    tagline: string;
    job: string;
    place: string;
    pay: string;
    apply: string;
    save: string;
    note: string;
    status: string;
  };
}

/** One example in every scheme, for comparing them. */
export function SchemeBoard({ lang, words }: SchemeBoardProps) {
  return (
    <div className={styles.boards} lang={lang}>
      {BOARDS.map(({ name, scheme, contrast }) => (
        <section
          key={name}
          className={styles.board}
          data-color-scheme={scheme}
          data-contrast={contrast ?? 'normal'}
          aria-label={name}
        >
          <div className={styles.night} data-surface="night">
            <Logo />
            <p>{words.tagline}</p>
          </div>
          <div className={styles.scene}>
            <h2 className={styles.title}>{name}</h2>
            <div className={styles.card}>
              <p className={styles.title}>{words.job}</p>
              <p className={styles.meta}>
                <Icon name="location" size="small" />
                {words.place}
              </p>
              <p className={styles.pay}>{words.pay}</p>
              <span className={styles.status}>{words.status}</span>
            </div>
            <p className={styles.note}>
              <Icon name="info" size="small" />
              {words.note}
            </p>
            <div className={styles.actions}>
              <button type="button" className={styles.primary}>
                {words.apply}
              </button>
              <button type="button" className={styles.secondary}>
                {words.save}
              </button>
            </div>
          </div>
        </section>
      ))}
    </div>
  );
}
