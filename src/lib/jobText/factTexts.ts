import type { JobDetail } from '#domain/api/portal';
import type { LanguageSkill } from '#domain/candidates/languages';
import type { AdFacts, StatedExtent } from '#domain/jobs/job';
import type { Words } from '../../i18n/intl';
import { capitalised } from '../capitalised';
import { rateAmount } from './jobText';

/** What an imported ad says; nothing of our own job. */
const NO_AD: AdFacts & { extent: StatedExtent } = { extent: null };

export const adFacts = ({ source }: Pick<JobDetail, 'source'>): typeof NO_AD =>
  source.name === 'jobtech' ? source : NO_AD;

/** Hours a week; of an imported job also full time or part time, and percent of full time. */
export function extentText(words: Words, job: Pick<JobDetail, 'hoursPerWeek' | 'source'>): string {
  const { t } = words;
  const { extent, scope } = adFacts(job);
  return [
    job.hoursPerWeek && t('job.hours', { hours: job.hoursPerWeek }),
    extent && t(`job_detail.extent.${extent}`),
    scope && t('job_detail.percent', { amount: rateAmount(words, scope) }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** How many shifts the job names. */
export function shiftsText({ t }: Words, { shifts }: Pick<JobDetail, 'shifts'>): string {
  if (!shifts || shifts.length === 0) return t('job_detail.provided.ask');
  return t('job_detail.fact.shift_count', { count: shifts.length });
}

/** "Svenska, minst nivå C1; engelska, minst nivå B2" */
export function languagesText({ t, intl }: Words, languages: readonly LanguageSkill[]): string {
  if (languages.length === 0) return t('job_detail.require.no_language');
  const each = languages.map(({ language, level }) =>
    t('job_detail.require.language', {
      language: intl.formatDisplayName(language, { type: 'language' }) ?? language,
      level,
    }),
  );
  return capitalised(each.join('; '));
}

/** "CV, legitimation och referenser"; null where none are asked for. */
export function documentNames(
  { t, intl }: Words,
  { requires }: Pick<JobDetail, 'requires'>,
): string | null {
  const documents = requires?.documents ?? [];
  if (documents.length === 0) return null;
  return capitalised(intl.formatList(documents.map((type) => t(`job_detail.document.${type}`))));
}
