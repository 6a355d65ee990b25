import { type Fact, FactList } from '@vikari/ui-kit/FactList';
import { Icon, type IconName } from '@vikari/ui-kit/Icon';
import type { JobDetail } from '#domain/api/portal';
import type { Text } from '#domain/language';
import { type MessageId, useWords, type Words } from '../../i18n/intl';
import { dayText } from '../../lib/dates';
import { periodText, placeText } from '../../lib/jobText/jobText';
import { replyValues } from '../../lib/jobText/replyValues';

/** Hours a week; when an imported job states none, whether it is full time or part time. */
function extentText({ t }: Words, { hoursPerWeek, source }: JobDetail): string {
  if (hoursPerWeek !== null) return t('job.hours', { hours: hoursPerWeek });
  const extent = source.name === 'jobtech' ? source.extent : null;
  return extent === null ? '' : t(`job_detail.extent.${extent}`);
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
  const stated: [MessageId, IconName, string][] = [
    ['job_detail.fact.role', 'user', job.names.workRole[language]],
    ['job_detail.fact.fields', 'list', inLanguage(job.names.workFields)],
    ['job_detail.fact.place', 'location', placeText(words, job.names)],
    ['job_detail.fact.period', 'calendar', periodText(words, job)],
    ['job_detail.fact.hours', 'clock', extentText(words, job)],
    ['job_detail.fact.time_of_day', 'moon', inLanguage(job.names.timeOfDay)],
    ['job_detail.shifts', 'clock', shiftsText(words, job)],
    ['job_detail.fact.on_call', 'phone', job.onCallDuty ? t('job_detail.fact.yes') : ''],
    ['job_detail.fact.employment', 'briefcase', inLanguage(job.names.employmentTypes)],
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
    .map(([id, icon, text]) => ({
      term: t(id),
      description: text,
      icon: <Icon name={icon} size="small" />,
    }));
  return <FactList facts={facts} />;
}
