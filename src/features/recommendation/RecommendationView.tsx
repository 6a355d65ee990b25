import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { Stack } from '@vikari/ui-kit/Stack';
import type { ResponseOf } from '#domain/api/endpoint';
import type { validateRecommendation } from '#domain/api/recommendations';
import { useWords } from '../../i18n/intl';
import { JobSummaryCard } from '../../lib/jobCard/JobSummaryCard';
import styles from './recommendation.module.css';

/** What a link leads to. */
export type Recommendation = Omit<ResponseOf<typeof validateRecommendation>, 'status'>;

export interface RecommendationViewProps {
  recommendation: Recommendation;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  hrefs: { job: string; apply: string; applications: string; jobs: string };
  linkComponent: LinkComponent;
}

/** A recommendation's link that somebody has opened: what it is, and where to go from there. */
export function RecommendationView(props: RecommendationViewProps) {
  const { recommendation, today, hrefs, linkComponent } = props;
  const { state, job, by, firstName } = recommendation;
  const { t } = useWords();
  const link = (href: string, text: string, variant?: 'secondary') => (
    <Button {...{ href, variant, linkComponent }}>{text}</Button>
  );
  const read = (variant?: 'secondary') => link(hrefs.job, t('recommendation.read'), variant);
  const jobs = link(hrefs.jobs, t('recommendation.jobs'), 'secondary');
  const canApply = job !== null && (state === 'valid' || state === 'expired');
  return (
    <PageLayout maxWidth="sm" padding="large" spacing={6}>
      <h1>
        {state !== 'valid'
          ? t(`recommendation.${state}.title`)
          : firstName === null
            ? t(`recommendation.valid.${by ?? 'candidate'}`)
            : t('recommendation.valid.named', { name: firstName })}
      </h1>
      <p className={styles.text}>
        {state === 'expired'
          ? t(`recommendation.expired.${job ? 'open' : 'closed'}`)
          : t(`recommendation.${state}.text`)}
      </p>
      {job && (
        <section aria-label={t('recommendation.job')}>
          <JobSummaryCard job={job} href={hrefs.job} today={today} headingLevel={2} />
        </section>
      )}
      <Stack direction="row" spacing={3}>
        {canApply && link(hrefs.apply, t('recommendation.apply'))}
        {state === 'used' && link(hrefs.applications, t('recommendation.applications'))}
        {job && read(state === 'own' ? undefined : 'secondary')}
        {!job && jobs}
      </Stack>
    </PageLayout>
  );
}
