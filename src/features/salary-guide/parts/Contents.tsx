import { useWords } from '../../../i18n/intl';
import styles from '../salaryGuide.module.css';

/** Links to the parts of the page. */
export function Contents({ parts }: { parts: readonly (readonly [id: string, title: string])[] }) {
  const { t } = useWords();
  return (
    <nav aria-label={t('salaries.contents')} className={styles.contents}>
      <h2 className={styles.heading}>{t('salaries.contents')}</h2>
      <ul>
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
