import { type ReactNode, Suspense } from 'react';
import type { ToContinue as Begun, OpenNow as Open } from '#domain/api/home';
import { useWords } from '../../../i18n/intl';
import styles from './home.module.css';
import { OpenNow, ToContinue } from './lateParts';

export interface HomeHeroProps {
  /** The number of all open jobs; null while they are being read. */
  total: number | null;
  /** The first name of who is signed in; null for a visitor. */
  name: string | null;
  /** What they have begun; null where there is nothing. */
  begun: Begun | null;
  /** What is open now; null when it could not be read. */
  open: Open | null;
}

/** The hero: one sentence or a greeting, what is open now or was begun, and the search. */
export function HomeHero(props: HomeHeroProps & { children: ReactNode; note: ReactNode }) {
  const { total, name, begun, open, children, note } = props;
  const { t } = useWords();
  return (
    <div data-surface="night" className={styles.hero}>
      <div className={styles.sky} aria-hidden="true" />
      <div className={styles.heroInner}>
        <div className={styles.welcome}>
          <h1 className={styles.headline}>
            {name === null ? t('home.headline') : t('home.hello', { name })}
          </h1>
          <p className={styles.lead}>
            {total === null ? t('home.loading') : t('home.lead', { total })}
          </p>
          <Suspense>{begun && <ToContinue begun={begun} />}</Suspense>
        </div>
        {open && (
          <div className={styles.beside}>
            <Suspense>
              <OpenNow open={open} />
            </Suspense>
          </div>
        )}
        <div className={styles.heroSearch}>{children}</div>
        <div className={styles.note}>{note}</div>
      </div>
    </div>
  );
}
