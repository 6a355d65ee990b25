import type { LinkComponent } from '@vikari/ui-kit/Button';
import { EndBar } from '@vikari/ui-kit/EndBar';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { LinkTabs } from '@vikari/ui-kit/LinkTabs';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Stack } from '@vikari/ui-kit/Stack';
import { WeekPicker } from '@vikari/ui-kit/WeekPicker';
import type { ReactNode } from 'react';
import type { BookedAssignment, YearOfWork } from '#domain/api/planning';
import { useWords } from '../../i18n/intl';
import { JobTitle } from '../../lib/jobText/JobTitle';
import { CHOSEN_WEEKS_ID, ChosenWeeks, type ChosenWeeksProps } from './ChosenWeeks';
import { ConsideredJob } from './ConsideredJob';
import { PastWeeks } from './PastWeeks';
import styles from './planner.module.css';
import { hasUnknownRest, isFree, planWeeks, type WeekOfPlan } from './planWeeks';
import { hasContents, WeekContents } from './WeekContents';

export interface PlannerViewProps extends Omit<ChosenWeeksProps, 'available'> {
  /** The years that can be shown, with their addresses. */
  years: readonly { year: number; href: string }[];
  year: number;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  /** undefined while it is being read. */
  plan: YearOfWork | undefined;
  /** Set when it could not be read. */
  onRetry: (() => void) | null;
  /** The weeks in which the candidate can work, by `week_year`. */
  availableWeeks: ReadonlySet<string>;
  onChosenChange: (weeks: string[]) => void;
  /** A job was asked for in the address. */
  considers: boolean;
  /** The plan without the considered job. */
  dropHref: string;
  jobHref: (slug: string) => string;
  interviewHref: (applicationId: string) => string;
  applicationsHref: string;
  preferencesHref: string;
  linkComponent: LinkComponent;
  /** The part about the candidate's own calendar. */
  calendar: ReactNode;
}

/** A candidate's year in weeks: what is booked, what is free, and jobs for that. */
export function PlannerView(props: PlannerViewProps) {
  const { years, year, plan, onRetry, calendar, linkComponent: Link } = props;
  const { applicationsHref, preferencesHref } = props;
  const { t } = useWords();
  return (
    <PageLayout maxWidth="lg">
      <Stack element="header" spacing={2}>
        <h1>{t('planner.title')}</h1>
        <p className={styles.lead}>{t('planner.lead')}</p>
        <p className={styles.links}>
          <Link href={applicationsHref}>{t('planner.to_applications')}</Link>
          <Link href={preferencesHref}>{t('planner.to_preferences')}</Link>
        </p>
      </Stack>
      <LinkTabs
        label={t('planner.years')}
        linkComponent={Link}
        items={years.map((one) => ({
          label: String(one.year),
          href: one.href,
          current: one.year === year,
        }))}
      />
      {plan ? (
        <Year {...props} plan={plan} />
      ) : onRetry ? (
        <ErrorState title={t('planner.failed')} retry={{ label: t('planner.retry'), onRetry }}>
          <p>{t('planner.failed.text')}</p>
        </ErrorState>
      ) : (
        <div aria-busy="true">
          <p role="status" className="vk-visually-hidden">
            {t('planner.reading')}
          </p>
          <Skeleton shape="block" height="24rem" />
        </div>
      )}
      <section aria-labelledby="planner-calendar" className={styles.part}>
        <h2 id="planner-calendar">{t('planner.calendar')}</h2>
        <p className={styles.text}>{t('planner.calendar.text')}</p>
        {calendar}
      </section>
    </PageLayout>
  );
}

function Year(props: PlannerViewProps & { plan: YearOfWork }) {
  const { plan, year, today, availableWeeks, chosen, onChosenChange, considers } = props;
  const { dropHref, jobHref, interviewHref, linkComponent } = props;
  const { t, intl } = useWords();
  const weeks = planWeeks(plan, availableWeeks);
  const undated = plan.assignments.filter(({ job }) => job.from === null);
  const past = weeks.filter(({ week }) => week.endDate < today);
  const coming = weeks.slice(past.length);
  const byKey = new Map(weeks.map((week) => [week.key, week]));
  const contents = (week: WeekOfPlan | undefined) =>
    week && hasContents(week) ? (
      <WeekContents
        week={week}
        considered={plan.considered}
        {...{ jobHref, interviewHref, linkComponent }}
      />
    ) : null;
  const free = chosen.filter((key) => {
    const week = byKey.get(key);
    // Of another year nothing is known here; a period may go over New Year
    return week === undefined || isFree(week, today);
  });
  return (
    <>
      {considers && (
        <ConsideredJob
          job={plan.considered}
          hasUnknownRest={hasUnknownRest(weeks, plan)}
          {...{ weeks, year, jobHref, dropHref, linkComponent }}
        />
      )}
      {undated.length === 0 &&
        weeks.every(
          ({ assignments, interviews }) => assignments.length + interviews.length === 0,
        ) && <p className={styles.text}>{t('planner.empty', { year: String(year) })}</p>}
      <Undated assignments={undated} {...{ jobHref, linkComponent }} />
      <PastWeeks weeks={past} contents={contents} />
      {coming[0] && (
        <WeekPicker
          label={t('planner.choose')}
          hint={t('planner.choose.hint')}
          today={coming[0].week.startDate}
          count={coming.length}
          locale={intl.locale}
          fixed={new Set(coming.filter((week) => !isFree(week, today)).map(({ key }) => key))}
          contents={(key) => contents(byKey.get(key))}
          value={free}
          onValueChange={onChosenChange}
          labels={{
            week: (number) => t('planner.week', { number }),
            chosen: (count) => t('planner.chosen', { count }),
          }}
        />
      )}
      {free.length > 0 && (
        <EndBar element="p" className={styles.jump}>
          <a href={`#${CHOSEN_WEEKS_ID}`}>
            {`${t('planner.chosen', { count: free.length })}: ${t('planner.result.jump')}`}
          </a>
        </EndBar>
      )}
      <ChosenWeeks
        {...props}
        chosen={free}
        available={free.filter((key) => availableWeeks.has(key))}
      />
      <p className={styles.source}>{t('planner.rest.source')}</p>
    </>
  );
}

interface UndatedProps {
  assignments: readonly BookedAssignment[];
  jobHref: (slug: string) => string;
  linkComponent: LinkComponent;
}

/** Booked assignments that have no place in the year yet. */
function Undated({ assignments, jobHref, linkComponent: Link }: UndatedProps) {
  const { t } = useWords();
  if (assignments.length === 0) return null;
  return (
    <section aria-labelledby="planner-undated" className={styles.part}>
      <h2 id="planner-undated">{t('planner.undated')}</h2>
      <p className={styles.text}>{t('planner.undated.text')}</p>
      <ul>
        {assignments.map(({ applicationId, job }) => (
          <li key={applicationId}>
            <Link href={jobHref(job.slug)}>
              <JobTitle job={job} />
            </Link>
            <span className={styles.note} translate="no">{` ${job.workplaceName}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
