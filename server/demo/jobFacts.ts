import type { DocumentType } from '#domain/candidates/documents';
import type { LanguageSkill } from '#domain/candidates/languages';
import type { Job } from '#domain/jobs/job';
import type { JobFacts, Provision, StatedRequirements } from '#domain/jobs/jobFacts';
import { isLicensedRole } from '#domain/vocabulary/licensedRoles';
import { locationById } from '#domain/vocabulary/lookup';
import { careProviderOf } from './careProviders';
import type { Random } from './random';
import type { RoleProfile } from './roleProfiles';
import { shiftsOf } from './shifts';
import type { Family } from './texts/familyTexts';
import type { FieldText } from './texts/fieldTexts';
import { TRAVEL_SAID } from './texts/practicalities';

export interface FactsInput {
  job: Job;
  profile: RoleProfile;
  fieldId: string;
  field: FieldText;
}

/** Work fields in which a CPR certificate is asked for. */
const ACUTE_FIELDS: ReadonlySet<string> = new Set([
  'akutmottagning',
  'akutvardsavdelning',
  'ambulanssjukvard',
  'anestesi',
  'forlossning',
  'intensivvard',
  'internmedicin',
  'kardiologi',
  'narakut',
  'neonatalvard',
  'njurmedicin-och-dialys',
  'operation',
  'uppvakning',
]);
/** Fields of children and of people with disabilities: a criminal record is asked for. */
const CHILD_FIELDS: ReadonlySet<string> = new Set([
  'barn-och-ungdomspsykiatri',
  'barnhalsovard',
  'barnsjukvard',
  'barntandvard',
  'bb',
  'elevhalsa',
  'funktionsstod',
  'habilitering',
  'neonatalvard',
  'ungdomsmottagning',
]);
/** Professions that the regions' national agreement covers. */
const NATIONAL_FAMILIES: ReadonlySet<Family> = new Set([
  'nurse',
  'specialistNurse',
  'doctor',
  'specialistDoctor',
]);
const LARGE_REGIONS: ReadonlySet<string> = new Set(['r-01', 'r-12', 'r-14']);
const AGREEMENT_MONTHS = 12;
const AGREEMENT_YEARS = 2;
const OTHER_AGREEMENT_MONTHS = 6;

/** A demo job's facts, which agree with its text; some jobs leave facts out. */
export function jobFacts(input: FactsInput, random: Random): JobFacts {
  const { job, field } = input;
  const needs = documentsFor(input);
  const requires = requirements(input, needs, random);
  const isHourly = job.employmentTypes.includes('timanstallning');
  const isScheduled = !isHourly && random.chance(0.85);
  const shifts = isScheduled ? shiftsOf({ ...job, hours: field.hours }, random) : null;
  return {
    ...(shifts && { shifts }),
    ...(random.chance(0.92) && { requires }),
    ...provisions(input, random),
  };
}

function isLicensed({ profile }: FactsInput): boolean {
  return isLicensedRole(profile.role) || profile.formal.startsWith('Legitimation');
}

/** The documents that the ward asks for. */
function documentsFor(input: FactsInput): DocumentType[] {
  const { profile, fieldId, job } = input;
  const documents: DocumentType[] = ['cv', 'id_card'];
  const asksForHeart = job.requirements.some((line) => line.includes('hjärt-lungräddning'));
  if (ACUTE_FIELDS.has(fieldId) || asksForHeart) documents.push('cpr_certificate');
  if (CHILD_FIELDS.has(fieldId)) documents.push('criminal_record');
  if (isLicensed(input)) documents.push('hosp_licence');
  if (/specialist(?:kompetens|sjuksköterskeexamen)/u.test(profile.formal)) {
    documents.push('specialist_certificate');
  }
  return documents;
}

function requirements(
  input: FactsInput,
  documents: DocumentType[],
  random: Random,
): StatedRequirements {
  const years = yearsAsked(input, random);
  const languages = languagesAsked(input, random);
  return {
    licence: isLicensed(input),
    ...(years !== null && { yearsInProfession: years }),
    ...(languages && { languages }),
    ...(random.chance(0.9) && { documents }),
    ...agreement(input, random),
  };
}

