import { Badge } from '@vikari/ui-kit/Badge';
import type { LinkComponent } from '@vikari/ui-kit/Button';
import { Icon, type IconName } from '@vikari/ui-kit/Icon';
import type { ReactNode } from 'react';
import type { BookedAssignment, PlannedJob } from '#domain/api/planning';
import { stockholmClock } from '#domain/calendar/stockholmTime';
import { useWords } from '../../i18n/intl';
import { JobTitle } from '../../lib/jobText/JobTitle';
import { clockText, weekdayDateText } from '../../lib/longDates';
import styles from './planner.module.css';
import { shiftsIn, type WeekOfPlan } from './planWeeks';
import { restText } from './restText';

export interface WeekContentsProps {
  week: WeekOfPlan;
  considered: PlannedJob | null;
  jobHref: (slug: string) => string;
  interviewHref: (applicationId: string) => string;
  linkComponent: LinkComponent;
}

/** Whether there is anything to say of a week besides its days. */
export function hasContents(week: WeekOfPlan): boolean {
  const { assignments, interviews, considered, available, holidays, warnings } = week;
  return (
    considered ||
    available ||
    [assignments, interviews, holidays, warnings].some(({ length }) => length > 0)
  );
}

/** What is in a week: assignments, interviews, public holidays, availability and warnings. */
export function WeekContents(props: WeekContentsProps) {
  const { week, considered, jobHref, interviewHref, linkComponent: Link } = props;
  const words = useWords();
  const { t } = words;
  return (
    <ul className={styles.contents}>
      {week.assignments.map(({ applicationId, job }) => (
        <Line key={applicationId} icon="briefcase">
          <Link href={jobHref(job.slug)}>
            <JobTitle job={job} />
          </Link>
          <JobNote job={job} week={week.week} />
        </Line>
      ))}
      {week.considered && considered && (
        <Line icon="eye" className={styles.considered}>
          <strong>{`${t('planner.considered')}:`}</strong>
          <span> </span>
          <JobTitle job={considered} />
          <JobNote job={considered} week={week.week} />
        </Line>
      )}
      {week.interviews.map(({ applicationId, startsAt, job }) => (
        <Line key={applicationId} icon="calendar">
          <Link href={interviewHref(applicationId)}>
            {t('planner.interview', {
              time: clockText(words.intl, stockholmClock(Date.parse(startsAt))),
            })}
          </Link>
          <span className={styles.note}>
            <JobTitle job={job} />
          </span>
        </Line>
      ))}
      {week.warnings.map((warning) => {
        const text = restText(words, warning);
        return (
          <Line key={text} icon="warning" className={styles.warning}>
            {warning.added ? t('planner.rest.added', { warning: text }) : text}
          </Line>
        );
      })}
      {week.holidays.map(({ id, day }) => (
        <Line key={id} icon="sun" className={styles.holiday}>
          {t('planner.holiday', {
            name: t(`planner.holiday.${id}`),
            day: weekdayDateText(words.intl, day),
          })}
        </Line>
      ))}
      {week.available && (
        <li>
          <Badge tone="success">{t('planner.available')}</Badge>
        </li>
      )}
    </ul>
  );
}

/** Where it is, and how many shifts it has in the week. */
function JobNote({ job, week }: { job: BookedAssignment['job']; week: WeekOfPlan['week'] }) {
  const { t } = useWords();
  const count = shiftsIn(job, week);
  return (
    <span className={styles.note}>
      <span translate="no">{job.workplaceName}</span>
      {count !== null && <span>{`\u00a0· ${t('planner.shifts', { count })}`}</span>}
    </span>
  );
}

interface LineProps {
  icon: IconName;
  className?: string | undefined;
  children: ReactNode;
}

function Line({ icon, className, children }: LineProps) {
  return (
    <li className={className ? `${styles.line} ${className}` : styles.line}>
      <Icon name={icon} size="small" />
      <span className={styles.lineText}>{children}</span>
    </li>
  );
}
