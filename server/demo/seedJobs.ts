import { addDays } from '#domain/calendar/days';
import type { Job } from '#domain/jobs/job';
import type { JobFacts } from '#domain/jobs/jobFacts';
import { jobSlug } from '#domain/jobs/slug';
import { demoContact } from './contacts';
import { saidTerms } from './demoTerms';
import { DEMO_EMPLOYERS, type DemoEmployer } from './employers';
import { jobFacts } from './jobFacts';
import { drawJobKinds, type JobKind } from './jobMix';
import { jobSteps } from './jobSteps';
import { jobTerms } from './jobTerms';
import { type JobText, jobText, type TextInput } from './jobText';
import { placeFor } from './places';
import { instantOn, publishingInstants } from './publishing';
import { questionnaire } from './questionnaire';
import { createRandom, type Random } from './random';
import { systemsFor } from './systemsFor';
import { familyText } from './texts/familyTexts';
import { fieldText } from './texts/fieldTexts';

export interface DemoJobsOptions {
  /** `YYYY-MM-DD` in Stockholm; all dates are relative to it. */
  today: string;
  /** Another number gives other jobs. */
  seed?: number;
}

export interface DemoJobs {
  employers: readonly DemoEmployer[];
  jobs: Job[];
}

type Standing = 'open' | 'closed' | 'disabled' | 'deleted';

/**
 * The number of jobs in each state. A closed one has the status open in the database, but its last
 * day has passed.
 */
const STANDINGS: readonly Standing[] = [
  ...Array<Standing>(2000).fill('open'),
  ...Array<Standing>(40).fill('closed'),
  ...Array<Standing>(40).fill('disabled'),
  ...Array<Standing>(40).fill('deleted'),
];
const DEFAULT_SEED = 20_260;
/** No title and no opening paragraph occurs twice within this many jobs, newest first. */
const APART = 60;
const MOST_REDRAWS = 20;
/** Other random numbers than those of a job's other facts, which do not change by them. */
const TERMS_APART = 1_000_000;

/** The demo's employers and jobs, newest first: always the same for the same day and seed. */
export function createDemoJobs({ today, seed = DEFAULT_SEED }: DemoJobsOptions): DemoJobs {
  const random = createRandom(seed);
  const kinds = drawJobKinds(STANDINGS.length, random);
  const instants = publishingInstants(STANDINGS.length, today, random);
  const standings = random.shuffled(STANDINGS);
  const lately: JobText[] = [];

  const jobs = kinds.map((kind, index) => {
    const number = index + 1;
    const job = demoJob({ kind, today, number, lately }, random);
    lately.push(job);
    if (lately.length > APART) lately.shift();
    const facts = factsOf(job, kind, createRandom(seed + number));
    const terms = saidTerms(job, createRandom(seed + number + TERMS_APART));
    const published = {
      ...job,
      ...facts,
      ...terms,
      publishedAt: instants[index] ?? job.publishedAt,
    };
    return standing(published, standings[index] ?? 'open', today, random);
  });
  return { employers: DEMO_EMPLOYERS, jobs };
}

function demoJob(
  {
    kind,
    today,
    number,
    lately,
  }: {
    kind: JobKind;
    today: string;
    number: number;
    lately: readonly JobText[];
  },
  random: Random,
): Job {
  const { profile, fieldId, region } = kind;
  const field = fieldText(fieldId);
  const employer = random.pick(DEMO_EMPLOYERS);
  const place = placeFor({ region, field, employer: employer.name }, random);
  const terms = jobTerms({ profile, field, municipality: place.municipality, today }, random);
  const systems = systemsFor({ care: field.care, fieldId, region }, random);
  const text = unlike(
    lately,
    { profile, field, place, terms, systems, employer: employer.name },
    random,
  );
  const id = `v-${String(number).padStart(5, '0')}`;
  const steps = jobSteps(profile.role);
  return {
    id,
    slug: jobSlug({ title: text.title, place: place.municipality.name, id }),
    status: 'open',
    workRole: profile.role,
    workFields: [fieldId],
    location: place.municipality.id,
    systems,
    ...terms,
    ...text,
    publishedAt: instantOn(addDays(today, -1), random),
    contact: demoContact(random),
    questionnaire: random.chance(0.5)
      ? questionnaire(familyText(profile.family).questions, random)
      : [],
    ...(steps && { steps }),
    employerId: employer.id,
    ...(place.isPublic && { publicEmployer: true }),
    source: { name: 'vikari', id, url: null, datesRebased: false },
  };
}

/** Uses its own random numbers, so that the other fields do not depend on them. */
function factsOf(job: Job, { profile, fieldId }: JobKind, random: Random): JobFacts {
  return jobFacts({ job, profile, fieldId, field: fieldText(fieldId) }, random);
}

/** Picks texts until one differs from all of the latest. */
function unlike(lately: readonly JobText[], input: TextInput, random: Random): JobText {
  let text = jobText(input, random);
  for (let drawn = 0; drawn < MOST_REDRAWS && readsLikeOneOf(lately, text); drawn += 1) {
    text = jobText(input, random);
  }
  return text;
}

function readsLikeOneOf(lately: readonly JobText[], { title, description }: JobText): boolean {
  return lately.some(
    (other) =>
      other.title === title ||
      other.description[0] === description[0] ||
      other.description[1] === description[1],
  );
}

/** Sets a job's state; a closed one was published some weeks before. */
function standing(job: Job, as: Standing, today: string, random: Random): Job {
  if (as !== 'closed') return { ...job, status: as };
  const closesOn = addDays(today, -random.integer(1, 45));
  return {
    ...job,
    closesOn,
    publishedAt: instantOn(addDays(closesOn, -random.integer(8, 30)), random),
  };
}
