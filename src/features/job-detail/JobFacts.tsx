import { type Fact, FactList } from '@vikari/ui-kit/FactList';
import { Icon, type IconName } from '@vikari/ui-kit/Icon';
import type { JobDetail } from '#domain/api/portal';
import type { AdFacts, HeadlineFact, StatedExtent } from '#domain/jobs/job';
import type { Text } from '#domain/language';
import { type MessageId, useWords, type Words } from '../../i18n/intl';
import { dayText } from '../../lib/dates';
import { periodText, placeText, rateAmount } from '../../lib/jobText/jobText';
import { replyValues } from '../../lib/jobText/replyValues';
import styles from './jobDetail.module.css';

const NO_AD: AdFacts & { extent: StatedExtent } = { extent: null };

/** Hours a week; of an imported job also full time or part time, and percent of full time. */
function extentText(
  words: Words,
  hours: number | null,
  { extent, scope }: AdFacts & { extent: StatedExtent },
): string {
  const { t } = words;
  return [
    hours && t('job.hours', { hours }),
    extent && t(`job_detail.extent.${extent}`),
    scope && t('job_detail.percent', { amount: rateAmount(words, scope) }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** How many shifts the job names. */
function shiftsText({ t }: Words, { shifts }: JobDetail): string {
  if (!shifts || shifts.length === 0) return t('job_detail.provided.ask');
  return t('job_detail.fact.shift_count', { count: shifts.length });
}

/** The quick facts of a job; what the ad does not state is left out, except what a candidate would
 * ask about. */
export function JobFacts({ job }: { job: JobDetail }) {
  const words = useWords();
  const { t, language, intl } = words;
  const inLanguage = (names: readonly Text[]) => names.map((name) => name[language]).join(', ');
  const ad = job.source.name === 'jobtech' ? job.source : NO_AD;
  const place = placeText(words, job.names);
  const stated: [MessageId, IconName, string, HeadlineFact?][] = [
    ['job_detail.fact.role', 'user', job.names.workRole[language], 'profession'],
    ['job_detail.fact.fields', 'list', inLanguage(job.names.workFields)],
    ['job_detail.fact.place', 'location', ad.street ? `${ad.street}, ${place}` : place],
    ['job_detail.fact.period', 'calendar', periodText(words, job), 'period'],
    ['job_detail.fact.hours', 'clock', extentText(words, job.hoursPerWeek, ad), 'scope'],
    ['job_detail.fact.time_of_day', 'moon', inLanguage(job.names.timeOfDay), 'time_of_day'],
    ['job_detail.shifts', 'clock', shiftsText(words, job)],
    ['job_detail.fact.on_call', 'phone', job.onCallDuty ? t('job_detail.fact.yes') : '', 'on_call'],
    [
      'job_detail.fact.employment',
      'briefcase',
      inLanguage(job.names.employmentTypes),
      'employment',
    ],
    ['job_detail.fact.conditions', 'list', ad.conditions ?? ''],
    ['job_detail.fact.salary', 'money', ad.salaryText ?? ''],
    ['job_detail.fact.vacancies', 'user', Number(ad.vacancies) > 1 ? String(ad.vacancies) : ''],
    ['job_detail.fact.travel', 'globe', t(`job_detail.provided.${job.travel ?? 'ask'}`)],
    ['job_detail.fact.housing', 'home', t(`job_detail.provided.${job.housing ?? 'ask'}`)],
    ['job_detail.fact.systems', 'systems', job.names.systems.join(', ')],
    [
      'job_detail.fact.replies',
      'message',
      job.replies ? t('job_detail.replies', replyValues(words.intl, job.replies)) : '',
    ],
    ['job_detail.fact.closes', 'calendar', dayText(intl, job.closesOn)],
  ];
  const facts: Fact[] = stated
    .filter(([, , text]) => text !== '')
    .map(([id, icon, text, fact]) => ({
      term: t(id),
      description:
        fact && ad.readFromHeadline?.includes(fact) ? (
          <>
            {text} <small className={styles.muted}>{t('job_detail.from_headline')}</small>
          </>
        ) : (
          text
        ),
      icon: <Icon name={icon} size="small" />,
    }));
  return <FactList facts={facts} />;
}
