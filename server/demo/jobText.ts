import type { Job, Workplace } from '#domain/jobs/job';
import { systemById } from '#domain/vocabulary/lookup';
import type { JobTerms } from './jobTerms';
import type { Place } from './places';
import type { Random } from './random';
import type { RoleProfile } from './roleProfiles';
import { familyText } from './texts/familyTexts';
import type { FieldText } from './texts/fieldTexts';
import { fill } from './texts/fill';
import { inPlace } from './texts/inPlace';
import { LINES, TITLES } from './texts/practicalities';
import { roleName } from './texts/roleName';

/** The facts that a job's text is written from. */
export interface TextInput {
  profile: RoleProfile;
  field: FieldText;
  place: Place;
  terms: JobTerms;
  systems: readonly string[];
  employer: string;
}

export type JobText = Pick<Job, 'title' | 'description' | 'requirements' | 'meritorious'> & {
  workplace: Workplace;
};

/** Writes a job's text from the sentences of its family and its field. */
export function jobText(input: TextInput, random: Random): JobText {
  const { profile, field, place } = input;
  const family = familyText(profile.family);
  const slots = slotsOf(input, random);
  const filled = (lines: readonly string[]) => lines.map((line) => fill(line, slots));
  const paragraph = (lines: readonly string[]) => filled(lines).join(' ');

  const about = random.shuffled(field.about);
  const shown = random.integer(1, 2);
  return {
    title: fill(random.pick(titlesFor(input)), slots),
    description: [
      paragraph([random.pick(family.openings), ...about.slice(0, shown)]),
      paragraph(random.sample(family.duties, random.integer(2, 4))),
      paragraph([
        ...random.sample(field.day, random.integer(1, 2)),
        random.pick(LINES.introduction),
      ]),
      paragraph(practicalLines(input, random)),
      paragraph(random.sample(LINES.closing, random.integer(1, 2))),
    ],
    requirements: [
      profile.formal,
      ...filled(random.sample(family.requirements, random.integer(2, 3))),
    ],
    meritorious: filled(random.sample(family.meritorious, random.integer(1, 3))),
    workplace: {
      ...place.workplace,
      unit: fill('{Enhet}', slots),
      about: paragraph(about.slice(shown)),
    },
  };
}

function slotsOf(
  { profile, field, place, terms, systems, employer }: TextInput,
  random: Random,
): Record<string, string> {
  return {
    yrke: roleName(profile.role),
    enhet: field.unit,
    på: field.at,
    arbetsplats: place.workplace.name,
    ort: place.municipality.name,
    'i ort': inPlace(place.municipality.name),
    arbetsgivare: employer,
    antal: String(random.integer(8, 40)),
    år: String(random.integer(1, 4)),
    timmar: String(terms.hoursPerWeek),
    system: systems.map((id) => systemById(id)?.text ?? id).join(' och '),
  };
}

/** The titles that fit; outside hospitals the workplace's name often includes the unit already. */
function titlesFor({ terms, field }: TextInput): readonly string[] {
  const suiting = [
    ...TITLES.any,
    ...(terms.timeOfDay.includes('night') ? TITLES.night : []),
    ...(terms.employmentTypes.includes('sommarjobb') ? TITLES.summer : []),
    ...(terms.employmentTypes.includes('vikariat') ? TITLES.locum : []),
    ...(terms.onCallDuty ? TITLES.duty : []),
  ];
  if (field.care === 'hospital') return suiting;
  return suiting.filter((title) => !(title.includes('{enhet}') && title.includes('{arbetsplats}')));
}

function practicalLines({ terms, systems }: TextInput, random: Random): string[] {
  return [
    random.pick(LINES.hours),
    ...(terms.onCallDuty ? [random.pick(LINES.onCall)] : []),
    ...(terms.timeOfDay.includes('night') ? [random.pick(LINES.night)] : []),
    ...(terms.employmentTypes.includes('sommarjobb') ? [random.pick(LINES.summer)] : []),
    ...(terms.hourlyRate === null ? [random.pick(LINES.monthlyPay)] : []),
    ...(systems.length > 0 ? [random.pick(LINES.system)] : []),
    ...(random.chance(0.6) ? [random.pick(LINES.travel)] : []),
  ];
}
