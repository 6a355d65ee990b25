import { Breadcrumbs } from '@vikari/ui-kit/Breadcrumbs';
import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { type ReactNode, Suspense, useContext } from 'react';
import type { JobDetail } from '#domain/api/portal';
import { descriptionBlocks } from '#domain/jobs/descriptionBlocks';
import type { SimilarJob } from '#domain/jobs/similarReason';
import { useWords } from '../../i18n/intl';
import { JobActionsRoom } from '../../lib/jobCard/JobActionsRoom';
import { OwnJobPart } from '../../lib/jobCard/OwnJobPart';
import { langOf } from '../../lib/jobText/adLanguage';
import { placeText } from '../../lib/jobText/jobText';
import { saysRole } from '../../lib/jobText/saysRole';
import { lazyPart } from '../../lib/late/lazyPart';
import { ShareButton } from '../../lib/share/ShareButton';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { ApplyPanel, type ApplyPanelProps } from './ApplyPanel';
import { ContactSection } from './ContactSection';
import { JobFacts } from './JobFacts';
import { JobRequirements } from './JobRequirements';
import { JobSection, Points } from './JobSection';
import { JobShifts } from './JobShifts';
import styles from './jobDetail.module.css';
import { KeyFacts } from './KeyFacts';
import { PaySection } from './pay/PaySection';
import { WorkplaceSection } from './WorkplaceSection';

export interface JobDetailViewProps extends ApplyPanelProps {
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  /** The page's own address, for sharing. */
  url: string;
  similar: SimilarJob[] | undefined;
  /** The terms beside the pay, and the question about them; they come late. */
  terms?: ReactNode;
  /** How the employer keeps what it says. */
  kept?: ReactNode;
  /** The signed-in user; null for a visitor. */
  userId: string | null;
  /** Called when the pointer or focus reaches the report button: its dialog may be loaded. */
  onReportIntent: () => void;
  onReport: () => void;
}

/** A job's text with its headings and lists. */
function AdText({ lines }: { lines: readonly string[] }) {
  return descriptionBlocks(lines).map((block, index) => {
    // Blocks of one text in a fixed order: the index identifies them.
    const key = `${index}`;
    if (block.kind === 'paragraph') return <p key={key}>{block.text}</p>;
    if (block.kind === 'heading') {
      return (
        <h3 key={key} className={styles.subheading}>
          {block.text}
        </h3>
      );
    }
    return <Points key={key} points={block.items} />;
  });
}

function Description({ job }: { job: JobDetail }) {
  const { description, externalApplication } = job;
  const { t } = useWords();
  return (
    <JobSection title="job_detail.description">
      {description.length === 0 ? (
        <p className={styles.muted}>
          {t(
            externalApplication
              ? 'job_detail.no_description_elsewhere'
              : 'job_detail.no_description',
          )}
        </p>
      ) : (
        <div className={styles.section} lang={langOf(job)}>
          <AdText lines={description} />
        </div>
      )}
    </JobSection>
  );
}

/** The source of an imported job; the site's own jobs need no such note. */
function Source({ source }: { source: JobDetail['source'] }) {
  const { t } = useWords();
  if (source.name === 'vikari') return null;
  return (
    <Callout tone="neutral">
      <p>
        <span>{t('job_detail.source')}</span>
        {source.datesRebased && <span>{` ${t('job_detail.source.rebased')}`}</span>}
      </p>
      {source.url && (
        <p>
          <a href={source.url} rel="noopener noreferrer nofollow">
            {t('job_detail.source.link')}
          </a>
        </p>
      )}
    </Callout>
  );
}

