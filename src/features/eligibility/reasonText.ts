import type { Outcome } from '#domain/eligibility/rules';
import type { JobSummary } from '#domain/jobs/job';
import { locationName } from '#domain/vocabulary/locationName';
import type { Words } from '../../i18n/intl';
import { wholeDayText } from '../../lib/longDates';

const MONTHS_PER_YEAR = 12;

/** The names of the job that the reasons mention; a rule's region is the job's. */
export type ReasonNames = Pick<JobSummary['names'], 'workRole' | 'region'>;

/** Months of experience as "2 år och 4 månader". */
function hasText({ t, intl }: Words, months: number): string {
  const years = Math.floor(months / MONTHS_PER_YEAR);
  const rest = months % MONTHS_PER_YEAR;
  return intl.formatList([
    ...(years > 0 ? [t('eligibility.has.years', { count: years })] : []),
    ...(rest > 0 || years === 0 ? [t('eligibility.has.months', { count: rest })] : []),
  ]);
}

/** Why a rule gives its verdict, with its numbers, days and names in the language. */
export function reasonText(
  words: Words,
  { reason, values, greenOn }: Pick<Outcome, 'reason' | 'values' | 'greenOn'>,
  names: ReasonNames,
): string {
  const { t, intl, language } = words;
  const day = greenOn ?? values.day;
  return t(`eligibility.${reason}`, {
    ...values,
    role: names.workRole[language],
    region: locationName(names.region ?? '', language),
    has: hasText(words, Number(values.months ?? 0)),
    // Time alone may not be enough: they may still be employed by an employer whom they have not named
    day: day === undefined ? 'none' : wholeDayText(intl, String(day)),
    ...(values.language !== undefined && {
      language: intl.formatDisplayName(String(values.language), { type: 'language' }),
    }),
  });
}
