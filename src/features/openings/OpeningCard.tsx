import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { useId } from 'react';
import type { OpeningAnswer } from '#domain/api/counterfactuals';
import type { TaxGroup } from '#domain/pay/taxGroup';
import { locationName } from '#domain/vocabulary/locationName';
import { useWords } from '../../i18n/intl';
import { JobTitle } from '../../lib/jobText/JobTitle';
import styles from './openings.module.css';
import { openingTitle, payText, stepText } from './openingText';

export interface OpeningCardProps {
  opening: OpeningAnswer;
  /** What the reader has said of themselves. */
  taxGroup: TaxGroup | null;
  /** The list of the jobs that it opens. */
  href: string;
  jobHref: (slug: string) => string;
  linkComponent: LinkComponent;
}

/** One thing that opens jobs: how many, why, what they give, and where it is done. */
export function OpeningCard(props: OpeningCardProps) {
  const { opening, taxGroup, href, jobHref, linkComponent: Link } = props;
  const { steps, opened, region, pay, examples } = opening;
  const words = useWords();
  const { t, intl, language } = words;
  const titleId = useId();
  const title = openingTitle(words, opening);
  const sources = new Map(
    steps.flatMap((step) => step.sources.map((source) => [source.kind, source] as const)),
  );
  return (
    <Card element="article" aria-labelledby={titleId} className={styles.card}>
      <h3 id={titleId} className={styles.head}>
        <span>
          <span className={styles.number}>{`+${intl.formatNumber(opened)}`}</span>{' '}
          <span className={styles.unit}>
            {region === null
              ? t('openings.more', { count: opened })
              : t('openings.more.region', {
                  count: opened,
                  region: locationName(region, language),
                })}
          </span>
        </span>
        <span className="vk-visually-hidden">{': '}</span>
        <span className={styles.title}>{title}</span>
      </h3>
      {steps.map((step) => (
        <p key={step.kind + String(step.values.type ?? '')} className={styles.text}>
          {stepText(words, step, opened).text}
        </p>
      ))}
      <p className={styles.pay}>
        {pay
          ? payText(words, pay, { count: opened, group: taxGroup })
          : t('openings.pay.unknown', { count: opened })}
      </p>
      <p className={styles.note}>{t('openings.examples')}</p>
      <ul className={styles.examples}>
        {examples.map((job) => (
          <li key={job.id}>
            <Link href={jobHref(job.slug)}>
              <JobTitle job={job} />
            </Link>
            <span className={styles.note}>{job.workplaceName}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {steps.map((step) => {
          const { action } = stepText(words, step, opened);
          return (
            action && (
              <Button
                key={action.label}
                href={action.href}
                linkComponent={Link}
                variant="secondary"
                size="small"
              >
                {action.label}
              </Button>
            )
          );
        })}
        <Link href={href} className={styles.show}>
          <span>{t('openings.show', { count: opened })}</span>
          <span className="vk-visually-hidden">{`: ${title}`}</span>
        </Link>
      </div>
      <p className={styles.source}>
        <span>{`${t('openings.source')}: `}</span>
        {[...sources.values()].map(({ kind, url }, at) => {
          const name = t(`eligibility.source.${kind}`);
          return (
            <span key={kind}>
              <span>{at > 0 ? ', ' : ''}</span>
              {url === null ? <span>{name}</span> : <a href={url}>{name}</a>}
            </span>
          );
        })}
      </p>
    </Card>
  );
}
