import { type Fact, FactList } from '@vikari/ui-kit/FactList';
import { Icon, type IconName } from '@vikari/ui-kit/Icon';
import type { JobDetail } from '#domain/api/portal';
import type { HeadlineFact } from '#domain/jobs/job';
import type { Text } from '#domain/language';
import { type MessageId, useWords } from '../../i18n/intl';
import { langOf } from '../../lib/jobText/adLanguage';
import { adFacts, shiftsText } from '../../lib/jobText/factTexts';
import { placeText } from '../../lib/jobText/jobText';
import { replyValues } from '../../lib/jobText/replyValues';
import { saysRole } from '../../lib/jobText/saysRole';
import { FromHeadline } from './FromHeadline';

/** A fact's name, icon and text, and whether the headline may have said it. */
type Stated = [MessageId, IconName, string, HeadlineFact?];

/** The facts of a job beside its key facts; what the ad does not state is left out, except what a
 * candidate would ask about. */
export function JobFacts({ job }: { job: JobDetail }) {
  const words = useWords();
  const { t, language, intl } = words;
  const inLanguage = (names: readonly Text[]) => names.map((name) => name[language]).join(', ');
  const ad = adFacts(job);
  // A row of a list has none of these: they are unknown, not unsaid
  const ofAd = (text: string) => (job.partial ? '' : text);
  const place = placeText(words, job.names);
  const role = job.names.workRole[language];
  const stated: Stated[] = [
    // Above a title that does not say it, it stands already
    [
      'job_detail.fact.role',
      'user',
      saysRole(job, language) || ad.readFromHeadline?.includes('profession') ? role : '',
      'profession',
    ],
    ['job_detail.fact.fields', 'list', inLanguage(job.names.workFields), 'work_fields'],
    ['job_detail.fact.place', 'location', ad.street ? `${ad.street}, ${place}` : place],
    ['job_detail.shifts', 'clock', ofAd(shiftsText(words, job))],
    ['job_detail.fact.on_call', 'phone', job.onCallDuty ? t('job_detail.fact.yes') : '', 'on_call'],
    [
      'job_detail.fact.employment',
      'briefcase',
      inLanguage(job.names.employmentTypes),
      'employment',
    ],
    ['job_detail.fact.conditions', 'list', ad.conditions ?? ''],
    ['job_detail.fact.salary', 'money', (job.hourlyRate && ad.salaryText) ?? ''],
    ['job_detail.fact.vacancies', 'user', Number(ad.vacancies) > 1 ? String(ad.vacancies) : ''],
    ['job_detail.fact.travel', 'globe', ofAd(t(`job_detail.provided.${job.travel ?? 'ask'}`))],
    ['job_detail.fact.housing', 'home', ofAd(t(`job_detail.provided.${job.housing ?? 'ask'}`))],
    ['job_detail.fact.systems', 'systems', job.names.systems.join(', ')],
    [
      'job_detail.fact.replies',
      'message',
      job.replies ? t('job_detail.replies', replyValues(intl, job.replies)) : '',
    ],
  ];
  const facts: Fact[] = stated
    .filter(([, , text]) => text !== '')
    .map(([id, icon, text, fact]) => ({
      term: t(id),
      description: (
        <>
          <span lang={OWN_WORDS.has(id) ? langOf(job) : undefined}>{text}</span>
          {fact && <FromHeadline job={job} fact={fact} />}
        </>
      ),
      icon: <Icon name={icon} size="small" />,
    }));
  return <FactList facts={facts} />;
}

/** Facts in the ad's own words. */
const OWN_WORDS: ReadonlySet<MessageId> = new Set([
  'job_detail.fact.conditions',
  'job_detail.fact.salary',
]);
