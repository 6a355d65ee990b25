import { type Breadcrumb, Breadcrumbs } from '@vikari/ui-kit/Breadcrumbs';
import type { BlogListItem } from '#domain/api/blogs';
import { type MessageId, useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { ArticleCards } from './ArticleCards';
import styles from './articles.module.css';
import { Part } from './Part';
import { RelatedJobs, type RelatedJobsProps } from './RelatedJobs';

export interface StaffingViewProps extends Omit<RelatedJobsProps, 'moreHref'> {
  crumbs: readonly Breadcrumb[];
  /** Each list has the featured ones first, then the latest. */
  posts: readonly BlogListItem[];
  articles: readonly BlogListItem[];
  /** Texts about pay. */
  salaries: readonly BlogListItem[];
}

const PAY_LINKS: readonly [MessageId, href: string][] = [
  ['articles.staffing.pay_guide', paths.salaries()],
  ['articles.staffing.pay_nurses', paths.nurseStaffingPay()],
  ['articles.staffing.pay_doctors', paths.doctorStaffingPay()],
  ['articles.staffing.pay_calculator', paths.payCalculator()],
];

const isFeatured = ({ featured }: BlogListItem): boolean => featured;
const isNotFeatured = ({ featured }: BlogListItem): boolean => !featured;

/** About staffing: the featured texts, the posts, pay, and the articles. */
export function StaffingView({ crumbs, posts, articles, salaries, ...jobs }: StaffingViewProps) {
  const { t } = useWords();
  const featured = [...posts, ...articles, ...salaries].filter(isFeatured);
  const others = posts.filter(isNotFeatured);
  const otherArticles = articles.filter(isNotFeatured);
  const aboutPay = salaries.filter(isNotFeatured);
  return (
    <div className={styles.page}>
      <Breadcrumbs label={t('articles.crumbs')} linkComponent={RouterLink} crumbs={crumbs} />
      <header className={styles.head}>
        <h1>{t('articles.staffing.title')}</h1>
        <p className={styles.lead}>{t('articles.staffing.lead')}</p>
      </header>
      {featured.length > 0 && (
        <Part title={t('articles.staffing.featured')}>
          <ArticleCards items={featured} large />
        </Part>
      )}
      {others.length > 0 && (
        <Part title={t('articles.staffing.posts')}>
          <ArticleCards items={others} />
        </Part>
      )}
      <Part title={t('articles.staffing.pay')}>
        <p className={styles.muted}>{t('articles.staffing.pay_text')}</p>
        {aboutPay.length > 0 && <ArticleCards items={aboutPay} />}
        <ul className={styles.links}>
          {PAY_LINKS.map(([id, href]) => (
            <li key={href}>
              <RouterLink href={href}>{t(id)}</RouterLink>
            </li>
          ))}
        </ul>
      </Part>
      {otherArticles.length > 0 && (
        <Part title={t('articles.staffing.articles')}>
          <ArticleCards items={otherArticles} />
        </Part>
      )}
      <RelatedJobs {...jobs} moreHref={null} />
    </div>
  );
}
