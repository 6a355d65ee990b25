import type { ReactNode } from 'react';
import { isoWeekOf } from '#domain/calendar/isoWeek';
import type { PaidOut } from '#domain/jobs/inHand';
import {
  type ComparedJob,
  type ComparisonRowId,
  type FactRowId,
  isUnknown,
  termOfRow,
} from '#domain/jobViews/comparison';
import type { Text } from '#domain/language';
import { COMPARED_BY, comparableRate } from '#domain/pay/comparableRate';
import { assignmentWeeks } from '#domain/pay/compensation';
import { countSaid } from '#domain/terms/statedTerms';
import { TERM_IDS, TERMS, type TermId } from '#domain/terms/terms';
import { termAnswer, termName } from '#domain/terms/termWords';
import type { MessageId, Words } from '../../i18n/intl';
import { dayText } from '../../lib/dates';
import { langOf } from '../../lib/jobText/adLanguage';
import {
  adFacts,
  documentNames,
  extentText,
  languagesText,
  shiftsText,
} from '../../lib/jobText/factTexts';
import { aboutAmount, periodText, placeText, rateAmount } from '../../lib/jobText/jobText';

const ROW_TITLES = {
  rate: 'compare.row.rate',
  comparable: 'compare.row.comparable',
  in_hand: 'compare.row.in_hand',
  in_hand_week: 'compare.row.in_hand_week',
  supplements: 'compare.row.supplements',
  salary_text: 'compare.row.salary_text',
  travel: 'job_detail.fact.travel',
  housing: 'job_detail.fact.housing',
  period: 'job_detail.fact.period',
  weeks: 'compare.row.weeks',
  hours: 'job_detail.fact.hours',
  time_of_day: 'job_detail.fact.time_of_day',
  shifts: 'job_detail.shifts',
  on_call: 'job_detail.fact.on_call',
  place: 'job_detail.fact.place',
  workplace: 'compare.row.workplace',
  profession: 'job_detail.fact.role',
  fields: 'job_detail.fact.fields',
  licence: 'job_detail.require.licence',
  years: 'job_detail.require.years',
  languages: 'job_detail.require.languages',
  documents: 'job_detail.require.documents',
  systems: 'job_detail.fact.systems',
  employment: 'job_detail.fact.employment',
  conditions: 'job_detail.fact.conditions',
  agreement: 'job_detail.require.agreement',
  qualifying: 'job_detail.require.qualifying',
  closes: 'job_detail.fact.closes',
  terms_said: 'compare.row.terms_said',
} as const satisfies Record<FactRowId, MessageId>;

/** What a row is about. */
export function rowTitle({ t, language }: Words, row: ComparisonRowId): string {
  const term = termOfRow(row);
  return term ? termName(term, language) : t(ROW_TITLES[row as FactRowId]);
}

const namesText = ({ language }: Words, names: readonly Text[]) =>
  names.map((name) => name[language]).join(', ');

function amountText(
  words: Words,
  { job, pay }: ComparedJob,
  of: (paid: PaidOut) => number,
): string | null {
  if (!pay) return null;
  const [min, max] = [aboutAmount(words, of(pay.lowest)), aboutAmount(words, of(pay.highest))];
  const amount = min === max ? min : words.t('job.rate.span', { min, max });
  const isCompany = job.hourlyRate?.basis === 'consultant_invoice';
  return words.t(`compare.in_hand.${isCompany ? 'company' : 'text'}`, { amount });
}

function weeksText({ t }: Words, { job: { startsOn, endsOn } }: ComparedJob): string | null {
  if (!startsOn || !endsOn) return null;
  const [from, to] = [isoWeekOf(startsOn).weekNumber, isoWeekOf(endsOn).weekNumber];
  const numbers =
    from === to ? t('compare.weeks.one', { from }) : t('compare.weeks.span', { from, to });
  return t('compare.weeks.text', { weeks: assignmentWeeks(startsOn, endsOn), numbers });
}

/** Words of the ad itself. */
const inItsLanguage = ({ job }: ComparedJob, text: string | null | undefined): ReactNode =>
  text && <span lang={langOf(job)}>{text}</span>;

