import type { JobCardBadge } from '@vikari/ui-kit/JobCard';
import { useId } from 'react';
import { isoWeekOf } from '#domain/calendar/isoWeek';
import type { JobWeek } from '#domain/jobs/filter';
import type { JobSummary } from '#domain/jobs/job';
import { useWords } from '../../../i18n/intl';
import { dayRangeText } from '../../../lib/dates';
import { RouterLink } from '../../../lib/site/RouterLink';
import { JobCards, type JobCardsProps } from './JobCards';
import { goesOn, type WeekGroup, weekGroups } from './weekGroups';
import styles from './weeks.module.css';

export interface WeekListProps extends Pick<JobCardsProps, 'jobs' | 'fields' | 'today' | 'busy'> {
  weeks: readonly JobWeek[];
  /** The same list from a day on. */
  hrefFrom: (day: string) => string;
}

/** The jobs of a list under the weeks in which they begin. */
export function WeekList({ jobs, weeks, hrefFrom, ...cards }: WeekListProps) {
  const groups = weekGroups(jobs, weeks);
  return (
    <>
      <WeekLinks weeks={weeks} hrefFrom={hrefFrom} />
      <div className={styles.weeks}>
        {groups.map((group) => (
          <Week
            key={group.startDate}
            group={group}
            isFirst={group.startDate === weeks[0]?.startDate}
            {...cards}
          />
        ))}
      </div>
    </>
  );
}

/** The coming weeks with the number of jobs that begin in each; a link begins the list there. */
function WeekLinks({ weeks, hrefFrom }: Pick<WeekListProps, 'weeks' | 'hrefFrom'>) {
  const { t, intl } = useWords();
  const later = weeks
    .slice(1)
    .flatMap(({ startDate, jobs }) => (startDate ? [{ startDate, jobs }] : []));
  if (later.length === 0) return null;
  return (
    <nav aria-label={t('jobs.weeks.go')} className={styles.links}>
      {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off */}
      <ul role="list">
        {later.map(({ startDate, jobs }) => {
          const { weekNumber } = isoWeekOf(startDate);
          return (
            <li key={startDate}>
              <RouterLink href={hrefFrom(startDate)}>
                <span>{`${t('jobs.weeks.short', { week: weekNumber })} `}</span>
                <span className={styles.count}>{`${intl.formatNumber(jobs)} `}</span>
                <span className="vk-visually-hidden">{t('jobs.weeks.starting', { jobs })}</span>
              </RouterLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface WeekProps extends Pick<JobCardsProps, 'fields' | 'today' | 'busy'> {
  group: WeekGroup<JobSummary>;
  /** The first week also lists the jobs that began before it. */
  isFirst: boolean;
}

function Week({ group, isFirst, today, ...cards }: WeekProps) {
  const { startDate, shown, jobs, working } = group;
  const { t, intl } = useWords();
  const headingId = useId();
  const week = startDate === null ? null : isoWeekOf(startDate);
  const title = week ? t('jobs.weeks.week', { week: week.weekNumber }) : t('jobs.weeks.no_start');

  function markOf(job: JobSummary): JobCardBadge | null {
    if (startDate === null) return null;
    const { begun, until } = goesOn(job, startDate);
    if (!begun && until === null) return null;
    const kind = until === null ? 'begun' : begun ? 'begun_until' : 'until';
    return { text: t(`jobs.weeks.${kind}`, { week: until ?? 0 }), tone: 'neutral' };
  }

  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId}>
          <span>{title}</span>
          {week && today >= week.startDate && today <= week.endDate && (
            <span className={styles.now}>{` ${t('jobs.weeks.now')}`}</span>
          )}
        </h3>
        {week && <p>{dayRangeText(intl, week.startDate, week.endDate)}</p>}
        <p className={styles.counts}>
          {week
            ? t(isFirst ? 'jobs.weeks.first' : 'jobs.weeks.counts', { jobs, working })
            : t('jobs.count_short', { total: jobs })}
        </p>
      </div>
      <JobCards
        {...cards}
        label={title}
        jobs={shown}
        today={today}
        headingLevel={4}
        markOf={markOf}
      />
    </section>
  );
}
