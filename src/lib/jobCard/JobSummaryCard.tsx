import { JobCard, type JobCardBadge } from '@vikari/ui-kit/JobCard';
import { WorkFieldIcon, type WorkFieldIconName } from '@vikari/ui-kit/WorkFieldIcon';
import { type ComponentPropsWithRef, memo, type ReactNode, useContext, useState } from 'react';
import type { JobSummary } from '#domain/jobs/job';
import { useWords, type Words } from '../../i18n/intl';
import { titleLang } from '../jobText/adLanguage';
import {
  closingText,
  hoursText,
  inHandText,
  periodText,
  placeText,
  publishedText,
  rateAmount,
} from '../jobText/jobText';
import { useStoredTaxGroup } from '../pay/useOwnTax';
import { paths } from '../site/paths';
import { RouterLink } from '../site/RouterLink';
import { JobActionsRoom } from './JobActionsRoom';
import { OwnJobPart } from './OwnJobPart';

/** From this many days before closing, the card says so. */
const CLOSING_SOON_DAYS = 5;

function badgesOf(words: Words, job: JobSummary, today: string): JobCardBadge[] {
  const badges: JobCardBadge[] = [];
  const closing = closingText(words, job.closesOn, today);
  if (closing.days === null || closing.days <= CLOSING_SOON_DAYS) {
    badges.push({ text: closing.text, tone: closing.days === null ? 'neutral' : 'warning' });
  }
  if (job.twins) badges.push({ text: words.t('job.twins', { twins: job.twins }) });
  if (job.onCallDuty) badges.push({ text: words.t('job.on_call_short'), tone: 'info' });
  return badges;
}

/** A title that begins with the profession says it: it is not written twice. */
const saysRole = (title: string, workRole: string): boolean =>
  title.toLowerCase().startsWith(workRole.toLowerCase());

export interface JobSummaryCardProps extends Omit<ComponentPropsWithRef<'article'>, 'role'> {
  job: JobSummary;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  /** The id of its heading, unique within the page; one of its own when left out. */
  titleId?: string;
  headingLevel?: 2 | 3 | 4;
  /** The icon of the job's work field, when the page knows it. */
  icon?: WorkFieldIconName | undefined;
  /** The job's page with what its address carries; the plain one when left out. */
  href?: string;
  /** A badge besides the usual ones. */
  mark?: JobCardBadge | null | undefined;
}

/**
 * A job of any list as the kit's card; the remaining props go to the card. Memoised, since the list
 * around it is rendered again whenever its filter, its state or the page's address changes.
 */
export const JobSummaryCard = memo(function JobSummaryCard(props: JobSummaryCardProps) {
  const { job, today, icon, mark, ...rest } = props;
  const words = useWords();
  const { t, language } = words;
  const Own = useContext(OwnJobPart);
  const taxGroup = useStoredTaxGroup();
  const workRole = job.names.workRole[language];
  const badges = badgesOf(words, job, today);
  const [cover, setCover] = useState<ReactNode>(null);
  return (
    <JobCard
      href={paths.job(job.slug)}
      {...rest}
      linkComponent={RouterLink}
      title={job.title}
      titleLang={titleLang(job, language)}
      workRole={saysRole(job.title, workRole) ? undefined : workRole}
      published={publishedText(words, job.publishedAt, today)}
      workplace={job.workplaceName}
      place={placeText(words, job.names)}
      period={periodText(words, job)}
      hours={hoursText(words, job)}
      icon={icon && <WorkFieldIcon name={icon} />}
      rate={
        job.hourlyRate
          ? {
              amount: rateAmount(words, job.hourlyRate),
              unit: t('job.rate.unit'),
              note: t(`job.basis_short.${job.hourlyRate.basis}`),
              inHand: inHandText(words, job, taxGroup),
            }
          : t('job.rate.not_stated')
      }
      badges={mark ? [mark, ...badges] : badges}
      note={Own && <Own job={job} place="card" />}
      actions={<JobActionsRoom job={job} place="card" onCover={setCover} />}
      cover={cover}
    />
  );
});
