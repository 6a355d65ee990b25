import { Grid } from '@vikari/ui-kit/Grid';
import type { BlogListItem } from '#domain/api/blogs';
import { contentPath } from '#domain/content/content';
import { useWords } from '../../i18n/intl';
import { wholeDayText } from '../../lib/longDates';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './articles.module.css';

/** Links to articles, each with what it is about. */
export function ArticleCards({
  items,
  large = false,
}: {
  items: readonly BlogListItem[];
  /** For the featured ones. */
  large?: boolean;
}) {
  const { t, intl } = useWords();
  return (
    <Grid
      element="ul"
      // VoiceOver drops the list without it when bullets are off
      role="list"
      minColumnWidth={large ? 'wide' : 'large'}
      justifyItems="start"
    >
      {items.map(({ type, updated, minutes, fieldData: { slug, name, article } }) => (
        <li key={slug} className={styles.card}>
          <h3>
            <RouterLink href={contentPath({ type, slug })} className={styles.cardLink}>
              {name}
            </RouterLink>
          </h3>
          <p>{article}</p>
          <p className={styles.meta}>
            <span>{t('articles.minutes', { minutes })}</span>
            <time dateTime={updated}>{wholeDayText(intl, updated)}</time>
          </p>
        </li>
      ))}
    </Grid>
  );
}
