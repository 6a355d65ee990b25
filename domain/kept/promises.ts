import type { Job } from '#domain/jobs/job';
import { isSaid, statedTerms } from '#domain/terms/statedTerms';
import type { TermValues } from '#domain/terms/terms';

/** The days of an assignment, by which it is asked. */
export type PromisedDays = Pick<Job, 'startsOn' | 'endsOn' | 'shifts'>;

/**
 * What an ad says that can be kept: what it promises in numbers and words, and of the rest whether it
 * says it. Nothing that it leaves out is here.
 */
export interface Promises extends PromisedDays {
  place: boolean;
  duties: boolean;
  pay: boolean;
  housing: boolean;
  travel: boolean;
  /** The terms that are said, and no others. */
  terms: TermValues;
}

type Ad = PromisedDays &
  Pick<Job, 'workplace' | 'description' | 'hourlyRate' | 'housing' | 'travel' | 'terms'>;

const isProvided = (provision: Job['housing']) => provision === 'paid' || provision === 'arranged';

/** What an ad promises, as it stands. */
export function promisesIn(ad: Ad): Promises {
  const { startsOn, endsOn, shifts, workplace, description, hourlyRate, housing, travel } = ad;
  const said = statedTerms(ad.terms).filter(isSaid);
  return {
    startsOn,
    endsOn,
    shifts,
    place: workplace.name !== '',
    duties: description.length > 0,
    pay: hourlyRate !== null,
    housing: isProvided(housing),
    travel: isProvided(travel),
    terms: Object.fromEntries(said.map(({ id, value }) => [id, value])),
  };
}