/** As the text says, or else as the agreement does. */
function yearsAsked(input: FactsInput, random: Random): number | null {
  const said = /Minst (\d) års/u.exec(input.job.requirements.join('\n'))?.[1];
  if (said !== undefined) return Number(said);
  if (isNational(input)) return AGREEMENT_YEARS;
  return random.chance(0.5) ? random.pick([0, 1, 1, 2]) : null;
}

function languagesAsked(
  { profile, fieldId, job }: FactsInput,
  random: Random,
): LanguageSkill[] | null {
  const inText = job.requirements.some((line) => line.includes('svenska'));
  const talksMuch = !['assistant', 'dentistry', 'laboratory', 'eyeAndFoot'].includes(
    profile.family,
  );
  const swedish: LanguageSkill = { language: 'sv', level: talksMuch ? 'C1' : 'B2' };
  const english: LanguageSkill = { language: 'en', level: 'B2' };
  const alsoEnglish = fieldId === 'migrationshalsa' && random.chance(0.6);
  if (!inText && !random.chance(0.8)) return null;
  return alsoEnglish ? [swedish, english] : [swedish];
}

function isOfRegion({ job }: FactsInput): boolean {
  const region = locationById(job.location ?? '')?.regionId;
  return region !== undefined && job.workplace.careProvider === careProviderOf(region);
}

function isNational(input: FactsInput): boolean {
  const { job, profile } = input;
  return (
    isOfRegion(input) &&
    job.employmentTypes.includes('konsult') &&
    NATIONAL_FAMILIES.has(profile.family)
  );
}

/**
 * A region hires nurses and doctors by the national agreement and others by one of its own;
 * municipalities, private employers and employment by the region itself have none.
 */
function agreement(
  input: FactsInput,
  random: Random,
): Pick<StatedRequirements, 'agreement' | 'monthsSinceEmployed'> {
  const months = random.chance(0.8);
  if (isNational(input)) {
    return { agreement: 'national', ...(months && { monthsSinceEmployed: AGREEMENT_MONTHS }) };
  }
  if (isOfRegion(input) && input.job.employmentTypes.includes('konsult')) {
    return { agreement: 'other', ...(months && { monthsSinceEmployed: OTHER_AGREEMENT_MONTHS }) };
  }
  return { agreement: 'none', ...(months && { monthsSinceEmployed: 0 }) };
}

type Said = Provision | 'unsaid';
type Weights = readonly (readonly [Said, number])[];

/** How common each is: for consultants in remote and in the largest regions, and for employees. */
const TRAVEL: Readonly<Record<'away' | 'near' | 'employed', Weights>> = {
  away: [
    ['paid', 45],
    ['arranged', 15],
    ['none', 10],
    ['unsaid', 30],
  ],
  near: [
    ['paid', 15],
    ['arranged', 5],
    ['none', 40],
    ['unsaid', 40],
  ],
  employed: [
    ['paid', 4],
    ['none', 46],
    ['unsaid', 50],
  ],
};
const HOUSING: typeof TRAVEL = {
  away: [
    ['paid', 30],
    ['arranged', 35],
    ['none', 8],
    ['unsaid', 27],
  ],
  near: [
    ['paid', 8],
    ['arranged', 12],
    ['none', 40],
    ['unsaid', 40],
  ],
  employed: [
    ['arranged', 18],
    ['none', 37],
    ['unsaid', 45],
  ],
};

/** Travel and housing as in the text, or else as is common for such a job. */
function provisions({ job }: FactsInput, random: Random): Pick<JobFacts, 'travel' | 'housing'> {
  const text = job.description.join('\n');
  const inText = TRAVEL_SAID.find(({ words }) => text.includes(words));
  const region = locationById(job.location ?? '')?.regionId ?? '';
  const near = LARGE_REGIONS.has(region) ? 'near' : 'away';
  const kind = job.employmentTypes.includes('konsult') ? near : 'employed';
  const drawn = (weights: Weights) => random.weighted(weights, ([, weight]) => weight)[0];
  const travel = drawn(TRAVEL[kind]);
  const housing = drawn(HOUSING[kind]);
  return {
    ...(travel !== 'unsaid' && { travel }),
    ...(housing !== 'unsaid' && { housing }),
    ...inText?.said,
  };
}
