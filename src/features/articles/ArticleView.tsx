import { Article } from '@vikari/ui-kit/Article';
import { type Breadcrumb, Breadcrumbs } from '@vikari/ui-kit/Breadcrumbs';
import { Button } from '@vikari/ui-kit/Button';
import { ContentsList } from '@vikari/ui-kit/ContentsList';
import { ReadingProgress } from '@vikari/ui-kit/ReadingProgress';
import { useRef } from 'react';
import type { BlogItem } from '#domain/api/blogs';
import { useWords } from '../../i18n/intl';
import { wholeDayText } from '../../lib/longDates';
import { ShareButton } from '../../lib/share/ShareButton';
import { RouterLink } from '../../lib/site/RouterLink';
import { trustedHtml } from '../../lib/trustedHtml';
import { ArticleCards } from './ArticleCards';
import styles from './articles.module.css';
import { Part } from './Part';
import { RelatedJobs, type RelatedJobsProps } from './RelatedJobs';
import { useCurrentHeading } from './useCurrentHeading';

export interface ArticleViewProps extends RelatedJobsProps {
  item: BlogItem;
  /** From the start page to this one. */
  crumbs: readonly Breadcrumb[];
  /** The page's whole address. */
  url: string;
}

/** From how many headings on a text has a list of them. */
const MIN_CONTENTS = 3;

/** An article or a post, whole. */
export function ArticleView({ item, crumbs, url, ...jobs }: ArticleViewProps) {
  const { t } = useWords();
  const text = useRef<HTMLElement>(null);
  const current = useCurrentHeading(item.contents);
  const { name, 'article-body': body } = item.fieldData;
  return (
    <div className={styles.page}>
      <ReadingProgress of={text} />
      <Breadcrumbs label={t('articles.crumbs')} linkComponent={RouterLink} crumbs={crumbs} />
      <ArticleHead item={item} url={url} />
      <div className={styles.columns}>
        {item.contents.length >= MIN_CONTENTS && (
          <ContentsList
            title={t('articles.contents')}
            items={item.contents}
            currentId={current}
            className={styles.contents}
          />
        )}
        <div className={styles.text}>
          <Article ref={text} html={trustedHtml(body)} aria-label={name} />
          <Sources sources={item.sources} />
        </div>
      </div>
      <RelatedJobs {...jobs} />
      {item.related.length > 0 && (
        <Part title={t('articles.related')}>
          <ArticleCards items={item.related} />
        </Part>
      )}
    </div>
  );
}

/** Title, summary, dates, and what can be done with the text. */
function ArticleHead({ item, url }: { item: BlogItem; url: string }) {
  const { t, intl } = useWords();
  const { fieldData, minutes, published, updated } = item;
  return (
    <header className={styles.head}>
      <h1>{fieldData.name}</h1>
      <p className={styles.lead}>{fieldData.article}</p>
      <p className={styles.meta}>
        <span>{t('articles.minutes', { minutes })}</span>
        <span>
          <span>{`${t('articles.published')} `}</span>
          <time dateTime={published}>{wholeDayText(intl, published)}</time>
        </span>
        {updated !== published && (
          <span>
            <span>{`${t('articles.updated')} `}</span>
            <time dateTime={updated}>{wholeDayText(intl, updated)}</time>
          </span>
        )}
      </p>
      <div className={styles.actions}>
        <ShareButton
          title={fieldData.name}
          url={url}
          labels={{
            share: t('articles.share'),
            shared: t('articles.share_shared'),
            copied: t('articles.share_copied'),
            failed: t('articles.share_failed'),
            region: t('articles.share_messages'),
            close: t('articles.share_close'),
          }}
        />
        <Button variant="quiet" onClick={() => window.print()}>
          {t('articles.print')}
        </Button>
      </div>
    </header>
  );
}

/** Where the facts of a text come from. */
function Sources({ sources }: Pick<BlogItem, 'sources'>) {
  const { t } = useWords();
  if (sources.length === 0) return null;
  return (
    <aside aria-label={t('articles.sources')} className={styles.sources}>
      <h2>{t('articles.sources')}</h2>
      <ul>
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