/** What the job is and where, and what decides first whether it is read on. */
function Head({ job, today, url }: Pick<JobDetailViewProps, 'job' | 'today' | 'url'>) {
  const words = useWords();
  const { t, language } = words;
  return (
    <header className={styles.header}>
      {!saysRole(job, language) && <p className={styles.role}>{job.names.workRole[language]}</p>}
      <h1 className={styles.title} lang={langOf(job)}>
        {job.title}
      </h1>
      <p className={styles.lead}>
        <span translate="no">{job.workplaceName}</span>
        <span>{`\u00a0· ${placeText(words, job.names)}`}</span>
      </p>
      {job.imported && <p className={styles.from}>{t('job_detail.from_source')}</p>}
      <KeyFacts job={job} today={today} />
      <div className={styles.tools}>
        <ShareButton
          title={job.title}
          url={url}
          labels={{
            share: t('job_detail.share'),
            shared: t('job_detail.share_shared'),
            copied: t('job_detail.share_copied'),
            failed: t('job_detail.share_failed'),
            region: t('job_detail.share_messages'),
            close: t('job_detail.share_close'),
          }}
        />
        {/* Last: its buttons come after the first paint. */}
        <JobActionsRoom job={job} place="page" />
      </div>
    </header>
  );
}

/** What is missing of a job that is only known in part. */
export const PartialNote = lazyPart(async () => (await import('./PartialNote')).PartialNote, {
  // Its few texts are with those of the other part that comes late
  texts: ['similar'],
  server: 'whole',
});

/** The similar jobs, below all else. */
export const SimilarJobs = lazyPart(
  async () => (await import('./similar/SimilarJobs')).SimilarJobs,
  {
    texts: ['similar'],
    server: 'whole',
  },
);

/** One job, whole. */
export function JobDetailView(props: JobDetailViewProps) {
  const { similar, terms, kept, userId, onReportIntent, onReport, today, url, ...panel } = props;
  const { job, closed } = panel;
  const { t, language } = useWords();
  const Own = useContext(OwnJobPart);
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={t('job_detail.crumbs')}
        linkComponent={RouterLink}
        className={styles.crumbs}
        crumbs={[
          { label: t('job_detail.crumb_home'), href: paths.home() },
          { label: t('job_detail.crumb_jobs'), href: paths.availableJobs(language) },
          { label: job.title, lang: langOf(job), href: paths.job(job.slug) },
        ]}
      />
      <Head job={job} today={today} url={url} />
      <div className={styles.side}>
        {!job.partial && <ApplyPanel {...panel} />}
        <div className={styles.facts}>
          <JobFacts job={job} />
        </div>
      </div>
      <div className={styles.main}>
        {closed && (
          <Callout tone="warning" headingLevel={2} title={t('job_detail.closed_title')}>
            <p>{t('job_detail.closed_text')}</p>
          </Callout>
        )}
        {job.partial ? (
          <Suspense>
            <PartialNote />
          </Suspense>
        ) : (
          <Description job={job} />
        )}
        {job.hourlyRate && !closed && (
          <PaySection key={job.id} job={job} rate={job.hourlyRate} today={today} userId={userId} />
        )}
        {!job.partial && terms}
        <JobShifts shifts={job.shifts ?? []} />
        <JobRequirements job={job} />
        {!closed && !job.partial && (
          <div className={styles.own}>
            {Own ? (
              <Own job={job} place="page" />
            ) : (
              <RouterLink href={paths.login(panel.hrefs.page)}>
                {t('job_detail.eligible')}
              </RouterLink>
            )}
          </div>
        )}
        {job.meritorious.length > 0 && (
          <JobSection title="job_detail.meritorious">
            <Points points={job.meritorious} lang={langOf(job)} />
          </JobSection>
        )}
        {!job.partial && (
          <WorkplaceSection
            workplace={job.healthcareWorkplaceDetails}
            returnPath={panel.hrefs.page}
          >
            {kept}
          </WorkplaceSection>
        )}
        {job.contact && <ContactSection contact={job.contact} />}
        <Source source={job.source} />
        <div className={styles.report}>
          {!closed && !job.imported && (
            <Button
              variant="quiet"
              size="small"
              href={`/candidate/recommend?job=${encodeURIComponent(job.id)}`}
              linkComponent={RouterLink}
            >
              {t('job_detail.recommend')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            onPointerEnter={onReportIntent}
            onFocus={onReportIntent}
            onClick={onReport}
          >
            {t('job_detail.report')}
          </Button>
        </div>
      </div>
      <Suspense>
        <SimilarJobs jobId={job.id} jobs={similar} twins={job.twins} today={today} />
      </Suspense>
    </div>
  );
}
