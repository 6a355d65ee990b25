import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import type { PlannedJob } from '#domain/api/planning';
import { useWords, type Words } from '../../i18n/intl';
import { dayRangeText, dayText } from '../../lib/dates';
import { TitleInText, TitlesInText } from '../../lib/jobText/TitleInText';
import { namesShifts, type WeekOfPlan } from './planWeeks';
import { restText } from './restText';

export interface ConsideredJobProps {
  /** null: it cannot be shown. */
  job: PlannedJob | null;
  weeks: readonly WeekOfPlan[];
  /** Something is booked beside it that names no shifts. */
  hasUnknownRest: boolean;
  year: number;
  jobHref: (slug: string) => string;
  /** The plan without it. */
  dropHref: string;
  linkComponent: LinkComponent;
}

/** How a job that the candidate considers fits beside what is booked. */
export function ConsideredJob({ job, weeks, hasUnknownRest, ...props }: ConsideredJobProps) {
  const { year, jobHref, dropHref, linkComponent } = props;
  const words = useWords();
  const { t } = words;
  const drop = (
    <Button variant="quiet" href={dropHref} linkComponent={linkComponent}>
      {t('planner.considered.drop')}
    </Button>
  );
  if (!job) {
    return (
      <Callout
        tone="neutral"
        headingLevel={2}
        title={t('planner.considered.missing')}
        actions={drop}
      >
        <p>{t('planner.considered.missing.text')}</p>
      </Callout>
    );
  }
  const own = weeks.filter(({ considered }) => considered);
  const beside = new Set(own.flatMap(({ assignments }) => assignments.map((one) => one.job.title)));
  const warnings = weeks.flatMap(({ key, week, warnings: all }) =>
    all
      .filter(({ added }) => added)
      .map((warning) => {
        const text = restText(words, warning);
        return { key: `${key} ${text}`, weekNumber: week.weekNumber, text };
      }),
  );
  return (
    <Callout
      tone={warnings.length > 0 ? 'warning' : 'info'}
      headingLevel={2}
      title={t('planner.considered.title')}
      actions={
        <>
          <Button variant="secondary" href={jobHref(job.slug)} linkComponent={linkComponent}>
            {t('planner.considered.show')}
          </Button>
          {drop}
        </>
      }
    >
      <p>
        <TitleInText job={job} text={(title) => daysOf(words, job, title)} />
      </p>
      {job.from !== null && own.length === 0 && (
        <p>{t('planner.considered.other_year', { year: String(year) })}</p>
      )}
      {beside.size > 0 && (
        <p>
          <TitlesInText
            jobs={[...beside].map((title) => ({ title }))}
            text={(jobs) => t('planner.considered.same_weeks', { jobs })}
          />
        </p>
      )}
      {!namesShifts(job) ? (
        <p>{t('planner.considered.no_shifts')}</p>
      ) : warnings.length === 0 ? (
        own.length > 0 && (
          <p>{t(`planner.considered.${hasUnknownRest ? 'rest_unknown' : 'rest_ok'}`)}</p>
        )
      ) : (
        <>
          <p>{t('planner.considered.warnings', { count: warnings.length })}</p>
          <ul>
            {warnings.map(({ key, weekNumber, text }) => (
              <li key={key}>{`${t('planner.week', { number: weekNumber })}: ${text}`}</li>
            ))}
          </ul>
        </>
      )}
    </Callout>
  );
}

function daysOf({ t, intl }: Words, job: PlannedJob, title: string): string {
  const { workplaceName: workplace, from, to } = job;
  if (from === null) return t('planner.considered.undated', { title, workplace });
  const days =
    to === null
      ? t('planner.considered.from', { day: dayText(intl, from) })
      : dayRangeText(intl, from, to);
  return t('planner.considered.days', { title, workplace, days });
}
