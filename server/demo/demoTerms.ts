import type { Job } from '#domain/jobs/job';
import { TERM_IDS, type TermId, type TermValues } from '#domain/terms/terms';
import { createRandom, type Random } from './random';

/** What of a demo job its terms follow from. */
type Described = Pick<
  Job,
  'id' | 'employerId' | 'employmentTypes' | 'hourlyRate' | 'hoursPerWeek' | 'publicEmployer'
>;

/** A number of a text, always the same. */
const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** Terms of a demo employer, the same in all of its jobs: as an agency has them. */
function houseTerms(employerId: string) {
  const random = createRandom(seedOf(employerId));
  const isAuthorised = random.chance(0.7);
  const agreement = isAuthorised || random.chance(0.4);
  return {
    isAuthorised,
    agreement,
    equivalent: random.chance(0.4),
    sickPayFrom: random.pick([1, 2, 2, 2]),
    notice: random.pick([7, 14, 14, 21]),
    cancelDays: random.pick([7, 14, 14, 30]),
  };
}

/**
 * All terms of a demo job: believable ones for how it employs, its agency and whether a region or a
 * municipality employs.
 */
function demoTerms(job: Described): Required<TermValues> {
  const house = houseTerms(job.employerId ?? '');
  const random = createRandom(seedOf(job.id));
  const isConsultant = job.employmentTypes.includes('konsult');
  const invoices = job.hourlyRate?.basis === 'consultant_invoice';
  const agreement = !invoices && (job.publicEmployer === true || house.agreement);
  const isHourly = job.employmentTypes.includes('timanstallning');
  const { cancelDays: days } = house;
  const other = house.equivalent ? 'other' : 'none';
  return {
    employs: invoices ? 'own_company' : isConsultant ? 'agency' : 'care_provider',
    collectiveAgreement: agreement ? 'applies' : house.equivalent ? 'equivalent' : 'none',
    authorisation: !isConsultant
      ? 'not_agency'
      : house.isAuthorised
        ? 'authorised'
        : 'not_authorised',
    sickPayFrom: invoices ? 0 : house.sickPayFrom,
    pension: agreement ? 'agreement' : invoices ? 'none' : other,
    insurance: agreement ? 'agreement' : other,
    overtime: agreement ? random.pick(['extra_pay', 'extra_pay', 'time_off']) : 'ordinary_pay',
    guaranteedHours: isHourly ? 0 : Math.floor(job.hoursPerWeek ?? 0),
    scheduleNotice: house.notice,
    employerCancellation: `Avbokar vi senare än ${days} dagar före får du betalt för de första två veckorna.`,
    candidateCancellation: `Utan kostnad fram till ${days} dagar före. Blir du sjuk kostar det aldrig något.`,
    rateHours: invoices ? random.pick(['all_hours', 'daytime']) : 'plus_supplements',
  };
}

/** How many of the terms a demo ad says: many say none, few say all. */
const SAID: readonly { from: number; to: number; weight: number }[] = [
  { from: 0, to: 0, weight: 40 },
  { from: 2, to: 5, weight: 22 },
  { from: 6, to: 11, weight: 20 },
  { from: TERM_IDS.length, to: TERM_IDS.length, weight: 18 },
];

/** What a demo ad says of its terms; nothing of them in many. */
export function saidTerms(job: Described, random: Random): Pick<Job, 'terms'> {
  const { from, to } = random.weighted(SAID, ({ weight }) => weight);
  const said = new Set(random.sample(TERM_IDS, random.integer(from, to)));
  return said.size === 0 ? {} : { terms: only(demoTerms(job), (id) => said.has(id)) };
}

/** The demo recruiter says in each sentence of its own what it is, since candidates read it. */
const SIMULATED = 'Simulerat svar: ';

/** What the demo recruiter answers to questions about terms. */
export function answersTo(job: Described, asked: readonly TermId[]): TermValues {
  const terms = demoTerms(job);
  return only(
    {
      ...terms,
      employerCancellation: `${SIMULATED}${terms.employerCancellation}`,
      candidateCancellation: `${SIMULATED}${terms.candidateCancellation}`,
    },
    (id) => asked.includes(id),
  );
}

const only = (terms: TermValues, isMeant: (id: TermId) => boolean): TermValues =>
  Object.fromEntries(TERM_IDS.filter(isMeant).map((id) => [id, terms[id]]));
