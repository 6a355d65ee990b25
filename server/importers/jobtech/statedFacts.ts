import { addDays } from '#domain/calendar/days';
import {
  type AdFacts,
  HEADLINE_FACTS,
  type HeadlineFact,
  type Job,
  type Scope,
  type StatedExtent,
} from '#domain/jobs/job';
import { cleanLine, cleanParagraphs } from './cleanText';
import type { ContactNames } from './contactNames';
import { employmentTypesOf } from './employment';
import { extentOf } from './extent';
import { rawTextAt, textAt, valueAt } from './fields';
import {
  employmentOfHeadline,
  hoursOfHeadline,
  onCallOfHeadline,
  timesOfHeadline,
} from './headlineFacts';
import { fieldsOfHeadline } from './headlineFields';
import { periodOfHeadline } from './headlinePeriod';
import { extentOfHeadline, scopeOfHeadline } from './headlineScope';
import { clip } from './plainText';

const LONGEST = { headline: 300, conditions: 300, salary: 150, street: 120 } as const;
const MOST_VACANCIES = 1000;
const DAYS_PER_WEEK = 7;

type ReadFields = Pick<
  Job,
  | 'workFields'
  | 'employmentTypes'
  | 'timeOfDay'
  | 'onCallDuty'
  | 'startsOn'
  | 'endsOn'
  | 'hoursPerWeek'
>;

/** What an ad says of where, when and how much, and what of it was read from its headline. */
interface StatedFacts {
  job: ReadFields;
  extent: StatedExtent;
  scope: Scope | null;
  fromHeadline: HeadlineFact[];
}

/** Percent of full time; from 0 on is what the format has where nothing was filled in. */
function statedScope(ad: object): Scope | null {
  const min = valueAt(ad, 'scope_of_work', 'min');
  const max = valueAt(ad, 'scope_of_work', 'max');
  const isStated = typeof min === 'number' && typeof max === 'number';
  return isStated && min >= 1 && min <= max && max <= 100 ? { min, max } : null;
}

function extentOfScope({ min, max }: Scope): StatedExtent {
  if (max < 100) return 'part_time';
  return min === 100 ? 'full_time' : null;
}

function extentFrom(ad: object, headline: string, scope: Scope | null): StatedExtent {
  if (scope) return extentOfScope(scope);
  const read = extentOfHeadline(headline);
  if (read === 'either') return null;
  return read ?? extentOf(ad);
}

/**
 * @param published - the day of the ad's publication, by which its weeks have a year.
 * @param weeks - by how many the ad's dates are moved.
 */
export function statedFactsOf(ad: object, published: string, weeks: number): StatedFacts {
  const headline = textAt(ad, LONGEST.headline, 'headline') ?? '';
  const inField = { types: employmentTypesOf(ad), scope: statedScope(ad) };
  const types = employmentOfHeadline(headline, inField.types);
  const scopeRead = inField.scope === null ? scopeOfHeadline(headline) : null;
  const scope = inField.scope ?? scopeRead;
  const workFields = fieldsOfHeadline(headline, published);
  const timeOfDay = timesOfHeadline(headline);
  const period = periodOfHeadline(headline, published);
  const hoursPerWeek = hoursOfHeadline(headline);
  const onCallDuty = onCallOfHeadline(headline);
  const moved = (day: string | null | undefined): string | null =>
    day ? addDays(day, weeks * DAYS_PER_WEEK) : null;
  const extent = extentFrom(ad, headline, scopeRead);
  const read: Readonly<Record<Exclude<HeadlineFact, 'profession'>, boolean>> = {
    work_fields: workFields.length > 0,
    employment: types !== null,
    scope:
      scopeRead !== null || hoursPerWeek !== null || (extent !== null && extent !== extentOf(ad)),
    time_of_day: timeOfDay.length > 0,
    on_call: onCallDuty,
    period: period !== null,
  };
  return {
    job: {
      workFields,
      employmentTypes: types ?? inField.types,
      timeOfDay,
      onCallDuty,
      startsOn: moved(period?.startsOn),
      endsOn: moved(period?.endsOn),
      hoursPerWeek,
    },
    extent,
    scope,
    fromHeadline: HEADLINE_FACTS.filter((fact) => fact !== 'profession' && read[fact]),
  };
}

/** A short text of the ad without contacts; null when nothing with a letter in it is left. */
function shortText(ad: object, names: ContactNames, longest: number, ...path: string[]) {
  const lines = cleanParagraphs(rawTextAt(ad, ...path) ?? '', names)
    .map((line) => line.replace(/^(?:## |- )/u, ''))
    .filter((line) => /\p{L}/u.test(line));
  return lines.length === 0 ? null : clip(lines.join(' · ').replaceAll('. · ', ' · '), longest);
}

/** What the ad says in fields that a job has nothing else for. */
export function adFactsOf(
  ad: object,
  names: ContactNames,
): Pick<AdFacts, 'conditions' | 'salaryText' | 'vacancies' | 'street'> {
  const vacancies = valueAt(ad, 'number_of_vacancies');
  const isCount = typeof vacancies === 'number' && Number.isInteger(vacancies);
  const street = cleanLine(
    textAt(ad, LONGEST.street, 'workplace_address', 'street_address') ?? '',
    names,
  );
  return {
    conditions: shortText(ad, names, LONGEST.conditions, 'description', 'conditions'),
    salaryText: shortText(ad, names, LONGEST.salary, 'salary_description'),
    vacancies: isCount && vacancies >= 1 && vacancies <= MOST_VACANCIES ? vacancies : null,
    street: /\p{L}/u.test(street) ? street : null,
  };
}