/** The text of a job in a row; nothing where the job does not state it. */
const STATED = {
  rate: (words, { job: { hourlyRate } }) =>
    hourlyRate &&
    `${rateAmount(words, hourlyRate)} ${words.t('job.rate.unit')}, ${words.t(`job.basis_short.${hourlyRate.basis}`)}`,
  comparable: (words, { job: { hourlyRate } }) =>
    hourlyRate &&
    words.t('compare.comparable.text', {
      amount: rateAmount(words, comparableRate(hourlyRate, COMPARED_BY)),
    }),
  in_hand: (words, compared) => amountText(words, compared, ({ inHand }) => inHand),
  in_hand_week: (words, compared) =>
    amountText(words, compared, ({ inHand }) => inHand / (compared.pay?.weeks ?? 1)),
  supplements: ({ t }, { pay }) => pay && t(`compare.supplements.${pay.supplements ?? 'none'}`),
  salary_text: (_, compared) => inItsLanguage(compared, adFacts(compared.job).salaryText),
  travel: ({ t }, { job }) => job.travel && t(`job_detail.provided.${job.travel}`),
  housing: ({ t }, { job }) => job.housing && t(`job_detail.provided.${job.housing}`),
  period: (words, { job }) => periodText(words, job),
  weeks: weeksText,
  hours: (words, { job }) => extentText(words, job),
  time_of_day: (words, { job }) => namesText(words, job.names.timeOfDay),
  shifts: (words, { job }) => shiftsText(words, job),
  on_call: ({ t }, { job }) => {
    if (job.onCallDuty) return t('job_detail.fact.yes');
    return job.imported ? null : t('compare.no');
  },
  place: (words, { job }) => job.location && placeText(words, job.names),
  workplace: (_, { job }) => <span translate="no">{job.workplaceName}</span>,
  profession: ({ language }, { job }) => job.names.workRole[language],
  fields: (words, { job }) => namesText(words, job.names.workFields),
  licence: ({ t }, { job: { requires } }) =>
    requires?.licence === undefined
      ? null
      : t(requires.licence ? 'job_detail.require.licence_needed' : 'compare.no'),
  years: ({ t }, { job: { requires } }) =>
    requires?.yearsInProfession === undefined
      ? null
      : t('job_detail.require.years_asked', { years: requires.yearsInProfession }),
  languages: (words, { job: { requires } }) =>
    requires?.languages && languagesText(words, requires.languages),
  documents: (words, { job }) =>
    job.requires?.documents &&
    (documentNames(words, job) ?? words.t('job_detail.require.no_documents')),
  systems: (_, { job }) => job.names.systems.join(', '),
  employment: (words, { job }) => namesText(words, job.names.employmentTypes),
  conditions: (_, compared) => inItsLanguage(compared, adFacts(compared.job).conditions),
  agreement: ({ t }, { job: { requires } }) =>
    requires?.agreement && t(`job_detail.agreement.${requires.agreement}`),
  qualifying: ({ t }, { job: { requires } }) =>
    requires?.monthsSinceEmployed === undefined
      ? null
      : t('job_detail.require.qualifying_months', { months: requires.monthsSinceEmployed }),
  closes: ({ intl }, { job }) => dayText(intl, job.closesOn),
  terms_said: ({ t }, { job }) =>
    t('compare.terms_said', { said: countSaid(job.terms), all: TERM_IDS.length }),
} as const satisfies Record<FactRowId, (words: Words, compared: ComparedJob) => ReactNode>;

/** The text where a job does not state it; by default "not stated". */
const NOT_STATED: Partial<Record<FactRowId, MessageId>> = {
  travel: 'job_detail.provided.ask',
  housing: 'job_detail.provided.ask',
  in_hand: 'compare.not_known',
  in_hand_week: 'compare.not_known',
  supplements: 'compare.not_known',
};

/** A term's answer; in the ad's language where it is a sentence of its own. */
function termText({ language }: Words, id: TermId, compared: ComparedJob): ReactNode {
  const value = compared.job.terms?.[id];
  if (value == null) return null;
  const answer = termAnswer(id, value, language);
  return TERMS[id].kind === 'text' ? inItsLanguage(compared, answer) : answer;
}

/** One cell of the comparison, never empty. */
export function cellOf(words: Words, row: ComparisonRowId, compared: ComparedJob): ReactNode {
  if (isUnknown(row, compared.job)) return words.t('compare.not_at_hand');
  const term = termOfRow(row);
  if (term) return termText(words, term, compared) || words.t('compare.ask');
  const id = row as FactRowId;
  return STATED[id](words, compared) || words.t(NOT_STATED[id] ?? 'compare.not_stated');
}
