import type { CandidateFacts, JobToTake } from '../candidateFacts';

/** A list without each of its entries in turn. */
const withoutEach = <T>(list: readonly T[]): T[][] =>
  list.map((_, at) => list.filter((_one, other) => other !== at));

/** A list in which each entry in turn is changed. */
const withEach = <T>(list: readonly T[], change: (one: T) => T): T[][] =>
  list.map((_, at) => list.map((one, other) => (other === at ? change(one) : one)));

/** A document of which nobody has said when it ends. A CV has no end by what it is: its day is no datum. */
const withoutEnd = (one: CandidateFacts['documents'][number]): typeof one =>
  one.type === 'cv' ? one : { ...one, validTo: null, noEndDate: false };

/**
 * A candidate without each datum in turn. Who deletes an employment has no complete list any more:
 * the server forgets that they have said so.
 */
export function removalsOfCandidate(facts: CandidateFacts): CandidateFacts[] {
  const { professions, wishedProfessions = [], languages, documents, experiences } = facts;
  return [
    ...withoutEach(professions).map((less) => ({ ...facts, professions: less })),
    ...withoutEach(wishedProfessions).map((less) => ({ ...facts, wishedProfessions: less })),
    { ...facts, languages: null },
    ...withoutEach(languages ?? []).map((less) => ({ ...facts, languages: less })),
    ...withoutEach(documents).map((less) => ({ ...facts, documents: less })),
    ...withEach(documents, withoutEnd).map((less) => ({ ...facts, documents: less })),
    ...withoutEach(experiences).map((less) => ({
      ...facts,
      experiences: less,
      experiencesComplete: false,
    })),
    ...withEach(experiences, (one) => ({ ...one, regionEmployer: null })).map((less) => ({
      ...facts,
      experiences: less,
    })),
    { ...facts, experiencesComplete: false },
  ];
}

/** The ad's own figures, which come before those of the agreement that it names. */
const OF_AGREEMENT = ['yearsInProfession', 'monthsSinceEmployed'];

/**
 * A job that leaves each of its facts unsaid in turn. A figure of an ad that names an agreement is
 * not unsaid without it: it is then the agreement's.
 */
export function removalsOfJob(job: JobToTake): JobToTake[] {
  const { requires } = job;
  const isSaidByAgreement = (field: string) =>
    OF_AGREEMENT.includes(field) && requires?.agreement !== undefined;
  return [
    { ...job, location: null },
    { ...job, startsOn: null },
    { ...job, endsOn: null },
    { ...job, requires: null },
    ...Object.keys(requires ?? {})
      .filter((field) => !isSaidByAgreement(field))
      .map((field) => ({
        ...job,
        requires: Object.fromEntries(
          Object.entries(requires ?? {}).filter(([name]) => name !== field),
        ),
      })),
  ];
}
